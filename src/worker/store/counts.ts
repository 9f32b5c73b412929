/** Counts how often something is done in a period of time, and says when the limit is reached. */
import { sha256Hex } from '../sha256.ts';

export interface Limit {
  /** What is counted: `invitations:ACCOUNT`. Kept as a hash, because it may name an address. */
  readonly what: string;
  /** The limit for one period. */
  readonly most: number;
  /** The length of a period in ms. Periods follow each other without gaps since 1970. */
  readonly stretch: number;
}

/** Counts one more unless the limit is reached; returns whether it was counted. */
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
