/**
 * The receiving end of `npm run restore`: rows of D1, then one game at a time, into an instance that was
 * empty at the start.
 */
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { gameBackup, rowBackup } from '../../../backup/lines.ts';
import { beginRestore, endRestore, isRestoring, restoreRows } from '../../../store/dump.ts';
import { registerGame, unregisterGame } from '../../../store/register.ts';
import type { App, Ctx } from '../../app.ts';

const beginning = z.strictObject({ digest: z.string() });
const rows = z.array(rowBackup);

const whileRestoring = createMiddleware<App>(async (c, next) => {
  if (await isRestoring(c.env.DB)) return next();
  return c.json({ code: 'NOT_RESTORING', message: c.var.words.api.notRestoring }, 409);
});

const readBody = async <T>(c: Ctx, schema: z.ZodType<T>) =>
  schema.safeParse(await c.req.json().catch(() => undefined));

const badBody = (c: Ctx, error: z.ZodError) =>
  c.json({ code: 'BAD_BODY', message: c.var.words.api.badBody(z.prettifyError(error)) }, 422);

export function restoreRoutes(app: Hono<App>): void {
  /** Begins a restore, or resumes an interrupted one from the same backup. */
  app.post('/operator/restore', async (c) => {
    const read = await readBody(c, beginning);
    if (!read.success) return badBody(c, read.error);
    if (await beginRestore(c.env.DB, read.data.digest, Date.now())) return c.json({});
    return c.json({ code: 'NOT_EMPTY', message: c.var.words.api.notEmpty }, 409);
  });

  app.post('/operator/restore/rows', whileRestoring, async (c) => {
    const read = await readBody(c, rows);
    if (!read.success) return badBody(c, read.error);
    const unknown = await restoreRows(c.env.DB, read.data);
    if (!unknown) return c.json({});
    const message = c.var.words.api.unknownColumn(unknown.table, unknown.column);
    return c.json({ code: 'UNKNOWN_COLUMN', message }, 422);
  });

  app.post('/operator/restore/game', whileRestoring, async (c) => {
    const read = await readBody(c, gameBackup);
    if (!read.success) return badBody(c, read.error);
    const { game, createdAt, tables } = read.data;
    // As everywhere, a game is registered before its object exists.
    await registerGame(c.env.DB, game, createdAt);
    const answer = await c.env.GAMES.getByName(game).restore(game, tables);
    const hasObject = answer.did !== 'failed' || answer.reason.code === 'OTHER_LOG';
    if (!hasObject) await unregisterGame(c.env.DB, game);
    return c.json(answer);
  });

  app.post('/operator/restore/end', whileRestoring, async (c) => {
    await endRestore(c.env.DB, Date.now());
    return c.json({});
  });
}
