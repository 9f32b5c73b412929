/** Letters that were asked for at a page and are still to be sent, or held back. */
import type { AccountId } from '../../game/model/ids.ts';
import { MOST_ASKED_WAITING } from '../../limits.ts';

export interface AskedLetter {
  readonly id: string;
  readonly kind: 'signIn' | 'proof';
  readonly address: string;
  /** `proof`: whose address it is to be; otherwise nobody. */
  readonly account: AccountId;
  /** `signIn`: the page to open; '' otherwise. */
  readonly next: string;
  readonly at: number;
  /** It has been counted against the limits, and may go. */
  readonly granted: boolean;
  /** Failed attempts so far. */
  readonly attempts: number;
}

/** false if so many wait already that no more are taken. */
export async function putAsked(
  db: D1Database,
  { id, kind, address, account, next, at }: Omit<AskedLetter, 'granted' | 'attempts'>,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO asked_letters (id, kind, address, account, next, at, due) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?6
       WHERE (SELECT count(*) FROM asked_letters) < ?7`,
    )
    .bind(id, kind, address, account, next, at, MOST_ASKED_WAITING)
    .run();
  return meta.changes === 1;
}

/** The most overdue ones, or the one of this id. */
export async function dueAsked(
  db: D1Database,
  now: number,
  limit: number,
  id: string | undefined,
): Promise<readonly AskedLetter[]> {
  const { results } = await db
    .prepare('SELECT * FROM asked_letters WHERE due <= ?1 AND id = coalesce(?3, id) ORDER BY due LIMIT ?2')
    .bind(now, limit, id ?? null)
    .all<Omit<AskedLetter, 'granted'> & { granted: number }>();
  return results.map((row) => ({ ...row, granted: row.granted === 1 }));
}

export async function markGranted(db: D1Database, { id }: AskedLetter): Promise<void> {
  await db.prepare('UPDATE asked_letters SET granted = 1 WHERE id = ?').bind(id).run();
}

/** It was sent, held back or given up. */
export async function removeAsked(db: D1Database, { id }: AskedLetter): Promise<void> {
  await db.prepare('DELETE FROM asked_letters WHERE id = ?').bind(id).run();
}

/** Records a failed attempt; the next one is at `due`. */
export async function postponeAsked(db: D1Database, { id }: AskedLetter, due: number): Promise<void> {
  await db
    .prepare('UPDATE asked_letters SET due = ?, attempts = attempts + 1 WHERE id = ?')
    .bind(due, id)
    .run();
}
