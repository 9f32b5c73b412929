/** D1 is lost, and there is no backup: the games themselves bring back the register and their players. */
import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { AccountId } from '../../../src/worker/game/model/ids.ts';
import { accountAt } from '../../../src/worker/store/people/accounts.ts';
import { begin, invite, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

const register = async (body: string) => {
  const response = await exports.default.fetch(
    new Request('http://localhost:8787/operator/register', { method: 'POST', body }),
  );
  return { status: response.status, told: (await response.json()) as object };
};

async function loseTheDatabase(): Promise<void> {
  const tables = ['mail_settings', 'sessions', 'game_register', 'games', 'seats', 'accounts'];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

const hexOf = ({ id }: Table) => env.GAMES.idFromName(id).toString();

it('brings back register, lists and accounts from the objects that Cloudflare lists, or from ids', async () => {
  const running = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  await running.play('f1-e2');
  const waiting = await invite('threehex');
  for (const { stub } of [running, waiting]) await ring(stub);
  const games = async () => (await env.DB.prepare('SELECT * FROM games ORDER BY id').all()).results;
  const seats = async () => (await env.DB.prepare('SELECT * FROM seats ORDER BY game, seat').all()).results;
  const before = { games: await games(), seats: await seats() };
  await loseTheDatabase();

  const nobody = env.GAMES.idFromName('aaaaaaaaaaaa').toString();
  const body = JSON.stringify({ objects: [hexOf(running), waiting.id, nobody, 'f'.repeat(64), 'x'] });
  const failed = [nobody, 'f'.repeat(64), 'x'].map((game) => ({ game, error: expect.any(String) }));
  expect(await register(body)).toEqual({ status: 200, told: { games: 2, accounts: 5, failed } });
  expect({ games: await games(), seats: await seats() }).toEqual(before);
  expect((await env.DB.prepare('SELECT id FROM game_register').all()).results).toHaveLength(2);

  // Who sat has the old account when they sign in; who was only invited must still prove the address.
  const [ada = '', ben = ''] = running.addresses;
  expect(await accountAt(env.DB, ada)).toMatchObject({
    id: running.accounts[0],
    name: 'Ada',
    isProved: true,
  });
  expect(await accountAt(env.DB, ben)).toMatchObject({ id: running.accounts[1], isProved: true });
  const invited = await accountAt(env.DB, waiting.addresses[1] ?? '');
  expect(invited).toMatchObject({ id: waiting.accounts[1] as AccountId, isProved: false });
  expect(await running.play('h8-h7')).toMatchObject({ ok: true });
  // Once more: nothing is doubled, and what is there stays.
  expect((await register(body)).told).toMatchObject({ games: 2, accounts: 0 });
});

it('says what it wants', async () => {
  for (const body of ['', '[]', '{"objects":"a"}', JSON.stringify({ objects: Array(51).fill('a') })]) {
    expect(await register(body)).toMatchObject({ status: 422, told: { code: 'NOT_A_LIST' } });
  }
});
