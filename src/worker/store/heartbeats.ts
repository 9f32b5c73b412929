/** When this instance's jobs last ran, and with what result. */

export interface Heartbeat {
  readonly job: string;
  readonly at: number;
  /** What failed that time; undefined: nothing. */
  readonly error: string | undefined;
}

export async function noteHeartbeat(db: D1Database, { job, at, error }: Heartbeat): Promise<void> {
  await db
    .prepare(
      `INSERT INTO heartbeats (job, at, error) VALUES (?, ?, ?)
       ON CONFLICT (job) DO UPDATE SET at = excluded.at, error = excluded.error`,
    )
    .bind(job, at, error ?? null)
    .run();
}

export async function heartbeats(db: D1Database): Promise<readonly Heartbeat[]> {
  const { results } = await db
    .prepare('SELECT job, at, error FROM heartbeats ORDER BY job')
    .all<{ job: string; at: number; error: string | null }>();
  return results.map(({ error, ...beat }) => ({ ...beat, error: error ?? undefined }));
}
