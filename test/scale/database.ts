/**
 * D1 as far as the store uses it, over Node's SQLite with the real migrations: a simulation asks more of it
 * in a minute than workerd's would answer in an hour. It counts what is limited and paid for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export interface Counts {
  /** Requests to the database; a batch is one. */
  requests: number;
  /** Rows of tables that were written, without their entries in indexes. */
  changes: number;
}

export interface SimulatedDatabase {
  readonly db: D1Database;
  readonly sqlite: DatabaseSync;
  readonly counts: Counts;
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

export function simulatedDatabase(): SimulatedDatabase {
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync(MIGRATIONS).sort()) {
    sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  const counts: Counts = { requests: 0, changes: 0 };

  const statement = (sql: string, bound: readonly SQLInputValue[] = []) => {
    const answer = () => {
      const results = sqlite.prepare(sql).all(...bound);
      const { changes } = sqlite.prepare('SELECT changes() AS changes').get() as { changes: number };
      const isWriting = /^\s*(INSERT|UPDATE|DELETE)/.test(sql);
      if (isWriting) counts.changes += changes;
      return { results, meta: { changes: isWriting ? changes : 0 } };
    };
    const asked = () => {
      counts.requests++;
      return answer();
    };
    return {
      answer,
      bind: (...values: readonly SQLInputValue[]) => statement(sql, values),
      all: async () => asked(),
      run: async () => asked(),
      first: async (column?: string) => {
        const [row] = asked().results;
        return row === undefined ? null : column === undefined ? row : row[column];
      },
    };
  };
  const db = {
    prepare: (sql: string) => statement(sql),
    batch: async (all: readonly ReturnType<typeof statement>[]) => {
      counts.requests++;
      return all.map((each) => each.answer());
    },
  };
  return { db: db as unknown as D1Database, sqlite, counts };
}
