/** The lobby: games waiting for players, and taking a free seat. */
export const lobby = {
  title: 'Lobby',
  about: 'These games are waiting for players. Take a free seat; a game begins when all its seats are taken.',
  nobodyWaits: 'No open games right now.',
  waiting: 'Waiting for players',
  offerYourOwn: 'Offer a game of your own',
  /** "White: Ada" */
  seat: (side: string, name: string): string => `${side}: ${name}`,
  /** `ago`: "3 hours ago" */
  offered: (ago: string): string => `offered ${ago}`,
  play: (side: string): string => `Play ${side}`,
  withdraw: 'Withdraw the offer',
  notYours: {
    title: 'Not your seat',
    blocked:
      'Somebody at this table has asked not to play with you, or you with them. Take another seat, please.',
    tooLate: 'Somebody was faster, or the seat is no longer offered.',
  },
  notWithdrawn: 'Not withdrawn',
};
