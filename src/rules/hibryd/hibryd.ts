/** Hibryd III, by Jared B. McComb (2002), as the rest of the code sees it. */
import { known } from '../result.ts';
import type { Continuation, Notice, Piece, Rules, SeatInfo, Standing, Step } from '../rules.ts';
import { ALL_CELLS, board, type Cell, cellNamed, nameOfCell } from './board.ts';
import { draw } from './draw.ts';
import { leaptCells } from './effect.ts';
import { evaluate } from './evaluate.ts';
import { countGrayMoves, grayPieces, grayTargets } from './grayMoves.ts';
import { carryOut, legalPaths, type OwnMove } from './legal.ts';
import { notices } from './notices.ts';
import type { Path } from './ownMoves.ts';
import {
  type Cells,
  contentOf,
  factionOf,
  GRAY,
  isTaking,
  KING,
  KNIGHT,
  kindOf,
  PAWN,
  type Position,
  startPosition,
} from './position.ts';
import { highlights, scores, turnHighlights } from './standing.ts';
import { formatPosition, parsePosition } from './text.ts';
import { cellsDuring, type GrayMove, isOver, leave, playTurn } from './turn.ts';
import { turnNotices } from './turnNotices.ts';

/** In the order of `Faction`. */
const factions: readonly [SeatInfo, SeatInfo, SeatInfo] = [
  { letter: 'Y', colour: '#f0c83c' },
  { letter: 'C', colour: '#2ba3b5' },
  { letter: 'M', colour: '#b13a8c' },
];

/** The beginning of a turn, split into its own move and its Gray move. */
interface Beginning {
  /** The legal own moves that begin with the landings made so far. */
  readonly candidates: readonly Path[];
  /** The candidate that ends here, if there is one. */
  readonly own: OwnMove | undefined;
  readonly gray: readonly Cell[];
  /** How many of the steps belong to the own move. */
  readonly landings: number;
}

/**
 * A step after the first landing is another leap if a Knight can leap there, which needs an empty cell;
 * otherwise it names the Gray piece to move.
 */
function readBeginning(position: Position, beginning: readonly Step[]): Beginning {
  const steps = beginning.map(cellNamed);
  let candidates = legalPaths(position);
  let landings = 0;
  for (; landings < steps.length; landings++) {
    const going = candidates.filter((path) => path[landings] === steps[landings]);
    if (going.length === 0) break;
    candidates = going;
  }
  const path = candidates.find(({ length }) => length === landings);
  const own = path && carryOut(position, path);
  return { candidates, own, gray: steps.slice(landings), landings };
}

const mayMoveGray = (position: Position, own: OwnMove): boolean => !own.win && !isTaking(position);

function next(position: Position, beginning: readonly Step[]): Continuation {
  const { candidates, own, gray, landings } = readBeginning(position, beginning);
  const [from, to] = gray;
  if (to !== undefined) return { steps: [], mayEnd: true };
  if (from !== undefined && own) {
    return { steps: grayTargets(own.effect.cells, from, position.ko).map(nameOfCell), mayEnd: false };
  }
  const steps = new Set<Cell>();
  for (const path of candidates) {
    const step = path[landings];
    if (step !== undefined) steps.add(step);
  }
  if (own && mayMoveGray(position, own)) {
    for (const cell of grayPieces(own.effect.cells)) {
      if (grayTargets(own.effect.cells, cell, position.ko).length > 0) steps.add(cell);
    }
  }
  return { steps: [...steps].map(nameOfCell), mayEnd: own !== undefined };
}

/**
 * Tells which possible next steps are leaps and which are Gray pieces, or that the own move has already won.
 */
function refusalNotice(position: Position, beginning: readonly Step[]): Notice | undefined {
  const { candidates, own, gray, landings } = readBeginning(position, beginning);
  if (!own || gray.length > 0) return undefined;
  const leaps = candidates.flatMap((path) => path[landings] ?? []).map(nameOfCell);
  if (own.win) return leaps.length === 0 ? { code: 'WON_ALREADY', seat: position.toMove } : undefined;
  if (isTaking(position)) return { code: 'NO_GRAY_YET' };
  return leaps.length > 0 ? { code: 'LEAP_OR_GRAY', cells: [...new Set(leaps)] } : { code: 'GRAY_NEXT' };
}

