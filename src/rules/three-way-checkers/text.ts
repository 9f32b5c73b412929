/**
 * A position's text: the rows from the top, the side to move, the quiet plies in a row and when an only owner
 * wins, as in `b/b.b/bbbbb/.......` and so on, then ` B 0 now`, with a letter for each piece and a point for
 * each empty cell.
 * On black triangles a small letter is a pawn and a capital a king; on white ones a small letter is a ghost
 * asleep and a capital an active one.
 */
import type { Seat } from '../rules.ts';
import type { Triangle } from './board.ts';
import {
  type Cells,
  EMPTY,
  forceOf,
  ghostOf,
  isRegular,
  type Kind,
  kindOf,
  kingOf,
  LETTERS,
  pawnOf,
  SEATS,
  seatOf,
  sleepingGhostOf,
} from './pieces.ts';
import { type Position, settle, type Win } from './position.ts';

const isCapital: Readonly<Record<Kind, boolean>> = {
  pawn: false,
  king: true,
  ghost: true,
  sleepingGhost: false,
};

function formatPiece(piece: number): string {
  if (piece === EMPTY) return '.';
  const letter = LETTERS[seatOf(piece)] as string;
  return isCapital[kindOf(piece)] ? letter : letter.toLowerCase();
}

export function formatPosition(board: Triangle, { cells, toMove, quiet, win }: Position): string {
  const symbols = [...cells].map(formatPiece);
  const rows = Array.from({ length: board.rows }, (_, row) =>
    symbols.slice(row ** 2, (row + 1) ** 2).join(''),
  );
  return `${rows.join('/')} ${LETTERS[toMove]} ${quiet} ${win}`;
}

const PIECES: readonly number[] = SEATS.flatMap((seat) => [
  pawnOf(seat),
  kingOf(seat),
  ghostOf(seat),
  sleepingGhostOf(seat),
]);

/** The piece that a symbol means on a black or a white triangle; undefined if it means none there. */
const parsePiece = (symbol: string, isBlack: boolean): number | undefined =>
  symbol === '.'
    ? EMPTY
    : PIECES.find((piece) => isRegular(piece) === isBlack && formatPiece(piece) === symbol);

/**
 * Whether a seat in the game has all its ghosts (all of them active if it has nothing else), and one that has
 * left has nothing.
 */
function isComplete(board: Triangle, cells: Cells, seat: Seat): boolean {
  const { regulars, ghosts, awake } = forceOf(cells, seat);
  if (ghosts.length === 0) return regulars.length === 0;
  return ghosts.length === board.ghosts && (regulars.length > 0 || awake.length === board.ghosts);
}

/** Parses the rows `b/b.b/...`; undefined if they do not fit the board. */
export function parseCells(board: Triangle, rows: string): Cells | undefined {
  if (rows.split('/').some((row, above) => row.length !== 2 * above + 1)) return undefined;
  const symbols = rows.replaceAll('/', '');
  if (symbols.length !== board.isBlack.length) return undefined;
  const cells = new Uint8Array(symbols.length);
  for (const [cell, isBlack] of board.isBlack.entries()) {
    const piece = parsePiece(symbols.charAt(cell), isBlack);
    if (piece === undefined) return undefined;
    cells[cell] = piece;
  }
  return SEATS.every((seat) => isComplete(board, cells, seat)) ? cells : undefined;
}

/**
 * Parses such a text; undefined if it is not one, if the game is over, or if another seat should be to move.
 */
export function parsePosition(board: Triangle, text: string): Position | undefined {
  const match = /^(\S+) ([BRW]) (0|[1-9]\d{0,2}) (now|turn)$/.exec(text);
  if (!match) return undefined;
  const [, rows = '', , quiet] = match;
  const cells = parseCells(board, rows);
  if (!cells) return undefined;
  const toMove = LETTERS.indexOf(match[2] as (typeof LETTERS)[number]);
  const standing = settle(board, { cells, quiet: Number(quiet), win: match[4] as Win }, toMove, undefined);
  return standing.toMove === toMove ? standing.position : undefined;
}
