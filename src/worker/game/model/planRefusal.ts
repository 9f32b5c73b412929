/** Why a plan is not kept. `so`: the moves before, in order, with `*` for any. */
import type { Refusal, Seat } from '../../../rules/index.ts';

export type PlanRefusal =
  | { readonly code: 'PLAN_EMPTY' }
  /** It is the owner's turn where it begins. */
  | { readonly code: 'PLAN_ON_TURN' }
  | {
      readonly code: 'PLAN_ILLEGAL';
      readonly so: readonly string[];
      readonly text: string;
      readonly seat: Seat;
      readonly refusal: Refusal;
    }
  /** The game would be over before it. */
  | { readonly code: 'PLAN_AFTER_END'; readonly so: readonly string[]; readonly text: string }
  /** At the owner's turn stands something else than one move. */
  | { readonly code: 'PLAN_TWO_ANSWERS'; readonly so: readonly string[] }
  /** The line ends with another's move; `seat` would be next. */
  | { readonly code: 'PLAN_WITHOUT_ANSWER'; readonly so: readonly string[]; readonly seat: Seat }
  /** Resigning needs consent here, or stands behind an "any". */
  | { readonly code: 'PLAN_RESIGNS' }
  | { readonly code: 'PLAN_TOO_LARGE'; readonly nodes: number; readonly depth: number }
  /** The game has moved on, and no line goes on from where it is. */
  | { readonly code: 'PLAN_PASSED' }
  /** The text can be cut into legal moves in these two ways. */
  | { readonly code: 'PLAN_AMBIGUOUS'; readonly ways: readonly string[] }
  /** There are too many ways to cut it. */
  | { readonly code: 'PLAN_TOO_LONG' }
  /** Behind an "any", where moves cannot be told apart by the rules. */
  | { readonly code: 'PLAN_UNCUT'; readonly so: readonly string[]; readonly text: string }
  /** An answer stands where `seat` moves first, which the line does not say. */
  | {
      readonly code: 'PLAN_OTHERS_TURN';
      readonly so: readonly string[];
      readonly seat: Seat;
      readonly text: string;
    }
  /** "Otherwise", and no line that it is beside. */
  | { readonly code: 'PLAN_OTHERWISE' }
  | { readonly code: 'PLAN_UNREADABLE'; readonly line: string; readonly word: string }
  /** The lines are others than those that were to be changed. */
  | { readonly code: 'PLAN_CHANGED' }
  | { readonly code: 'NO_PLAN' }
  /** The seat's plan has played this move on that turn. */
  | { readonly code: 'PLAYED_AS_PLANNED'; readonly move: string };
