/** Links to positions, as the sites see them on which they are pasted. */
import { exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allRules, legalMoves, type Standing } from '../../../../src/rules/index.ts';
import { ORIGIN, Visitor } from '../../../support/worker/browser.ts';
import { begin, invite, stopTheClock, type Table } from '../../../support/worker/table.ts';
import { asDiscord, asMastodon, asSlack, readHead } from '../../../support/worker/unfurlers.ts';

beforeEach(() => {
  stopTheClock();
  // Nothing is kept from test to test.
  vi.spyOn(caches.default, 'put').mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const visitor = new Visitor();
const fetchJson = async (url: string): Promise<unknown> => (await exports.default.fetch(url)).json();

async function played(): Promise<Table> {
  const table = await begin();
  await table.play('f1-e2');
  await table.play('f8-e7');
  return table;
}

describe('a position’s link', () => {
  it('unfurls alike wherever it is pasted, with its own picture and a true title', async () => {
    const { id } = await played();
    const cards = async (path: string) => {
      const { text } = await visitor.get(path);
      return [asSlack(text), await asDiscord(text, fetchJson), await asMastodon(text, fetchJson)];
    };
    for (const card of await cards(`/g/${id}`)) {
      expect(card).toEqual({
        provider: 'Sealed Move',
        title: '3 Crowns: Ada – Ben',
        description: 'Move 2: Ben plays f8-e7. Ada (Green) is to move.',
        picture: `${ORIGIN}/g/${id}/2.card.png`,
        isLarge: true,
      });
    }
    for (const card of await cards(`/g/${id}/1`)) {
      expect(card).toMatchObject({
        title: '3 Crowns: Ada – Ben, after move 1 of 2',
        description: 'Move 1: Ada plays f1-e2.',
        picture: `${ORIGIN}/g/${id}/1.card.png`,
      });
    }
  });

  it('has a picture of the size that it tells, small enough for all', async () => {
    const { id } = await played();
    const { meta } = readHead((await visitor.get(`/g/${id}`)).text);
    const response = await exports.default.fetch(meta.get('og:image') ?? '');
    const picture = await response.arrayBuffer();
    const view = new DataView(picture);
    expect(response.headers.get('content-type')).toBe(meta.get('og:image:type'));
    expect([view.getUint32(16), view.getUint32(20)].map(String)).toEqual([
      meta.get('og:image:width'),
      meta.get('og:image:height'),
    ]);
    expect(picture.byteLength).toBeLessThan(1_000_000);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('tells all of it within the beginning of the page, in every game', async () => {
    for (const { id: rules } of allRules) {
      const { id } = await begin(rules);
      const { text } = await visitor.get(`/g/${id}`);
      expect(text.lastIndexOf('application/json+oembed')).toBeLessThan(8192);
    }
  });
});

describe('oEmbed', () => {
  const ask = (query: Readonly<Record<string, string>>) =>
    visitor.get(`/oembed?${new URLSearchParams(query)}`);

  it('gives a board to embed, for a game, a position and an embedded board', async () => {
    const { id } = await played();
    for (const [path, ply] of [
      [`/g/${id}`, 2],
      [`/g/${id}/1`, 1],
      [`/embed/${id}/0`, 0],
    ] as const) {
      const { status, text, headers } = await ask({ url: `${ORIGIN}${path}`, format: 'json' });
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      const answer = JSON.parse(text);
      expect(answer).toMatchObject({
        version: '1.0',
        type: 'rich',
        provider_name: 'Sealed Move',
        thumbnail_url: `${ORIGIN}/g/${id}/${ply}.png`,
        width: 480,
      });
      expect(answer.html).toContain(`src="${ORIGIN}/embed/${id}/${ply}"`);
    }
  });

  it('keeps to the room that the other site has', async () => {
    const { id } = await played();
    const url = `${ORIGIN}/g/${id}`;
    const small = JSON.parse((await ask({ url, maxwidth: '320' })).text);
    expect(small.width).toBe(320);
    const low = JSON.parse((await ask({ url, maxheight: '400' })).text);
    expect(low.height).toBeLessThanOrEqual(400);
  });

  it.each([
    ['no url', {}, 404],
    ['another site', { url: 'https://example.org/g/aaaaaaaaaaaa' }, 404],
    ['no game', { url: `${ORIGIN}/g/aaaaaaaaaaaa` }, 404],
    ['a page that is none', { url: `${ORIGIN}/rules` }, 404],
    ['a position to come', { url: `${ORIGIN}/g/GAME/99` }, 404],
    ['XML', { url: `${ORIGIN}/g/GAME`, format: 'xml' }, 501],
  ])('has nothing for %s', async (_, query: Readonly<Record<string, string>>, status) => {
    const { id } = await begin();
    const named = Object.fromEntries(
      Object.entries(query).map(([key, value]) => [key, value.replace('GAME', id)]),
    );
    expect((await ask(named)).status).toBe(status);
  });
});

describe('an embedded board', () => {
  it('may be framed by anybody, and runs nothing', async () => {
    const { id } = await played();
    const { headers, text } = await visitor.get(`/embed/${id}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'none'");
    expect(headers.get('x-frame-options')).toBeNull();
    expect(text).not.toMatch(/<script|<form/);
    const page = await visitor.get(`/g/${id}`);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('goes through the whole game by clicks on the board, and begins again', async () => {
    const { id } = await played();
    const seen: string[] = [];
    for (let path = `/embed/${id}/0`; seen.length < 4; ) {
      seen.push(path);
      const { text } = await visitor.get(path);
      path = /<a href="([^"]+)"[^>]*><div class="board"/.exec(text)?.[1] ?? '';
    }
    expect(seen).toEqual([0, 1, 2, 0].map((ply) => `/embed/${id}/${ply}`));
    expect((await visitor.get(`/embed/${id}/3`)).status).toBe(404);
  });

  it('shows a game that has not begun', async () => {
    const { id } = await invite('three-crowns');
    expect((await visitor.get(`/embed/${id}`)).text).toContain('The game begins when');
  });
});

describe('the feed of a game', () => {
  it('has an entry a move, the newest first, each under its own address', async () => {
    const { id } = await played();
    const { text, headers } = await visitor.get(`/g/${id}/feed.atom`);
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(Array.from(text.matchAll(/<id>([^<]*)<\/id>/g), ([, entry]) => entry)).toEqual([
      `${ORIGIN}/g/${id}/feed.atom`,
      ...[2, 1, 0].map((ply) => `${ORIGIN}/g/${id}/${ply}`),
    ]);
    expect(text).toContain('<title>2. Black: f8-e7</title>');
    expect(text).toContain(`&lt;img src=&quot;${ORIGIN}/g/${id}/2.png&quot;`);
  });
});

describe('exports', () => {
  it('write an ended game down, with the seats that did not move', async () => {
    const table = await begin('threehex');
    const snapshot = await table.stub.snapshot();
    const rules = allRules.find(({ id }) => id === 'threehex');
    if (!rules || !snapshot) throw new Error('no game');
    let standing: Standing<unknown> = rules.start(snapshot.options);
    for (let ply = 0; ply < 2 && !standing.outcome; ply++) {
      const [move = []] = legalMoves(rules, standing.position);
      await table.play(rules.spell(standing.position, move));
      standing = rules.play(standing.position, move);
    }
    expect((await visitor.get(`/g/${table.id}/game.json`)).status).toBe(409);
    await table.ask({ type: 'resign', seat: 0, ply: 2 });
    await table.ask({ type: 'acceptOffer', seat: 1, ply: 2, kind: 'resignation' });
    await table.ask({ type: 'acceptOffer', seat: 2, ply: 2, kind: 'resignation' });

    const record = JSON.parse((await visitor.get(`/g/${table.id}/game.json`)).text);
    expect(Object.keys(record)).toEqual(['header', 'moves']);
    const required = ['game', 'site', 'date-start', 'date-end', 'date-generated', 'players'];
    expect(Object.keys(record.header)).toEqual(expect.arrayContaining(required));
    expect(record.header.players).toMatchObject([
      { name: 'Ada', result: 0 },
      { name: 'Ben', result: 1 },
      { name: 'Cleo', result: 1 },
    ]);
    const resigns = { move: 'resign', result: 'resigned' };
    expect(record.moves).toEqual([
      [expect.any(String), expect.any(String), null],
      [resigns, null, null],
    ]);

    const { text } = await visitor.get(`/g/${table.id}/game.txt`);
    expect(text).toContain('[Result "0-¾-¾"]');
    expect(text).toMatch(/\n1\. \S+ \S+ --\n2\. resigns -- --\n0-¾-¾\n$/);
    expect(text).not.toContain('@');
  });

  it('give an animation of the whole game', async () => {
    const { id } = await played();
    const response = await exports.default.fetch(`${ORIGIN}/g/${id}/game.gif`);
    expect(response.headers.get('content-type')).toBe('image/gif');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder().decode(bytes.slice(0, 6))).toBe('GIF89a');
    expect(bytes.at(-1)).toBe(0x3b);
  });
});
