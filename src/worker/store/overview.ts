/** What the operator's page counts and lists across all games. */
import { formatDay } from '../clock/days.ts';
import { DAY } from '../clock/units.ts';
import type { Found } from '../game/model/found.ts';
import type { AccountId, GameId } from '../game/model/ids.ts';

export interface DayCount {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly what: string;
  readonly count: number;
}

/** The column's day since 1970, as the indexes have it. */
const day = (column: string): string => `${column} / ${DAY}`;

/** What is counted: rows, their time, and what tells them apart. Of letters only what went wrong is. */
const COUNTED = [
  { rows: "letters WHERE fate = 'parked' AND", at: 'at', what: "'letters ' || fate", by: '' },
  {
    rows: "letter_reports WHERE fate IN ('failed', 'bounced', 'complained') AND",
    at: 'at',
    what: "'reported ' || fate",
    by: ', fate',
  },
  { rows: 'refused_mail WHERE', at: 'at', what: "'mail ' || did", by: ', did' },
  { rows: 'game_register WHERE', at: 'created_at', what: "'games'", by: '' },
  { rows: 'accounts WHERE', at: 'created_at', what: "'accounts'", by: '' },
];

/** Per day since `since`: letters that did not arrive, games started, accounts made. */
export async function countsByDay(db: D1Database, since: number): Promise<readonly DayCount[]> {
  const counts = await db.batch<{ day: number; what: string; count: number }>(
    COUNTED.map(({ rows, at, what, by }) =>
      db
        .prepare(
          `SELECT ${day(at)} AS day, ${what} AS what, count(*) AS count FROM ${rows}
             ${day(at)} >= ? GROUP BY ${day(at)}${by}`,
        )
        .bind(Math.floor(since / DAY)),
    ),
  );
  return counts
    .flatMap(({ results }) => results)
    .sort((a, b) => b.day - a.day || (a.what < b.what ? -1 : 1))
    .map(({ day, ...count }) => ({ ...count, day: formatDay(day) }));
}

export interface FoundGame {
  readonly game: GameId;
  readonly sweptAt: number;
  readonly found: Found;
}

/** Games where the sweeper's last visit found a problem, newest visit first. */
export async function foundGames(db: D1Database, limit: number): Promise<readonly FoundGame[]> {
  const { results } = await db
    .prepare(
      `SELECT id AS game, swept_at AS sweptAt, found FROM game_register
       WHERE found IS NOT NULL ORDER BY swept_at DESC LIMIT ?`,
    )
    .bind(limit)
    .all<{ game: GameId; sweptAt: number; found: string }>();
  return results.map((row) => ({ ...row, found: JSON.parse(row.found) as Found }));
}

export interface StoppedAddress {
  /** '' if the address belongs to no account. */
  readonly account: AccountId | '';
  readonly name: string;
  readonly reason: 'bounced' | 'complained';
  readonly detail: string;
  readonly at: number;
}

/** Players whose mail bounced or was marked as spam, newest first. */
export async function stoppedAddresses(db: D1Database, limit: number): Promise<readonly StoppedAddress[]> {
  const { results } = await db
    .prepare(
      `SELECT coalesce(accounts.id, '') AS account, coalesce(name, '') AS name, reason, detail, at
       FROM suppressions LEFT JOIN accounts USING (address) ORDER BY at DESC LIMIT ?`,
    )
    .bind(limit)
    .all<StoppedAddress>();
  return results;
}
