/** Letters asked for at pages of a public instance: neither the answer nor its time tells who plays here. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runScheduled } from '../../../../../src/worker/cron/scheduled.ts';
import worker from '../../../../../src/worker/index.ts';
import { MOST_ASKED_WAITING, SIGN_IN_LIFE } from '../../../../../src/worker/limits.ts';
import { signIn } from '../../../../support/worker/people.ts';
import { passTime, stopTheClock } from '../../../../support/worker/table.ts';

const ORIGIN = 'https://play.example.org';
const DEPLOYED = {
  ...env,
  PUBLIC_URL: ORIGIN,
  MAIL_DOMAIN: 'play.example.org',
  MAIL_FROM: 'Sealed Move <games@play.example.org>',
  MAIL_SENDER: 'resend',
  LETTER_HOLD_SECONDS: '30',
  SECRET: '3f1c0b7e9a52d8466b1e4f7a90c2d35e',
  RESEND_API_KEY: 're_1234567890',
  OPERATOR_TOKEN: 'b5d0f3a1c7e94826b5d0',
} as unknown as Env;

/** What the provider does with each letter. */
let provider: (letter: { to: string; text: string }) => Promise<Response>;
beforeEach(() => {
  stopTheClock();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) =>
    provider(JSON.parse(String(init?.body))),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

const taken = (id: string) => Response.json({ id });
let machines = 0;

async function ask(address: string) {
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}/sign-in`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'cf-connecting-ip': `203.0.113.${machines++}` },
    body: new URLSearchParams({ address }),
  }) as Request<unknown, IncomingRequestCfProperties>;
  const response = await worker.fetch?.(request, DEPLOYED, context);
  const text = (await response?.text()) ?? '';
  return { context, answer: [response?.status, text.replaceAll(address, 'ADDRESS')] };
}
const waiting = () => env.DB.prepare('SELECT count(*) AS n FROM asked_letters').first('n');

it('is answered before it is known whether it goes, and to all alike', async () => {
  await signIn('Ada');
  await env.DB.prepare(
    "INSERT INTO suppressions (address, reason, detail, at, tried_at) VALUES (?, 'bounced', '', ?2, ?2)",
  )
    .bind('gone@example.test', Date.now())
    .run();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const letters: { to: string; text: string }[] = [];
  provider = async (letter) => {
    await held;
    letters.push(letter);
    return taken('one');
  };
  // The provider answers none of them yet; nobody waits for it.
  const asked = [];
  for (const address of ['ada@example.test', 'new@example.test', 'gone@example.test'])
    asked.push(await ask(address));
  expect(new Set(asked.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(asked[0]?.answer[0]).toBe(200);
  expect(letters).toEqual([]);
  release();
  for (const { context } of asked) await waitOnExecutionContext(context);
  expect(letters.map(({ to }) => to).sort()).toEqual(['ada@example.test', 'new@example.test']);
  for (const { text } of letters) expect(text).toMatch(/https:\/\/play\.example\.org\/sign-in\/[a-z2-7]{32}/);
  expect(await waiting()).toBe(0);
});

it('is sent by the cron when the provider fails, once, and not when nobody waits for it any more', async () => {
  const letters: string[] = [];
  provider = async () => Response.json({ name: 'internal_server_error', message: '' }, { status: 500 });
  for (const address of ['one@example.test', 'two@example.test']) {
    const { answer, context } = await ask(address);
    expect(answer[0]).toBe(200);
    await waitOnExecutionContext(context);
  }
  expect(await waiting()).toBe(2);
  provider = async ({ to }) => {
    letters.push(to);
    return taken(to);
  };
  await env.DB.prepare("UPDATE asked_letters SET at = at - ? WHERE address = 'two@example.test'")
    .bind(SIGN_IN_LIFE)
    .run();
  passTime(5 * 60_000);
  for (let visit = 0; visit < 2; visit++) await runScheduled(DEPLOYED, () => Date.now());
  expect(letters).toEqual(['one@example.test']);
  expect(await waiting()).toBe(0);
});

it('is not taken on, whoever asks, while no letter leaves or too many wait', async () => {
  await env.SENDER.getByName('all').stop('403 validation_error: The domain is not verified');
  expect((await ask('new@example.test')).answer[0]).toBe(503);
  await env.SENDER.getByName('all').open();
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO asked_letters (id, kind, address, account, next, at, due)
     SELECT i, 'signIn', 'x@example.test', '', '', 0, 0 FROM n`,
  )
    .bind(MOST_ASKED_WAITING)
    .run();
  expect((await ask('new@example.test')).answer[0]).toBe(503);
  expect(await waiting()).toBe(MOST_ASKED_WAITING);
});
