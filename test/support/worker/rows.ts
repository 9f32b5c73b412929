/** Counts what is written, as the platform charges for it. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { onTestFinished } from 'vitest';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import type { GameStub } from './table.ts';

export interface Written {
  /** Rows of the game's own tables; setting the alarm is a row, too. */
  object: number;
  /** Rows of D1, without the local post office, which no instance has whose letters leave it. */
  d1: number;
}

/** Counts from now on, until the test is over. */
export async function countRows(stub: GameStub): Promise<Written> {
  const written: Written = { object: 0, d1: 0 };
  await runInDurableObject(stub, (_: GameObject, { storage }) => {
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    sql.exec = <T extends Record<string, SqlStorageValue>>(...args: Parameters<typeof exec>) => {
      const cursor = exec<T>(...args);
      written.object += cursor.rowsWritten;
      return cursor;
    };
    const setAlarm = storage.setAlarm.bind(storage);
    storage.setAlarm = (at) => {
      written.object += 1;
      return setAlarm(at);
    };
  });
  countD1(written);
  return written;
}

function countD1(written: Written): void {
  const database = Object.getPrototypeOf(env.DB) as D1Database;
  const statement = Object.getPrototypeOf(env.DB.prepare('SELECT 1')) as D1PreparedStatement;
  const { batch } = database;
  const { run } = statement;
  onTestFinished(() => {
    Object.assign(database, { batch });
    Object.assign(statement, { run });
  });
  const isPostOffice = (each: D1PreparedStatement): boolean =>
    (each as unknown as { readonly statement: string }).statement.includes('post_office');
  const count = (each: D1PreparedStatement, { meta }: D1Result): void => {
    if (!isPostOffice(each)) written.d1 += meta.rows_written;
  };
  database.batch = async function <T>(this: D1Database, all: D1PreparedStatement[]) {
    const results = await batch.call(this, all);
    for (const [index, result] of results.entries()) if (all[index]) count(all[index], result);
    return results as D1Result<T>[];
  };
  statement.run = async function <T>(this: D1PreparedStatement) {
    const result = await run.call(this);
    count(this, result);
    return result as D1Result<T>;
  };
}
