/** What machines need to know of Charybdis, on any board: how a position stands, and turns to consider. */
import { duel } from '../estimates.ts';
import type { Step } from '../rules.ts';
import { besides, type StoneBoard } from './board.ts';
import type { StonePosition } from './stones.ts';
import { growingCells, placeStone, stillGrowing, stoneOf, turnAfter, vacantCells } from './turn.ts';

/** For each stone more, and for each group more: it may grow in every turn. */
const A_STONE = 0.12;
const A_GROUP = 0.2;

/** `extra` is what White is ahead by otherwise. */
export function evaluateStones(board: StoneBoard, { stones }: StonePosition, extra = 0): readonly number[] {
  const worth: [number, number] = [0, 0];
  const seen = new Uint8Array(board.names.length);
  // One list for the members of all groups, one group after another.
  const members: number[] = [];
  for (let cell = 0; cell < board.names.length; cell++) {
    const own = stones[cell] as number;
    if (own === 0 || seen[cell]) continue;
    const first = members.push(cell) - 1;
    seen[cell] = 1;
    let mayGrow = false;
    for (let at = first; at < members.length; at++) {
      for (const beside of besides(board, members[at] as number)) {
        if (stones[beside] === 0) mayGrow = true;
        if (stones[beside] !== own || seen[beside]) continue;
        seen[beside] = 1;
        members.push(beside);
      }
    }
    worth[(own - 1) as 0 | 1] += (members.length - first) * A_STONE + (mayGrow ? A_GROUP : 0);
  }
  return duel(worth[0] - worth[1] + extra);
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
  const turn = turnAfter(board, stones, toMove, []);
  const growing = growingCells(turn);
  return Array.from({ length: most }, () => {
    turn.stones.set(stones);
    turn.grown.fill(0);
    const placed: Step[] = [];
    for (let cells = growing; cells.length > 0; cells = stillGrowing(turn, cells)) {
      const isFounding = placed.length === 0 && founding.length > 0 && random() < FOUND;
      if (isFounding || (placed.length > 0 && random() < STOP)) break;
      const cell = pick(cells);
      placeStone(turn, cell);
      placed.push(nameOf(cell));
    }
    return placed.length > 0 ? placed : [nameOf(pick(founding))];
  });
}
