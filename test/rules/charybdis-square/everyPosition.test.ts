/**
 * Small squares, whole: the rules agree with a second implementation on every position that can be reached,
 * and both know who wins. Of the positions that turning and mirroring make one, one is compared, now this way
 * up and now that. `npm run test:worlds` also takes sixteen cells, which take an hour.
 */
import { expect, it, vi } from 'vitest';
import { square } from '../../../src/rules/charybdis-square/board.ts';
import { charybdisSquareOn } from '../../../src/rules/charybdis-square/charybdisSquare.ts';
import type { Standing } from '../../../src/rules/index.ts';
import {
  type Begun,
  image,
  type MaskSquare,
  type Masks,
  maskSquare,
  numberOf,
  pack,
  turnsOf,
  unpack,
} from '../../support/rules/squareMasks.ts';

const isWhole = process.env.WORLDS === 'whole';
vi.setConfig({ testTimeout: isWhole ? 5 * 3_600_000 : 60_000 });

type Rim = 'plain' | 'mixed';
type Rules = ReturnType<typeof charybdisSquareOn>;
type Position = Parameters<Rules['play']>[0];

/** The game in both: the rules, and the second implementation. */
interface Game {
  readonly rules: Rules;
  readonly world: MaskSquare;
  readonly rim: Rim;
  readonly names: readonly string[];
}

/** The lowest number of all positions that this one can be turned into. */
function numberFor(world: MaskSquare, { own: [white, black], side }: Masks): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const turned of world.symmetries) {
    const digits =
      (world.ternary[turned[white] as number] as number) +
      2 * (world.ternary[turned[black] as number] as number);
    if (digits < lowest) lowest = digits;
  }
  return 2 * lowest + side;
}

/** How many positions there are that this one can be turned into. */
const orbitOf = (world: MaskSquare, position: Masks): number =>
  new Set(world.symmetries.map((_, which) => numberOf(world, image(world, position, which)))).size;

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** By the number of stones, one for all positions that can be turned into each other; no full boards. */
function reachable(world: MaskSquare): readonly (readonly number[])[] {
  const levels: number[][] = world.neighbours.map(() => []);
  const seen = new Uint8Array((2 * 3 ** world.neighbours.length) / 8 + 1);
  const reach = (position: Masks): void => {
    const number = numberFor(world, position);
    const bit = 1 << (number & 7);
    const byte = seen[number >> 3] as number;
    if ((byte & bit) !== 0) return;
    seen[number >> 3] = byte | bit;
    levels[bitsIn(position.own[0] | position.own[1])]?.push(pack(position));
  };
  reach({ own: [0, 0], side: 0 });
  for (const level of levels) {
    for (const packed of level)
      for (const { placed, after } of turnsOf(world, unpack(packed))) if (placed.length > 0) reach(after);
  }
  return levels;
}

const majority = ({ own: [white, black] }: Masks): number => Math.sign(bitsIn(white) - bitsIn(black));

const LETTERS = '.WB';

const stonesOf = (world: MaskSquare, { own: [white, black] }: Masks): string =>
  world.neighbours.map((_, cell) => LETTERS[((white >> cell) & 1) + 2 * ((black >> cell) & 1)]).join('');

/** Whether the rules come to the same stones, side and result. `expect` alone would take most of the time. */
function isSame(world: MaskSquare, { position, outcome, toMove }: Standing<Position>, after: Masks): boolean {
  const { own, side } = after;
  const isEnd = (own[0] | own[1]) === world.full;
  const result = outcome ? (outcome.points[0] as number) * 2 - 1 : undefined;
  for (let cell = 0; cell < world.neighbours.length; cell++) {
    const stone = ((own[0] >> cell) & 1) + 2 * ((own[1] >> cell) & 1);
    if (position.stones[cell] !== stone) return false;
  }
  return isEnd ? result === majority(after) : toMove === side && result === undefined;
}

/** Compares these turns of a position, and what may follow each beginning of one. */
function compare(game: Game, position: Masks, turns: readonly Begun[]): void {
  const { rules, world, rim, names } = game;
  const text = `${stonesOf(world, position)} ${'WB'[position.side]} ${rim}`;
  const here = rules.parsePosition(text);
  if (!here) throw new Error(`${text} is not read`);
  for (const { placed, next, after } of turns) {
    const steps = placed.map((cell) => names[cell] as string);
    const offered = rules.next(here, steps);
    const expected = names.filter((_, cell) => (next >> cell) & 1);
    const follows = offered.steps.join() === expected.join() && offered.mayEnd === steps.length > 0;
    if (!follows) expect(offered, `${text}: ${steps}`).toEqual({ steps: expected, mayEnd: steps.length > 0 });
    if (steps.length === 0) continue;
    const played = rules.play(here, steps);
    if (!isSame(world, played, after)) expect(played, `${text}: ${steps}`).toEqual(after);
  }
}

/**
 * Compares every position that can be reached, and counts them. `value` is that of the start with best play:
 * 1 when White wins, 0 for a draw, -1 when Black wins.
 */
function solve(game: Game): { readonly positions: number; readonly value: number } {
  const { world } = game;
  const values = new Int8Array(2 * 3 ** world.neighbours.length);
  const valueAfter = (after: Masks): number =>
    (after.own[0] | after.own[1]) === world.full
      ? majority(after)
      : (values[numberFor(world, after)] as number);
  let [positions, value] = [0, 0];
  // Fullest boards first, whose turns lead only to boards that are fuller still.
  for (const level of reachable(world).toReversed()) {
    for (const [at, packed] of level.entries()) {
      const position = image(world, unpack(packed), at % world.symmetries.length);
      const turns = turnsOf(world, position);
      compare(game, position, turns);
      const results = turns.flatMap(({ placed, after }) => (placed.length > 0 ? valueAfter(after) : []));
      value = position.side === 0 ? Math.max(...results) : Math.min(...results);
      values[numberFor(world, position)] = value;
      positions += orbitOf(world, position);
    }
  }
  return { positions, value };
}

const WORLDS = [
  [3, 'plain', 14_137, 1],
  [3, 'mixed', 14_312, 1],
  [4, 'plain', 53_884_522, 1],
  [4, 'mixed', 53_633_209, 1],
] as const;

it.each(WORLDS.filter(([size]) => isWhole || size < 4))(
  'agrees on all of a square of side %i, %s',
  (size, rim, positions, value) => {
    const board = square(size);
    const [rules, world] = [charybdisSquareOn(board), maskSquare(size, rim)];
    expect(solve({ rules, world, rim, names: board.names })).toEqual({ positions, value });
  },
);
