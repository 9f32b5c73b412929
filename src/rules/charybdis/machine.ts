/** What machines need to know of Charybdis, on any board: how a position stands, and turns to consider. */
import { duel } from '../estimates.ts';
import type { Seat, Step } from '../rules.ts';
import { besides, type StoneBoard } from './board.ts';
import type { StonePosition } from './stones.ts';
import { growingCells, placeStone, type Stones, stoneOf, turnAfter, vacantCells } from './turn.ts';

/** For each stone more, and for each group more: it may grow in every turn. */
const A_STONE = 0.12;
const A_GROUP = 0.2;

/** `extra` is what White is ahead by otherwise. */
export const evaluateStones = (board: StoneBoard, { stones }: StonePosition, extra = 0): readonly number[] =>
  duel(worthOf(board, stones, 0) - worthOf(board, stones, 1) + extra);

function worthOf(board: StoneBoard, stones: Stones, seat: Seat): number {
  const own = stoneOf(seat);
  const seen = new Uint8Array(board.names.length);
  let worth = 0;
  for (let cell = 0; cell < board.names.length; cell++) {
    if (stones[cell] !== own || seen[cell]) continue;
    const group = [cell];
    seen[cell] = 1;
    let mayGrow = false;
    for (const member of group) {
      for (const beside of besides(board, member)) {
        if (stones[beside] === 0) mayGrow = true;
        if (stones[beside] !== own || seen[beside]) continue;
        seen[beside] = 1;
        group.push(beside);
      }
    }
    worth += group.length * A_STONE + (mayGrow ? A_GROUP : 0);
  }
  return worth;
}

/** How often a turn founds a group where it could also grow some, and how often it stops growing early. */
const FOUND = 0.35;
const STOP = 0.05;

/** Turns that found a group or let as many grow as may, in an order by chance. */
export function drawTurns(
  board: StoneBoard,
  { stones, toMove }: StonePosition,
  random: () => number,
  most: number,
): readonly (readonly Step[])[] {
  const vacant = vacantCells(board, stones);
  const own = stoneOf(toMove);
  const founding = vacant.filter((cell) => !besides(board, cell).some((beside) => stones[beside] === own));
  const pick = (cells: readonly number[]): number => cells[Math.floor(random() * cells.length)] as number;
  const nameOf = (cell: number): Step => board.names[cell] as Step;
  return Array.from({ length: most }, () => {
    const turn = turnAfter(board, stones, toMove, []);
    const placed: Step[] = [];
    for (let cells = growingCells(turn); cells.length > 0; cells = growingCells(turn)) {
      const isFounding = placed.length === 0 && founding.length > 0 && random() < FOUND;
      if (isFounding || (placed.length > 0 && random() < STOP)) break;
      const cell = pick(cells);
      placeStone(turn, cell);
      placed.push(nameOf(cell));
    }
    return placed.length > 0 ? placed : [nameOf(pick(founding))];
  });
}
