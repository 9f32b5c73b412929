/** A player's turns in a calendar program. */
export const calendar = {
  none: 'There is no calendar at this address.',
  yourTurn: (game: string, others: readonly string[]): string =>
    `Your turn: ${game} with ${others.join(' and ')}`,
  moveDue: (game: string, others: readonly string[]): string =>
    `Move due: ${game} with ${others.join(' and ')}`,
  move: (number: number, address: string): string => `Move ${number}. ${address}`,
  alarm: 'Your turn',
};
