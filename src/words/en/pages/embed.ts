/** The board for embedding in other sites. */
export const embed = {
  fromStart: 'From the start',
  onTo: (ply: number): string => `On to move ${ply}`,
  positions: 'Positions',
  start: 'Start',
  back: 'Back',
  on: 'On',
  newest: 'Newest',
  of: (ply: number, last: number): string => `${ply} of ${last}`,
};
