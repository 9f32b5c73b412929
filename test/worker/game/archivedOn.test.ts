/** What goes on in a game that lies in the archive: whoever asks something of it is answered as ever. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '../../../src/worker/clock/units.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import { archive, copyOf, ended, isEmpty } from '../../support/worker/archived.ts';
import { linksOf, ORIGIN, signedIn, Visitor } from '../../support/worker/browser.ts';
import { lettersTo, reply } from '../../support/worker/mailbox.ts';
import { passTime, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

const TOKEN = 'b5d0f3a1c7e94826b5d0';
const OLDER = env.SECRET ?? '';

beforeEach(() => {
  stopTheClock();
  env.ARCHIVE = env.BUCKET;
  env.OPERATOR_TOKEN = TOKEN;
});
afterEach(() => {
  delete env.ARCHIVE;
  delete env.OPERATOR_TOKEN;
  env.SECRET = OLDER;
  vi.useRealTimers();
});

/** The same game in the archive, its object empty and forgotten by its isolate. */
async function archived(): Promise<Table> {
  const table = await ended();
  passTime(91 * DAY);
  expect(await archive()).toMatchObject({ games: 1 });
  expect(await isEmpty(table)).toBe(true);
  await evictDurableObject(table.stub);
  return table;
}

it('refuses a takeback there as in any game that is over', async () => {
  const [there, here] = [await archived(), await ended()];
  const ask = ({ stub }: Table) =>
    stub.execute({ type: 'offer', seat: 1, ply: 2, offer: { kind: 'takeback' } }, 'test:takeback');
  expect(await ask(there)).toEqual(await ask(here));
  expect(await ask(there)).toMatchObject({ ok: false });
});

it('answers replies by mail to its last letter', async () => {
  const table = await archived();
  const [ada = ''] = table.addresses;
  const last = (await lettersTo(ada)).at(-1);
  await reply({ from: ada, to: last?.replyTo ?? '', text: 'history' });
  await ring(table.stub);
  const answer = (await lettersTo(ada)).at(-1);
  expect(answer?.key).not.toBe(last?.key);
  expect(answer?.text).toContain('1. g8-f7');
  await evictDurableObject(table.stub);
  await reply({ from: ada, to: last?.replyTo ?? '', text: 'rematch' });
  expect((await table.stub.snapshot())?.rematch).toEqual([0]);
});

it('gives a player the same of their own data', async () => {
  const table = await ended();
  const [ada = ''] = table.addresses;
  passTime(91 * DAY);
  const player = await signedIn(ada);
  const taken = async () => {
    const { status, text } = await player.get('/account/privacy/export');
    return [status, text];
  };
  const before = await taken();
  await archive();
  await evictDurableObject(table.stub);
  expect(before[0]).toBe(200);
  expect(await taken()).toEqual(before);
});

it('loses a note that the operator removes, in the bucket too, and proves itself', async () => {
  const table = await archived();
  const log = await table.stub.log();
  const note = log.find((record) => JSON.stringify(record).includes('Well begun')) as
    | { readonly seq: number }
    | undefined;
  await exports.default.fetch(`${ORIGIN}/operator/act`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${TOKEN}`, origin: ORIGIN },
    body: new URLSearchParams({ act: 'removeNote', game: table.id, seq: String(note?.seq) }),
  });
  expect(await copyOf(table)).toBeNull();
  passTime(91 * DAY);
  await archive();
  expect(await isEmpty(table)).toBe(true);
  expect(await (await copyOf(table))?.text()).not.toContain('Well begun');
  const visitor = new Visitor();
  expect((await visitor.get(`/g/${table.id}`)).text).not.toContain('Well begun');
  expect(verifyLog((await visitor.get(`/api/games/${table.id}/log`)).text)).toMatchObject({ ok: true });
});

it('is said to lie in the archive where that is not reachable, to whoever may see it', async () => {
  const table = await archived();
  const [ada = ''] = table.addresses;
  const links = linksOf((await lettersTo(ada)).at(-1)?.text ?? '');
  const play = links.find((each) => each.includes('/play/')) ?? '';
  const visitor = new Visitor();
  delete env.ARCHIVE;
  const { id } = table;
  const paths = [`/g/${id}`, `/g/${id}/1`, `/g/${id}/2.png`, `/g/${id}/game.gif`, `/embed/${id}`, play];
  for (const path of paths) {
    const { status, text, headers } = await visitor.get(path);
    const facts = [path, status, headers.get('retry-after'), text.includes('lies in the archive')];
    expect(facts).toEqual([path, 503, '600', true]);
  }
  for (const path of [`/api/games/${id}`, `/api/games/${id}/log`]) {
    const { status, text, headers } = await visitor.get(path);
    const facts = [path, status, headers.get('retry-after'), JSON.parse(text).code];
    expect(facts).toEqual([path, 503, '600', 'GAME_NOT_REACHABLE']);
  }
  expect((await visitor.get('/g/aaaaaaaaaaaa')).status).toBe(404);
  // A private game is told only to its players.
  await env.DB.prepare('UPDATE games SET private = 1 WHERE id = ?').bind(id).run();
  expect((await visitor.get(`/g/${id}`)).status).toBe(404);
  expect((await visitor.get(`/api/games/${id}`)).status).toBe(404);
  expect((await (await signedIn(ada)).get(`/g/${id}`)).status).toBe(503);
  env.ARCHIVE = env.BUCKET;
  await evictDurableObject(table.stub);
  expect((await visitor.get(`/api/games/${id}`)).status).toBe(200);
});

it('opens by the links of its letters after its secret was rotated, and not once that is gone', async () => {
  const table = await archived();
  const [ada = ''] = table.addresses;
  const link =
    linksOf((await lettersTo(ada)).at(-1)?.text ?? '').find((each) => each.includes('/play/')) ?? '';
  expect(link).not.toBe('');
  const opened = async () => (await new Visitor().get(link)).status;
  const before = await opened();
  env.SECRET = `f1c0b7e9a52d8466b1e4f7a90c2d35e3,${OLDER}`;
  await evictDurableObject(table.stub);
  expect(await opened()).toBe(before);
  env.SECRET = 'f1c0b7e9a52d8466b1e4f7a90c2d35e3';
  expect(await opened()).not.toBe(before);
});

it('is restored, where the objects and the bucket are lost, from a backup that was made of it there', async () => {
  const table = await archived();
  const [tables, log] = [await table.stub.dump(), await table.stub.log()];
  if (!tables) throw new Error('the archive has nothing of the game');
  expect(await table.stub.restore(table.id, tables)).toEqual({ did: 'kept' });
  await env.BUCKET.delete(`games/${table.id}`);
  await runInDurableObject(table.stub, (_: GameObject, { storage }) => storage.deleteAll());
  await evictDurableObject(table.stub);
  expect(await table.stub.restore(table.id, tables)).toEqual({ did: 'restored' });
  expect(await table.stub.log()).toEqual(log);
});
