/**
 * Machines that fail to act: they throw, are refused, or use up what an object may compute, which stops it.
 * The failure is kept in storage, because being stopped forgets everything else. The machine is asked again
 * after longer and longer waits; after the last one it resigns, so that nobody waits for it forever.
 */
import { HOUR, MINUTE } from '../../clock/units.ts';
import type { Found } from '../model/found.ts';

/** The waits after each failure, over seven hours in all. */
const BACK_OFF: readonly number[] = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

export interface Failure {
  readonly count: number;
  readonly error: string;
  /** When it is asked again, or resigns. */
  readonly retryAt: number;
}

interface Row extends Record<string, SqlStorageValue> {
  readonly value: string;
  readonly at: number;
}

/** How machines have failed since event `seq`; a later event leaves the failure behind. */
export function failureSince(sql: SqlStorage, seq: number): Failure | undefined {
  const [row] = sql
    .exec<Row>("SELECT value, at FROM kept WHERE kind = 'machine' AND key = '' AND mark = ?", String(seq))
    .toArray();
  return row && { ...(JSON.parse(row.value) as Omit<Failure, 'retryAt'>), retryAt: row.at };
}

export function noteFailure(sql: SqlStorage, seq: number, error: string, now: number): void {
  const count = (failureSince(sql, seq)?.count ?? 0) + 1;
  const wait = BACK_OFF[count - 1] ?? 0;
  sql.exec(
    "INSERT OR REPLACE INTO kept (kind, key, mark, value, at) VALUES ('machine', '', ?, ?, ?)",
    String(seq),
    JSON.stringify({ count, error: error.slice(0, LONGEST_ERROR) }),
    now + wait,
  );
}

const LONGEST_ERROR = 300;

/** Whether it has failed after every wait, and resigns; and whether it could not even do that. */
export const hasGivenUp = ({ count }: Failure): boolean => count > BACK_OFF.length;
export const isLost = ({ count }: Failure): boolean => count > BACK_OFF.length + 1;

/** For the operator. */
export const failingMachine = (failure: Failure | undefined): Found['failing'] =>
  failure ? [{ key: 'machine', attempts: failure.count, error: failure.error }] : [];
