/** Pages that follow a game, and the letters that are sent all the same. */

import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/worker/env.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import { SOCKETS } from '../../../src/worker/limits.ts';
import { signLink } from '../../../src/worker/links.ts';
import { ORIGIN } from '../../support/worker/browser.ts';
import { signIn, startGame } from '../../support/worker/people.ts';
import { begin, lettersSent, ring, stopTheClock } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

interface Watcher {
  /** The next message; waits for it. */
  readonly next: () => Promise<unknown>;
  readonly closed: Promise<number>;
  readonly say: (text: string) => void;
}

async function watch(address: string): Promise<Watcher> {
  const response = await exports.default.fetch(`${ORIGIN}/api/games/${address}/live`, {
    headers: { upgrade: 'websocket' },
  });
  const socket = response.webSocket;
  if (!socket) throw new Error(`no socket: ${response.status}`);
  const heard: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const waiter = waiting.shift();
    if (waiter) waiter(String(data));
    else heard.push(String(data));
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  socket.accept();
  const text = (): Promise<string> => {
    const first = heard.shift();
    return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
  };
  return {
    next: async () => {
      const said = await text();
      return said.startsWith('{') ? JSON.parse(said) : said;
    },
    closed,
    say: (said) => socket.send(said),
  };
}

describe('who follows a game', () => {
  it('is told how it stands, and then of every event', async () => {
    const table = await begin();
    const [first, second] = [await watch(table.id), await watch(table.id)];
    for (const { next } of [first, second]) expect(await next()).toEqual({ seq: 4, ply: 0 });
    await table.play('f1-e2');
    for (const { next } of [first, second]) expect(await next()).toEqual({ seq: 5, ply: 1 });
  });

  it('is not told of what was refused', async () => {
    const table = await begin();
    const { next } = await watch(table.id);
    await next();
    await table.play('f1-f5');
    await table.play('f1-e2');
    expect(await next()).toEqual({ seq: 5, ply: 1 });
  });

  it('is still told when the object has slept, and answered without waking it', async () => {
    const table = await begin();
    const { next, say } = await watch(table.id);
    await next();
    await evictDurableObject(table.stub);
    say('still there?');
    expect(await next()).toBe('yes');
    await table.play('f1-e2');
    expect(await next()).toEqual({ seq: 5, ply: 1 });
  });

  it('is sent away when the watch link is renewed, and does not come back by the old one', async () => {
    const ada = await signIn('Ada');
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes', private: 'yes' });
    const { text } = await ada.browser.get(`/g/${id}`);
    const address = /data-live="\/api\/games\/([^/"]+)\/live"/.exec(text)?.[1] ?? '';
    const { closed } = await watch(address);
    await env.GAMES.getByName(id).execute(
      { type: 'renewWatchLink', account: asAccountId(ada.account), edition: 0 },
      'renew',
    );
    expect(await closed).toBe(1012);
    await expect(watch(address)).rejects.toThrow('404');
    await expect(watch(id)).rejects.toThrow('404');
  });

  it('needs a game and a socket', async () => {
    const { id } = await begin();
    await expect(watch('aaaaaaaaaaaa')).rejects.toThrow('404');
    expect((await exports.default.fetch(`${ORIGIN}/api/games/${id}/live`)).status).toBe(426);
  });
});

it('keeps places for the players, however many watch from however many machines', async () => {
  const ada = await signIn('Ada');
  const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
  const play = signLink(readSettings(env).secret, { purpose: 'play', game: asGameId(id), seat: 0, ply: 0 });
  const answered = async (address: string, headers: Record<string, string>): Promise<number> => {
    const answer = await exports.default.fetch(`${ORIGIN}/api/games/${address}/live`, {
      headers: { upgrade: 'websocket', ...headers },
    });
    answer.webSocket?.accept();
    return answer.status;
  };
  await runInDurableObject(env.GAMES.getByName(id), (_, ctx) => {
    for (let crowd = 0; crowd < SOCKETS.inAll; crowd++) {
      ctx.acceptWebSocket(new WebSocketPair()[1], [`machine ${crowd}`]);
    }
  });
  // A header of one's own gives no seat.
  expect(await answered(id, { 'cf-connecting-ip': '127.0.9.1', 'x-seat': '0' })).toBe(503);
  expect(await answered(id, { cookie: ada.browser.cookie })).toBe(101);
  for (let tab = 1; tab < SOCKETS.ofSeat; tab++) expect(await answered(play, {})).toBe(101);
  expect(await answered(play, {})).toBe(429);
});

it('sends the letter though the page is open', async () => {
  const open = await begin();
  const closed = await begin();
  const { next } = await watch(open.id);
  await next();
  for (const table of [open, closed]) {
    await table.play('f1-e2');
    await ring(table.stub);
  }
  expect(await lettersSent(open)).toEqual(await lettersSent(closed));
  expect(await lettersSent(open)).toContain('yourTurn:1:1');
});
