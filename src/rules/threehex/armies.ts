/**
 * Who plays on the board: White's army and, for each further seat, the same army turned or mirrored.
 * Everything is defined for White's men and carried over to the others', so that games with three armies and
 * with two share one code for moves.
 */
import type { Piece, Seat, SeatInfo } from '../rules.ts';
import { CELL_NAMES, type Cell, cellNamed, type Direction, nameOf } from './board.ts';
import { type Castling, castlingsOf } from './castling.ts';
import {
  BISHOP,
  type Cells,
  EMPTY,
  KING,
  type Kind,
  KNIGHT,
  kindOf,
  letterOf,
  type Man,
  man,
  nameOfKind,
  PAWN,
  PROMOTIONS,
  QUEEN,
  ROOK,
  seatOf,
} from './pieces.ts';
import { type AttackRanges, attackRangesOf } from './ranges.ts';

/** A seat's army. */
export interface Army {
  readonly side: SeatInfo;
  /** The direction that is straight ahead for its pawns. */
  readonly forward: Direction;
  /** Maps a cell of White's to the corresponding cell for this army. */
  readonly placed: (cell: Cell) => Cell;
}

export interface Armies {
  readonly seats: readonly SeatInfo[];
  readonly seatNumbers: readonly Seat[];
  /** By seat. */
  readonly forward: readonly Direction[];
  readonly castlings: readonly Castling[];
  readonly ranges: AttackRanges;
  readonly start: Cells;
  readonly menBySymbol: ReadonlyMap<string, Man>;
}

/** White's men at the start. */
const SET_UP: readonly (readonly [Kind, string])[] = [
  [KING, '71'],
  [QUEEN, '73'],
  [ROOK, '68 76'],
  [KNIGHT, '69 75'],
  [BISHOP, '70 72 74'],
  [PAWN, '106 37 38 39 40 41 42 43 44'],
];

function setUp(armies: readonly Army[]): Cells {
  const cells: Man[] = CELL_NAMES.map(() => EMPTY);
  for (const [seat, { placed }] of armies.entries()) {
    for (const [kind, names] of SET_UP) {
      for (const name of names.split(' ')) cells[placed(cellNamed(name))] = man(seat, kind);
    }
  }
  return cells;
}

export function armiesOf(armies: readonly Army[]): Armies {
  const seats = armies.map(({ side }) => side);
  const forward = armies.map((army) => army.forward);
  const men = armies.flatMap((_, seat) => [KING, ...PROMOTIONS, PAWN].map((kind) => man(seat, kind)));
  return {
    seats,
    seatNumbers: [...armies.keys()],
    forward,
    castlings: armies.flatMap(({ placed }, seat) => castlingsOf(seat, placed)),
    ranges: attackRangesOf(men, forward),
    start: setUp(armies),
    menBySymbol: new Map(men.map((piece) => [symbolOf(seats, piece), piece])),
  };
}

export const letterOfSeat = ({ seats }: Pick<Armies, 'seats'>, seat: Seat): string =>
  seats[seat]?.letter as string;

/** In the order in which they move after the seat. */
export const opponentsOf = ({ seats }: Armies, seat: Seat): readonly Seat[] =>
  seats.slice(1).map((_, after) => (seat + after + 1) % seats.length);

/** Two characters: the seat's letter and the piece's (`WK`, `Up`). */
export const symbolOf = (seats: readonly SeatInfo[], piece: Man): string =>
  `${letterOfSeat({ seats }, seatOf(piece))}${letterOf(kindOf(piece))}`;

/** The pieces on a board, in the form that other code uses. */
export const piecesOn = ({ seats }: Armies, cells: Cells): readonly Piece[] =>
  [...cells].flatMap((piece, cell) =>
    piece === EMPTY
      ? []
      : {
          cell: nameOf(cell),
          kind: nameOfKind(kindOf(piece)),
          seat: seatOf(piece),
          symbol: symbolOf(seats, piece),
        },
  );
