/** Suppressed addresses, which get no mail until they are restored. */
import { DAY } from '../../clock/units.ts';
import type { AccountId } from '../../game/model/ids.ts';

export interface Suppression {
  /** Mail bounced permanently, or its reader marked it as spam. */
  readonly reason: 'bounced' | 'complained';
  /** The other mail server's message; '' when it gave none. */
  readonly detail: string;
  readonly at: number;
}

export async function suppressionOf(db: D1Database, address: string): Promise<Suppression | undefined> {
  const row = await db
    .prepare('SELECT reason, detail, at FROM suppressions WHERE address = ?')
    .bind(address)
    .first<Suppression>();
  return row ?? undefined;
}

/** Records that the provider no longer sends to this address, as it said when asked to send. */
export async function suppress(db: D1Database, address: string, detail: string, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO suppressions (address, reason, detail, at) VALUES (?, 'bounced', ?, ?)
       ON CONFLICT DO NOTHING`,
    )
    .bind(address.toLowerCase(), detail, now)
    .run();
}

/** Which of the accounts have a suppressed address. */
export async function unreachableOf(
  db: D1Database,
  accounts: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  const { results } = await db
    .prepare(
      `SELECT id FROM accounts JOIN suppressions USING (address)
       WHERE id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(accounts))
    .all<{ id: AccountId }>();
  return new Set(results.map(({ id }) => id));
}

/**
 * Allows mail to the address again, whatever stopped it. `before`: only if it was stopped by then, because
 * the provider's reports may arrive late.
 */
export async function liftSuppression(
  db: D1Database,
  address: string,
  now: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await db.batch([
    noteMended(db, address, now, "('bounced', 'complained')"),
    db.prepare('UPDATE mended_addresses SET complaints_at = ? WHERE address = ?').bind(now, address),
    db.prepare('DELETE FROM suppressions WHERE address = ? AND at <= ?').bind(address, before),
  ]);
}

/** Somebody answered a letter to the address, so it works again after a bounce. */
export async function liftBounce(db: D1Database, address: string, now: number): Promise<void> {
  await db.batch([
    noteMended(db, address, now, "('bounced')"),
    db.prepare("DELETE FROM suppressions WHERE address = ? AND reason = 'bounced'").bind(address),
  ]);
}

const noteMended = (db: D1Database, address: string, now: number, reasons: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO mended_addresses (address, at, owed_since)
       SELECT ?1, ?2, (SELECT ?2 FROM suppressions WHERE address = ?1 AND reason IN ${reasons}) WHERE true
       ON CONFLICT DO UPDATE SET at = excluded.at, owed_since = coalesce(owed_since, excluded.owed_since)`,
    )
    .bind(address, now);

/**
 * Whether a letter somebody has just asked for may go to the address. A suppressed address gets one a day:
 * answering it is how its owner gets back in.
 */
export async function mayWriteOnRequest(db: D1Database, address: string, now: number): Promise<boolean> {
  const [tried, known] = await db.batch([
    db
      .prepare('UPDATE suppressions SET tried_at = ?1 WHERE address = ?2 AND tried_at <= ?1 - ?3')
      .bind(now, address, DAY),
    db.prepare('SELECT 1 FROM suppressions WHERE address = ?').bind(address),
  ]);
  return tried?.meta.changes === 1 || known?.results.length === 0;
}