function grayMoveOf([from, to]: readonly Cell[]): GrayMove | undefined {
  return from === undefined || to === undefined ? undefined : { from, to };
}

function play(position: Position, move: readonly Step[]): Standing<Position> {
  const { own, gray } = readBeginning(position, move);
  return playTurn(position, known(own, 'a whole move'), grayMoveOf(gray));
}

/** Leaps, captures of a King and captures by a King are written with a cross, other moves with a dash. */
function spell(position: Position, move: readonly Step[]): string {
  const { landings, gray } = readBeginning(position, move);
  const path = move.slice(0, landings).map(cellNamed);
  const [from, to] = path;
  const isCross =
    from !== undefined &&
    to !== undefined &&
    (leaptCells(position.cells, path).length > 0 ||
      kindOf(contentOf(position.cells, to)) === KING ||
      contentOf(position.cells, to) === GRAY);
  const own = path.map(nameOfCell).join(isCross ? 'x' : '-');
  return gray.length === 0 ? own : `${own}/${gray.map(nameOfCell).join('-')}`;
}

function moves(position: Position): readonly (readonly Step[])[] {
  return legalPaths(position).flatMap((path) => {
    const own = carryOut(position, path);
    const steps = path.map(nameOfCell);
    if (!mayMoveGray(position, own)) return [steps];
    const { cells } = own.effect;
    const grays = grayPieces(cells).flatMap((from) =>
      grayTargets(cells, from, position.ko).map((to) => [...steps, nameOfCell(from), nameOfCell(to)]),
    );
    return [steps, ...grays];
  });
}

function count(position: Position): number {
  let moves = 0;
  for (const path of legalPaths(position)) {
    const own = carryOut(position, path);
    moves += mayMoveGray(position, own) ? 1 + countGrayMoves(own.effect.cells, position.ko) : 1;
  }
  return moves;
}

const PIECE_NAMES = { [KING]: 'king', [KNIGHT]: 'knight', [PAWN]: 'pawn' } as const;
const PIECE_LETTERS = { [KING]: 'k', [KNIGHT]: 'n', [PAWN]: 'p' } as const;

function pieceOn(cells: Cells, cell: Cell): readonly Piece[] {
  const content = contentOf(cells, cell);
  if (content === GRAY) return [{ cell: nameOfCell(cell), kind: 'gray', seat: undefined, symbol: '**' }];
  const kind = kindOf(content);
  if (kind === 0) return [];
  const seat = factionOf(content);
  const symbol = `${factions[seat].letter}${PIECE_LETTERS[kind]}`;
  return [{ cell: nameOfCell(cell), kind: PIECE_NAMES[kind], seat, symbol }];
}

function pieces(position: Position, beginning: readonly Step[] = []): readonly Piece[] {
  const { own, gray } = readBeginning(position, beginning);
  const cells = own ? cellsDuring(position, own, grayMoveOf(gray)) : position.cells;
  return ALL_CELLS.flatMap((cell) => pieceOn(cells, cell));
}

function start(): Standing<Position> {
  const position = startPosition();
  return { position, toMove: position.toMove };
}

export const hibryd: Rules<Position, 'hibryd'> = {
  id: 'hibryd',
  author: 'Jared B. McComb',
  year: 2002,
  version: 2,
  seats: [
    { letter: 'F', colour: '#efe9dc' },
    { letter: 'S', colour: '#a9a294' },
    { letter: 'T', colour: '#5f594e' },
  ],
  factions,
  options: [],
  words: [],
  aliases: {},
  pieceNames: {
    king: ['king'],
    knight: ['knight'],
    pawn: ['pawn'],
    'gray piece': ['gray'],
    k: ['king'],
    n: ['knight'],
    p: ['pawn'],
    gray: ['gray'],
    grey: ['gray'],
    'grey piece': ['gray'],
  },
  kinds: ['king', 'knight', 'pawn', 'gray'],
  example: 'f2-e2',
  board,

  start,
  next,
  play,
  spell,
  pieces,
  withdraw: leave,
  formatPosition,
  parsePosition,
  isOver,
  toMove: ({ toMove }) => toMove,
  isIn: ({ isIn }, seat) => isIn[seat] === true,
  factionOf: ({ taken }, seat) => taken[seat],
  notices,
  scores,
  highlights,
  turnHighlights,
  refusalNotice,
  turnNotices,
  evaluate,
  draw,
  count,
  moves,
};
