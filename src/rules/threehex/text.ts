/**
 * A position as one line of text, in the manner of chess's FEN: the rows from 94's corner down to White's edge,
 * each from Black's edge, with runs of empty cells counted; the seat to move; the castlings still open, `s`hort
 * and `l`ong by seat; and the plies since the last pawn move or capture. `... W WslUslBsl 0`
 */
import type { Seat } from '../rules.ts';
import { CELL_NAMES, forwardOf, neighbour, ROW_SPANS } from './board.ts';
import { CASTLINGS, isPossible, type Rights } from './castling.ts';
import {
  type Cells,
  EMPTY,
  KING,
  kindOf,
  letterOfSeat,
  man,
  manOf,
  PAWN,
  SEAT_NUMBERS,
  seatOf,
  symbolOf,
} from './pieces.ts';
import { type Position, positionOf, QUIET_LIMIT } from './position.ts';

function formatRow(row: Cells): string {
  let text = '';
  let empty = 0;
  for (const piece of row) {
    if (piece === EMPTY) empty++;
    else {
      text += `${empty || ''}${symbolOf(piece)}`;
      empty = 0;
    }
  }
  return `${text}${empty || ''}`;
}

const formatCells = (cells: Cells): string =>
  ROW_SPANS.map(([start, end]) => formatRow(cells.subarray(start, end))).join('/');

function formatRights(rights: Rights): string {
  const text = SEAT_NUMBERS.map((seat) => {
    const open = CASTLINGS.filter((castling) => castling.seat === seat && (rights & castling.right) !== 0);
    return open.length === 0 ? '' : `${letterOfSeat(seat)}${open.map(({ letter }) => letter).join('')}`;
  }).join('');
  return text || '-';
}

export const formatPosition = ({ cells, toMove, rights, quiet }: Position): string =>
  `${formatCells(cells)} ${letterOfSeat(toMove)} ${formatRights(rights)} ${quiet}`;

function parseCells(text: string): Cells | undefined {
  const men = [...text.matchAll(/(\d+)|[A-Z][A-Za-z]/g)].flatMap(([token, empty]) =>
    empty === undefined
      ? manOf(token)
      : Array<number>(Math.min(Number(empty), CELL_NAMES.length)).fill(EMPTY),
  );
  if (men.length !== CELL_NAMES.length) return undefined;
  const cells = new Uint8Array(CELL_NAMES.length);
  for (const [cell, piece] of men.entries()) {
    if (piece === undefined) return undefined;
    cells[cell] = piece;
  }
  return cells;
}

/** Every seat has its one king, and no pawn stands where it would have promoted. */
const isSound = (cells: Cells): boolean =>
  SEAT_NUMBERS.every((seat) => cells.filter((piece) => piece === man(seat, KING)).length === 1) &&
  cells.every(
    (piece, cell) => kindOf(piece) !== PAWN || neighbour(cell, forwardOf(seatOf(piece))) !== undefined,
  );

/** The rights of a text; those it cannot have are left out. */
function parseRights(text: string, cells: Cells): Rights {
  let rights = 0;
  for (const seat of SEAT_NUMBERS) {
    const open = new RegExp(`${letterOfSeat(seat)}(s?)(l?)`).exec(text);
    for (const castling of CASTLINGS) {
      if (castling.seat === seat && open?.slice(1).includes(castling.letter) && isPossible(cells, castling))
        rights |= castling.right;
    }
  }
  return rights;
}

/** The position of a text exactly as `formatPosition` writes it; undefined for any other text. */
export function parsePosition(text: string): Position | undefined {
  const [rows = '', letter, rights = '', quiet = ''] = text.split(' ');
  const cells = parseCells(rows);
  const toMove: Seat | undefined = SEAT_NUMBERS.find((seat) => letterOfSeat(seat) === letter);
  if (!cells || !isSound(cells) || toMove === undefined) return undefined;
  if (!/^\d+$/.test(quiet) || Number(quiet) > QUIET_LIMIT) return undefined;
  const position = positionOf(cells, toMove, parseRights(rights, cells), Number(quiet));
  return formatPosition(position) === text ? position : undefined;
}
