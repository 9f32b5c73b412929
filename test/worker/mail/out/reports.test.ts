import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOfTag } from '../../../../src/email/index.ts';
import {
  liftBounce,
  liftSuppression,
  suppressionOf,
  unreachableOf,
} from '../../../../src/worker/store/mail/suppressions.ts';
import { begin, lettersSent, ring, type Table } from '../../../support/worker/table.ts';

/** "a secret that only the provider and we know", as Svix writes secrets. */
const KEY = 'a secret that only the provider and we know';
const SECRET = `whsec_${btoa(KEY)}`;

beforeEach(() => {
  env.RESEND_WEBHOOK_SECRET = SECRET;
});

interface Post {
  readonly body: string;
  readonly id?: string;
  readonly at?: number;
  readonly key?: string;
}

/** Posts as Svix does: HMAC-SHA256 of id, time and body, in base64. */
async function post({ body, id = crypto.randomUUID(), at = Date.now(), key = KEY }: Post): Promise<number> {
  const utf8 = new TextEncoder();
  const timestamp = `${Math.floor(at / 1000)}`;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', utf8.encode(key), hmac, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', imported, utf8.encode(`${id}.${timestamp}.${body}`));
  const response = await exports.default.fetch('http://localhost:8787/webhooks/resend', {
    method: 'POST',
    body,
    headers: {
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`,
    },
  });
  return response.status;
}

/** An event about a letter, in the provider's shape. */
const eventOf = (type: string, key: string, to: string, more: object = {}): string =>
  JSON.stringify({
    type,
    created_at: '2090-01-01T12:01:00.000Z',
    data: {
      created_at: '2090-01-01 12:00:30.000+00',
      email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
      from: 'Sealed Move <games@sealed-move.test>',
      to: [to],
      subject: 'Your turn',
      tags: { letter: key.replaceAll(':', '_') },
      ...more,
    },
  });

const hardBounce = { bounce: { type: 'Permanent', subType: 'General', message: '550 5.1.1 no such user' } };

/** A game whose first letters are out, and the fate of the one that calls Ada to her turn. */
async function sentGame() {
  const table = await begin();
  await ring(table.stub);
  const key = `${table.id}:yourTurn:0:0`;
  const [ada = ''] = table.addresses;
  const fate = async () => (await table.stub.letters()).find((letter) => letter.key === key)?.fate;
  return { table, key, ada, fate };
}

describe('a report of the mail provider', () => {
  it('moves a letter on: sent, delayed, delivered, reported as spam', async () => {
    const { key, ada, fate } = await sentGame();
    expect(await fate()).toBe('sent');
    for (const [type, becomes] of [
      ['email.sent', 'sent'],
      ['email.delivery_delayed', 'delayed'],
      ['email.delivered', 'delivered'],
      ['email.opened', 'delivered'],
      ['email.complained', 'complained'],
    ] as const) {
      expect(await post({ body: eventOf(type, key, ada) })).toBe(204);
      expect(await fate()).toBe(becomes);
    }
  });

  it('that comes late never moves a letter back', async () => {
    const { key, ada, fate } = await sentGame();
    await post({ body: eventOf('email.delivered', key, ada) });
    await post({ body: eventOf('email.delivery_delayed', key, ada) });
    await post({ body: eventOf('email.sent', key, ada) });
    expect(await fate()).toBe('delivered');
  });

  it('that comes before the game has noted that it sent the letter is not lost', async () => {
    const table = await begin();
    const [ada = ''] = table.addresses;
    await post({ body: eventOf('email.delivered', `${table.id}:yourTurn:0:0`, ada) });
    await ring(table.stub);
    const letters = await table.stub.letters();
    expect(letters.find(({ kind }) => kind === 'yourTurn')?.fate).toBe('delivered');
  });

  it('that comes twice counts once, even when the address was mended in between', async () => {
    const { key, ada } = await sentGame();
    const twice = { body: eventOf('email.bounced', key, ada, hardBounce), id: 'msg_1' };
    expect(await post(twice)).toBe(204);
    expect(await suppressionOf(env.DB, ada)).toMatchObject({ reason: 'bounced' });
    await liftSuppression(env.DB, ada, Date.now());
    expect(await post(twice)).toBe(204);
    expect(await suppressionOf(env.DB, ada)).toBeUndefined();
  });

  it.each([
    ['is not signed with our secret', { body: '{}', key: 'another' }, 401],
    ['was signed an hour ago', { body: '{}', at: Date.now() - 3_600_000 }, 401],
    ['is of a kind that we do not know', { body: '{"type":"domain.created","data":{}}' }, 204],
    ['has no shape at all', { body: '"hello"' }, 204],
  ])('changes nothing when it %s', async (_, sent, status) => {
    expect(await post(sent)).toBe(status);
    expect((await env.DB.prepare('SELECT 1 FROM letter_reports').all()).results).toEqual([]);
    expect((await env.DB.prepare('SELECT 1 FROM suppressions').all()).results).toEqual([]);
  });

  it.each([
    ['names no letter', eventOf('email.complained', '', 'ada@y.test', { tags: undefined })],
    [
      'lists its tags',
      eventOf('email.complained', '', 'ada@y.test', { tags: [{ name: 'letter', value: 'k' }] }),
    ],
    [
      'says nothing more of it',
      eventOf('email.bounced', 'k', 'ada@y.test', { bounce: { type: 'Permanent' } }),
    ],
    ['writes the name, too', eventOf('email.bounced', 'k', 'Ada <Ada@y.test>', hardBounce)],
    ['gives one address only', eventOf('email.suppressed', 'k', '', { to: 'ada@y.test' })],
    ['has no time', '{"type":"email.complained","data":{"to":["ada@y.test"]}}'],
  ])('stops an address also where it %s', async (_, body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await post({ body })).toBe(204);
    expect(await suppressionOf(env.DB, 'ada@y.test')).toBeDefined();
    log.mockRestore();
  });

  it('of a letter that tells no address, or has no shape, is written down for the operator', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await post({ body: '"hello"', id: 'msg_1' });
    await post({ body: eventOf('email.complained', 'k', 'nobody'), id: 'msg_2' });
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { event: 'reportNotUnderstood', request: expect.any(String), id: 'msg_1', lacks: ['shape'] },
      { event: 'reportNotUnderstood', request: expect.any(String), id: 'msg_2', lacks: ['address'] },
    ]);
    log.mockRestore();
  });

  it('from before the address was mended does not stop it again, a newer one does', async () => {
    const { key, ada } = await sentGame();
    const late = eventOf('email.bounced', key, ada, hardBounce);
    const mended = Date.parse('2090-01-01T13:00:00.000Z');
    await liftBounce(env.DB, ada, mended);
    await post({ body: late });
    expect(await suppressionOf(env.DB, ada)).toBeUndefined();
    await post({ body: eventOf('email.complained', key, ada) });
    expect(await suppressionOf(env.DB, ada)).toMatchObject({ reason: 'complained' });
    await liftSuppression(env.DB, ada, mended);
    await post({ body: eventOf('email.complained', key, ada) });
    expect(await suppressionOf(env.DB, ada)).toBeUndefined();
    await post({ body: late.replace('T12:01', 'T14:01') });
    expect(await suppressionOf(env.DB, ada)).toMatchObject({ reason: 'bounced' });
  });

  it('of a complaint outranks a bounce, and is not mended by a sign-in', async () => {
    const { key, ada } = await sentGame();
    await post({ body: eventOf('email.bounced', key, ada, hardBounce) });
    await post({ body: eventOf('email.complained', key, ada) });
    await post({ body: eventOf('email.bounced', key, ada, hardBounce) });
    await liftBounce(env.DB, ada, Date.now());
    expect(await suppressionOf(env.DB, ada)).toMatchObject({ reason: 'complained' });
  });

  it('is not listened to without a secret', async () => {
    env.RESEND_WEBHOOK_SECRET = '';
    expect(await post({ body: '{}' })).toBe(404);
  });
});

describe('an address', () => {
  const play = async (table: Table) => {
    await table.play('f1-e2');
    await table.play('c8-d7');
    await ring(table.stub);
    return lettersSent(table);
  };

  it.each([
    ['does not exist', 'email.bounced', hardBounce, 'bounced'],
    [
      'is on the provider’s own list',
      'email.suppressed',
      { suppressed: { message: 'on the list' } },
      'bounced',
    ],
    ['calls a letter unwanted', 'email.complained', {}, 'complained'],
  ])('that %s gets no more mail, and the game tells it apart', async (_, type, more, reason) => {
    const { table, key, ada, fate } = await sentGame();
    await post({ body: eventOf(type, key, ada, more) });
    expect(await fate()).toBe(reason);
    expect(await suppressionOf(env.DB, ada)).toMatchObject({ reason });
    expect(await unreachableOf(env.DB, table.accounts)).toEqual(new Set([table.accounts[0]]));
    expect(await play(table)).not.toContain('yourTurn:0:2');
    const dropped = (await table.stub.letters()).find((letter) => letter.ply === 2);
    expect(dropped).toMatchObject({ kind: 'yourTurn', fate: 'dropped', error: 'UNREACHABLE' });
  });

  it.each([
    [
      'is full for a while',
      'email.bounced',
      { bounce: { type: 'Transient', subType: 'MailboxFull', message: '' } },
      'bounced',
    ],
    ['could not be written to for our own fault', 'email.failed', { failed: { reason: 'quota' } }, 'failed'],
  ])('that %s goes on getting mail', async (_, type, more, became) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { table, key, ada, fate } = await sentGame();
    await post({ body: eventOf(type, key, ada, more) });
    expect(await fate()).toBe(became);
    expect(await suppressionOf(env.DB, ada)).toBeUndefined();
    expect(await play(table)).toContain('yourTurn:0:2');
  });

  it('on the provider’s own list gets none until it is taken from it', async () => {
    const { ada } = await sentGame();
    const listed = (type: string, created_at: string, origin = 'manual') =>
      JSON.stringify({ type, created_at, data: { id: 'e169aa45', email: ada.toUpperCase(), origin } });
    await post({ body: listed('suppression.added', '2090-01-01T12:00:00Z') });
    expect(await suppressionOf(env.DB, ada)).toMatchObject({ reason: 'bounced' });
    // Late: it was taken off, and then put on again.
    await post({ body: listed('suppression.removed', '2090-01-01T11:00:00Z') });
    expect(await suppressionOf(env.DB, ada)).toBeDefined();
    await post({ body: listed('suppression.removed', '2090-01-01T13:00:00Z') });
    expect(await suppressionOf(env.DB, ada)).toBeUndefined();
    await post({ body: listed('suppression.added', '2090-01-01T14:00:00Z', 'complaint') });
    expect(await suppressionOf(env.DB, ada)).toMatchObject({ reason: 'complained' });
  });
});

it('a tag stands for the key it was made from', () => {
  expect(keyOfTag('k3xq7m2abcde_yourTurn_0_12')).toBe('k3xq7m2abcde:yourTurn:0:12');
});
