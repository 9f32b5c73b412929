/** A game on its way into a backup and out of it. */
import type { AccountId, GameId } from './ids.ts';

/** A row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, string | number | null>>;
/** All that one object's tables hold: the log with its causes, contacts, answers, what is owed. */
export type GameTables = Readonly<Record<string, readonly Row[]>>;

export type RestoreAnswer =
  /** `kept`: the object holds this log already, perhaps with more of it. */
  { readonly did: 'restored' | 'kept' } | { readonly did: 'failed'; readonly reason: RestoreFailure };

export type RestoreFailure =
  | { readonly code: 'NO_LOG' }
  | { readonly code: 'OTHER_GAME' }
  | { readonly code: 'BROKEN_CHAIN'; readonly seq: number }
  /** What is sealed in a record is not what was kept beside it. */
  | { readonly code: 'BROKEN_SEAL'; readonly seq: number }
  /** The object holds a game under this id that went another way. */
  | { readonly code: 'OTHER_LOG'; readonly seq: number }
  /** A newer release has written the backup: these tables have no such place. */
  | { readonly code: 'UNKNOWN_COLUMN'; readonly table: string; readonly column: string };

/** What a game knows of itself and its players, where D1 knows nothing any more. */
export interface Introduction {
  readonly id: GameId;
  readonly createdAt: number;
  /** As far as the game knows their addresses. `hasSat`: they have accepted, and so proved theirs. */
  readonly players: readonly {
    readonly account: AccountId;
    readonly address: string;
    readonly name: string;
    readonly hasSat: boolean;
  }[];
}
