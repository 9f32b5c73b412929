/**
 * The receiving end of `npm run restore`: rows of D1, then one game at a time, into an instance that was
 * empty at the start.
 */
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { gameBackup, rowBackup } from '../../../backup/lines.ts';
import { beginRestore, endRestore, isRestoring, restoreRows } from '../../../store/dump.ts';
import { registerGame, unregisterGame } from '../../../store/register.ts';
import type { App, Ctx } from '../../app.ts';
import { readJson } from '../../jsonBody.ts';

const beginning = z.strictObject({ digest: z.string() });
const rows = z.array(rowBackup);

const whileRestoring = createMiddleware<App>(async (c, next) => {
  if (await isRestoring(c.env.DB)) return next();
  return c.json({ code: 'NOT_RESTORING', message: c.var.words.api.notRestoring }, 409);
});

const badBody = (c: Ctx, details: string) =>
  c.json({ code: 'BAD_BODY', message: c.var.words.api.badBody(details) }, 422);

export function restoreRoutes(app: Hono<App>): void {
  /** Begins a restore, or resumes an interrupted one from the same backup. */
  app.post('/operator/restore', async (c) => {
    const read = await readJson(c, beginning);
    if (!read.ok) return badBody(c, read.error);
    if (await beginRestore(c.env.DB, read.value.digest, Date.now())) return c.json({});
    return c.json({ code: 'NOT_EMPTY', message: c.var.words.api.notEmpty }, 409);
  });

  app.post('/operator/restore/rows', whileRestoring, async (c) => {
    const read = await readJson(c, rows);
    if (!read.ok) return badBody(c, read.error);
    const unknown = await restoreRows(c.env.DB, read.value);
    if (!unknown) return c.json({});
    const message = c.var.words.api.unknownColumn(unknown.table, unknown.column);
    return c.json({ code: 'UNKNOWN_COLUMN', message }, 422);
  });

  app.post('/operator/restore/game', whileRestoring, async (c) => {
    const read = await readJson(c, gameBackup);
    if (!read.ok) return badBody(c, read.error);
    const { game, createdAt, tables } = read.value;
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
