export const gameBegun = {
  name: 'The game begins',
  begun: (gameName: string, side: string) =>
    `Every seat is taken, and the game of ${gameName} has begun. You play ${side}.`,
  /** In the first letter of a game that somebody gets. */
  times: (zone: string) =>
    `Times in our letters are told in your time zone, ${zone}. You can change it in your account.`,
  toMove: (name: string) => `${name} moves first. You will get a letter whenever it is your turn.`,
};
