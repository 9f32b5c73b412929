/**
 * A position as one line of text, similar to FEN in chess: the rows from 94's corner down to White's edge,
 * each starting at Black's edge, with runs of empty cells counted; the seat to move; the castling moves still
 * open, `s`hort and `l`ong by seat; and the plies since the last pawn move or capture. `... W WslUslBsl 0`
 */
import type { Seat } from '../rules.ts';
import { type Armies, letterOfSeat, symbolOf } from './armies.ts';
import { CELL_NAMES, ROW_SPANS } from './board.ts';
import { isPossible, type Rights } from './castling.ts';
import { isFarSide } from './moves.ts';
import { type Cells, EMPTY, KING, kindOf, man, PAWN, seatOf } from './pieces.ts';
import { type Position, positionOf, QUIET_LIMIT } from './position.ts';

function formatRow({ seats }: Armies, row: Cells): string {
  let text = '';
  let empty = 0;
  for (const piece of row) {
    if (piece === EMPTY) empty++;
    else {
      text += `${empty || ''}${symbolOf(seats, piece)}`;
      empty = 0;
    }
  }
  return `${text}${empty || ''}`;
}

const formatCells = (armies: Armies, cells: Cells): string =>
  ROW_SPANS.map(([start, end]) => formatRow(armies, cells.slice(start, end))).join('/');

function formatRights(armies: Armies, rights: Rights): string {
  const text = armies.seatNumbers
    .map((seat) => {
      const open = armies.castlings.filter(
        (castling) => castling.seat === seat && (rights & castling.right) !== 0,
      );
      return open.length === 0
        ? ''
        : `${letterOfSeat(armies, seat)}${open.map(({ letter }) => letter).join('')}`;
    })
    .join('');
  return text || '-';
}

export const formatPosition = ({ armies, cells, toMove, rights, quiet }: Position): string =>
  `${formatCells(armies, cells)} ${letterOfSeat(armies, toMove)} ${formatRights(armies, rights)} ${quiet}`;

function parseCells({ menBySymbol }: Armies, text: string): Cells | undefined {
  const men = [...text.matchAll(/(\d+)|[A-Z][A-Za-z]/g)].flatMap(([token, empty]) =>
    empty === undefined
      ? menBySymbol.get(token)
      : Array<number>(Math.min(Number(empty), CELL_NAMES.length)).fill(EMPTY),
  );
  if (men.length !== CELL_NAMES.length) return undefined;
  return men.every((piece) => piece !== undefined) ? men : undefined;
}

/** Whether every seat has exactly one king, and no pawn is on a cell where it would have promoted. */
const isSound = (armies: Armies, cells: Cells): boolean =>
  armies.seatNumbers.every((seat) => cells.filter((piece) => piece === man(seat, KING)).length === 1) &&
  cells.every((piece, cell) => kindOf(piece) !== PAWN || !isFarSide(armies, cell, seatOf(piece)));

/** Parses castling rights, leaving out any that the position cannot have. */
function parseRights(armies: Armies, text: string, cells: Cells): Rights {
  let rights = 0;
  for (const seat of armies.seatNumbers) {
    const open = new RegExp(`${letterOfSeat(armies, seat)}(s?)(l?)`).exec(text);
    for (const castling of armies.castlings) {
      if (castling.seat === seat && open?.slice(1).includes(castling.letter) && isPossible(cells, castling))
        rights |= castling.right;
    }
  }
  return rights;
}

/** Parses a text exactly as `formatPosition` writes it; undefined for any other text. */
export function parsePosition(armies: Armies, text: string): Position | undefined {
  const [rows = '', letter, rights = '', quiet = ''] = text.split(' ');
  const cells = parseCells(armies, rows);
  const toMove: Seat | undefined = armies.seatNumbers.find((seat) => letterOfSeat(armies, seat) === letter);
  if (!cells || !isSound(armies, cells) || toMove === undefined) return undefined;
  if (!/^\d+$/.test(quiet) || Number(quiet) > QUIET_LIMIT) return undefined;
  const position = positionOf(armies, cells, toMove, parseRights(armies, rights, cells), Number(quiet));
  return formatPosition(position) === text ? position : undefined;
}
