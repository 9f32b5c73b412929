import type { Refusal, RulesId } from '../../../rules/index.ts';

/** What is wrong with a log; `seq` is the number of the first event that cannot be believed. */
export type Flaw =
  | { readonly code: 'EMPTY' }
  /** A line, counted from 1, that is not a record. */
  | { readonly code: 'NOT_A_RECORD'; readonly line: number }
  | { readonly code: 'BROKEN_CHAIN'; readonly seq: number }
  | { readonly code: 'UNKNOWN_EVENT'; readonly seq: number }
  /** The game was played by other rules than those that are here. */
  | { readonly code: 'OTHER_RULES'; readonly rulesId: RulesId; readonly version: number }
  /** The record carries an opening of nothing that is sealed in it. */
  | { readonly code: 'BROKEN_SEAL'; readonly seq: number }
  /** The event cannot follow those before it. */
  | { readonly code: 'IMPOSSIBLE_EVENT'; readonly seq: number; readonly type: string }
  | {
      readonly code: 'ILLEGAL_MOVE';
      readonly seq: number;
      readonly move: string;
      readonly refusal: Refusal;
    }
  | {
      readonly code: 'OTHER_SPELLING';
      readonly seq: number;
      readonly move: string;
      readonly canonical: string;
    }
  | { readonly code: 'WRONG_RESULT'; readonly seq: number }
  /** The clocks after the event are not those that follow from it, whatever the zones. */
  | { readonly code: 'WRONG_TIMES'; readonly seq: number }
  /** What was logged last brought more with it (the result, say), and the log does not tell of that. */
  | { readonly code: 'CUT_OFF' };
