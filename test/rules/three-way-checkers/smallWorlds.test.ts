/**
 * Small triangles, whole: on every position that can be reached the rules agree with a second implementation.
 */
import { expect, it, vi } from 'vitest';
import type { Standing } from '../../../src/rules/index.ts';
import { triangle } from '../../../src/rules/three-way-checkers/board.ts';
import type { Position } from '../../../src/rules/three-way-checkers/position.ts';
import { threeWayCheckersOn } from '../../../src/rules/three-way-checkers/threeWayCheckers.ts';
import {
  isPresent,
  naiveMoves,
  naiveTurn,
  type Played,
  type TriangleWorld,
  triangleWorld,
  without,
} from '../../support/rules/naiveThreeWay.ts';
import { pick, randomFrom } from '../../support/rules/randomPlay.ts';

// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: 60_000 });

type Game = ReturnType<typeof threeWayCheckersOn>;
type Told = ReturnType<typeof naiveTurn>;

const SEATS = [0, 1, 2];
const lettersOf = (text: string): string => (text.split(' ')[0] ?? '').replaceAll('/', '');

/** A standing of the rules in the second implementation's words. */
function asTold(rules: Game, { position, outcome, toMove }: Standing<Position>): Told & { board: string } {
  const board = lettersOf(rules.formatPosition(position));
  return outcome ? { board, winners: SEATS.filter((seat) => outcome.points[seat]) } : { board, toMove };
}

const told = (value: unknown): string => JSON.stringify(value);

/** Fails when the two differ. `expect` alone would take most of the time. */
function expectSame(rules: unknown, naive: unknown, where: string): void {
  if (told(rules) !== told(naive)) expect(rules, where).toEqual(naive);
}

/** The moves of both, compared. */
function movesAt(rules: Game, world: TriangleWorld, position: Position): ReadonlyMap<string, Played> {
  const text = rules.formatPosition(position);
  const moves = naiveMoves(world, lettersOf(text), rules.toMove(position));
  const listed = rules.moves?.(position).map((steps) => steps.join(' ')) ?? [];
  expectSame([...listed].sort(), [...moves.keys()].sort(), text);
  return moves;
}

/** What follows a position, by its text; who wins there, if it is the end. */
interface Node {
  readonly toMove: number;
  readonly after: readonly (string | readonly number[])[];
}

/** Follows every move, and every leaving if `leave`, from the start, whatever came before a position. */
function everyPosition(rules: Game, world: TriangleWorld, win: string, leave: boolean): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const waiting = [rules.formatPosition(rules.start({ first: 'black', win }).position)];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    if (nodes.has(text)) continue;
    const position = rules.parsePosition(text);
    if (!position) throw new Error(`${text} is not read`);
    const board = lettersOf(text);
    const toMove = rules.toMove(position);
    const after: Node['after'][number][] = [];
    const compare = (standing: Standing<Position>, reached: string, next: number): void => {
      const here = asTold(rules, standing);
      expectSame(here, { board: reached, ...naiveTurn(world, reached, next, win) }, text);
      const reset = { ...standing.position, quiet: 0 };
      after.push('winners' in here ? here.winners : rules.formatPosition(reset));
    };
    for (const [steps, played] of movesAt(rules, world, position))
      compare(rules.play(position, steps.split(' ')), played.board, (toMove + 1) % 3);
    nodes.set(text, { toMove, after: [...after] });
    for (const seat of leave ? SEATS.filter((each) => isPresent(board, each)) : []) {
      const next = seat === toMove ? (seat + 1) % 3 : toMove;
      compare(rules.withdraw(position, seat), without(world, board, seat), next);
    }
    for (const each of after) if (typeof each === 'string') waiting.push(each);
  }
  return nodes;
}

/** Who can win whatever both others do, from the start: within the plies after which a draw could stop it. */
function forced(nodes: ReadonlyMap<string, Node>): readonly number[] {
  const [start = ''] = nodes.keys();
  return SEATS.filter((seat) => {
    const won = new Set<string>();
    const isWon = (each: Node['after'][number]): boolean =>
      typeof each === 'string' ? won.has(each) : each.length === 1 && each[0] === seat;
    for (let plies = 1; plies < 120; plies++) {
      const more = [...nodes].flatMap(([text, { toMove, after }]) =>
        !won.has(text) && (toMove === seat ? after.some(isWon) : after.every(isWon)) ? text : [],
      );
      if (more.length === 0) break;
      for (const text of more) won.add(text);
    }
    return won.has(start);
  });
}

const on = (setUp: string) =>
  [threeWayCheckersOn(triangle(setUp)), triangleWorld(setUp.split('/').length)] as const;

it.each([
  ['b/.b./ww.rr', 'now', 1079],
  ['b/.b./ww.rr', 'turn', 2062],
  ['b/.bb/ww.rr', 'now', 5901],
] as const)(
  'agrees on all of three rows, %s, with the option %s, whoever leaves',
  (setUp, win, positions) => {
    const nodes = everyPosition(...on(setUp), win, true);
    expect({ positions: nodes.size, forced: forced(nodes) }).toEqual({ positions, forced: [] });
  },
);

it('agrees on all of four rows with a pawn and two ghosts each', () => {
  const nodes = everyPosition(...on('b/.b./.b.r./ww.w.rr'), 'now', false);
  expect({ positions: nodes.size, forced: forced(nodes) }).toEqual({ positions: 23_501, forced: [] });
});

/** Plays one game at random to its end in both, history and all. */
function playThrough(rules: Game, world: TriangleWorld, win: string, random: () => number): void {
  let { position, toMove } = rules.start({ first: pick(['black', 'red', 'white'], random), win });
  const occurred = new Map([[lettersOf(rules.formatPosition(position)) + toMove, 1]]);
  for (let quiet = 0; toMove !== undefined; ) {
    const moves = movesAt(rules, world, position);
    const [steps, played] = pick([...moves], random);
    const { board, isQuiet } = played;
    quiet = isQuiet ? quiet + 1 : 0;
    let naive = naiveTurn(world, board, (toMove + 1) % 3, win);
    if ('toMove' in naive) {
      const times = (occurred.get(board + naive.toMove) ?? 0) + 1;
      occurred.set(board + naive.toMove, times);
      if (times === 3 || quiet === 120) naive = { winners: SEATS.filter((seat) => isPresent(board, seat)) };
    }
    const standing = rules.play(position, steps.split(' '));
    expectSame(asTold(rules, standing), { board, ...naive }, steps);
    expectSame(standing.position.quiet, quiet, steps);
    ({ position, toMove } = standing);
  }
}

it.each([
  ['b/.b./...../ww...rr', 30],
  ['b/bbb/w...r/www.rrr', 30],
  ['b/b.b/bbbbb/......./........./w.........r/www.......rrr/w.www.....rrr.r', 4],
] as const)('agrees on games at random to their ends from %s', (setUp, games) => {
  const [rules, world] = on(setUp);
  const random = randomFrom(16);
  for (let game = 0; game < games; game++) playThrough(rules, world, game % 2 === 0 ? 'now' : 'turn', random);
});
