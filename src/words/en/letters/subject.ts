/** "3 Crowns: Ada – Ben (k3xq)": the subject of all letters of a game. */
export const subject = {
  game: (gameName: string, names: readonly string[], id: string) =>
    `${gameName}: ${names.join(' – ')} (${id})`,
  /** Whoever has not taken a seat yet and reads this. */
  you: 'you',
};
