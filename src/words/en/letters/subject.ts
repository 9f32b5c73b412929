/** "3 Crowns: Ada – Ben (k3xq)": the subject of every letter of a game. */
export const subject = {
  game: (gameName: string, names: readonly string[], id: string) =>
    `${gameName}: ${names.join(' – ')} (${id})`,
  /** The reader, before they have taken their seat. */
  you: 'you',
};
