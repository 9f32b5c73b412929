/** Who may see what: every address that shows anything of a game, for everybody who might ask. */

import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAccountId } from '../../../src/worker/game/model/ids.ts';
import { ORIGIN, Visitor } from '../../support/worker/browser.ts';
import { lettersTo } from '../../support/worker/mailbox.ts';
import { hidden, type Person, signIn, startGame, tellLists } from '../../support/worker/people.ts';

let ada: Person;
let ben: Person;
let stranger: Person;
beforeEach(async () => {
  vi.spyOn(caches.default, 'put').mockResolvedValue();
  ada = await signIn('Ada');
  ben = await signIn('Ben');
  stranger = await signIn('Mallory');
});
afterEach(() => vi.restoreAllMocks());

/** A game between Ada and Ben of one move, whose watch link Ada has copied from its page. */
async function playedGame(isPrivate: boolean): Promise<{ id: string; shared: string }> {
  const id = await startGame(ada, 'three-crowns', {
    'address-1': ben.address,
    ...(isPrivate && { private: 'yes' }),
  });
  const game = env.GAMES.getByName(id);
  await game.execute(
    { type: 'takeSeat', seat: 1, account: asAccountId(ben.account), name: 'Ben' },
    'test:take',
  );
  await game.execute({ type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' }, 'test:move');
  await tellLists(id);
  return { id, shared: await sharedAddress(ada, id) };
}

const sharedAddress = async ({ browser }: Person, id: string): Promise<string> =>
  /id="share-link"[^>]*value="[^"]*\/g\/([^"/]+)\/\d+"/.exec((await browser.get(`/g/${id}`)).text)?.[1] ?? '';

/** Everything that is at a game's address; GAME stands for what names it. */
const SHOWN = [
  '/g/GAME',
  '/g/GAME/0',
  '/g/GAME/1.png',
  '/g/GAME/game.gif',
  '/g/GAME/game.txt',
  '/g/GAME/feed.atom',
  '/embed/GAME',
  '/embed/GAME/1',
  '/api/games/GAME',
  '/api/games/GAME/log',
  `/oembed?url=${encodeURIComponent(`${ORIGIN}/g/GAME`)}`,
] as const;

/** The pages know who is signed in; what is made for other programs and sites does not. */
const PAGES: readonly string[] = SHOWN.slice(0, 2);

const statuses = async (browser: Visitor, named: string): Promise<readonly (readonly [string, number])[]> =>
  Promise.all(
    SHOWN.map(async (path) => [path, (await browser.get(path.replace('GAME', named))).status] as const),
  );

const all = (status: number) => SHOWN.map((path) => [path, status]);

describe('a public game', () => {
  it('is shown to everybody', async () => {
    const { id, shared } = await playedGame(false);
    expect(shared).toBe(id);
    expect(await statuses(new Visitor(), id)).toEqual(all(200));
  });
});

describe('a private game', () => {
  it('is shown to its players, and to whoever has its link', async () => {
    const { id, shared } = await playedGame(true);
    expect(shared).toMatch(/^watch\./);
    const pagesOnly = SHOWN.map((path) => [path, PAGES.includes(path) ? 200 : 404]);
    const nobody = new Visitor();
    const table = [
      ['nobody by its id', nobody, id, all(404)],
      ['somebody signed in by its id', stranger.browser, id, all(404)],
      ['its host by its id', ada.browser, id, pagesOnly],
      ['its other player by its id', ben.browser, id, pagesOnly],
      ['nobody by its link', nobody, shared, all(200)],
      ['somebody signed in by its link', stranger.browser, shared, all(200)],
      ['its other player by its link', ben.browser, shared, all(200)],
    ] as const;
    for (const [who, browser, named, expected] of table) {
      expect(await statuses(browser, named), who).toEqual(expected);
    }
  });

  it('says the same as where there is no game', async () => {
    const { id } = await playedGame(true);
    const other = await new Visitor().get('/g/aaaaaaaaaaaa');
    expect((await new Visitor().get(`/g/${id}`)).text).toBe(other.text);
  });

  it('is in nobody’s lists but its players’', async () => {
    const { id } = await playedGame(true);
    const offered = await startGame(ada, 'three-crowns', { 'open-1': 'yes', private: 'yes' });
    for (const path of [
      '/',
      '/lobby',
      '/archive',
      '/rules/three-crowns',
      `/p/${ada.account}`,
      `/p/${ada.account}/feed.atom`,
    ]) {
      const { text } = await ben.browser.get(path);
      expect(text).not.toContain(id);
      expect(text).not.toContain(offered);
    }
    const list = (await ben.browser.get('/games')).text;
    expect(list).toContain(`/g/${id}`);
    const picture = /src="(\/g\/picture[^"]+)"/.exec(list)?.[1] ?? '';
    expect((await new Visitor().get(picture)).status).toBe(200);
    expect((await new Visitor().get(picture.replace('/1.2.small', '/0.2.small'))).status).toBe(404);
  });

  it('tells no result of it', async () => {
    const { id } = await playedGame(true);
    await env.GAMES.getByName(id).execute({ type: 'resign', seat: 1, ply: 1 }, 'test:resign');
    await tellLists(id);
    expect((await new Visitor().get(`/p/${ada.account}`)).text).toContain('No public games yet');
  });

  it('offers its free seats to who has the link', async () => {
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes', private: 'yes' });
    expect((await ben.browser.post(`/g/${id}/seat`, { seat: '1' })).status).toBe(404);
    const shared = await sharedAddress(ada, id);
    expect((await ben.browser.get(`/g/${shared}`)).text).toContain('Play Black');
    expect((await ben.browser.post(`/g/${shared}/seat`, { seat: '1' })).location).toBe(`/g/${id}`);
    expect((await env.GAMES.getByName(id).snapshot())?.phase).toBe('playing');
  });

  it('keeps its links on the page where the visitor is', async () => {
    const { id, shared } = await playedGame(true);
    const { text } = await new Visitor().get(`/g/${shared}`);
    expect(text).toContain(`href="/g/${shared}/1"`);
    expect(text).not.toContain(`"/g/${id}`);
    expect((await new Visitor().get(`/embed/${shared}`)).text).toContain(`href="/embed/${shared}/0"`);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('is closed to old links when its host renews them, and to nobody else', async () => {
    const { id, shared } = await playedGame(true);
    const edition = hidden((await ada.browser.get(`/g/${id}`)).text, 'edition');
    expect((await ben.browser.get(`/g/${id}`)).text).not.toContain('Make a new link');
    expect((await ben.browser.post(`/g/${id}/watch-link`, { edition })).status).toBe(409);
    expect((await ada.browser.post(`/g/${id}/watch-link`, { edition })).status).toBe(303);
    expect(await statuses(new Visitor(), shared)).toEqual(all(404));
    const renewed = await sharedAddress(ada, id);
    expect(renewed).not.toBe(shared);
    expect(await statuses(new Visitor(), renewed)).toEqual(all(200));
    // The same form sent again changes nothing more.
    expect((await ada.browser.post(`/g/${id}/watch-link`, { edition })).status).toBe(303);
    expect(await sharedAddress(ada, id)).toBe(renewed);
  });

  it('is not opened by a link of another kind, game or edition', async () => {
    const { id, shared } = await playedGame(true);
    const other = await playedGame(true);
    const forged = [
      shared.replace(id, other.id),
      shared.replace('.0.', '.1.'),
      shared.replace('watch', 'picture'),
      `${shared}a`,
      /\/calendar\/([^"]+)\.ics/.exec((await ada.browser.get('/games')).text)?.[1] ?? '',
    ];
    for (const named of forged) expect(await statuses(new Visitor(), named)).toEqual(all(404));
  });

  it('sends letters whose picture and link work without signing in, after a renewal too', async () => {
    const { id, shared } = await playedGame(true);
    const letter = (await lettersTo(ben.address)).at(-1);
    const picture = /(\/g\/picture[^"\s]+\.png)/.exec(letter?.html ?? '')?.[1] ?? '';
    expect((await new Visitor().get(picture)).status).toBe(200);
    expect(letter?.text).toContain(`${ORIGIN}/g/${shared}`);
    await env.GAMES.getByName(id).execute(
      { type: 'renewWatchLink', account: asAccountId(ada.account), edition: 0 },
      'test:renew',
    );
    expect((await new Visitor().get(picture)).status).toBe(200);
  });

  it('is kept in the shared cache only where no address leads', async () => {
    const { shared } = await playedGame(true);
    await new Visitor().get(`/g/${shared}/1.png`);
    await ada.browser.get(`/g/${shared}/game.gif`);
    const keys = vi
      .mocked(caches.default.put)
      .mock.calls.map(([key]) => new URL((key as Request).url).pathname);
    expect(keys).toEqual([expect.stringMatching(/^\/private\//), expect.stringMatching(/^\/private\//)]);
    for (const path of keys) expect((await new Visitor().get(path)).status).toBe(404);
    const { headers } = await new Visitor().get(`/g/${shared}/1.png`);
    expect(headers.get('cache-control')).toContain('private');
  });
});
