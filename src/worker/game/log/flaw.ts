import type { Refusal, RulesId } from '../../../rules/index.ts';

/** What is wrong with a log; `seq` is the number of the first event that cannot be believed. */
export type Flaw =
  | { readonly code: 'EMPTY' }
  /** A line, counted from 1, that is not a record. */
  | { readonly code: 'NOT_A_RECORD'; readonly line: number }
  | { readonly code: 'BROKEN_CHAIN'; readonly seq: number }
  | { readonly code: 'UNKNOWN_EVENT'; readonly seq: number }
  /** The game was played by rules, or a version of them, that are not here. */
  | { readonly code: 'OTHER_RULES'; readonly rulesId: RulesId; readonly version: number }
  /** The record carries an opening that matches nothing sealed in it. */
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
  /** A machine would have played another move. */
  | {
      readonly code: 'NOT_ITS_MOVE';
      readonly seq: number;
      readonly move: string;
      readonly computed: string;
    }
  | { readonly code: 'WRONG_RESULT'; readonly seq: number }
  /** The clocks after the event are not what follows from it, by any edition of the time zones. */
  | { readonly code: 'WRONG_TIMES'; readonly seq: number }
  /** The last logged events should have brought more with them (the result, say), and the log lacks it. */
  | { readonly code: 'CUT_OFF' };
