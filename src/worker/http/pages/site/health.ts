/** For monitoring: whether this instance can do its work. 200 when all is well, 503 when something is not. */
import type { Hono } from 'hono';
import { MINUTE } from '../../../clock/units.ts';
import { gateState } from '../../../mail/out/accounts.ts';
import { heartbeats } from '../../../store/heartbeats.ts';
import type { App, Ctx } from '../../app.ts';

/** The cron runs every five minutes. */
const LATE = 16 * MINUTE;

type Check = 'ok' | 'failing' | 'late' | 'never' | 'stopped';

export function healthRoutes(app: Hono<App>): void {
  app.get('/healthz', async (c) => {
    const checks = { settings: 'ok' as const, ...(await checksOf(c, Date.now())) };
    const isWell = Object.values(checks).every((check) => check === 'ok');
    c.header('cache-control', 'no-store');
    return c.json({ status: isWell ? 'ok' : 'ailing', checks }, isWell ? 200 : 503);
  });
}

async function checksOf(c: Ctx, now: number): Promise<Readonly<Record<string, Check>>> {
  const mail = gateState(c.env, c.var.settings)
    .then((gate): Check => (gate.fault ? 'stopped' : 'ok'))
    .catch((): Check => 'failing');
  try {
    const beats = await heartbeats(c.env.DB);
    const isLate = beats.some(({ at }) => now - at > LATE);
    const isFailing = beats.some(({ error }) => error !== undefined);
    // On a developer's machine the cron first runs five minutes after `npm start`.
    const isSilent = beats.length === 0 && !c.var.settings.isLocal;
    const cron = isSilent
      ? 'never'
      : isLate && !c.var.settings.isLocal
        ? 'late'
        : isFailing
          ? 'failing'
          : 'ok';
    return { database: 'ok', cron, mail: await mail };
  } catch {
    return { database: 'failing', mail: await mail };
  }
}
