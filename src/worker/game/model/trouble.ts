import type { RulesId } from '../../../rules/index.ts';
import type { Phase } from './phase.ts';

/** Why a game can only be read: this release cannot follow its log to the end. */
export interface Trouble {
  /**
   * UNKNOWN_EVENT: a record that cannot be read, or is of a newer release. OTHER_RULES: the version of its
   * rules is not here. IMPOSSIBLE_EVENT: what was logged cannot follow by the rules that are here.
   */
  readonly code: 'UNKNOWN_EVENT' | 'OTHER_RULES' | 'IMPOSSIBLE_EVENT';
  /** The first record that could not be followed; all before it stand. */
  readonly seq: number;
  readonly type: string;
  /** Of the event; for OTHER_RULES, of the rules. */
  readonly version: number;
  /** For the operator. */
  readonly error: string;
}

/** What is told of a game to the operator: which rules it needs, and why it cannot go on. */
export interface Checkup {
  readonly rulesId?: RulesId;
  readonly rulesVersion?: number;
  readonly phase?: Phase;
  readonly trouble?: Trouble;
}
