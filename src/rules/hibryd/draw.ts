/** Some of the turns of Hibryd III, of which there may be hundreds: every own move with few Gray moves. */
import type { Step } from '../rules.ts';
import { nameOfCell } from './board.ts';
import { grayPieces, grayTargets } from './grayMoves.ts';
import { carryOut, legalPaths } from './legal.ts';
import { isTaking, type Position } from './position.ts';

/** Each own move comes once, with or without a Gray move, before any comes again. */
export function draw(position: Position, random: () => number, most: number): readonly (readonly Step[])[] {
  const below = (count: number): number => Math.floor(random() * count);
  const paths = [...legalPaths(position)];
  const turns: (readonly Step[])[] = [];
  for (let left = paths.length; left > 0 && turns.length < most; left--) {
    const at = below(left);
    const path = paths[at] as (typeof paths)[number];
    paths[at] = paths[left - 1] as (typeof paths)[number];
    const steps = path.map(nameOfCell);
    const own = carryOut(position, path);
    const grays = own.win || isTaking(position) ? [] : grayPieces(own.effect.cells);
    const from = grays[below(2 * grays.length)];
    const targets = from === undefined ? [] : grayTargets(own.effect.cells, from, position.ko);
    const to = targets[below(targets.length)];
    turns.push(from === undefined || to === undefined ? steps : [...steps, nameOfCell(from), nameOfCell(to)]);
  }
  return turns;
}
