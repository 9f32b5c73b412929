/** A game on its way into a backup or out of one. */
import type { AccountId, GameId } from './ids.ts';

/** A row of a table, by column name. */
export type Row = Readonly<Record<string, string | number | null>>;
/** Everything in one object's tables: the log with its causes, contacts, answers, and the outbox. */
export type GameTables = Readonly<Record<string, readonly Row[]>>;

export type RestoreAnswer =
  /** `kept`: the object already holds this log, perhaps with more events. */
  { readonly did: 'restored' | 'kept' } | { readonly did: 'failed'; readonly reason: RestoreFailure };

export type RestoreFailure =
  | { readonly code: 'NO_LOG' }
  | { readonly code: 'OTHER_GAME' }
  | { readonly code: 'BROKEN_CHAIN'; readonly seq: number }
  /** An opening kept beside a record does not match anything sealed in it. */
  | { readonly code: 'BROKEN_SEAL'; readonly seq: number }
  /** The object already holds a game under this id, but with different events. */
  | { readonly code: 'OTHER_LOG'; readonly seq: number }
  /** The backup is from a newer release: the tables here have no such column. */
  | { readonly code: 'UNKNOWN_COLUMN'; readonly table: string; readonly column: string };

/** What a game knows about itself and its players, for when D1 has lost it. */
export interface Introduction {
  readonly id: GameId;
  readonly createdAt: number;
  /** The players whose addresses the game knows. `hasSat`: they have accepted, which proved their address. */
  readonly players: readonly {
    readonly account: AccountId;
    readonly address: string;
    readonly name: string;
    readonly hasSat: boolean;
  }[];
}
