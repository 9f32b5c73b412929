/** How machines judge a position of 3 Crowns: by captures, by crowned stones, and by how near these are. */
import { duel } from '../estimates.ts';
import { isJumpOfCrowned } from './moves.ts';
import { GREEN, isCrowned, type Position, sideOf } from './position.ts';

/** By captures: the third wins. */
const CAPTURED = [0, 1, 2.4];
const CROWNED = 0.45;
/** For two crowned stones next to each other, and for two with one cell between them. */
const NEXT = 0.35;
const NEAR = 0.2;
/** The third crowned stone completes a troika, so that two side by side are worth more with it. */
const THREE = 0.6;

/** For the seat to move, if it can capture. */
const MAY_CAPTURE = 0.5;

export function evaluate({ cells, captured, toMove, moves }: Position): readonly number[] {
  const crowned: [number[], number[]] = [[], []];
  for (let cell = 0; cell < cells.length; cell++) {
    const stone = cells[cell] as number;
    if (isCrowned(stone)) crowned[sideOf(stone) as 0 | 1].push(cell);
  }
  const worthOf = (seat: 0 | 1): number =>
    (CAPTURED[captured[seat]] as number) + worthOfCrowned(crowned[seat]);
  const threat = moves.some((move) => isJumpOfCrowned(cells, move)) ? MAY_CAPTURE : 0;
  return duel(worthOf(0) - worthOf(1) + (toMove === GREEN ? threat : -threat));
}

function worthOfCrowned(cells: readonly number[]): number {
  let worth = cells.length * CROWNED + (cells.length >= 3 ? THREE : 0);
  for (let one = 1; one < cells.length; one++) {
    for (let other = 0; other < one; other++) {
      const distance = distanceOf(cells[one] as number, cells[other] as number);
      if (distance <= 2) worth += distance === 1 ? NEXT : NEAR;
    }
  }
  return worth;
}

/** In steps of a stone. */
const distanceOf = (one: number, other: number): number =>
  Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 3) - (other >> 3)));
