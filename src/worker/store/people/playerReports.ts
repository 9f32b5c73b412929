/** What players report to the operator about each other. */
import type { AccountId, GameId } from '../../game/model/ids.ts';

export interface PlayerReport {
  readonly reporter: AccountId;
  readonly about: AccountId;
  /** The invitation being reported. */
  readonly game?: GameId;
  /** In the reporter's words. */
  readonly text: string;
  readonly at: number;
}

/** Repeating a report changes nothing. */
export async function fileReport(db: D1Database, report: PlayerReport): Promise<void> {
  const { reporter, about, game, text, at } = report;
  await db
    .prepare(
      `INSERT INTO player_reports (reporter, about, game, text, at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    )
    .bind(reporter, about, game ?? '', text, at)
    .run();
}

export interface ListedReport extends PlayerReport {
  readonly aboutName: string | null;
}

/** Newest first, with the players' current names. */
export async function newestReports(db: D1Database, limit: number): Promise<readonly ListedReport[]> {
  const { results } = await db
    .prepare(
      `SELECT reporter, about, accounts.name AS aboutName, game, text, at FROM player_reports
         LEFT JOIN accounts ON accounts.id = about ORDER BY player_reports.id DESC LIMIT ?`,
    )
    .bind(limit)
    .all<ListedReport>();
  return results;
}
