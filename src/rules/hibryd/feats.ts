/**
 * Feats, the ways to win that can be answered: six Knights (3), the lesser pieces in a line (4a) or a
 * triangle (4b spread, 4c close-knit), the King in the middle of its line of seven (5), and the King on an
 * enemy throne (6).
 */
import { ALL_CELLS, type Cell, cellAt, DIRECTIONS, ray, THRONES, WHITE_CELLS } from './board.ts';
import {
  type Cells,
  contentOf,
  FACTIONS,
  type Faction,
  findKing,
  KNIGHT,
  man,
  PAWN,
  type WaySet,
} from './position.ts';

export const WAYS = ['3', '4a', '4b', '4c', '5', '6'] as const;
export type Way = (typeof WAYS)[number];

export const setOf = (...ways: readonly Way[]): WaySet =>
  ways.reduce((set, way) => set | (1 << WAYS.indexOf(way)), 0);
export const waysIn = (set: WaySet): readonly Way[] => WAYS.filter((way) => (set & setOf(way)) !== 0);

const SIX_KNIGHTS = setOf('3');
const LINE = setOf('4a');
const SPREAD = setOf('4b');
const CLOSE_KNIT = setOf('4c');
const KING_LINE = setOf('5');
export const KING_ON_THRONE = setOf('6');

/** How many pieces a faction has besides its King. */
export const LESSER_COUNT = 6;
const WHITES_OF_CLOSE_KNIT = 3;

/** A set of cells as a number, one bit per cell: 42 bits, which a double holds exactly. */
const BITS: readonly number[] = ALL_CELLS.map((cell) => 2 ** cell);
const bitOf = (cell: Cell): number => BITS[cell] as number;
const keyOf = (cells: readonly Cell[]): number => cells.reduce((key, cell) => key + bitOf(cell), 0);

/** The feat that six lesser pieces on certain cells make. */
interface Shape {
  readonly way: WaySet;
  readonly whites: number;
}

const shapes = new Map<number, Shape>();
/** For seven cells in a line: the key of the outer six -> the middle cell, where the King must be. */
const kingLines = new Map<number, Cell>();

function addLines(cell: Cell): void {
  for (const direction of DIRECTIONS.slice(0, 3)) {
    const line = [cell, ...ray(cell, direction)];
    const six = line.slice(0, LESSER_COUNT);
    if (six.length === LESSER_COUNT) shapes.set(keyOf(six), { way: LINE, whites: 0 });
    const seven = line.slice(0, LESSER_COUNT + 1);
    if (seven.length < LESSER_COUNT + 1) continue;
    const [middle] = seven.splice(LESSER_COUNT / 2, 1);
    kingLines.set(keyOf(seven), middle as Cell);
  }
}

/**
 * |v|² of (up, along) in units of neighboring cells: the square of the distance between two of the pieces.
 */
const squareOf = (up: number, along: number): number => up * up + up * along + along * along;

/**
 * Adds the triangle of a vector v from the cell p: p, p+v, p+2v, p+w, p+v+w, p+2w, where w is v turned by 60
 * degrees.
 */
function addTriangle(cell: Cell, up: number, along: number): void {
  const square = squareOf(up, along);
  if (square === 3) return;
  const [upW, alongW] = [up + along, -up];
  const multiples: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [0, 2],
  ];
  const six = multiples.map(([v, w]) => cellAt(cell, v * up + w * upW, v * along + w * alongW));
  if (!six.every((each) => each !== undefined)) return;
  const whites = six.filter((each) => WHITE_CELLS.includes(each)).length;
  shapes.set(keyOf(six), { way: square === 1 ? CLOSE_KNIT : SPREAD, whites });
}

const REACH = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
for (const cell of ALL_CELLS) {
  addLines(cell);
  for (const up of REACH) {
    for (const along of REACH) if (up !== 0 || along !== 0) addTriangle(cell, up, along);
  }
}

/** The cells of a faction's Pawns and Knights as one number, and whether all of them are Knights. */
function lesserOf(cells: Cells, faction: Faction): { readonly key: number; readonly areKnights: boolean } {
  const pawn = man(faction, PAWN);
  const knight = man(faction, KNIGHT);
  let key = 0;
  let areKnights = true;
  for (let cell = 0; cell < cells.length; cell++) {
    const content = contentOf(cells, cell);
    if (content === pawn) areKnights = false;
    else if (content !== knight) continue;
    key += bitOf(cell);
  }
  return { key, areKnights };
}

/** Where the faction's King went, if it has moved. */
export function kingsArrival(before: Cells, after: Cells, faction: Faction): Cell | undefined {
  const to = findKing(after, faction);
  return to === findKing(before, faction) ? undefined : to;
}

/** Whether the cell is the throne of another faction whose King is on the board. */
const isLivingEnemyThrone = (cells: Cells, cell: Cell | undefined, faction: Faction): boolean =>
  FACTIONS.some(
    (enemy) => enemy !== faction && THRONES[enemy] === cell && findKing(cells, enemy) !== undefined,
  );

/**
 * The feats that the faction's own move from `before` to `after` achieves: true after it and not before. The
 * caller says whether a close-knit triangle needs its three white cells, because an answer does not.
 */
export function featsDone(
  before: Cells,
  after: Cells,
  faction: Faction,
  whites: 'whites' | 'noWhites',
): WaySet {
  const { key, areKnights } = lesserOf(after, faction);
  const { key: keyBefore, areKnights: wereKnights } = lesserOf(before, faction);
  let done: WaySet = 0;
  if (areKnights && !wereKnights) done |= SIX_KNIGHTS;
  const shape = shapes.get(key);
  if (shape?.way === CLOSE_KNIT) {
    const isEnough = whites === 'noWhites' || shape.whites >= WHITES_OF_CLOSE_KNIT;
    if (isEnough && key !== keyBefore) done |= CLOSE_KNIT;
  } else if (shape && shapes.get(keyBefore)?.way !== shape.way) {
    done |= shape.way;
  }
  const isKingLine = kingLines.get(key) === findKing(after, faction);
  const wasKingLine = kingLines.get(keyBefore) === findKing(before, faction);
  if (isKingLine && !wasKingLine) done |= KING_LINE;
  // Uses the Kings on the board before the move, because one may be captured on its own throne.
  if (isLivingEnemyThrone(before, kingsArrival(before, after, faction), faction)) done |= KING_ON_THRONE;
  return done;
}
