/** Charybdis by Christian Freeling, on a hexagon of any size; the game offered here has side 5. */
import { known } from '../result.ts';
import type { Continuation, Highlight, Rules, Standing, Step } from '../rules.ts';
import { connectingGroup, connects, sidesReached } from './connection.ts';
import { type Hexagon, hexagon } from './hexagon.ts';
import { drawTurns, evaluateStones } from './machine.ts';
import { formatPosition, GOALS, type Goal, type Position, parsePosition } from './position.ts';
import { counted, nextCells, opponentOf, piecesOn, stoneRules, stonesAfter, won } from './stones.ts';
import { emptyBoard, isFull } from './turn.ts';

const PASS = 'pass';

function next(board: Hexagon, position: Position, beginning: readonly Step[]): Continuation {
  const [first] = beginning;
  if (first === PASS) return { steps: [], mayEnd: true };
  const cells = nextCells(board, position, beginning);
  return first === undefined ? { steps: [...cells, PASS], mayEnd: false } : { steps: cells, mayEnd: true };
}

function play(board: Hexagon, position: Position, move: readonly Step[]): Standing<Position> {
  const { toMove, goal, passed } = position;
  if (move[0] === PASS) {
    const after = { ...position, toMove: opponentOf(toMove), passed: true };
    return passed ? counted(board, after, 'PASSES') : { position: after, toMove: after.toMove };
  }
  const stones = stonesAfter(board, position, move);
  const after = { stones, toMove: opponentOf(toMove), passed: false, goal };
  if (goal === 'connect' && connects(board, stones, toMove)) return won(after, toMove, 'CONNECT');
  if (isFull(board, stones)) return counted(board, after, 'FULL');
  return { position: after, toMove: after.toMove };
}

function highlights(board: Hexagon, { position, outcome }: Standing<Position>): readonly Highlight[] {
  if (outcome?.reason !== 'CONNECT') return [];
  const group = known(connectingGroup(board, position.stones, outcome.points.indexOf(1)), 'a group that won');
  return group.map((cell) => ({ kind: 'decisive', cell: board.names[cell] as string }));
}

function start(board: Hexagon, options: Readonly<Record<string, string>>): Standing<Position> {
  const goal: Goal = GOALS.find((each) => each === options.goal) ?? 'stones';
  return { position: { stones: emptyBoard(board, board.ring), toMove: 0, passed: false, goal }, toMove: 0 };
}

/** For each of its own sides that a group reaches, under the goal `connect`: the third wins. */
const A_SIDE = 0.5;

function evaluate(board: Hexagon, position: Position): readonly number[] {
  const { stones, goal } = position;
  const sides = (seat: number): number =>
    goal === 'connect' ? A_SIDE * sidesReached(board, stones, seat) : 0;
  return evaluateStones(board, position, sides(0) - sides(1));
}

/** Passing comes into question only where it ends the game. */
const draw = (
  board: Hexagon,
  position: Position,
  random: () => number,
  most: number,
): readonly (readonly Step[])[] => [
  ...(position.passed ? [[PASS]] : []),
  ...drawTurns(board, position, random, most),
];

/** The rules on a hexagon; sides other than 5 are for tests. */
export const charybdisOn = (board: Hexagon): Rules<Position, 'charybdis'> => ({
  ...stoneRules<Position>(board),
  id: 'charybdis',
  year: 2010,
  version: 1,
  options: [{ name: 'goal', values: GOALS }],
  words: [PASS],
  aliases: { 'i pass': PASS, p: PASS, skip: PASS },
  example: 'e5',
  start: (options) => start(board, options),
  next: (position, beginning) => next(board, position, beginning),
  play: (position, move) => play(board, position, move),
  pieces: ({ stones, toMove }, beginning = []) =>
    piecesOn(board, beginning[0] === PASS ? stones : stonesAfter(board, { stones, toMove }, beginning)),
  evaluate: (position) => evaluate(board, position),
  draw: (position, random, most) => draw(board, position, random, most),
  formatPosition: (position) => formatPosition(board, position),
  parsePosition: (text) => parsePosition(board, text),
  optionsIn: ({ goal }) => ({ goal }),
  highlights: (standing) => highlights(board, standing),
  notices: ({ passed, toMove }) => (passed ? [{ code: 'PASSED', seat: toMove, of: opponentOf(toMove) }] : []),
});

export const charybdis = charybdisOn(hexagon(5));
