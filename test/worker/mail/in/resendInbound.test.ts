/** Mail in by way of Resend's webhook and API. */
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, type CorpusGame, corpusGame } from '../../../support/worker/corpusGame.ts';
import { lettersTo, rawMessage } from '../../../support/worker/mailbox.ts';
import { ring } from '../../../support/worker/table.ts';

const KEY = 'a secret for mail that comes in';

let fetched: string[] = [];
/** What Resend has, and whether it is well. */
let raw = '';
let isDown = false;

beforeEach(() => {
  fetched = [];
  isDown = false;
  env.RESEND_INBOUND_SECRET = `whsec_${btoa(KEY)}`;
  env.RESEND_AUTHSERV_ID = 'amazonses.com';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = String(input instanceof Request ? input.url : input);
    fetched.push(url);
    if (isDown)
      return Response.json({ statusCode: 500, name: 'application_error', message: '' }, { status: 500 });
    if (url === 'https://lent.test/one') return new Response(raw);
    return Response.json({ id: 'one', raw: { download_url: 'https://lent.test/one', expires_at: '' } });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of SETTINGS) set(name, undefined);
});

const SETTINGS = [
  'RESEND_API_KEY',
  'RESEND_INBOUND_SECRET',
  'RESEND_WEBHOOK_SECRET',
  'RESEND_AUTHSERV_ID',
] as const;

function set(name: (typeof SETTINGS)[number], value: string | undefined): void {
  if (value === undefined) delete env[name];
  else env[name] = value;
}

async function post(body: string, key = KEY): Promise<number> {
  const utf8 = new TextEncoder();
  const id = 'msg_1';
  const timestamp = `${Math.floor(Date.now() / 1000)}`;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', utf8.encode(key), hmac, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', imported, utf8.encode(`${id}.${timestamp}.${body}`));
  // Only here: with the key, letters would leave by Resend, too.
  set('RESEND_API_KEY', 're_fake');
  const response = await exports.default.fetch('http://localhost:8787/webhooks/resend-inbound', {
    method: 'POST',
    body,
    headers: {
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`,
    },
  });
  await response.body?.cancel();
  set('RESEND_API_KEY', undefined);
  return response.status;
}

const eventFor = (to: readonly string[], more: object = {}): string =>
  JSON.stringify({
    type: 'email.received',
    created_at: '2026-11-03T10:12:15.000Z',
    data: {
      email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
      created_at: '2026-11-03T10:12:15.000Z',
      from: 'Ada <ada@example.com>',
      to,
      bcc: [],
      cc: [],
      message_id: '<one@example.com>',
      subject: 'Re: 3 Crowns',
      attachments: [],
      ...more,
    },
  });

const VOUCHED = ['Authentication-Results: amazonses.com; dmarc=pass header.from=example.com'];

const message = (to: string, headers = VOUCHED): string =>
  rawMessage({ from: ADA, to, text: 'c3-d3', messageId: 'one', headers });

const movesOf = async ({ stub }: CorpusGame) =>
  (await stub.snapshot())?.turns.slice(12).map(({ move }) => move);

describe('Resend’s webhook for mail that came in', () => {
  it('plays a move that the server we trust vouches for, once, however often it comes', async () => {
    const game = await corpusGame('her turn');
    raw = message(game.replyTo);
    const event = eventFor([`"Sealed Move" <${game.replyTo}>`]);
    expect(await post(event)).toBe(204);
    expect(await movesOf(game)).toEqual(['c3-d3']);
    expect(await post(event)).toBe(204);
    expect(await movesOf(game)).toEqual(['c3-d3']);
    await ring(game.stub);
    expect((await lettersTo(ADA)).filter(({ key }) => key.includes('refusedMove'))).toEqual([]);
  });

  it.each([
    ['no server is trusted', undefined, VOUCHED],
    [
      'another server vouches',
      'amazonses.com',
      ['Authentication-Results: mx.evil.test; dmarc=pass header.from=example.com'],
    ],
    [
      'a header without a name vouches',
      undefined,
      ['Authentication-Results: ; dmarc=pass header.from=example.com'],
    ],
    ['nobody vouches', 'amazonses.com', []],
  ])('plays nothing and asks about the move when %s', async (_, trusted, headers) => {
    set('RESEND_AUTHSERV_ID', trusted);
    const game = await corpusGame('her turn');
    raw = message(game.replyTo, headers);
    expect(await post(eventFor([game.replyTo]))).toBe(204);
    await ring(game.stub);
    expect(await movesOf(game)).toEqual([]);
    expect((await lettersTo(ADA)).at(-1)?.key).toContain('confirmMove');
  });

  it('goes by the addresses that the mail was received for, not by the To header', async () => {
    const game = await corpusGame('her turn');
    raw = message('undisclosed@elsewhere.test');
    expect(await post(eventFor(['undisclosed@elsewhere.test'], { received_for: [game.replyTo] }))).toBe(204);
    expect(await movesOf(game)).toEqual(['c3-d3']);
  });

  it('fetches nothing for an address that is not ours, or for another event', async () => {
    const game = await corpusGame('her turn');
    expect(await post(eventFor(['games@sealed-move.localhost']))).toBe(204);
    expect(await post(JSON.stringify({ type: 'email.delivered', data: { email_id: 'one' } }))).toBe(204);
    expect(await post(eventFor([game.replyTo.replace('.0.12.', '.1.12.')]))).toBe(204);
    expect(fetched).toEqual([]);
  });

  it('asks for the event again while the message cannot be fetched, and loses nothing', async () => {
    const game = await corpusGame('her turn');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    raw = message(game.replyTo);
    isDown = true;
    expect(await post(eventFor([game.replyTo]))).toBe(503);
    expect(await movesOf(game)).toEqual([]);
    isDown = false;
    expect(await post(eventFor([game.replyTo]))).toBe(204);
    expect(await movesOf(game)).toEqual(['c3-d3']);
  });

  it('is not heard without our secret’s signature', async () => {
    const game = await corpusGame('her turn');
    raw = message(game.replyTo);
    expect(await post(eventFor([game.replyTo]), 'another secret')).toBe(401);
    set('RESEND_INBOUND_SECRET', undefined);
    expect(await post(eventFor([game.replyTo]))).toBe(404);
    expect(fetched).toEqual([]);
  });

  it('drops what a program wrote, here too', async () => {
    const game = await corpusGame('her turn');
    raw = message(game.replyTo, [...VOUCHED, 'Return-Path: <>']);
    const before = await lettersTo(ADA);
    expect(await post(eventFor([game.replyTo]))).toBe(204);
    await ring(game.stub);
    expect(await movesOf(game)).toEqual([]);
    expect(await lettersTo(ADA)).toEqual(before);
  });
});
