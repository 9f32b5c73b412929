/** The board for embedding in other sites. */
export const embed = {
  fromStart: 'From the start',
  onTo: (ply: number): string => `Forward to move ${ply}`,
  positions: 'Positions',
  start: 'Start',
  back: 'Back',
  on: 'Forward',
  newest: 'Latest',
  of: (ply: number, last: number): string => `${ply} of ${last}`,
};
