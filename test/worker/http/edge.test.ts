/** What strangers may send and how often: refused at the edge, before it is read, kept or drawn. */
import { runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { signLink } from '../../../src/email/index.ts';
import { readSettings } from '../../../src/worker/env.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { networkOf } from '../../../src/worker/http/machine.ts';
import { BODY, LONGEST_MOVE, REFUSALS, SOCKETS } from '../../../src/worker/limits.ts';
import { countOne } from '../../../src/worker/store/counts.ts';
import { prune } from '../../../src/worker/store/pruning.ts';
import { ORIGIN, Visitor } from '../../support/worker/browser.ts';
import { begin, type Table } from '../../support/worker/table.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Posts so many bytes, with their length in the header or, chunked, without; how many of them were taken. */
async function pour(path: string, bytes: number, isChunked: boolean, type = FORM) {
  let taken = 0;
  const chunk = new Uint8Array(16_000).fill(97);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken >= bytes) return controller.close();
      taken += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const headers = { origin: ORIGIN, 'content-type': type };
  const body = isChunked ? stream : 'a'.repeat(bytes);
  const answer = await exports.default.fetch(ORIGIN + path, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text(), taken };
}

const link = (table: Table, ply = 0): string =>
  signLink(readSettings(env).secret, { purpose: 'play', game: table.id, seat: 0, ply });

it('reads no large body, however it is sent, on any route that takes one', async () => {
  const table = await begin();
  const paths = [
    '/sign-in',
    '/try',
    '/new/three-crowns',
    `/play/${link(table)}`,
    `/play/${link(table)}/agreements`,
    '/verify',
    '/account/name',
    '/unsubscribe/x',
    '/nothing',
    `/api/games/${table.id}/moves`,
    '/webhooks/resend',
  ];
  for (const path of paths) {
    for (const isChunked of [true, false]) {
      const { status, text, taken } = await pour(path, 3_000_000, isChunked);
      expect([path, isChunked, status]).toEqual([path, isChunked, 413]);
      expect(text).toMatch(/[Mm]ore than \d+ kB|larger than \d+ kB/);
      expect(taken).toBeLessThan(BODY.log + 100_000);
    }
  }
  expect(await table.stub.snapshot()).toMatchObject({ turns: [] });
});

it('asks for the operator’s token before it measures a backup', async () => {
  const answer = await pour('/operator/restore', BODY.restore + 1, false, 'application/json');
  // On this machine there is no token, so only the size is wrong.
  expect(answer.status).toBe(413);
});

it('says how long a move may be, and reads no longer one', async () => {
  const table = await begin();
  const long = 'a'.repeat(LONGEST_MOVE + 1);
  for (const answer of [
    await new Visitor().post(`/play/${link(table)}`, { move: long, nonce: 'n' }),
    await new Visitor().get(`/play/${link(table)}?move=${long}`),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('That text has 401 characters; a move has at most 400.');
    expect(answer.text).not.toContain(long);
  }
});

const keptOf = ({ stub }: Table) =>
  runInDurableObject(stub, (_: GameObject, { storage }) => ({
    bytes: storage.sql.databaseSize,
    refused: storage.sql
      .exec<{ answer: string }>(
        "SELECT value AS answer FROM kept WHERE kind = 'answer' AND value GLOB 'refused:*'",
      )
      .toArray()
      .map(({ answer }) => answer),
  }));

it('keeps of what it refused the code alone, and of so many only', async () => {
  const table = await begin();
  const before = await keptOf(table);
  const text = 'a1-'.repeat(200_000);
  for (let index = 0; index < REFUSALS.most + 30; index++) {
    const command = { type: 'playMove', seat: 0, ply: 0, text: index < 30 ? text : 'x' } as const;
    expect(await table.ask(command)).toMatchObject({ error: { code: 'ILLEGAL_MOVE' } });
  }
  const after = await keptOf(table);
  expect(after.refused).toEqual(Array(REFUSALS.most).fill('refused:ILLEGAL_MOVE'));
  expect(after.bytes - before.bytes).toBeLessThan(150_000);
});

it('never carries out later what it refused, and says so', async () => {
  const table = await begin();
  const early = { type: 'playMove', seat: 1, ply: 0, text: 'a3-b3' } as const;
  const first = await table.stub.execute(early, 'same');
  expect(first).toMatchObject({ error: { code: 'NOT_YOUR_TURN' } });
  expect(await table.stub.execute(early, 'same')).toEqual(first);
  await table.play('f1-e2');
  expect(await table.stub.execute(early, 'same')).toEqual({
    ok: false,
    error: { code: 'REFUSED_BEFORE', because: 'NOT_YOUR_TURN' },
  });
  expect(await table.stub.execute({ ...early, text: 'other' }, 'same')).toMatchObject({
    error: { code: 'CAUSE_REUSED' },
  });
});

it('slows down a seat that writes without end, and no other', async () => {
  const table = await begin();
  const send = (seat: number) => {
    const token = signLink(readSettings(env).secret, { purpose: 'play', game: table.id, seat, ply: 0 });
    return exports.default.fetch(`${ORIGIN}/api/games/${table.id}/moves`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: '{}',
    });
  };
  const answers = await Promise.all(Array.from({ length: 125 }, () => send(0)));
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed.length).toBeGreaterThan(0);
  expect(slowed[0]?.headers.get('retry-after')).toBe('60');
  expect(await slowed[0]?.json()).toMatchObject({ code: 'TOO_FAST' });
  expect((await send(1)).status).toBe(400);
});

it('lets one machine open so many sockets on a game, and others theirs', async () => {
  const table = await begin();
  const open = async (address: string): Promise<number> => {
    const headers = { upgrade: 'websocket', 'cf-connecting-ip': address };
    const answer = await exports.default.fetch(`${ORIGIN}/api/games/${table.id}/live`, { headers });
    answer.webSocket?.accept();
    return answer.status;
  };
  for (let index = 0; index < SOCKETS.ofMachine; index++) expect(await open('127.0.0.2')).toBe(101);
  expect(await open('127.0.0.2')).toBe(429);
  expect(await open('127.0.0.3')).toBe(101);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:DB8:0001::5', '2001:db8:1:0::/64'],
  ['2001:db8:1:0:ffff:ffff:ffff:ffff', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['local', 'local'],
])('counts %s with all of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('counts up to the limit in each stretch of time, and forgets the ones that are over', async () => {
  const limit = { what: 'test', most: 2, stretch: 1000 };
  const now = 5_000_000;
  const counted = [];
  for (const at of [now, now + 1, now + 2, now + 1000]) counted.push(await countOne(env.DB, limit, at));
  expect(counted).toEqual([true, true, false, true]);
  expect(await countOne(env.DB, { ...limit, what: 'other', most: 0 }, now)).toBe(false);
  await prune(env.DB, now + 1500);
  expect(await env.DB.prepare('SELECT count FROM counts').all()).toMatchObject({ results: [{ count: 1 }] });
});
