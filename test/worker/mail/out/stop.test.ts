/** A provider that refuses the instance itself: no letter is to blame, none is given up. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alarmOf, begin, passTime, ring, stopTheClock } from '../../../support/worker/table.ts';

const MINUTE = 60_000;
const gate = () => env.SENDER.getByName('all');
let answer: () => Response;
let requests: number;
const refusing = (status: number, name: string) => () =>
  Response.json({ statusCode: status, name, message: `${name} of ada@example.org` }, { status });
const taking = () => Response.json({ id: 'taken' });

beforeEach(() => {
  stopTheClock();
  env.RESEND_API_KEY = 're_fake';
  requests = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    requests++;
    return answer();
  });
});
afterEach(() => {
  delete env.RESEND_API_KEY;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shuts the gate for longer and longer, tells the operator, and books nothing on the letters', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  answer = refusing(403, 'validation_error');
  const table = await begin();
  const waits: number[] = [];
  // A letter of its own fault is given up after twelve attempts.
  for (let attempt = 0; attempt < 16; attempt++) {
    await ring(table.stub);
    const { closedUntil, fault } = await gate().state();
    if (fault && waits.at(-1) !== closedUntil - Date.now()) waits.push(closedUntil - Date.now());
    passTime(Math.max(((await alarmOf(table.stub)) ?? 0) - Date.now(), 0) + MINUTE);
  }
  expect(waits.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE));
  expect((await table.stub.letters()).filter(({ fate }) => fate === 'parked')).toEqual([]);
  const stopped = log.mock.calls
    .map(([line]) => JSON.parse(line))
    .filter(({ event }) => event === 'mailStopped');
  expect(stopped[0]).toEqual({
    event: 'mailStopped',
    error: '403 validation_error: validation_error of (address)',
    minutes: 1,
  });

  // The operator has mended it.
  answer = taking;
  await gate().open();
  expect((await gate().state()).fault).toBeUndefined();
  for (let round = 0; round < 12; round++) {
    passTime(Math.max(((await alarmOf(table.stub)) ?? 0) - Date.now(), 0) + 1);
    await ring(table.stub);
  }
  const sent = (await table.stub.letters()).filter(({ fate }) => fate === 'sent');
  expect(sent.length).toBeGreaterThan(0);
});

it('asks no more of the provider while the gate is shut', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer = refusing(401, 'missing_api_key');
  const tables = [await begin(), await begin()];
  for (const { stub } of tables) await ring(stub);
  const asked = requests;
  for (const { stub } of tables) await ring(stub);
  expect(requests).toBe(asked);
  expect(asked).toBeLessThanOrEqual(2);
});
