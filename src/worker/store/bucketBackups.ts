/** How far the cron's backups to the bucket have come. */

/** The newest one: its day, its notes (JSON), and whether it is complete. */
export interface NotedBackup {
  readonly name: string;
  readonly state: string;
  readonly isWhole: boolean;
}

export async function newestBackup(db: D1Database): Promise<NotedBackup | undefined> {
  const row = await db
    .prepare('SELECT name, state, ended_at FROM bucket_backups ORDER BY name DESC LIMIT 1')
    .first<{ name: string; state: string; ended_at: number | null }>();
  return row ? { name: row.name, state: row.state, isWhole: row.ended_at !== null } : undefined;
}

export async function noteBackup(db: D1Database, noted: NotedBackup, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO bucket_backups (name, begun_at, state, ended_at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (name) DO UPDATE SET state = excluded.state, ended_at = excluded.ended_at`,
    )
    .bind(noted.name, now, noted.state, noted.isWhole ? now : null)
    .run();
}
