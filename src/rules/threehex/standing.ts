/** What a position of ThreeHex Chess has to show: its counts, and kings in check. */
import { occurrenceScore } from '../occurrences.ts';
import type { Highlight, Score, Standing } from '../rules.ts';
import { nameOf } from './board.ts';
import { checkersOf } from './moves.ts';
import { EMPTY, kingOf, seatOf } from './pieces.ts';
import { type Position, QUIET_LIMIT } from './position.ts';

export const scores = ({ armies, cells, quiet, occurrences }: Position): readonly Score[] => [
  ...armies.seatNumbers.map((seat) => ({
    code: 'MEN',
    seat,
    count: cells.filter((piece) => piece !== EMPTY && seatOf(piece) === seat).length,
  })),
  { code: 'QUIET', count: quiet, of: QUIET_LIMIT },
  occurrenceScore(occurrences),
];

/** Each king in check and what attacks it; if the game has ended by that, the mated king decides. */
export function highlights({ position, outcome }: Standing<Position>): readonly Highlight[] {
  const { armies, cells, toMove } = position;
  const seats = outcome ? [toMove] : armies.seatNumbers;
  return seats.flatMap((seat): readonly Highlight[] => {
    const checkers = checkersOf(armies, cells, seat);
    if (checkers.length === 0) return [];
    const isMated = outcome?.reason === 'CHECKMATE';
    return [
      { kind: isMated ? 'decisive' : 'check', cell: nameOf(kingOf(cells, seat)) },
      ...checkers.map((cell): Highlight => ({ kind: 'checker', cell: nameOf(cell) })),
    ];
  });
}
