/** What is only for its reader: kept by no cache, and shown by no old link. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { signLink } from '../../../src/email/index.ts';
import { readSettings } from '../../../src/worker/env.ts';
import { asAccountId } from '../../../src/worker/game/model/ids.ts';
import { Visitor } from '../../support/worker/browser.ts';
import { signIn, startGame, tellLists } from '../../support/worker/people.ts';

/** Ada's and Ben's private game of two moves: e2 was taken by the first, b3 by the second. */
async function privateGame() {
  const [ada, ben] = [await signIn('Ada'), await signIn('Ben')];
  const id = await startGame(ada, 'three-crowns', { 'address-1': ben.address, private: 'yes' });
  const game = env.GAMES.getByName(id);
  await game.execute(
    { type: 'takeSeat', seat: 1, account: asAccountId(ben.account), name: 'Ben' },
    'test:take',
  );
  await game.execute({ type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' }, 'test:0');
  await game.execute({ type: 'playMove', seat: 1, ply: 1, text: 'a3-b3' }, 'test:1');
  await tellLists(id);
  const { secret } = readSettings(env);
  const play = (ply: number): string =>
    `/play/${signLink(secret, { purpose: 'play', game: id, seat: 0, ply })}`;
  const watch = `/g/${signLink(secret, { purpose: 'watch', game: id, edition: 0 })}`;
  return { id, ada, play, watch };
}

const boardOf = (page: string): string | undefined => /aria-label="(3 Crowns\.[^"]*)"/.exec(page)?.[1];

it('shows of a private game, by an old link, only the board of its own letter', async () => {
  const { play, watch } = await privateGame();
  const nobody = new Visitor();
  const [start, newest] = [await nobody.get(`${watch}/0`), await nobody.get(watch)].map(({ text }) =>
    boardOf(text),
  );
  expect(start).not.toBe(newest);
  for (const page of ['agreements', 'resign', 'cancel']) {
    const [old, present] = [await nobody.get(`${play(0)}/${page}`), await nobody.get(`${play(2)}/${page}`)];
    expect([page, boardOf(old.text)]).toEqual([page, start]);
    expect([page, boardOf(present.text)]).toEqual([page, newest]);
    expect(old.text).not.toContain('a3-b3');
  }
});

it('lets nothing that holds a token, or is somebody’s own, be stored', async () => {
  const { id, ada, play, watch } = await privateGame();
  const nobody = new Visitor();
  for (const path of [play(0), play(2), `${play(2)}/agreements`, watch, '/sign-in', '/sign-in/abc']) {
    expect([path, (await nobody.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  for (const path of ['/account', '/games', `/g/${id}`, '/', '/account/privacy/export']) {
    expect([path, (await ada.browser.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  expect((await nobody.get('/rules')).headers.get('cache-control')).not.toBe('no-store');
});

it('draws a private picture once, and shows it to nobody else', async () => {
  const { id, watch } = await privateGame();
  const nobody = new Visitor();
  for (const file of ['2.png', 'game.gif']) {
    const [first, again] = [await nobody.get(`${watch}/${file}`), await nobody.get(`${watch}/${file}`)];
    expect(again.text).toBe(first.text);
    expect(again.headers.get('cache-control')).toMatch(/^private, /);
    expect((await nobody.get(`/g/${id}/${file}`)).status).toBe(404);
  }
  const seq = (await env.GAMES.getByName(id).snapshot())?.seq;
  for (const path of [`/private/${id}/2-of-${seq}.png`, `/private/${id}/${seq}.gif`]) {
    expect((await nobody.get(path)).status).toBe(404);
  }
});
