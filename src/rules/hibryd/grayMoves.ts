/**
 * The Gray move after an own move: one Gray piece moves one step to an empty cell, but not straight back
 * (Ko).
 */
import { ALL_CELLS, type Cell, DIRECTIONS, neighbour, OFF } from './board.ts';
import { type Cells, contentOf, EMPTY, GRAY, type Ko } from './position.ts';

/** Where the Gray piece on `from` can go. */
export function grayTargets(cells: Cells, from: Cell, ko: Ko | undefined): readonly Cell[] {
  const targets: Cell[] = [];
  for (const direction of DIRECTIONS) {
    const to = neighbour(from, direction);
    if (to === OFF || contentOf(cells, to) !== EMPTY) continue;
    if (ko?.at !== from || ko.from !== to) targets.push(to);
  }
  return targets;
}

export const grayPieces = (cells: Cells): readonly Cell[] =>
  ALL_CELLS.filter((cell) => contentOf(cells, cell) === GRAY);

/** The number of Gray moves. */
export function countGrayMoves(cells: Cells, ko: Ko | undefined): number {
  let count = 0;
  for (let cell = cells.indexOf(GRAY); cell >= 0; cell = cells.indexOf(GRAY, cell + 1)) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(cell, direction);
      if (to !== OFF && contentOf(cells, to) === EMPTY) count++;
    }
  }
  if (ko && contentOf(cells, ko.at) === GRAY && contentOf(cells, ko.from) === EMPTY) count--;
  return count;
}
