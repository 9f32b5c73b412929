/** The step protocol: everything about moves that can be derived from `Game.next` and `Game.play`. */

import { ok, type Result, refuse } from './result.ts';
import type { AnyRules, Continuation, Piece, Rules, Standing, Step } from './rules.ts';

export const REFUSAL_CODES = [
  'EMPTY',
  'UNKNOWN_WORD',
  'ILLEGAL_STEP',
  'UNFINISHED',
  'SURPLUS_STEP',
  /** The named piece is not the one on the cell. */
  'WRONG_PIECE',
  /** The word could mean several of the legal steps, which are in `legal`. */
  'VAGUE_WORD',
] as const;

/** Why a move is refused: the index of the offending word, and the steps that would be legal in its place. */
export interface Refusal {
  readonly code: (typeof REFUSAL_CODES)[number];
  /** The index of the step in question; for UNFINISHED, of the missing step. */
  readonly index: number;
  /** The step as written; '' for EMPTY and UNFINISHED. */
  readonly word: string;
  /** The legal steps before it. */
  readonly before: readonly Step[];
  /** What would be legal at `index`, sorted. */
  readonly legal: readonly Step[];
}

/** A legal beginning, what may follow it, and how the board would then look. */
export interface Considered extends Continuation {
  readonly pieces: readonly Piece[];
  readonly text: string;
}

/** A move that was played: its steps, its canonical spelling, and the standing it led to. */
export interface Played<P> {
  readonly steps: readonly Step[];
  readonly text: string;
  readonly standing: Standing<P>;
}

/** Orders steps as people expect: numbers by value, the rest by code point. */
export const byStep = (a: Step, b: Step): number => Number(a) - Number(b) || (a < b ? -1 : a > b ? 1 : 0);

/** Follows `steps` from the start of a move: returns what may come next, or refuses the first illegal one. */
function follow<P>(
  rules: Rules<P>,
  position: P,
  steps: readonly Step[],
  written: readonly string[] = steps,
): Result<Continuation, Refusal> {
  let here = rules.next(position, []);
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] as Step;
    if (!here.steps.includes(step)) {
      const surplus = here.mayEnd && here.steps.length === 0;
      return refuse({
        code: surplus ? 'SURPLUS_STEP' : 'ILLEGAL_STEP',
        index,
        word: written[index] as string,
        before: steps.slice(0, index),
        legal: [...here.steps].sort(byStep),
      });
    }
    here = rules.next(position, steps.slice(0, index + 1));
  }
  return ok(here);
}

/**
 * What may follow `beginning`, with a preview of the board; or why it does not begin a legal move. `written`
 * is how its steps were typed, for the refusal.
 */
export function consider<P>(
  rules: Rules<P>,
  position: P,
  beginning: readonly Step[],
  written: readonly string[] = beginning,
): Result<Considered, Refusal> {
  const followed = follow(rules, position, beginning, written);
  if (!followed.ok) return followed;
  const { steps, mayEnd } = followed.value;
  return ok({
    steps: [...steps].sort(byStep),
    mayEnd,
    pieces: rules.pieces(position, beginning),
    text: beginning.length === 0 ? '' : rules.spell(position, beginning),
  });
}

/** Plays a whole move; `written` is how its steps were typed, for the refusal. */
export function play<P>(
  rules: Rules<P>,
  position: P,
  steps: readonly Step[],
  written: readonly string[] = steps,
): Result<Played<P>, Refusal> {
  const followed = follow(rules, position, steps, written);
  if (!followed.ok) return followed;
  const { mayEnd, steps: legal } = followed.value;
  if (!mayEnd) {
    return refuse({
      code: steps.length === 0 ? 'EMPTY' : 'UNFINISHED',
      index: steps.length,
      word: '',
      before: [...steps],
      legal: [...legal].sort(byStep),
    });
  }
  return ok({ steps: [...steps], text: rules.spell(position, steps), standing: rules.play(position, steps) });
}

/** Every legal move as steps, lazily and in no particular order. Charybdis has too many to list. */
export function* legalMoves<P>(
  rules: Rules<P>,
  position: P,
  beginning: readonly Step[] = [],
): Generator<readonly Step[]> {
  const { steps, mayEnd } = rules.next(position, beginning);
  if (mayEnd && beginning.length > 0) yield beginning;
  for (const step of steps) yield* legalMoves(rules, position, [...beginning, step]);
}

/** All legal moves: listed by the game if it can, otherwise by the step protocol. */
export const listMoves = <P>(rules: Rules<P>, position: P): readonly (readonly Step[])[] =>
  rules.moves?.(position) ?? [...legalMoves(rules, position)];

/** The number of move sequences of `depth` plies; the last ply is counted without being played. */
export function perft(rules: AnyRules, standing: Standing<unknown>, depth: number): number {
  if (depth === 0) return 1;
  if (standing.outcome) return 0;
  const { position } = standing;
  if (depth === 1) return rules.count?.(position) ?? listMoves(rules, position).length;
  let leaves = 0;
  for (const move of listMoves(rules, position))
    leaves += perft(rules, rules.play(position, move), depth - 1);
  return leaves;
}

/** `next` for a game that lists its moves: the steps that follow `beginning` in any of them. */
export function nextAmong(moves: readonly (readonly Step[])[], beginning: readonly Step[]): Continuation {
  const steps = new Set<Step>();
  let mayEnd = false;
  for (const move of moves) {
    if (!beginning.every((step, index) => move[index] === step)) continue;
    const step = move[beginning.length];
    if (step === undefined) mayEnd = true;
    else steps.add(step);
  }
  return { steps: [...steps], mayEnd };
}
