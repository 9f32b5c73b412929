/** Plans as kept beside the log: each is its owner's alone, and in no event, list or export. */
import type { Seat } from '../../../rules/index.ts';
import { type GameState, isStillIn } from '../evolve/state.ts';
import type { AccountId } from '../model/ids.ts';
import type { Wishes } from './answer.ts';
import { formatPlan, parsePlan } from './plan.ts';

const NONE: Wishes = { plan: undefined, playsForced: false };

interface Kept {
  readonly plan?: string;
  readonly playsForced?: true;
}

export class Plans {
  readonly #sql: SqlStorage;
  /** Whether there are any, since most games have none; undefined: not looked yet. */
  #areAny: boolean | undefined;
  /** What was read already: one wake-up asks several times. */
  readonly #read = new Map<AccountId, Wishes>();

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** To be called when the table may have been written by others, or what was written was rolled back. */
  readAgain(): void {
    this.#areAny = undefined;
    this.#read.clear();
  }

  /** What the player at the seat wants; a substitute knows nothing of their predecessor's plan. */
  wishesOf(state: GameState, seat: Seat): Wishes {
    const account = state.seats[seat]?.account;
    if (state.phase !== 'playing' || account === undefined || !isStillIn(state, seat)) return NONE;
    this.#areAny ??= this.#sql.exec("SELECT 1 FROM kept WHERE kind = 'plan' LIMIT 1").toArray().length > 0;
    if (!this.#areAny) return NONE;
    const read = this.#read.get(account) ?? this.#readWishes(account);
    this.#read.set(account, read);
    return read;
  }

  #readWishes(account: AccountId): Wishes {
    const [row] = this.#sql
      .exec<{ value: string }>("SELECT value FROM kept WHERE kind = 'plan' AND key = ?", account)
      .toArray();
    if (!row) return NONE;
    const { plan, playsForced = false } = JSON.parse(row.value) as Kept;
    return { plan: plan === undefined ? undefined : parsePlan(plan), playsForced };
  }

  keep(account: AccountId, { plan, playsForced }: Wishes): void {
    if (!plan && !playsForced) {
      this.forget(account);
      return;
    }
    const kept: Kept = { ...(plan && { plan: formatPlan(plan) }), ...(playsForced && { playsForced }) };
    this.#areAny = true;
    this.#read.delete(account);
    this.#sql.exec(
      `INSERT INTO kept (kind, key, value) VALUES ('plan', ?, ?)
       ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value`,
      account,
      JSON.stringify(kept),
    );
  }

  /** Plans end with the game, and with their owner's leaving it. */
  endAfter(before: GameState | undefined, after: GameState): void {
    if (before?.phase !== 'playing' || this.#areAny === false) return;
    if (after.phase !== 'playing') {
      this.#read.clear();
      this.#sql.exec("DELETE FROM kept WHERE kind = 'plan'");
    } else {
      for (const [seat, { account, state }] of before.seats.entries()) {
        const now = after.seats[seat];
        const isGone = now?.state === 'left' && state !== 'left';
        if (isGone || now?.account !== account) this.forget(account);
      }
    }
  }

  forget(account: AccountId): void {
    this.#read.delete(account);
    this.#sql.exec("DELETE FROM kept WHERE kind = 'plan' AND key = ?", account);
  }
}
