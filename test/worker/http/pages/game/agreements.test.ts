/** Clocks and agreements on pages: chosen with a game, shown on its page, pressed as buttons. */
import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { signLink } from '../../../../../src/email/index.ts';
import { DAY } from '../../../../../src/worker/clock/units.ts';
import { readSettings } from '../../../../../src/worker/env.ts';
import { newSeries } from '../../../../../src/worker/game/model/series.ts';
import { linksOf, Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';
import {
  begin,
  passTime,
  ring,
  START,
  stopTheClock,
  successorOf,
  type Table,
} from '../../../../support/worker/table.ts';

beforeEach(stopTheClock);

const clock = { terms: '3d/move' };

const pageOf = ({ id }: Table, seat: number, ply: number): string =>
  `/play/${signLink(readSettings(env).secret, { purpose: 'play', game: id, seat, ply })}/agreements`;

const press = async (path: string, ask: string, more: Readonly<Record<string, string>> = {}) =>
  new Visitor().post(path, { do: ask, nonce: crypto.randomUUID(), ...more });

const shown = async (path: string): Promise<string> =>
  (await new Visitor().get(path)).text
    .replace(/<\/(?:p|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');

async function signedIn(address: string): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.post('/sign-in', { address });
  const links = linksOf((await lettersTo(address)).at(-1)?.text ?? '');
  await visitor.post(links.find((path) => path.startsWith('/sign-in/')) ?? '', { name: 'Ada' });
  return visitor;
}

it('starts a game by the clock and for the match that the form chose', async () => {
  const ada = await signedIn('ada@example.test');
  const form = await ada.get('/new/three-crowns');
  expect(form.text).toContain('10 days + 1 day a move, at most 10 days');
  const fields = {
    nonce: 'once',
    seat: '0',
    'address-1': 'ben@example.test',
    terms: '1d/move',
    'own-terms': '36h + 12h/move, max 3d',
    'weekends-off': 'yes',
    'no-vacation': 'yes',
    games: '2',
  };
  const refused = await ada.post('/new/three-crowns', { ...fields, 'own-terms': '2h/move' });
  expect(refused.text).toContain('The shortest time is 12 hours.');
  const made = await ada.post('/new/three-crowns', fields);
  const stub = env.GAMES.getByName(made.location?.slice('/g/'.length) ?? '');
  expect(await stub.snapshot()).toMatchObject({
    clock: { terms: '36h+12h/move,max3d', weekendsOff: true, noVacation: true },
    series: { number: 1, games: 2, points: [0, 0] },
  });
  await ring(stub);
  const invitation = (await lettersTo('ben@example.test')).at(-1)?.text.replace(/\s+/g, ' ');
  expect(invitation).toContain('Clock: 36 hours + 12 hours a move, at most 3 days.');
});

it('shows what is left, and the deadline in UTC to who is not signed in', async () => {
  const table = await begin('three-crowns', {}, { clock });
  passTime(DAY);
  const page = await shown(`/g/${table.id}`);
  expect(page).toMatch(/Ada to move ?Green.{1,60}2 days/);
  expect(page).toMatch(/Ben.{1,20}Black.{1,60}3 days/);
  expect(page).toContain('Ada has until Wed 4 Jan 2090, 12:00 UTC: in 2 days.');
});

it('makes an offer by a button and carries it out by the other’s, once however often it is pressed', async () => {
  const table = await begin();
  const [adas, bens] = [pageOf(table, 0, 0), pageOf(table, 1, 0)];
  expect((await press(adas, 'offer draw')).status).toBe(303);
  expect(await shown(adas)).toContain('You offer a draw. Waits for Ben.');
  expect(await shown(bens)).toContain('Ada offers a draw.');
  expect((await new Visitor().get(`/g/${table.id}`)).status).toBe(200);
  expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing' });
  await press(bens, 'accept draw', { nonce: 'twice' });
  expect((await press(bens, 'accept draw', { nonce: 'twice' })).status).toBe(303);
  expect(await table.stub.snapshot()).toMatchObject({ outcome: { reason: 'AGREED' } });
});

it('proposes a pause of so many days, and says what is wrong with others', async () => {
  const table = await begin('three-crowns', {}, { clock });
  const adas = pageOf(table, 0, 0);
  expect((await press(adas, 'offer pause', { days: '40' })).text).toContain('A pause lasts at most 30 days.');
  for (const days of ['', 'abc', '0.5', '1.5', '-3']) {
    const refused = await press(adas, 'offer pause', { days });
    expect(refused.text).toContain('A pause lasts a whole number of days, from 1 to 30.');
  }
  expect((await press(adas, 'offer pause')).status).toBe(409);
  await press(adas, 'offer pause', { days: '5' });
  await press(pageOf(table, 1, 0), 'accept pause');
  expect(await shown(`/g/${table.id}`)).toContain('The game is paused until Fri 6 Jan 2090, 12:00 UTC.');
});

it('refuses new proposals by the link of a turn that has passed', async () => {
  const table = await begin();
  await table.play('f1-e2');
  const refused = await press(pageOf(table, 0, 0), 'offer takeback');
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('That was meant for move 1, which has been played.');
});

it('starts a rematch in one click, and leads to the next game of a match', async () => {
  const table = await begin();
  await table.ask({ type: 'resign', seat: 0, ply: 0 });
  await press(pageOf(table, 0, 1), 'rematch');
  await ring(table.stub);
  expect(await env.GAMES.getByName(successorOf(table.id)).snapshot()).toMatchObject({
    phase: 'inviting',
    host: table.accounts[0],
  });
  expect(await shown(pageOf(table, 0, 1))).toContain('You asked for a rematch');

  const match = await begin('three-crowns', {}, { series: newSeries(2, 2) });
  await match.ask({ type: 'resign', seat: 0, ply: 0 });
  expect(await shown(`/g/${match.id}`)).toContain('Game 1 of 2. Score: Ada 0, Ben 1. The next game');
});

it('gives time by its button, and refuses what is no whole number of days', async () => {
  const table = await begin('three-crowns', {}, { clock });
  const page = pageOf(table, 1, 0);
  expect(await shown(page)).toContain('Give so many days');
  expect((await press(page, 'offer gift', { days: '1.5' })).text).toContain('Time is given in whole days');
  const nonce = crypto.randomUUID();
  for (const _ of [1, 2]) await new Visitor().post(page, { do: 'offer gift', nonce, days: '2' });
  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 5 * DAY);
});

it('calls the absent by its button, and the game’s page says until when', async () => {
  const table = await begin();
  await press(pageOf(table, 1, 0), 'offer call');
  expect(await shown(`/g/${table.id}`)).toContain('Sun 15 Jan 2090');
  expect(await shown(pageOf(table, 1, 0))).not.toContain('Call the player to move');
});

it('is asked by programs, too, once for a key', async () => {
  const table = await begin('three-crowns', {}, { clock });
  const token = pageOf(table, 1, 0).split('/')[2] ?? '';
  const ask = (body: object, key: string, bearer = token) =>
    exports.default.fetch(`http://localhost/api/games/${table.id}/agreements`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  for (const _ of [1, 2]) {
    expect((await ask({ ply: 0, do: 'offer gift', days: 1 }, 'a')).status).toBe(200);
  }
  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 4 * DAY);
  expect(await (await ask({ ply: 0, do: 'offer call' }, 'b')).json()).toMatchObject({ code: 'CLOCK_CALLS' });
  expect((await ask({ ply: 0, do: 'dance' }, 'c')).status).toBe(400);
  expect((await ask({ ply: 0, do: 'claim' }, 'd', `${token}x`)).status).toBe(401);
  expect((await ask({ ply: 1, do: 'claim' }, 'e')).status).toBe(400);
});
