/** Games that have ended, and the bucket into which they go once they are at rest. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { doSlice } from '../../../src/worker/cron/jobs.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { begin, passTime, ring, type Table } from './table.ts';

/** Archives what has been at rest for long enough. */
export const archive = () => doSlice(env, 'archive', Date.now());

export const copyOf = ({ id }: Table) => env.BUCKET.get(`games/${id}`);

/** Whether the game's object holds nothing of it. */
export const isEmpty = ({ stub }: Table): Promise<boolean> =>
  runInDurableObject(
    stub,
    (_: GameObject, { storage: { sql } }) =>
      sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'events'").toArray().length === 0,
  );

/** A game that was lost a while ago, and owes nothing any more. */
export async function ended(): Promise<Table> {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  await table.play('g8-f7');
  await table.ask({ type: 'writeNote', seat: 1, text: 'Well begun' });
  await table.play('c8-d8');
  await table.ask({ type: 'resign', seat: 0, ply: 2 });
  for (let rings = 0; rings < 6; rings++) {
    await ring(table.stub);
    passTime(1000);
  }
  return table;
}
