/** What became of an invitation that was answered by letter. */
export const invitationAnswered = {
  subject: {
    accepted: (game: string) => `${game}: you have accepted`,
    declined: (game: string) => `${game}: you have declined`,
    needsName: (game: string) => `${game}: a name is missing`,
    closed: (game: string) => `${game}: you cannot accept`,
    refused: (game: string) => `${game}: your answer came too late`,
  },
  accepted: 'You have accepted: the seat is yours.',
  begins: 'Everybody has accepted, and the game begins: it has its own letters.',
  waiting: (names: readonly string[]) =>
    `The game begins once everybody has accepted. Still asked: ${names.join(', ')}.`,
  somebody: 'somebody invited',
  declined: 'You have declined. The others are told that this game is not played.',
  closed:
    'You cannot accept: whoever runs this site has closed your account. Your running games go on by mail.',
  needsName:
    'You do not sit at the table yet, for the others need a name to call you by. Please accept on the page and give one; or reply “accept” from a mail program that writes your name beside your address.',
  button: { game: 'The page of the game', invitation: 'See the invitation' },
};
