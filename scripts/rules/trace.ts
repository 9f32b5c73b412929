/**
 * Traces of games: for every position in a line of play, who is to move, how many moves there are, and a
 * digest of them all, in the format of `test/vectors/README.md`. Two programs whose traces agree, agree on
 * the rules.
 */
import { createHash } from 'node:crypto';
import {
  type AnyRules,
  listMoves,
  type Options,
  ok,
  type Result,
  refuse,
  type Standing,
  type Step,
} from '../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../src/words/index.ts';
import { type Opening, openGame, playTyped } from './lineOfPlay.ts';

const words = wordsOf('en');

export interface TraceInput {
  readonly game: string;
  readonly options: Options;
  readonly moves: readonly string[];
}

interface Listed {
  readonly count: number;
  /** The first 16 hex digits of the SHA-256 of the sorted moves, one per line. */
  readonly digest: string;
}

type Entry =
  | ({ readonly ply: number; readonly toMove: number } & Listed)
  | ({ readonly ply: number; readonly placed: readonly Step[]; readonly mayEnd: boolean } & Listed)
  | { readonly ply: number; readonly over: true; readonly points: readonly number[] };

export interface Trace {
  readonly trace: readonly Entry[];
  /** For a game whose moves cannot be listed: each position's board, one character per cell. */
  readonly boards?: readonly string[];
  readonly end: {
    readonly over: boolean;
    readonly points: readonly number[] | null;
    readonly reason: string | null;
  };
}

/** Points to three decimals, because the vectors give thirds to four. */
const rounded = (points: readonly number[] | null): readonly number[] | undefined =>
  points?.map((each) => Math.round(each * 1000) / 1000);

/** What two programs must agree on: everything but the wording of the reason for the end. */
export const comparable = ({ trace, boards, end }: Trace) => ({
  trace: trace.map((entry) => ('points' in entry ? { ...entry, points: rounded(entry.points) } : entry)),
  ...(boards && { boards }),
  end: { over: end.over, points: rounded(end.points) },
});

/** Plays the moves and traces every position; returns a sentence if the input is not a line of legal play. */
export function traceGame(input: TraceInput): Result<Trace, string> {
  const opening = openGame(input.game, input.options);
  return opening.ok ? traceFrom(opening.value, input.moves) : opening;
}

/** The same for moves from an opening, with any rules. */
export function traceFrom(
  { rules, standing: first }: Opening,
  moves: readonly string[],
): Result<Trace, string> {
  let standing = first;
  const trace: Entry[] = [positionEntry(rules, standing, 0)];
  const boards = [boardText(rules, standing)];
  for (const [ply, text] of moves.entries()) {
    const played = playTyped(rules, standing, text);
    if (!played.ok) return refuse(`ply ${ply}: ${played.error}`);
    if (rules.unlistable) trace.push(...beginningEntries(rules, standing, ply, played.value.steps));
    standing = played.value.standing;
    trace.push(positionEntry(rules, standing, ply + 1));
    boards.push(boardText(rules, standing));
  }
  const { outcome } = standing;
  return ok({
    trace,
    ...(rules.unlistable && { boards }),
    end: {
      over: outcome !== undefined,
      points: outcome?.points ?? null,
      reason: outcome ? (gameWords(words, rules).reasons[outcome.reason] ?? outcome.reason) : null,
    },
  });
}

/** Answers one line of JSON with another: a trace, or an error as a sentence. */
export function traceLine(line: string): string {
  const input = parseInput(line.replace(/^\uFEFF/, ''));
  const traced = input.ok ? traceGame(input.value) : input;
  return JSON.stringify(traced.ok ? traced.value : { error: traced.error });
}

function parseInput(line: string): Result<TraceInput, string> {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return refuse('not a line of JSON');
  }
  if (typeof input !== 'object' || input === null) return refuse('not a JSON object');
  const { game, options = {}, moves } = input as { game?: unknown; options?: unknown; moves?: unknown };
  if (typeof game !== 'string') return refuse('"game" is not a text');
  if (!isOptions(options)) return refuse('"options" is not an object of texts');
  if (!isTexts(moves)) return refuse('"moves" is not a list of texts');
  return ok({ game, options, moves });
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isTexts(Object.values(value));

function positionEntry(rules: AnyRules, standing: Standing<unknown>, ply: number): Entry {
  if (standing.outcome) return { ply, over: true, points: standing.outcome.points };
  const { position, toMove } = standing;
  return { ply, toMove, ...listed(movesOrSteps(rules, position)) };
}

/** The legal moves in canonical notation; for a game that cannot list them, the possible first steps. */
export const movesOrSteps = (rules: AnyRules, position: unknown): readonly string[] =>
  rules.unlistable
    ? rules.next(position, []).steps
    : listMoves(rules, position).map((move) => rules.spell(position, move));

/** What may follow each incomplete beginning of a move. */
function beginningEntries(
  rules: AnyRules,
  { position }: Standing<unknown>,
  ply: number,
  steps: readonly Step[],
): Entry[] {
  return steps.slice(1).map((_, index) => {
    const placed = steps.slice(0, index + 1);
    const { steps: following, mayEnd } = rules.next(position, placed);
    return { ply, placed, ...listed(following), mayEnd };
  });
}

function listed(texts: readonly string[]): Listed {
  const digest = createHash('sha256')
    .update([...texts].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
  return { count: texts.length, digest };
}

/** The symbols on the cells, in the board's order; `.` for an empty one. */
function boardText(rules: AnyRules, { position }: Standing<unknown>): string {
  const symbols = new Map(rules.pieces(position).map(({ cell, symbol }) => [cell, symbol]));
  return rules.board.cells.map(({ cell }) => symbols.get(cell) ?? '.').join('');
}
