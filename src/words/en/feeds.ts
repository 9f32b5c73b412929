/** Feeds of moves and of games. */
export const feeds = {
  turn: (ply: number, side: string, what: string): string => `${ply}. ${side}: ${what}`,
  begins: (game: string): string => `${game} begins`,
  somebody: 'a player',
  positionAfter: (ply: number): string => `The position after ${ply} moves`,
};
