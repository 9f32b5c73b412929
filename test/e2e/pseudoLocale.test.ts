/**
 * The service in the pseudo-locale, in which every word of ours is in brackets: a whole game by mail, and
 * every page.
 * What stands without brackets, and is no name, address, move or number, was not taken from the words.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Service } from '../support/e2e/service.ts';
import { startService } from '../support/e2e/service.ts';
import { SHORT_GAMES } from '../support/e2e/shortGames.ts';
import { beginGame, confirmPath, playMoves, playPath, seatToMove } from '../support/e2e/table.ts';
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
  const games = new Map<string, { readonly id: string; readonly path: string; readonly confirm: string }>();

  beforeAll(async () => {
    for (const { game, moves } of SHORT_GAMES) {
      const id = await beginGame(service, game);
      const ply = moves.length - 2;
      await playMoves(service, game, id, moves.slice(0, ply));
      const seat = await seatToMove(service, id);
      games.set(game, {
        id,
        path: playPath(id, seat, ply),
        confirm: confirmPath(id, seat, ply, moves[ply] ?? ''),
      });
    }
  });

  /** The cookie of a reader who has signed in as Ada. */
  async function signIn(): Promise<string> {
    await service.post('/sign-in', { address: 'ada@sample.localhost' });
    const letter = (await kept()).findLast(({ key }) => key.startsWith('signIn'));
    const path = /\/sign-in\/[\w\-.]+/.exec((JSON.parse(letter?.letter ?? '{}') as Letter).text)?.[0] ?? '';
    const { headers } = await service.post(path, { name: 'Ada' });
    return (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  }

  /** The links to pages of ours in the newest letter of a kind. */
  const linksIn = async (kind: string): Promise<readonly string[]> => {
    const found = (await kept()).findLast(({ key }) => key.includes(kind));
    const { text } = JSON.parse(found?.letter ?? '{}') as Letter;
    return Array.from(text.matchAll(/https?:\/\/[^/\s]+(\/[^\s>]*)/g), ([, path]) => path ?? '/').filter(
      (path) => !path.endsWith('.png'),
    );
  };

  it('has nothing on it that is not taken from the words', async () => {
    const wrong = new Set<string>();
    const cookie = await signIn();
    const three = games.get('three-crowns');
    const [ada] = await service.query<{ id: string }>(
      "SELECT id FROM accounts WHERE address = 'ada@sample.localhost'",
    );
    const paths = [
      '/ /rules /games /new /new/three-way-checkers /new/xy /post /post/box/ada@sample.localhost /lobby',
      '/account /account/time /verify /nowhere /play/nonsense /sign-in /sign-in/nonsense /unsubscribe/nonsense',
      '/invitation/nonsense /confirm/nonsense /address/nonsense /rules/xy /p/nobody /g/abcdefghijkl',
      `${three?.path}?move=a2-a1 ${three?.path}?move=a2-b9 ${three?.path}/agreements ${three?.path}/resign`,
      `${three?.path}/cancel /p/${ada?.id} /p/${ada?.id}/feed.atom`,
      ...(await linksIn(':yourTurn:')),
      ...(await linksIn(':gameOver:')),
      ...(await linksIn('signIn')),
      `/g/${three?.id}/3 /embed/${three?.id} ${three?.confirm} /g/${three?.id}/feed.atom`,
      ...SHORT_GAMES.map(({ game }) => `/rules/${game} /g/${games.get(game)?.id} ${games.get(game)?.path}`),
    ].flatMap((line) => line.split(' '));
    for (const reader of [{}, { cookie }]) {
      for (const path of paths) {
        const answer = await service.fetch(path, { headers: reader });
        if (answer.status >= 300 && answer.status < 400) continue;
        for (const each of unspoken(await answer.text()))
          wrong.add(`${path.replace(/[\w\-.]{30,}/, '…')}: ${each}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });
});
