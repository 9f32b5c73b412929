/** A line of moves from a standing, as somebody wrote it: with one space or more between moves. */
import { readMove } from './notation.ts';
import type { Refusal } from './protocol.ts';
import { ok, type Result, refuse } from './result.ts';
import type { AnyRules, Seat, Standing } from './rules.ts';

/** The name that a line has in addresses. */
export const LINE = 'line';

/** The most moves that are read as a line, and the most characters. */
export const MOST_IN_LINE = 100;
const LONGEST_LINE = 3000;

export interface Line {
  /** In canonical spelling. */
  readonly turns: readonly { readonly seat: Seat; readonly move: string }[];
  /** Before the first turn, and after each. */
  readonly standings: readonly [Standing<unknown>, ...Standing<unknown>[]];
}

/** Why a line cannot be followed. `number` counts moves from 1. */
export type LineRefusal =
  | { readonly code: 'LINE_TOO_LONG'; readonly most: number }
  | {
      readonly code: 'ILLEGAL_IN_LINE';
      readonly number: number;
      readonly written: string;
      readonly position: unknown;
      readonly refusal: Refusal;
    }
  | { readonly code: 'AFTER_END'; readonly number: number; readonly written: string };

export const endOf = ({ standings }: Line): Standing<unknown> => standings.at(-1) as Standing<unknown>;

/** Follows the whole line, or says which move cannot be made. */
export function readLine(rules: AnyRules, start: Standing<unknown>, text: string): Result<Line, LineRefusal> {
  const moves = text.slice(0, LONGEST_LINE + 1).match(/\S+/g) ?? [];
  if (text.length > LONGEST_LINE || moves.length > MOST_IN_LINE) {
    return refuse({ code: 'LINE_TOO_LONG', most: MOST_IN_LINE });
  }
  const turns: Line['turns'][number][] = [];
  const standings: [Standing<unknown>, ...Standing<unknown>[]] = [start];
  let here = start;
  for (const [index, written] of moves.entries()) {
    const number = index + 1;
    if (here.outcome) return refuse({ code: 'AFTER_END', number, written });
    const { position, toMove: seat } = here;
    const read = readMove(rules, position, written);
    if (!read.ok) return refuse({ code: 'ILLEGAL_IN_LINE', number, written, position, refusal: read.error });
    here = read.value.standing;
    turns.push({ seat, move: read.value.text });
    standings.push(here);
  }
  return ok({ turns, standings });
}
