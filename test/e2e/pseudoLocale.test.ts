/**
 * The service in the pseudo-locale, in which every word of ours is in brackets: a whole game by mail, and
 * every page.
 * What stands without brackets, and is no name, address, move or number, was not taken from the words.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginGames, type GamePaths, PAGES } from '../support/e2e/pages.ts';
import { PUBLIC_URL, type Service, startService } from '../support/e2e/service.ts';
import { unspoken } from '../support/e2e/unspoken.ts';

/** The shortest way to an end by the rules: the start position for the third time. */
const MOVES = ['a1-a2', 'a8-a7', 'a2-a1', 'a7-a8', 'a1-a2', 'a8-a7', 'a2-a1', 'a7-a8'];

interface Kept {
  readonly key: string;
  readonly address: string;
  readonly letter: string;
}

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface OEmbed {
  readonly title: string;
  readonly html: string;
}

let service: Service;

beforeAll(async () => {
  service = await startService({ LANGUAGE: 'en-XA' });
});
afterAll(() => service?.close());

const kept = (): Promise<readonly Kept[]> =>
  service.query<Kept>('SELECT key, address, letter FROM post_office ORDER BY at, key');

/** The newest letter to a player that can be answered with a move at this ply. */
const letterOfTurn = (name: string, ply: number): Promise<Kept> =>
  vi.waitFor(async () => {
    const found = (await kept()).findLast(
      ({ key, address }) =>
        address === `${name}@sample.localhost` && key.includes(`:yourTurn:`) && key.endsWith(`:${ply}`),
    );
    if (!found) throw new Error(`no letter has come to ${name} for ply ${ply}`);
    return found;
  }, 20_000);

describe('a whole game by mail', () => {
  it('has letters and receipts in which every word is taken from the words', async () => {
    const wrong = new Set<string>();
    const look = (what: string, text: string): void => {
      for (const each of unspoken(text)) wrong.add(`${what}: ${each}`);
    };
    await service.post('/try', { game: 'three-crowns' });
    const answer = async (name: string, ply: number, text: string): Promise<void> => {
      const { key } = await letterOfTurn(name, ply);
      const receipt = await service.post(`/post/letter/${encodeURIComponent(key)}/answer`, { text });
      look('receipt', await receipt.text());
    };
    await letterOfTurn('ada', 0);
    for (const text of ['a9-a7', 'help', 'board', 'history', 'a1-a2?', 'draw', 'resign', 'zz9 yy8'])
      await answer('ada', 0, text);
    for (const [ply, move] of MOVES.entries()) await answer(ply % 2 === 0 ? 'ada' : 'ben', ply, move);
    await vi.waitFor(async () => {
      const over = (await kept()).filter(({ key }) => key.includes(':gameOver:'));
      if (over.length < 2) throw new Error('the game is not over');
    }, 20_000);

    const letters = await kept();
    const kinds = new Set(letters.map(({ key }) => key.split(':')[1]));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['gameOver', 'help', 'refusedMove', 'yourTurn']),
    );
    for (const { key, letter } of letters) {
      const { subject, text, html } = JSON.parse(letter) as Letter;
      const kind = key.split(':')[1] ?? key;
      look(`subject of ${kind}`, subject);
      look(`text of ${kind}`, text);
      look(`HTML of ${kind}`, html);
    }
    expect([...wrong]).toEqual([]);
  });
});

