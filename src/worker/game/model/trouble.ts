import type { RulesId } from '../../../rules/index.ts';
import type { Phase } from './phase.ts';

/** Why a game is read-only: this release cannot follow its log to the end. */
export interface Trouble {
  /**
   * UNKNOWN_EVENT: a record cannot be read, or is from a newer release. OTHER_RULES: the game's version of
   * the rules is not here. IMPOSSIBLE_EVENT: the logged event cannot happen by the rules that are here.
   */
  readonly code: 'UNKNOWN_EVENT' | 'OTHER_RULES' | 'IMPOSSIBLE_EVENT';
  /** The first record that could not be followed; all records before it are good. */
  readonly seq: number;
  readonly type: string;
  /** The event's version; for OTHER_RULES, that of the rules. */
  readonly version: number;
  /** For the operator. */
  readonly error: string;
}

/** What the operator is told about a game: which rules it needs, and why it cannot go on. */
export interface Checkup {
  readonly rulesId?: RulesId;
  readonly rulesVersion?: number;
  readonly phase?: Phase;
  readonly trouble?: Trouble;
}
