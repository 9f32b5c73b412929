/**
 * The real Worker and its objects, as raw workerd can serve them. D1, which it does not have, accepts
 * everything at once and knows but one thing: every account has the same address. Nothing is limited. Beside
 * the Worker stand two routes of our own: one begins a game, one composes pictures.
 */
import worker, { GameObject as RealGameObject } from '../../../src/worker/index.ts';
import { answerBench } from './routes.ts';

const accepted = { success: true as const, results: [], meta: {} };

const statement = {
  bind: () => statement,
  run: async () => accepted,
  all: async () => accepted,
  first: async () => ({ address: 'player@bench.example', off: 0 }),
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

export class GameObject extends RealGameObject {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, withDatabase(env));
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
