/**
 * The real Worker and its objects, as raw workerd can serve them. D1, which it does not have, accepts
 * everything at once and knows but one thing: every account has the same address, and wants each letter.
 * Nothing is limited, and no picture is cached. Beside the Worker stand a few routes of our own.
 */
import worker, { GameObject as RealGameObject } from '../../../src/worker/index.ts';
import type { Weight } from '../messages.ts';
import { answerBench } from './routes.ts';

const accepted = { success: true as const, results: [], meta: {} };

const statement = {
  bind: () => statement,
  run: async () => accepted,
  all: async () => accepted,
  first: async () => ({ address: 'player@bench.example', mode: 'each', receipts: 1, stopped: 0 }),
};

const acceptingDatabase = {
  prepare: () => statement,
  batch: async (statements: readonly unknown[]) => statements.map(() => accepted),
};

/** As fast as anybody likes: what is measured is how fast that is. */
const limitless: RateLimit = { limit: async () => ({ success: true }) };

const withDatabase = (env: Env): Env => ({
  ...env,
  DB: acceptingDatabase as unknown as D1Database,
  WRITE_LIMIT: limitless,
});

export * from '../../../src/worker/index.ts';

/** Draws each picture anew. */
Object.defineProperty(globalThis, 'caches', {
  value: { default: { match: async () => undefined, put: async () => {} } },
});

export class GameObject extends RealGameObject {
  #rows = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, withDatabase(env));
    const { storage } = ctx;
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    sql.exec = <T extends Record<string, SqlStorageValue>>(...args: Parameters<typeof exec>) => {
      const cursor = exec<T>(...args);
      this.#rows += cursor.rowsWritten;
      return cursor;
    };
    const setAlarm = storage.setAlarm.bind(storage);
    storage.setAlarm = (at) => {
      this.#rows += 1;
      return setAlarm(at);
    };
  }

  /** Rows written since the object started, the alarm's too, and what it stores. */
  weigh(): Weight {
    return { rows: this.#rows, bytes: this.ctx.storage.sql.databaseSize };
  }

  /** Ends the object: the next request opens it from what it stores. */
  end(): void {
    this.ctx.abort('the bench has ended it');
  }
}

const handler: ExportedHandler<Env> = {
  async fetch(request, env, ctx) {
    const answer = await answerBench(request, withDatabase(env));
    return (
      answer ?? (await worker.fetch?.(request, withDatabase(env), ctx)) ?? new Response(null, { status: 404 })
    );
  },
};

export default handler;
