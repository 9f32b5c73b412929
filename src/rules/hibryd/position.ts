/** Positions of Hibryd III: what is on the 42 cells, who plays what, and what the board does not show. */

import type { Occurrences } from '../occurrences.ts';
import { known } from '../result.ts';
import type { Seat } from '../rules.ts';
import { ALL_CELLS, CELL_COUNT, type Cell, cellNamed, THRONES, turned, WHITE_CELLS } from './board.ts';

/** An army, whichever seat takes it: 0 Yellow, 1 Cyan, 2 Magenta. */
export type Faction = 0 | 1 | 2;
export const FACTIONS: readonly Faction[] = [0, 1, 2];
export const SEATS: readonly Seat[] = [0, 1, 2];

export const KING = 1;
export const KNIGHT = 2;
export const PAWN = 3;
export type Kind = typeof KING | typeof KNIGHT | typeof PAWN;

/** What is on a cell: `EMPTY`, `GRAY`, or `man(faction, kind)`. */
export type Content = number;
export const EMPTY: Content = 0;
export const GRAY: Content = 16;
export const man = (faction: Faction, kind: Kind): Content => 4 * (faction + 1) + kind;

/** The kind of a faction's piece; 0 for Gray pieces and empty cells. */
export const kindOf = (content: Content): Kind | 0 => (content & 3) as Kind | 0;
/** The faction of a piece whose kind is not 0. */
export const factionOf = (content: Content): Faction => ((content >> 2) - 1) as Faction;

/** Whether it is a Pawn or Knight of the faction; only these help in custodian captures. */
export const isLesser = (content: Content, faction: Faction): boolean =>
  content === man(faction, PAWN) || content === man(faction, KNIGHT);
export const isEnemyKing = (content: Content, faction: Faction): boolean =>
  kindOf(content) === KING && factionOf(content) !== faction;

/** What is on each cell; never changed once it belongs to a position. */
export type Cells = Uint8Array;
export const contentOf = (cells: Cells, cell: Cell): Content => cells[cell] as number;

export function findKing(cells: Cells, faction: Faction): Cell | undefined {
  const cell = cells.indexOf(man(faction, KING));
  return cell < 0 ? undefined : cell;
}

/** The cell of the faction's King; only valid while the faction is on the board. */
export const kingOf = (cells: Cells, faction: Faction): Cell => known(findKing(cells, faction), 'a King');

/** Removes the faction's pieces, changing `cells` in place. */
export function clearFaction(cells: Cells, faction: Faction): void {
  for (const cell of ALL_CELLS) {
    const content = contentOf(cells, cell);
    if (kindOf(content) !== 0 && factionOf(content) === faction) cells[cell] = EMPTY;
  }
}

/** A set of ways to win, one bit per way (see `feats.ts`). */
export type WaySet = number;

/** Feats that the player to move must answer. */
export interface Claim {
  readonly by: Seat;
  readonly ways: WaySet;
  /**
   * The second phase of way 6: the claimant answered by going to the third throne, and now must be answered
   * in turn.
   */
  readonly isThirdThrone: boolean;
}

/** The Gray piece moved in the previous turn, which may not go straight back. */
export interface Ko {
  readonly at: Cell;
  readonly from: Cell;
}

/** Null check: the player to move may capture this King only with the pieces on these cells. */
export interface NullCheck {
  readonly king: Faction;
  readonly by: readonly Cell[];
}

export interface Position {
  readonly cells: Cells;
  readonly toMove: Seat;
  /** By seat: the faction it plays, or played before it left; undefined if it has not taken one. */
  readonly taken: readonly (Faction | undefined)[];
  /** By seat. */
  readonly isIn: readonly boolean[];
  /** By faction: how many Gray pieces it has captured. */
  readonly grays: readonly number[];
  /** By faction: whether its King has escaped before. */
  readonly hasEscaped: readonly boolean[];
  /** Ways by which nobody can win any more. */
  readonly closed: WaySet;
  readonly ko: Ko | undefined;
  readonly claim: Claim | undefined;
  /** Feats that were made and answered: the player to move wins by making one too. */
  readonly duplicable: WaySet;
  readonly nullCheck: NullCheck | undefined;
  readonly occurrences: Occurrences | undefined;
}

/** The faction of the player to move; undefined during the turn in which it takes one. */
export const moverOf = (position: Position): Faction | undefined => position.taken[position.toMove];

/** The faction of a seat that has taken one. */
export const factionBy = ({ taken }: Position, seat: Seat): Faction => known(taken[seat], 'a faction');

/** How many Gray pieces a faction has captured. */
export const graysOf = ({ grays }: Position, faction: Faction): number => grays[faction] as number;

/** The seats in the game, in turn order from `seat` on. */
export const seatsFrom = (isIn: Position['isIn'], seat: number): readonly Seat[] =>
  SEATS.map((steps) => (seat + steps) % SEATS.length).filter((each) => isIn[each]);

/** Which seats are in the game after the faction's King, if one is given, has been captured. */
export const isInWithout = ({ isIn, taken }: Position, captured: Faction | undefined): Position['isIn'] =>
  captured === undefined ? isIn : isIn.map((is, seat) => is && taken[seat] !== captured);

/** Whether the player to move is taking a faction. */
export const isTaking = (position: Position): boolean => moverOf(position) === undefined;

/** The key by which positions are compared for repetition (R7); it ignores claims and null check. */
function occurrenceKey({ cells, toMove, grays, hasEscaped, closed, ko }: Position): string {
  let key = '';
  for (let cell = 0; cell < cells.length; cell += 3) key += String.fromCharCode(threeFrom(cells, cell));
  for (const faction of FACTIONS) key += `${grays[faction]}${hasEscaped[faction] ? 'e' : ''};`;
  return `${key}${toMove};${closed};${ko ? `${ko.at},${ko.from}` : ''}`;
}

/** What is on three cells, in the bits of one character; a cell takes five. */
const threeFrom = (cells: Cells, cell: Cell): number =>
  contentOf(cells, cell) | (contentOf(cells, cell + 1) << 5) | (contentOf(cells, cell + 2) << 10);

/** The position, with itself added as the newest occurrence. */
export const counted = (position: Position): Position & { readonly occurrences: Occurrences } => ({
  ...position,
  occurrences: { key: occurrenceKey(position), earlier: position.occurrences },
});

const ARMY: readonly (readonly [string, Kind])[] = [
  ['g2', KING],
  ['h1', KNIGHT],
  ['h2', KNIGHT],
  ['f1', PAWN],
  ['f2', PAWN],
  ['f3', PAWN],
  ['f4', PAWN],
];

function setUp(): Cells {
  const cells = new Uint8Array(CELL_COUNT);
  for (const cell of WHITE_CELLS) cells[cell] = GRAY;
  for (const [name, kind] of ARMY) {
    let cell = cellNamed(name);
    for (const faction of FACTIONS) {
      cells[cell] = man(faction, kind);
      cell = turned(cell);
    }
  }
  return cells;
}

/** The position before anybody has taken a faction. */
export function startPosition(): Position {
  return counted({
    cells: setUp(),
    toMove: 0,
    taken: SEATS.map(() => undefined),
    isIn: SEATS.map(() => true),
    grays: FACTIONS.map(() => 0),
    hasEscaped: FACTIONS.map(() => false),
    closed: 0,
    ko: undefined,
    claim: undefined,
    duplicable: 0,
    nullCheck: undefined,
    occurrences: undefined,
  });
}

/** The throne of the faction that a seat has taken. */
export const throneOf = (position: Position, seat: Seat): Cell => THRONES[factionBy(position, seat)] as Cell;
