import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { HOUR } from '../../../src/worker/clock/units.ts';
import { runScheduled } from '../../../src/worker/cron/scheduled.ts';
import { asGameId } from '../../../src/worker/game/model/ids.ts';
import { registerGame } from '../../../src/worker/store/register.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('runs every job although one fails, and then tells the platform', async () => {
  await registerGame(env.DB, asGameId('aaaaaaaaaaaa'), 0);
  await env.DB.prepare('DROP TABLE address_notices').run();
  await expect(runScheduled(env, () => HOUR)).rejects.toThrow('address_notices');
  const swept = await env.DB.prepare('SELECT swept_at FROM game_register').first('swept_at');
  expect(swept).toBe(HOUR);
});
