import { exports } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { signLink } from '../../../src/email/index.ts';
import { ORIGIN, Visitor } from '../../support/worker/browser.ts';
import { begin, type Table } from '../../support/worker/table.ts';

const LOCAL_SECRET = 'only for these tests';

let table: Table;
beforeEach(async () => {
  table = await begin();
});

const playLink = (ply: number, seat = 0, secret = LOCAL_SECRET): string =>
  `/play/${signLink(secret, { purpose: 'play', game: table.id, seat, ply })}`;

const turns = async (): Promise<number> => (await table.stub.snapshot())?.turns.length ?? -1;

it.each(['https://evil.test', 'null', ''])(
  'changes nothing by a post whose Origin is “%s”',
  async (origin) => {
    const answer = await new Visitor().post(playLink(0), { move: 'f1-e2', nonce: 'n' }, origin);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('Nothing was changed');
    expect(await turns()).toBe(0);
  },
);

it.each<[string, (link: string) => string]>([
  ['signed by somebody else', () => playLink(0, 0, 'another secret')],
  ['of another seat, seal kept', (link) => link.replace(/\.0\.0\./, '.1.0.')],
  ['of another ply, seal kept', (link) => link.replace(/\.0\.0\./, '.0.1.')],
  ['of another purpose, seal kept', (link) => link.replace('/play/play.', '/play/confirm.')],
  ['cut short', (link) => link.slice(0, -3)],
  ['empty', () => '/play/x'],
])('plays nothing by a link %s', async (_, forge) => {
  const answer = await new Visitor().post(forge(playLink(0)), { move: 'f1-e2', nonce: 'n' });
  expect(answer.status).toBe(404);
  expect(await turns()).toBe(0);
});

it('tells whoever has an old link how the game stands, and plays nothing', async () => {
  await table.play('f1-e2');
  await table.play('a3-b3');
  const visitor = new Visitor();
  const shown = await visitor.get(playLink(0));
  expect(shown.text).toContain('You played f1-e2. The game is at move 3 now. Your turn: you play Green.');
  expect(shown.text).not.toContain('/play/play.');
  expect((await visitor.post(playLink(0), { move: 'f1-e2', nonce: 'n' })).status).toBe(409);
  expect(await turns()).toBe(2);
});

it('speaks to the player of a link as “you”', async () => {
  await table.play('f1-e2');
  await table.play('a3-b3');
  const { text } = await new Visitor().get(playLink(2));
  expect(/Type it like <code>(.*?)</.exec(text)?.[1]).toMatch(/^e2/);
  const refused = await new Visitor().post(playLink(2), { move: 'a1-a2', nonce: 'n' });
  expect(refused.text).toContain('Your turn: you play Green.');
  expect(refused.text).toContain('In your second turn you must move the stone of your first: e2.');
  expect(refused.text).not.toContain('Ada must move');
});

it('resigns only by the button', async () => {
  const visitor = new Visitor();
  await visitor.get(`${playLink(0)}/resign`);
  expect((await table.stub.snapshot())?.phase).toBe('playing');
  expect((await visitor.post(`${playLink(0)}/resign`)).status).toBe(303);
  expect((await table.stub.snapshot())?.phase).toBe('over');
});

it('sends the headers that keep scripts, frames and sniffing out', async () => {
  const { headers } = await new Visitor().get('/');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

it('puts no script and no style into any page', async () => {
  const visitor = new Visitor();
  for (const path of [
    '/',
    '/rules',
    '/rules/three-crowns',
    '/sign-in',
    `/g/${table.id}`,
    playLink(0),
    '/post',
  ]) {
    const { text } = await visitor.get(path);
    expect(text, path).not.toMatch(
      /<style|\sstyle=|\son\w+=|<script(?![^>]*\b(src=|type="application\/json"))/,
    );
  }
});

it.each<[string, () => string]>([
  ['the page', () => `/g/${table.id}/9`],
  ['the picture', () => `/g/${table.id}/9.png`],
  ['the embedded board', () => `/embed/${table.id}/9`],
])('says which positions there are where %s of another is asked for', async (_, path) => {
  const answer = await new Visitor().get(path());
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('This game has positions 0 to 0; you asked for 9.');
});

it.each([
  ['/play/x', 'nothing was played'],
  ['/confirm/x', 'the move was not played'],
  ['/invitation/x', 'nothing was accepted or declined'],
  ['/unsubscribe/x', 'your letters come as before'],
])('says what a broken link %s has not done', async (path, undone) => {
  expect((await new Visitor().get(path)).text).toContain(undone);
});

it('answers programs in JSON where the API has nothing', async () => {
  const answer = await new Visitor().get('/api/nothing');
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'NOT_FOUND' });
});

it.each([
  ['PUT', '/rules', 'GET, HEAD'],
  ['DELETE', '/api/games/aaaaaaaaaaaa', 'GET, HEAD'],
  ['OPTIONS', '/sign-in', 'GET, HEAD, POST'],
])('answers %s %s with what may be done there', async (method, path, allowed) => {
  const answer = await exports.default.fetch(new Request(ORIGIN + path, { method }));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
});

it('repeats no more of an address that is none than an address may have', async () => {
  const answer = await new Visitor().post('/sign-in', { address: 'a'.repeat(50_000) });
  expect(answer.status).toBe(400);
  expect(answer.text.length).toBeLessThan(10_000);
});

it('answers unknown addresses with a page that says so', async () => {
  const visitor = new Visitor();
  for (const path of [
    '/g/aaaaaaaaaaaa',
    '/g/no-such-id',
    `/g/${table.id}/9`,
    `/g/${table.id}/9.png`,
    '/rules/go',
    '/nothing',
  ]) {
    const answer = await visitor.get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.text).toMatch(/<h1>(No such|Nothing here)/);
  }
});
