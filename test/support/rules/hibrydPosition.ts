/** Positions of Hibryd for its tests: armies that matter to an example are given, the others stay at home. */
import { hibryd } from '../../../src/rules/hibryd/hibryd.ts';
import type { Position } from '../../../src/rules/hibryd/position.ts';
import { type Outcome, type Piece, replay, type Standing } from '../../../src/rules/index.ts';

/** Armies as `king:knights:pawns`; everything else as the fields of a position text. */
export interface Setting {
  readonly Y?: string;
  readonly C?: string;
  readonly M?: string;
  readonly gray?: string;
  readonly toMove?: 'Y' | 'C' | 'M';
  /** Who plays what: First Yellow, Second Cyan, Third Magenta unless said otherwise. */
  readonly seats?: string;
  readonly grays?: string;
  readonly escaped?: string;
  readonly closed?: string;
  readonly ko?: string;
  readonly claim?: string;
  readonly duplicable?: string;
  readonly nullCheck?: string;
}

const HOME = { Y: 'g2:h1h2:f1f2f3f4', C: 'b7:a8b8:a6b6c6d6', M: 'b2:a2b1:a4b3c2d1' } as const;

/** Yellow's King steps onto Cyan's throne; Cyan's can go to g2, its own Pawns far away. */
export const THRONE = { Y: 'c6:h1h2:f1f3f4g3', C: 'f2:a8b8:a6b6a7d6' } as const satisfies Setting;

/** Cells in the order of the board, as position texts have them. */
const sorted = (cells: string): string => (cells.match(/../g) ?? []).sort().join('');
const army = (text: string): string => (text === '-' ? text : text.split(':').map(sorted).join(':'));

export function at(setting: Setting): Position {
  const { Y = HOME.Y, C = HOME.C, M = HOME.M, gray = '', toMove = 'Y', seats = 'YCM' } = setting;
  const { grays = '000', escaped, closed, ko, claim, duplicable, nullCheck } = setting;
  const hidden = [escaped, closed, ko, claim, duplicable, nullCheck].map((field) => field ?? '-');
  const board = [...[Y, C, M].map(army), sorted(gray) || '-'];
  const text = [...board, seats.indexOf(toMove) + 1, seats, grays, ...hidden].join(' ');
  const position = hibryd.parsePosition(text);
  if (!position) throw new Error(`not a position: ${text}`);
  return position;
}

export const play = (position: Position, ...moves: readonly string[]): Standing<Position> =>
  replay(hibryd, moves, { position, toMove: position.toMove });

export const outcomeOf = (position: Position, ...moves: readonly string[]): Outcome | undefined =>
  play(position, ...moves).outcome;

export const wonBy = (seat: number, reason: string): Outcome => ({
  points: [0, 1, 2].map((each) => (each === seat ? 1 : 0)),
  reason,
});

export const positionAfter = (position: Position, ...moves: readonly string[]): Position =>
  play(position, ...moves).position;

const symbols = (pieces: readonly Piece[]): ReadonlyMap<string, string> =>
  new Map(pieces.map(({ cell, symbol }) => [cell, symbol]));

/** The cells whose content differs after the moves, with what is there then; `..` for nothing. */
export function changes(position: Position, ...moves: readonly string[]): Record<string, string> {
  const before = symbols(hibryd.pieces(position));
  const now = symbols(hibryd.pieces(positionAfter(position, ...moves)));
  const cells = hibryd.board.cells
    .map(({ cell }) => cell)
    .filter((cell) => before.get(cell) !== now.get(cell));
  return Object.fromEntries(cells.map((cell) => [cell, now.get(cell) ?? '..']));
}

/** The fields of the position text that the board does not show, empty ones left out. */
export function hidden(position: Position): Record<string, string> {
  const names = ['toMove', 'seats', 'grays', 'escaped', 'closed', 'ko', 'claim', 'duplicable', 'nullCheck'];
  const fields = hibryd.formatPosition(position).split(' ').slice(4);
  const shown = names.map((name, index) => [name, fields[index] ?? ''] as const);
  return Object.fromEntries(
    shown.filter(([name, field]) => !['-', '000'].includes(field) && !(name === 'seats' && field === 'YCM')),
  );
}

/** The steps that may follow, sorted. */
export const steps = (position: Position, ...beginning: readonly string[]): readonly string[] =>
  [...hibryd.next(position, beginning).steps].sort();

/** The legal own moves without their Gray moves, sorted. */
export const ownMoves = (position: Position): readonly string[] =>
  [
    ...new Set(
      (hibryd.moves?.(position) ?? []).map((move) => hibryd.spell(position, move).replace(/\/.*/, '')),
    ),
  ].sort();
