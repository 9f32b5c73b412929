/** What a position of 3-way Checkers has to show: its counts, the pieces that must jump, those left over. */
import { occurrenceScore } from '../occurrences.ts';
import type { Highlight, Score, Standing } from '../rules.ts';
import type { Triangle } from './board.ts';
import { jumpers } from './moves.ts';
import { forceOf, SEATS } from './pieces.ts';
import { type Position, QUIET_LIMIT } from './position.ts';

export const scores = ({ cells, quiet, occurrences }: Position): readonly Score[] => [
  ...SEATS.flatMap((seat) => {
    const { regulars, ghosts } = forceOf(cells, seat);
    return [
      { code: 'PIECES', seat, count: regulars.length },
      { code: 'GHOSTS', seat, count: ghosts.length },
    ];
  }),
  { code: 'QUIET', count: quiet, of: QUIET_LIMIT },
  occurrenceScore(occurrences),
];

export function highlights(
  board: Triangle,
  { position: { cells, toMove }, outcome }: Standing<Position>,
): readonly Highlight[] {
  const all = (kind: Highlight['kind'], found: readonly number[]): readonly Highlight[] =>
    found.map((cell) => ({ kind, cell: board.names[cell] as string }));
  if (!outcome) return all('bound', jumpers(board, cells, toMove));
  return outcome.reason === 'ONLY_PIECES'
    ? all('decisive', forceOf(cells, outcome.points.indexOf(1)).regulars)
    : [];
}
