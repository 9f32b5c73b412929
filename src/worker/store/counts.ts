/** Counts how often something is done within a stretch of time, and says when it has been often enough. */
import { sha256Hex } from '../sha256.ts';

export interface Limit {
  /** What is counted: `invitations:ACCOUNT`. Kept as a hash, because it may name an address. */
  readonly what: string;
  /** So many in a stretch. */
  readonly most: number;
  /** How long a stretch is, in ms; stretches follow one another since 1970. */
  readonly stretch: number;
}

/** Counts one more unless there have been too many; whether it was counted. */
export async function countOne(
  db: D1Database,
  { what, most, stretch }: Limit,
  now: number,
): Promise<boolean> {
  const number = Math.floor(now / stretch);
  const { meta } = await db
    .prepare(
      `INSERT INTO counts (key, count, ends_at) SELECT ?1, 1, ?2 WHERE ?3 > 0
       ON CONFLICT (key) DO UPDATE SET count = count + 1 WHERE count < ?3`,
    )
    .bind(sha256Hex(`${what} ${stretch} ${number}`).slice(0, 32), (number + 1) * stretch, most)
    .run();
  return meta.changes > 0;
}

/** Forgets the stretches that are over. */
export async function pruneCounts(db: D1Database, now: number): Promise<void> {
  await db.prepare('DELETE FROM counts WHERE ends_at < ?').bind(now).run();
}
