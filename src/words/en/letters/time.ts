export const time = {
  name: 'The clock, as you asked',
  none: 'This game has no clock: nobody can run out of time.',
  clock: (terms: string) => `The clock: ${terms}.`,
  /** One seat's time; `deadline`: only for the player to move. */
  left: (name: string, left: string, deadline: string | undefined) =>
    deadline === undefined ? `${name}: ${left}` : `${name}, to move: ${left}, until ${deadline}`,
  paused: (until: string) => `The game is paused until ${until}.`,
};
