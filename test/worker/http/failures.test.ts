/** What is said of failures, and what is owed all the same. */
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signLink } from '../../../src/email/index.ts';
import { runScheduled } from '../../../src/worker/cron/scheduled.ts';
import { ORIGIN, signedIn } from '../../support/worker/browser.ts';
import { begin, START, stopTheClock } from '../../support/worker/table.ts';

const DAY = 86_400_000;
const SECRET = 'only for these tests';

let lines: string[];

beforeEach(() => {
  stopTheClock();
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line) => {
    lines.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const logged = () => lines.map((line) => JSON.parse(line));
const ask = async (path: string, method = 'GET') => {
  const response = await exports.default.fetch(`${ORIGIN}${path}`, { method });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
};

it('answers programs in JSON when something fails, and promises nothing that it cannot know', async () => {
  const table = await begin();
  await env.DB.prepare('ALTER TABLE accounts RENAME TO gone').run();
  const token = signLink(SECRET, { purpose: 'calendar', account: table.accounts[0] ?? '', edition: 0 });
  const page = await ask(`/calendar/${token}.ics`);
  expect([page.status, page.text.includes('nothing was changed')]).toEqual([500, false]);
  const [failed] = logged().filter(({ event }) => event === 'requestFailed');
  expect(failed).toMatchObject({
    method: 'GET',
    request: expect.any(String),
    route: expect.stringContaining(':'),
  });
  expect(JSON.stringify(failed)).not.toContain(token);
  expect(page.text).toContain(failed.request);

  await env.DB.prepare('ALTER TABLE letters RENAME TO lost').run();
  const parked = await ask('/operator/parked');
  expect([parked.status, JSON.parse(parked.text)]).toEqual([
    500,
    { code: 'FAILED', message: expect.stringContaining('not known'), request: expect.any(String) },
  ]);
});

it('answers programs in JSON when they ask in another way', async () => {
  for (const path of ['/api/games/abcdefghijkl', '/operator/parked', '/webhooks/resend', '/oembed']) {
    const { status, text } = await ask(path, 'PATCH');
    expect([path, status, JSON.parse(text).code]).toEqual([path, 405, 'METHOD_NOT_ALLOWED']);
  }
  expect(await ask('/games', 'PATCH')).toMatchObject({
    status: 405,
    type: expect.stringContaining('text/html'),
  });
  expect(JSON.parse((await ask('/webhooks/nothing')).text).code).toBe('NOT_FOUND');
});

it('changes what a page is asked for although others cannot be told, and tells them later', async () => {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  const ada = await signedIn(table.addresses[0] ?? '');
  await env.DB.prepare('ALTER TABLE seats RENAME TO away').run();
  const taken = await ada.post('/account/time/vacation', { first: '2090-01-02', last: '2090-01-11' });
  expect(taken.status).toBeLessThan(400);
  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 3 * DAY);
  await env.DB.prepare('ALTER TABLE away RENAME TO seats').run();
  vi.setSystemTime(START + 3_600_000);
  await runScheduled(env, () => Date.now());
  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 13 * DAY);
  expect(await env.DB.prepare('SELECT * FROM owed_availability').all()).toMatchObject({ results: [] });
});
