/** What the mail provider has reported that went wrong, and the addresses that must not get mail any more. */
import type { LetterReport, ReportedFate } from '../../game/model/letterFate.ts';

export interface Report extends LetterReport {
  /** The letter's idempotency key; '' if the report does not name it. */
  readonly key: string;
  /** When it happened, in ms since 1970. */
  readonly at: number;
  /** An address that must not get mail any more, in lower case. */
  readonly stops: string | undefined;
}

/** What the operator is shown counted by day. What went well only the game itself keeps. */
const WRONG: readonly ReportedFate[] = ['failed', 'bounced', 'complained'];

/**
 * Records a report of what went wrong under its event's id, so that a repeated event changes nothing. One
 * from before the address was restored does not suppress it again. A complaint replaces a bounce.
 */
export async function recordReport(db: D1Database, id: string, report: Report): Promise<void> {
  const { key, fate, reason, at, stops } = report;
  if (stops === undefined && !WRONG.includes(fate)) return;
  const note = db
    .prepare(
      'INSERT INTO letter_reports (id, key, fate, reason, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(id, key, fate, reason ?? null, at);
  const stop = db
    .prepare(
      `INSERT INTO suppressions (address, reason, detail, at)
       SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM letter_reports WHERE key = ?6 AND id = ?5)
         AND NOT EXISTS (SELECT 1 FROM mended_addresses
           WHERE address = ?1 AND CASE ?2 WHEN 'complained' THEN complaints_at ELSE at END > ?4)
       ON CONFLICT DO UPDATE SET reason = excluded.reason, detail = excluded.detail, at = excluded.at
         WHERE excluded.reason = 'complained' AND suppressions.reason <> 'complained'`,
    )
    .bind(stops ?? '', fate, reason ?? '', at, id, key);
  await db.batch(stops === undefined ? [note] : [stop, note]);
}
