/** Jobs over all games: how far each has come. At most one of a name is open. */

export interface OpenJob {
  readonly name: string;
  /** JSON. */
  readonly state: string;
}

/** The job of this name, if it is not done. */
export async function openJob(db: D1Database, name: string): Promise<string | undefined> {
  const state = await db
    .prepare('SELECT state FROM jobs WHERE name = ? AND ended_at IS NULL')
    .bind(name)
    .first<string>('state');
  return state ?? undefined;
}

/** Jobs that are not done, and on which nobody has worked since `before`. */
export async function leftJobs(db: D1Database, before: number): Promise<readonly OpenJob[]> {
  const { results } = await db
    .prepare('SELECT name, state FROM jobs WHERE ended_at IS NULL AND touched_at < ? ORDER BY name')
    .bind(before)
    .all<OpenJob>();
  return results;
}

/** A job that has ended begins anew. */
export async function noteJob(
  db: D1Database,
  { name, state, isDone }: OpenJob & { readonly isDone: boolean },
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO jobs (name, begun_at, touched_at, ended_at, state) VALUES (?1, ?2, ?2, ?3, ?4)
       ON CONFLICT (name) DO UPDATE SET touched_at = excluded.touched_at, ended_at = excluded.ended_at,
         state = excluded.state,
         begun_at = CASE WHEN jobs.ended_at IS NULL THEN jobs.begun_at ELSE excluded.begun_at END`,
    )
    .bind(name, now, isDone ? now : null, state)
    .run();
}
