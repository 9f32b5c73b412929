export const confirmResign = {
  name: 'Please confirm that you resign',
  asked: 'A letter asks to resign this game for you. You have not resigned.',
  byConsent: (opponents: number) =>
    `In this game a resignation is an offer: ${opponents === 2 ? 'both' : 'all'} opponents have to accept it, and until then you play on.`,
  answer: 'To resign, reply to this letter with the word “resign”, or use the page.',
  button: 'Look at it and resign',
  otherwise: 'If you did not write that letter, or think better of it, do nothing.',
};
