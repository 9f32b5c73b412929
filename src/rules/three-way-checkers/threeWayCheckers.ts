/**
 * 3-way Checkers, by Yehuda Berlinger (2001), on a triangle with any number of rows; the game offered here
 * has eight.
 */

import { nextAmong } from '../protocol.ts';
import { known } from '../result.ts';
import type { Notice, OptionInfo, Options, Piece, Rules, Seat, Standing, Step } from '../rules.ts';
import { directionOf, indexOf, type Triangle, triangle } from './board.ts';
import { evaluate } from './evaluate.ts';
import { countMoves, jumpers, listMoves } from './moves.ts';
import { EMPTY, forceOf, type Kind, kindOf, LETTERS, mustNameGhost, roll, SEATS, seatOf } from './pieces.ts';
import { type Position, playPath, settle, WINS, withdraw } from './position.ts';
import { highlights, scores } from './standing.ts';
import { formatPosition, parseCells, parsePosition } from './text.ts';
import { carryOut } from './turn.ts';

const SET_UP = 'b/b.b/bbbbb/......./........./w.........r/www.......rrr/w.www.....rrr.r';
const FIRSTS: OptionInfo['values'] = ['black', 'red', 'white'];

const namesOf = ({ names }: Triangle, cells: readonly number[]): readonly string[] =>
  cells.map((cell) => names[cell] as string);
const pathOf = (board: Triangle, steps: readonly Step[]): readonly number[] =>
  steps.map((step) => indexOf(board, step));

function start(board: Triangle, options: Options): Standing<Position> {
  const cells = known(parseCells(board, board.setUp), 'the set-up');
  const win = WINS.find((each) => each === options.win) ?? 'now';
  const first = FIRSTS.indexOf(options.first ?? 'black');
  return settle(board, { cells, quiet: 0, win }, first, undefined);
}

/** `c1-d1` is a step, `c3xe7xg7` is jumps, and `*c4` after either names a ghost. */
function spell(board: Triangle, move: readonly Step[]): string {
  const [from, ...onward] = pathOf(board, move);
  if (from === undefined) return '';
  const [to] = onward;
  const between = to !== undefined && directionOf(board, from, to) === undefined ? 'x' : '-';
  const marks = onward.map(
    (cell) => (board.isBlack[from] && !board.isBlack[cell] ? '*' : between) + board.names[cell],
  );
  return board.names[from] + marks.join('');
}

const symbolEnds: Readonly<Record<Kind, string>> = { pawn: '', king: '', ghost: '*', sleepingGhost: 'z' };

/** `b` is a pawn, `B` a king, `b*` an active ghost, `bz` a sleeping one. */
function symbolOf(seat: Seat, kind: Kind): string {
  const letter = LETTERS[seat] as string;
  return (kind === 'king' ? letter : letter.toLowerCase()) + symbolEnds[kind];
}

function pieces(board: Triangle, position: Position, beginning: readonly Step[] = []): readonly Piece[] {
  const cells =
    beginning.length < 2 ? position.cells : carryOut(board, position.cells, pathOf(board, beginning)).cells;
  return [...cells].flatMap((piece, cell) => {
    if (piece === EMPTY) return [];
    const seat = seatOf(piece);
    const kind = kindOf(piece);
    return { cell: board.names[cell] as string, kind, seat, symbol: symbolOf(seat, kind) };
  });
}

function notices(board: Triangle, { cells, toMove, win }: Position): readonly Notice[] {
  const found: Notice[] = [];
  const force = forceOf(cells, toMove);
  const jumping = jumpers(board, cells, toMove);
  if (jumping.length > 0) found.push({ code: 'JUMP', seat: toMove, cells: namesOf(board, jumping) });
  if (mustNameGhost(force))
    found.push({ code: 'NAME_GHOST', seat: toMove, cells: namesOf(board, force.ghosts) });
  for (const of of SEATS) {
    const { awake } = forceOf(cells, of);
    if (awake.length > 0) found.push({ code: 'ACTIVE_GHOSTS', of, cells: namesOf(board, awake) });
  }
  const [of, ...others] = roll(cells).owners;
  if (win === 'turn' && of !== undefined && others.length === 0) found.push({ code: 'ONLY_OWNER', of });
  return found;
}

/** A move that is complete except for the ghost it must name. */
function refusalNotice(
  board: Triangle,
  { cells, toMove }: Position,
  beginning: readonly Step[],
  step: Step | undefined,
): Notice | undefined {
  const force = forceOf(cells, toMove);
  const { steps } = nextAmong(listMoves(board, cells, toMove), beginning);
  const [from] = beginning;
  if (
    step !== undefined &&
    beginning.length > 1 &&
    from !== undefined &&
    !board.isBlack[indexOf(board, from)]
  ) {
    return { code: 'GHOST_NAMED', cells: [from] };
  }
  const isUnnamed =
    beginning.length > 1 &&
    mustNameGhost(force) &&
    steps.some((step) => !board.isBlack[indexOf(board, step)]);
  return isUnnamed ? { code: 'GHOST_UNNAMED', seat: toMove, cells: namesOf(board, force.ghosts) } : undefined;
}

/** The rules on a triangle; numbers of rows other than eight are for tests. */
export const threeWayCheckersOn = (board: Triangle): Rules<Position, 'three-way-checkers'> => ({
  id: 'three-way-checkers',
  author: 'Yehuda Berlinger',
  year: 2001,
  version: 1,
  seats: [
    { letter: 'B', colour: '#26282c' },
    { letter: 'R', colour: '#c23b32' },
    { letter: 'W', colour: '#f4f1e8' },
  ],
  options: [
    { name: 'first', values: FIRSTS },
    { name: 'win', values: WINS },
  ],
  words: [],
  aliases: {},
  kinds: ['pawn', 'king', 'ghost', 'sleepingGhost'],
  looks: { pawn: 'checker', king: 'doubleChecker' },
  pieceNames: {
    pawn: ['pawn'],
    king: ['king'],
    'active ghost': ['ghost'],
    'sleeping ghost': ['sleepingGhost'],
    k: ['king'],
    p: ['pawn'],
    ghost: ['ghost', 'sleepingGhost'],
  },
  example: 'c1-d1',
  board: board.drawn,

  start: (options) => start(board, options),
  next: (position, beginning) => nextAmong(listMoves(board, position.cells, position.toMove), beginning),
  play: (position, move) => playPath(board, position, pathOf(board, move)),
  spell: (_position, move) => spell(board, move),
  pieces: (position, beginning) => pieces(board, position, beginning),
  withdraw: (position, seat) => withdraw(board, position, seat),
  formatPosition: (position) => formatPosition(board, position),
  parsePosition: (text) => parsePosition(board, text),
  optionsIn: ({ win, toMove }) => ({ win, first: FIRSTS[toMove] as string }),
  toMove: ({ toMove }) => toMove,
  isIn: ({ cells }, seat) => roll(cells).present.includes(seat),
  scores,
  highlights: (standing) => highlights(board, standing),
  notices: (position) => notices(board, position),
  refusalNotice: (position, beginning, step) => refusalNotice(board, position, beginning, step),
  evaluate: (position) => evaluate(board, position),
  count: ({ cells, toMove }) => countMoves(board, cells, toMove),
  moves: ({ cells, toMove }) => listMoves(board, cells, toMove),
});

export const threeWayCheckers = threeWayCheckersOn(triangle(SET_UP));
