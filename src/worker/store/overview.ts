/** What the operator's page counts and lists across all games. */

import type { Found } from '../game/model/found.ts';
import type { AccountId, GameId } from '../game/model/ids.ts';

export interface DayCount {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly what: string;
  readonly count: number;
}

/** Per day since `since`: letters by outcome, games started, accounts made. */
export async function countsByDay(db: D1Database, since: number): Promise<readonly DayCount[]> {
  const day = (column: string) => `strftime('%Y-%m-%d', ${column} / 1000, 'unixepoch')`;
  const { results } = await db
    .prepare(
      `SELECT ${day('at')} AS day, 'letters ' || fate AS what, count(*) AS count FROM letters
         WHERE at >= ?1 GROUP BY 1, 2
       UNION ALL SELECT ${day('at')}, 'reported ' || fate, count(*) FROM letter_reports WHERE at >= ?1 GROUP BY 1, 2
       UNION ALL SELECT ${day('at')}, 'mail ' || did, count(*) FROM refused_mail WHERE at >= ?1 GROUP BY 1, 2
       UNION ALL SELECT ${day('created_at')}, 'games', count(*) FROM game_register WHERE created_at >= ?1 GROUP BY 1
       UNION ALL SELECT ${day('created_at')}, 'accounts', count(*) FROM accounts WHERE created_at >= ?1 GROUP BY 1
       ORDER BY 1 DESC, 2`,
    )
    .bind(since)
    .all<DayCount>();
  return results;
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
       WHERE found IS NOT NULL ORDER BY swept_at DESC, id LIMIT ?`,
    )
    .bind(limit)
    .all<{ game: GameId; sweptAt: number; found: string }>();
  return results.map((row) => ({ ...row, found: JSON.parse(row.found) as Found }));
}

/** Games that by the lists are past their deadline, but not over: their objects should have ended them. */
export async function stuckGames(
  db: D1Database,
  before: number,
  limit: number,
): Promise<readonly { readonly game: GameId; readonly deadline: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT id AS game, deadline FROM games
       WHERE phase = 'playing' AND deadline < ? ORDER BY deadline LIMIT ?`,
    )
    .bind(before, limit)
    .all<{ game: GameId; deadline: number }>();
  return results;
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
