export const footer = {
  page: 'The page of this game',
  rules: 'The rules',
  moves: 'All moves',
  desk: 'What you can agree on with the others',
  stop: 'No more letters about this game',
  account: 'When and how letters come',
  stopAll: 'No more letters about any game',
  /** `most`: at most this many letters to play@ are answered per day. */
  lastAnswer: (most: number) =>
    `This is the last answer for now: ${most} letters of yours were answered within a day. Further ones are not read before tomorrow; the pages do all that letters do.`,
  you: (name: string) => (name === '' ? 'you' : `${name} (you)`),
  seat: (side: string, name: string) => `${side}: ${name}`,
  openSeat: 'not taken yet',
};
