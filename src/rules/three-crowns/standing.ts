/** What a position of 3 Crowns has to show: its counts, the row that won, and the stone that must move. */
import { occurrenceScore } from '../occurrences.ts';
import type { Highlight, Score, Standing } from '../rules.ts';
import { boundCell, CAPTURES_TO_WIN, standsInTroika } from './moves.ts';
import { GREEN, isCrowned, nameOf, type Position, sideOf } from './position.ts';

export function scores({ cells, captured, occurrences }: Position): readonly Score[] {
  return [
    ...captured.flatMap((count, seat) => [
      { code: 'CAPTURED', seat, count, of: CAPTURES_TO_WIN },
      {
        code: 'CROWNED',
        seat,
        count: cells.filter((stone) => isCrowned(stone) && sideOf(stone) === seat).length,
      },
    ]),
    occurrenceScore(occurrences),
  ];
}

export function highlights({ position, outcome }: Standing<Position>): readonly Highlight[] {
  const { cells } = position;
  if (outcome?.reason === 'CROWNED_TROIKA') {
    const winner = outcome.points.indexOf(1);
    return [...cells.keys()]
      .filter((cell) => {
        const stone = cells[cell] as number;
        return isCrowned(stone) && sideOf(stone) === winner && standsInTroika(cells, cell);
      })
      .map((cell) => ({ kind: 'decisive', cell: nameOf(cell) }));
  }
  const bound = outcome || position.toMove !== GREEN ? undefined : boundCell(position);
  return bound === undefined ? [] : [{ kind: 'bound', cell: nameOf(bound) }];
}
