/** Players' availability: time zone, quiet hours, vacation. */
import { dayOf, daysIn, formatDay, rangesOf } from '../../clock/days.ts';
import type { QuietHours } from '../../clock/quietHours.ts';
import { DAYS_A_YEAR } from '../../clock/vacation.ts';
import type { Zone } from '../../clock/zone.ts';
import { type Availability, NO_AVAILABILITY } from '../../game/model/availability.ts';
import type { AccountId } from '../../game/model/ids.ts';

interface Row {
  readonly zone: Zone | null;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly automatic: number | null;
  /** JSON */
  readonly days: string;
}

export async function availabilityOfAccount(db: D1Database, account: AccountId): Promise<Availability> {
  const row = await db
    .prepare(
      `SELECT zone, quiet_from, quiet_to, automatic,
         (SELECT json_group_array(date) FROM vacation_days WHERE vacation_days.account = ?1) AS days
       FROM (SELECT ?1 AS account) AS who
         LEFT JOIN mail_settings ON mail_settings.account = who.account
         LEFT JOIN habits ON habits.account = who.account`,
    )
    .bind(account)
    .first<Row>();
  if (!row) return NO_AVAILABILITY;
  return {
    zone: row.zone ?? NO_AVAILABILITY.zone,
    vacation: rangesOf((JSON.parse(row.days) as string[]).map(dayOf)),
    isAutomatic: row.automatic === null ? NO_AVAILABILITY.isAutomatic : row.automatic === 1,
    ...(row.quiet_from && row.quiet_to && { quiet: { from: row.quiet_from, to: row.quiet_to } }),
  };
}

export async function saveQuietHours(
  db: D1Database,
  account: AccountId,
  quiet: QuietHours | undefined,
  isAutomatic: boolean,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO habits (account, quiet_from, quiet_to, automatic) VALUES (?, ?, ?, ?)
       ON CONFLICT (account) DO UPDATE SET quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
         automatic = excluded.automatic`,
    )
    .bind(account, quiet?.from ?? null, quiet?.to ?? null, isAutomatic ? 1 : 0)
    .run();
}

/**
 * Adds and removes vacation days; repeating either changes nothing. Never adds more than a year's allowance:
 * several games whose alarms are late may each take the last day, and then each keeps it while the account
 * is charged only once.
 */
export async function changeVacation(
  db: D1Database,
  account: AccountId,
  { add, remove }: { readonly add: Availability['vacation']; readonly remove: Availability['vacation'] },
): Promise<void> {
  const adding = db.prepare(
    `INSERT INTO vacation_days (account, date) SELECT ?1, ?2 WHERE ${DAYS_A_YEAR} > (
       SELECT count(*) FROM vacation_days WHERE account = ?1 AND substr(date, 1, 4) = substr(?2, 1, 4))
     ON CONFLICT DO NOTHING`,
  );
  const removing = db.prepare('DELETE FROM vacation_days WHERE account = ? AND date = ?');
  const statements = [
    ...daysIn(add).map((day) => adding.bind(account, formatDay(day))),
    ...daysIn(remove).map((day) => removing.bind(account, formatDay(day))),
  ];
  if (statements.length > 0) await db.batch(statements);
}
