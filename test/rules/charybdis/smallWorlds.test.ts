/**
 * Small worlds: the rules agree with a second implementation on every position that can be reached on seven
 * cells of Charybdis, and on those of games at random on larger boards, which have too many. All positions of
 * small squares are in `charybdis-square/everyPosition.test.ts`.
 */
import { expect, it, vi } from 'vitest';
import { charybdisOn } from '../../../src/rules/charybdis/charybdis.ts';
import { hexagon } from '../../../src/rules/charybdis/hexagon.ts';
import { square } from '../../../src/rules/charybdis-square/board.ts';
import { charybdisSquareOn } from '../../../src/rules/charybdis-square/charybdisSquare.ts';
import type { AnyRules, Standing } from '../../../src/rules/index.ts';
import {
  type Begun,
  choices,
  HEXAGON_2,
  hexagonWorld,
  majority,
  placed,
  squareWorld,
  type World,
} from '../../support/rules/naiveCharybdis.ts';
import { pick, type Random, randomFrom } from '../../support/rules/randomPlay.ts';

// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: 60_000 });

interface Solved {
  readonly positions: number;
  /** With best play: 1 when White wins, 0 for a draw, -1 when Black wins. */
  readonly value: number;
}

/** Follows every turn from the start in both; one order of a turn stands for all that come to the same. */
function solve(rules: AnyRules, world: World, options: Record<string, string>): Solved {
  const values = new Map<string, number>();

  function worth({ position, outcome, toMove }: Standing<unknown>, board: string, passed: boolean): number {
    if (outcome) {
      expect(outcome.points[0]).toBe((1 + Math.sign(majority(board))) / 2);
      return Math.sign(majority(board));
    }
    const colour = toMove === 0 ? 'W' : 'B';
    const text = rules.formatPosition(position);
    expect(text.startsWith(`${board} ${colour}`)).toBe(true);
    const known = values.get(text);
    if (known !== undefined) return known;
    const afterPass = rules.play(position, ['pass']);
    expect(afterPass.outcome !== undefined).toBe(passed);
    const results = [worth(afterPass, board, true)];
    const seen = new Set<string>();
    const follow = (begun: Begun, steps: readonly string[]): void => {
      const state = `${begun.board} ${[...begun.grown].sort().join()} ${begun.isOver}`;
      if (steps.length > 0 && seen.has(state)) return;
      seen.add(state);
      const cells = choices(world, colour, begun, steps.length === 0);
      const { steps: offered, mayEnd } = rules.next(position, steps);
      const names = cells.map((cell) => rules.board.cells[cell]?.cell ?? '');
      expect(offered.filter((step) => step !== 'pass').join()).toBe(names.join());
      expect(mayEnd).toBe(steps.length > 0);
      if (steps.length > 0) {
        const after = rules.play(position, steps);
        expect(after.outcome !== undefined).toBe(!begun.board.includes('.'));
        results.push(worth(after, begun.board, false));
      }
      for (const [at, cell] of cells.entries())
        follow(placed(world, colour, begun, cell), [...steps, names[at] ?? '']);
    };
    follow({ board, grown: new Set(), isOver: false }, []);
    const value = toMove === 0 ? Math.max(...results) : Math.min(...results);
    values.set(text, value);
    return value;
  }

  const value = worth(rules.start(options), '.'.repeat(world.points.length), false);
  return { positions: values.size, value };
}

/** Plays one game at random to its end in both; returns how many positions it had. */
function playThrough(rules: AnyRules, world: World, options: Record<string, string>, random: Random): number {
  let standing = rules.start(options);
  let board = '.'.repeat(world.points.length);
  let plies = 0;
  for (; !standing.outcome; plies++) {
    const { position, toMove } = standing;
    const colour = toMove === 0 ? 'W' : 'B';
    expect(rules.formatPosition(position).startsWith(`${board} ${colour}`)).toBe(true);
    const steps: string[] = [];
    let begun: Begun = { board, grown: new Set(), isOver: false };
    for (;;) {
      const cells = choices(world, colour, begun, steps.length === 0);
      const names = cells.map((cell) => rules.board.cells[cell]?.cell ?? '');
      const { steps: offered, mayEnd } = rules.next(position, steps);
      expect(offered.filter((step) => step !== 'pass').join()).toBe(names.join());
      expect(mayEnd).toBe(steps.length > 0);
      if (cells.length === 0 || (mayEnd && random() < 1 / 4)) break;
      const cell = pick(cells, random);
      steps.push(rules.board.cells[cell]?.cell ?? '');
      begun = placed(world, colour, begun, cell);
    }
    standing = rules.play(position, steps);
    board = begun.board;
    expect(standing.outcome !== undefined).toBe(!board.includes('.'));
  }
  expect(standing.outcome?.points[0]).toBe((1 + Math.sign(majority(board))) / 2);
  return plies;
}

it('agrees on all of Charybdis on seven cells', () => {
  const solved = solve(charybdisOn(hexagon(2)), HEXAGON_2, { goal: 'stones' });
  expect(solved).toEqual({ positions: 7154, value: 1 });
});

it('reads the ring of any hexagon as that of the smallest is drawn', () => {
  const { points, fixed } = hexagonWorld(2);
  expect(points).toEqual(HEXAGON_2.points);
  expect(fixed).toEqual(HEXAGON_2.fixed);
});

it.each([
  ['Charybdis on 19 cells', charybdisOn(hexagon(3)), hexagonWorld(3), { goal: 'stones' }, 250],
  ['Charybdis on 61 cells', charybdisOn(hexagon(5)), hexagonWorld(5), { goal: 'stones' }, 10],
  [
    'Charybdis Square on 16 cells, plain',
    charybdisSquareOn(square(4)),
    squareWorld(4, 'plain'),
    { rim: 'plain' },
    250,
  ],
  [
    'Charybdis Square on 16 cells, mixed',
    charybdisSquareOn(square(4)),
    squareWorld(4, 'mixed'),
    { rim: 'mixed' },
    250,
  ],
  [
    'Charybdis Square on 64 cells, mixed',
    charybdisSquareOn(square(8)),
    squareWorld(8, 'mixed'),
    { rim: 'mixed' },
    10,
  ],
] as const)('agrees on games at random of %s', (_, rules, world, options, games) => {
  const random = randomFrom(16);
  let positions = 0;
  for (let game = 0; game < games; game++) positions += playThrough(rules, world, options, random);
  expect(positions).toBeGreaterThan(5 * games);
});