describe('every page', () => {
  let games: ReadonlyMap<string, GamePaths>;
  let cookie = '';
  const wrong = new Set<string>();
  const look = (what: string, text: string): void => {
    for (const each of unspoken(text)) wrong.add(`${what.replace(/[\w\-.]{26,}/g, '…')}: ${each}`);
  };

  beforeAll(async () => {
    games = await beginGames(service);
    cookie = await signIn();
  });
  beforeEach(() => wrong.clear());

  const post = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    service.fetch(path, {
      method: 'POST',
      headers: { origin: service.url, cookie },
      body: new URLSearchParams(fields),
    });

  /** The cookie of a reader who has signed in as Ada. */
  async function signIn(): Promise<string> {
    await service.post('/sign-in', { address: 'ada@sample.localhost' });
    const [path = ''] = (await linksIn('signIn')).filter((each) => each.startsWith('/sign-in/'));
    const { headers } = await service.post(path, { name: 'Ada' });
    return (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  }

  /** The newest letter of a kind, once there is one. */
  const newestOf = (kind: string): Promise<Kept> =>
    vi.waitFor(async () => {
      const found = (await kept()).findLast(({ key }) => key.split(':').includes(kind));
      if (!found) throw new Error(`no letter of the kind ${kind}`);
      return found;
    }, 20_000);

  /** The links to pages of ours in the newest letter of a kind. */
  async function linksIn(kind: string): Promise<readonly string[]> {
    const { text } = JSON.parse((await newestOf(kind)).letter) as Letter;
    return Array.from(text.matchAll(/https?:\/\/[^/\s]+(\/[^\s>]*)/g), ([, path]) => path ?? '/').filter(
      (path) => !path.endsWith('.png'),
    );
  }

  /** Reads pages as their reader and as somebody who has not signed in. */
  async function visit(paths: readonly string[]): Promise<void> {
    for (const headers of [{}, { cookie }]) {
      for (const path of paths) {
        const answer = await service.fetch(path, { headers });
        if (answer.status < 300 || answer.status >= 400) look(path, await answer.text());
      }
    }
  }

  it('has nothing on it that is not taken from the words', async () => {
    const [ada] = await service.query<{ id: string }>(
      "SELECT id FROM accounts WHERE address = 'ada@sample.localhost'",
    );
    const player = `/p/${ada?.id}`;
    const three = games.get('three-crowns');
    await visit([
      ...PAGES.map(([, pathIn]) => pathIn({ games, player })),
      ...['/sign-in', '/new/xy', '/rules/xy', '/p/nobody', '/g/abcdefghijkl', `${three?.path}/cancel`],
      ...['sign-in', 'unsubscribe', 'invitation', 'confirm', 'account/address'].map(
        (to) => `/${to}/nonsense`,
      ),
      ...[`${player}/feed.atom`, `/g/${three?.id}/feed.atom`],
      ...(await linksIn('yourTurn')),
      ...(await linksIn('gameOver')),
      ...(await linksIn('signIn')),
      `/post/letter/${encodeURIComponent((await newestOf('yourTurn')).key)}`,
    ]);
    const page = encodeURIComponent(`${PUBLIC_URL}/g/${three?.id}`);
    const { title, html } = (await (await service.fetch(`/oembed?url=${page}`)).json()) as OEmbed;
    look('oEmbed', `${title}\n${html}`);
    expect([...wrong]).toEqual([]);
  });

  it('refuses forms with mistakes in nothing but the words', async () => {
    const three = games.get('three-crowns');
    const { key } = await newestOf('yourTurn');
    const mistakes: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
      ['/sign-in', { address: '7' }],
      ['/sign-in/nonsense', {}],
      ['/account/name', { name: '' }],
      ['/account/name', { name: '7'.repeat(99) }],
      ['/account/letters', { mode: 'each', zone: '7', hour: '7' }],
      ['/account/address', { address: '7' }],
      ['/account/address', { address: 'ben@sample.localhost' }],
      ['/account/address/nonsense', {}],
      ['/account/time', { quiet: 'yes', from: '7', to: '7' }],
      ['/account/time/vacation', { first: '7', last: '7' }],
      ['/account/time/vacation', { first: '2020-01-02', last: '2020-01-01' }],
      ['/account/time/vacation', { first: '2090-01-01', last: '2090-12-31' }],
      ['/new/xy', {}],
      ['/new/three-crowns', { seat: '7' }],
      ['/new/three-crowns', { seat: '0', 'address-1': '7', terms: '7', games: '77' }],
      ['/new/three-crowns', { seat: '0', 'address-1': 'ada@sample.localhost' }],
      ['/new/three-crowns', { seat: '0' }],
      ['/try', { game: 'xy' }],
      ['/verify', { log: '' }],
      ['/verify', { log: '7' }],
      ['/verify', { log: '{}' }],
      ['/invitation/nonsense', { answer: 'accept' }],
      ['/unsubscribe/nonsense', { letters: 'off' }],
      ['/confirm/nonsense', {}],
      ['/play/nonsense', { move: 'a1-a2' }],
      [`/g/${three?.id}/seat`, { seat: '7' }],
      [`/g/${three?.id}/withdraw`, { seat: '7' }],
      [`/g/${three?.id}/watch-link`, { edition: '7' }],
      [`${three?.path}`, { move: '', nonce: '7' }],
      [`${three?.path}`, { move: 'a2-b9', nonce: '8' }],
      [`${three?.path}`, { move: '77', nonce: '9' }],
      [`${three?.path}/agreements`, { do: '7', nonce: '10' }],
      [`${three?.path}/agreements`, { do: 'accept:draw', nonce: '11' }],
      [`${three?.path}/agreements`, { do: 'write', note: '', nonce: '12' }],
      [`${three?.path}/agreements`, { do: 'write', note: '7'.repeat(501), nonce: '13' }],
      [`${three?.path}/cancel`, { nonce: '14' }],
      [`/post/letter/${encodeURIComponent(key)}/answer`, { text: '' }],
      ['/post/letter/nonsense/answer', { text: 'a1-a2' }],
    ];
    /** What was not answered on a page. */
    const taken: string[] = [];
    for (const [path, fields] of mistakes) {
      const answer = await post(path, fields);
      if (answer.status >= 300 && answer.status < 400)
        taken.push(`${path} ${JSON.stringify(fields)}: ${answer.status} ${answer.headers.get('location')}`);
      look(`${path} ${JSON.stringify(fields)}`, await answer.text());
    }
    expect([...wrong, ...taken]).toEqual([]);
  });

  it('has nothing else on it for who is invited, looks on, or changes an address', async () => {
    const made = await post('/new/three-crowns', {
      seat: '0',
      'address-1': 'ben@sample.localhost',
      private: 'yes',
    });
    const ofHost = made.headers.get('location') ?? '';
    const [id = ''] = /[a-z2-7]{12}/.exec(ofHost) ?? [];
    expect(ofHost).toMatch(/^\/g\//);
    const invited = await linksIn('invitation');
    // Whoever has changed the address is signed out everywhere.
    await post('/account/address', { address: 'ada2@sample.localhost' });
    await visit([ofHost, ...invited, ...(await linksIn('confirmAddress'))]);
    look('a new watch link', await (await post(`/g/${id}/watch-link`, { edition: '0' })).text());
    await visit([ofHost]);
    const invitation = invited.find((path) => path.startsWith('/invitation/')) ?? '';
    const accepted = await service.post(invitation, { answer: 'accept' });
    expect(accepted.status).toBeLessThan(400);
    look('invitation accepted', await accepted.text());
    await visit([ofHost, ...invited]);
    const [change = ''] = (await linksIn('confirmAddress')).filter((path) => path.startsWith('/account/'));
    const changed = await post(change, {});
    expect(changed.status).toBeLessThan(400);
    look('address changed', await changed.text());
    await visit(await linksIn('addressChanged'));
    expect([...wrong]).toEqual([]);
  });
});
