/**
 * A position of 3 Crowns and its text: the eight ranks from the top (`g` Green, `b` Black, upper case
 * crowned, `.` empty), the side to move, the stones captured by Green and by Black, and Green's bound stone:
 * `.g...b../..b...../g...B..b/b......./gb.G..../...B.g../...gGb.b/gbg..... g 0 2 -`
 */
import { squareBoard } from '../boards/square.ts';
import type { Occurrences } from '../occurrences.ts';
import { known } from '../result.ts';
import type { Seat, Step } from '../rules.ts';

export const GREEN = 0;
const BLACK = 1;

const { names, indices, rays, board } = squareBoard(8);

export { board, rays };

export const nameOf = (cell: number): string => names[cell] as string;
/** The index of a cell's name; throws if there is none, because steps come from `next`. */
export const indexOf = (name: Step): number => known(indices.get(name), name);

/** What is on a cell: nothing, or the stone's side + 1, plus CROWN for a crowned one. */
export type Content = number;
export const EMPTY = 0;
export const CROWN = 4;

export const stoneOf = (seat: Seat): Content => seat + 1;
export const sideOf = (stone: Content): Seat => (stone & ~CROWN) - 1;
export const isCrowned = (stone: Content): boolean => (stone & CROWN) !== 0;
/** The only kind of stone that this one may jump: the other side's, crowned if this one is not. */
export const preyOf = (stone: Content): Content => stone ^ 7;

/**
 * Green must use the same stone in its first two turns: `'first'` before the first of them, then the stone's
 * cell until Green has moved again, after that undefined.
 */
export type Bound = number | 'first' | undefined;

/** Everything that decides what may be played and how it ends, except earlier occurrences. */
export interface Situation {
  readonly cells: Uint8Array;
  readonly toMove: Seat;
  /** How many stones each side has captured. */
  readonly captured: readonly [number, number];
  readonly bound: Bound;
}

export interface Position extends Situation {
  /**
   * The legal moves, packed (see `moves.ts`); they are always computed, because whether the game goes on
   * depends on them.
   */
  readonly moves: readonly number[];
  /** The positions since the last capture, this one included. */
  readonly occurrences: Occurrences;
}

/** What each character of a diagram stands for. */
const CONTENTS: ReadonlyMap<string, Content> = new Map([
  ['.', EMPTY],
  ['g', stoneOf(GREEN)],
  ['b', stoneOf(BLACK)],
  ['G', stoneOf(GREEN) | CROWN],
  ['B', stoneOf(BLACK) | CROWN],
]);

const SYMBOLS = new Map([...CONTENTS].map(([symbol, content]) => [content, symbol]));
export const symbolOf = (content: Content): string => known(SYMBOLS.get(content), 'the symbol of a content');

const SIDES = ['g', 'b'];
const RANKS = [7, 6, 5, 4, 3, 2, 1, 0];
const STONES_A_SIDE = 10;

export function formatPosition({ cells, toMove, captured, bound }: Situation): string {
  const ranks = RANKS.map((rank) =>
    Array.from(cells.subarray(rank * 8, rank * 8 + 8), (content) => symbolOf(content)).join(''),
  );
  const boundText = typeof bound === 'number' ? nameOf(bound) : (bound ?? '-');
  return `${ranks.join('/')} ${SIDES[toMove]} ${captured.join(' ')} ${boundText}`;
}

/** Parses a position's text, allowing white space around the slashes; undefined if it is not one. */
export function parseSituation(text: string): Situation | undefined {
  const [ranks = '', side = '', green = '', black = '', boundText = '', ...rest] = text
    .trim()
    .replace(/\s*\/\s*/g, '/')
    .split(/\s+/);
  if (rest.length > 0 || !/^\d+$/.test(green) || !/^\d+$/.test(black)) return undefined;
  const cells = parseRanks(ranks);
  const toMove = SIDES.indexOf(side);
  const bound = boundText === 'first' ? boundText : boundText === '-' ? undefined : indices.get(boundText);
  if (!cells || toMove < 0 || (bound === undefined && boundText !== '-')) return undefined;
  if (bound === 'first' && toMove !== GREEN) return undefined;
  if (typeof bound === 'number' && sideOf(cells[bound] as Content) !== GREEN) return undefined;
  const captured = [Number(green), Number(black)] as const;
  const stonesLeft = (seat: Seat): number => cells.filter((content) => sideOf(content) === seat).length;
  const possible =
    stonesLeft(GREEN) + captured[BLACK] <= STONES_A_SIDE &&
    stonesLeft(BLACK) + captured[GREEN] <= STONES_A_SIDE;
  return possible ? { cells, toMove, captured, bound } : undefined;
}

function parseRanks(text: string): Uint8Array | undefined {
  const ranks = text.split('/');
  if (ranks.length !== 8 || ranks.some((rank) => rank.length !== 8)) return undefined;
  const contents = [...ranks.reverse().join('')].map((symbol) => CONTENTS.get(symbol));
  return contents.every((content) => content !== undefined) ? Uint8Array.from(contents) : undefined;
}

/** The start: a frame of alternating stones, with Green to move and to bind a stone. */
export const START = 'bgb..bgb/......../g......g/b......b/g......g/b......b/......../gbg..gbg g 0 0 first';
