/** What the operator can do, with the operator's token. A developer's machine needs none. */
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { explain } from '../../../../words/index.ts';
import { archivedGames } from '../../../cron/archive.ts';
import { examine } from '../../../cron/doctor.ts';
import { findAgain } from '../../../cron/findAgain.ts';
import { doSlice } from '../../../cron/jobs.ts';
import { parseGameId } from '../../../game/model/ids.ts';
import { lacksOf } from '../../../lacks.ts';
import { gateState } from '../../../mail/out/accounts.ts';
import { heartbeats } from '../../../store/heartbeats.ts';
import { parkedLetters } from '../../../store/mail/letters.ts';
import { newestReports } from '../../../store/people/playerReports.ts';
import { readOnlyGames } from '../../../store/register.ts';
import type { App, Ctx } from '../../app.ts';
import { boundedBackup, readableForm } from '../../edge.ts';
import { readJson } from '../../jsonBody.ts';
import { logResponse } from '../../logResponse.ts';
import { operatorOnly } from '../../operatorSession.ts';
import { backupRoutes } from './backup.ts';
import { deskDoor, deskRoutes } from './operatorDesk.ts';
import { restoreRoutes } from './restore.ts';

/** How many game objects are queried at once. */
const AT_ONCE = 50;

const lostObjects = z.strictObject({ objects: z.array(z.string()).check(z.maxLength(AT_ONCE)) });

export function operatorRoutes(app: Hono<App>): void {
  deskDoor(app);
  app.use('/operator/*', operatorOnly, boundedBackup, readableForm);
  deskRoutes(app);
  backupRoutes(app);
  restoreRoutes(app);

  /**
   * Restores the lists of games from the games' logs, a slice at each request until `isDone`. Returns what
   * was written so far, what failed, and what was removed.
   */
  app.post('/operator/rebuild', async (c) => c.json(await doSlice(c.env, 'rebuild', Date.now())));

  /** Registers games again that D1 has lost, from their objects. */
  app.post('/operator/register', async (c) => {
    const asked = await readJson(c, lostObjects);
    if (asked.ok) return c.json(await findAgain(c.env, asked.value.objects));
    return c.json({ code: 'NOT_A_LIST', message: c.var.words.api.notAList(AT_ONCE) }, 422);
  });

  /** The games in the archive, page by page (`?after=ID`): their objects are empty. */
  app.get('/operator/archived', async (c) =>
    c.json(await archivedGames(c.env, parseGameId(c.req.query('after') ?? ''))),
  );

  app.get('/operator/doctor', examineAll);

  /** The games that were read-only when the sweeper last visited them. */
  app.get('/operator/read-only', async (c) => c.json(await readOnlyGames(c.env.DB, 1000)));

  /** The raw log of any game, even when nothing of it can be shown. */
  app.get('/operator/games/:id/log', async (c) => {
    const id = parseGameId(c.req.param('id'));
    return logResponse(c, id ? await c.env.GAMES.getByName(id).log() : []);
  });

  /** What players reported about one another, newest first. */
  app.get('/operator/reports', async (c) => c.json(await newestReports(c.env.DB, 200)));

  /** Letters that were given up, newest first, with their last error. */
  app.get('/operator/parked', async (c) => c.json(await parkedLetters(c.env.DB, 100)));

  /**
   * Retries the parked letters of one game (`?game=ID`), or of all, a slice at each request until `isDone`;
   * returns how many there were so far.
   */
  app.post('/operator/parked/resend', async (c) => {
    const game = c.req.query('game');
    if (game === undefined) return c.json(await doSlice(c.env, 'resendParked', Date.now()));
    return c.json({ letters: await c.env.GAMES.getByName(game).retryParked(), isDone: true });
  });
}

/**
 * Asks every game which rules it needs, and whether its log can be replayed: a slice at each request, which
 * says after which game the next goes on (`?after=ID`). Also lists what the instance lacks.
 */
async function examineAll(c: Ctx) {
  const { settings, words } = c.var;
  const gate = await gateState(c.env, c.var.settings);
  return c.json({
    ...(await examine(c.env, parseGameId(c.req.query('after') ?? ''))),
    settings: {
      publicUrl: settings.publicUrl,
      mailSender: settings.mailSender,
      secrets: settings.secrets.length,
    },
    lacks: lacksOf(settings, c.env).map((lack) => explain(words.settings.lacks, lack)),
    mailStopped: gate.fault?.error,
    jobs: await heartbeats(c.env.DB),
  });
}
