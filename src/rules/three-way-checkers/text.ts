/**
 * A position's text: the rows a to h, the side to move, the quiet plies in a row and when an only owner wins,
 * as in `b/b.b/bbbbb/.......` and so on, then ` B 0 now`, with a letter for each piece and a point for each
 * empty cell.
 * On black triangles a small letter is a pawn and a capital a king; on white ones a small letter is a ghost
 * asleep and a capital an active one.
 */
import type { Seat } from '../rules.ts';
import { IS_BLACK } from './board.ts';
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

export function formatPosition({ cells, toMove, quiet, win }: Position): string {
  const symbols = [...cells].map(formatPiece);
  const rows = Array.from({ length: 8 }, (_, row) => symbols.slice(row ** 2, (row + 1) ** 2).join(''));
  return `${rows.join('/')} ${LETTERS[toMove]} ${quiet} ${win}`;
}

const PIECES: readonly number[] = SEATS.flatMap((seat) => [
  pawnOf(seat),
  kingOf(seat),
  ghostOf(seat),
  sleepingGhostOf(seat),
]);

/** The piece that a symbol stands for on a black or a white triangle; undefined when it stands for none. */
const parsePiece = (symbol: string, isBlack: boolean): number | undefined =>
  symbol === '.'
    ? EMPTY
    : PIECES.find((piece) => isRegular(piece) === isBlack && formatPiece(piece) === symbol);

/**
 * Two ghosts for each seat in the game, both active when they are all it has; nothing for a seat that has
 * left.
 */
function isComplete(cells: Cells, seat: Seat): boolean {
  const { regulars, ghosts, awake } = forceOf(cells, seat);
  if (ghosts.length === 0) return regulars.length === 0;
  return ghosts.length === 2 && (regulars.length > 0 || awake.length === 2);
}

/** The board of eight rows `b/b.b/...`; undefined when they are none. */
export function parseCells(rows: string): Cells | undefined {
  if (rows.split('/').some((row, above) => row.length !== 2 * above + 1)) return undefined;
  const symbols = rows.replaceAll('/', '');
  if (symbols.length !== IS_BLACK.length) return undefined;
  const cells = new Uint8Array(symbols.length);
  for (const [cell, isBlack] of IS_BLACK.entries()) {
    const piece = parsePiece(symbols.charAt(cell), isBlack);
    if (piece === undefined) return undefined;
    cells[cell] = piece;
  }
  return SEATS.every((seat) => isComplete(cells, seat)) ? cells : undefined;
}

/**
 * The position of such a text; undefined for another text, and where the game is over or another must move.
 */
export function parsePosition(text: string): Position | undefined {
  const match = /^(\S+) ([BRW]) (0|[1-9]\d{0,2}) (now|turn)$/.exec(text);
  if (!match) return undefined;
  const [, rows = '', , quiet] = match;
  const cells = parseCells(rows);
  if (!cells) return undefined;
  const toMove = LETTERS.indexOf(match[2] as (typeof LETTERS)[number]);
  const standing = settle({ cells, quiet: Number(quiet), win: match[4] as Win }, toMove, undefined);
  return standing.toMove === toMove ? standing.position : undefined;
}
