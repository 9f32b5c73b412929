/**
 * The baseline: a Worker that hands each request to a Durable Object, which inserts one row. Nothing else.
 */
import { DurableObject } from 'cloudflare:workers';

interface BareEnv {
  readonly ROWS: DurableObjectNamespace<BareObject>;
}

export class BareObject extends DurableObject<BareEnv> {
  constructor(ctx: DurableObjectState, env: BareEnv) {
    super(ctx, env);
    ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS entries (seq INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT',
    );
  }

  append(text: string): { seq: number } {
    return this.ctx.storage.sql
      .exec<{ seq: number }>('INSERT INTO entries (text) VALUES (?) RETURNING seq', text)
      .one();
  }
}

/** `POST /api/games/NAME/moves`, as to the real Worker. */
const handler: ExportedHandler<BareEnv> = {
  async fetch(request, env) {
    const name = new URL(request.url).pathname.split('/')[3] ?? '';
    return Response.json(await env.ROWS.getByName(name).append(await request.text()));
  },
};

export default handler;
