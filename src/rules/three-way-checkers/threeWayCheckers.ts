/** 3-way Checkers, by Yehuda Berlinger (2001): the game as the house sees it. */

import { nextAmong } from '../protocol.ts';
import { known } from '../result.ts';
import type { Notice, OptionInfo, Options, Piece, Rules, Seat, Standing, Step } from '../rules.ts';
import { board, directionOf, IS_BLACK, indexOf, NAMES } from './board.ts';
import { countMoves, jumpers, listMoves } from './moves.ts';
import { EMPTY, forceOf, type Kind, kindOf, LETTERS, mustNameGhost, roll, SEATS, seatOf } from './pieces.ts';
import { type Position, playPath, settle, WINS, withdraw } from './position.ts';
import { formatPosition, parseCells, parsePosition } from './text.ts';
import { carryOut } from './turn.ts';

const SET_UP = 'b/b.b/bbbbb/......./........./w.........r/www.......rrr/w.www.....rrr.r';
const FIRSTS: OptionInfo['values'] = ['black', 'red', 'white'];

const nameOf = (cell: number): string => NAMES[cell] as string;
const pathOf = (steps: readonly Step[]): readonly number[] => steps.map(indexOf);

function start(options: Options): Standing<Position> {
  const cells = known(parseCells(SET_UP), 'the set-up');
  const win = WINS.find((each) => each === options.win) ?? 'now';
  const first = FIRSTS.indexOf(options.first ?? 'black');
  return settle({ cells, quiet: 0, win }, first, undefined);
}

/** `c1-d1` a step, `c3xe7xg7` jumps, and `*c4` after either a ghost that is named. */
function spell(move: readonly Step[]): string {
  const [from, ...onward] = pathOf(move);
  if (from === undefined) return '';
  const [to] = onward;
  const between = to !== undefined && directionOf(from, to) === undefined ? 'x' : '-';
  const marks = onward.map((cell) => (IS_BLACK[from] && !IS_BLACK[cell] ? '*' : between) + nameOf(cell));
  return nameOf(from) + marks.join('');
}

const symbolEnds: Readonly<Record<Kind, string>> = { pawn: '', king: '', ghost: '*', sleepingGhost: 'z' };

/** `b` a pawn, `B` a king, `b*` an active ghost, `bz` one asleep. */
function symbolOf(seat: Seat, kind: Kind): string {
  const letter = LETTERS[seat] as string;
  return (kind === 'king' ? letter : letter.toLowerCase()) + symbolEnds[kind];
}

function pieces(position: Position, beginning: readonly Step[] = []): readonly Piece[] {
  const cells = beginning.length < 2 ? position.cells : carryOut(position.cells, pathOf(beginning)).cells;
  return [...cells].flatMap((piece, cell) => {
    if (piece === EMPTY) return [];
    const seat = seatOf(piece);
    const kind = kindOf(piece);
    return { cell: nameOf(cell), kind, seat, symbol: symbolOf(seat, kind) };
  });
}

function notices({ cells, toMove, win }: Position): readonly Notice[] {
  const found: Notice[] = [];
  const force = forceOf(cells, toMove);
  const jumping = jumpers(cells, toMove);
  if (jumping.length > 0) found.push({ code: 'JUMP', seat: toMove, cells: jumping.map(nameOf) });
  if (mustNameGhost(force)) found.push({ code: 'NAME_GHOST', seat: toMove, cells: force.ghosts.map(nameOf) });
  for (const of of SEATS) {
    const { awake } = forceOf(cells, of);
    if (awake.length > 0) found.push({ code: 'ACTIVE_GHOSTS', of, cells: awake.map(nameOf) });
  }
  const [of, ...others] = roll(cells).owners;
  if (win === 'turn' && of !== undefined && others.length === 0) found.push({ code: 'ONLY_OWNER', of });
  return found;
}

/** A whole move but for the ghost that it must name. */
function refusalNotice(
  { cells, toMove }: Position,
  beginning: readonly Step[],
  step: Step | undefined,
): Notice | undefined {
  const force = forceOf(cells, toMove);
  const { steps } = nextAmong(listMoves(cells, toMove), beginning);
  const [from] = beginning;
  if (step !== undefined && beginning.length > 1 && from !== undefined && !IS_BLACK[indexOf(from)]) {
    return { code: 'GHOST_NAMED', cells: [from] };
  }
  const isUnnamed =
    beginning.length > 1 && mustNameGhost(force) && steps.some((step) => !IS_BLACK[indexOf(step)]);
  return isUnnamed ? { code: 'GHOST_UNNAMED', seat: toMove, cells: force.ghosts.map(nameOf) } : undefined;
}

export const threeWayCheckers: Rules<Position, 'three-way-checkers'> = {
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
  board,

  start,
  next: (position, beginning) => nextAmong(listMoves(position.cells, position.toMove), beginning),
  play: (position, move) => playPath(position, pathOf(move)),
  spell: (_position, move) => spell(move),
  pieces,
  withdraw,
  formatPosition,
  parsePosition,
  toMove: ({ toMove }) => toMove,
  isIn: ({ cells }, seat) => roll(cells).present.includes(seat),
  notices,
  refusalNotice: refusalNotice,
  count: ({ cells, toMove }) => countMoves(cells, toMove),
  moves: ({ cells, toMove }) => listMoves(cells, toMove),
};
