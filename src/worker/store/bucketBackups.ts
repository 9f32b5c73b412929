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

/** Whether it is the caller's to write: nobody has, since it was in the state `before` (undefined: none). */
export async function takeBackup(
  db: D1Database,
  name: string,
  state: string,
  before: string | undefined,
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO bucket_backups (name, begun_at, state) VALUES (?1, ?2, ?3)
       ON CONFLICT (name) DO UPDATE SET state = excluded.state
         WHERE bucket_backups.ended_at IS NULL AND bucket_backups.state = ?4`,
    )
    .bind(name, now, state, before ?? null)
    .run();
  return meta.changes > 0;
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
