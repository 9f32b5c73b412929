/** What somebody who may write is kept from writing without end: logs, letters, games and accounts. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '../../../src/worker/clock/units.ts';
import { tooMuchToday } from '../../../src/worker/game/deedsOfDay.ts';
import { asAccountId } from '../../../src/worker/game/model/ids.ts';
import { CHANGES_A_DAY, DEEDS_A_DAY, GAMES_A_DAY } from '../../../src/worker/limits.ts';
import { countOne } from '../../../src/worker/store/counts.ts';
import { countStarted } from '../../../src/worker/store/people/startedGames.ts';
import { hidden, signIn } from '../../support/worker/people.ts';
import { begin, passTime, ring, START, stopTheClock } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

it('lets a seat ask the others so often a day, and then tomorrow; others and moves go on', async () => {
  const table = await begin('threehex');
  const resign = { type: 'resign', seat: 1, ply: 0 } as const;
  const takeBack = { type: 'closeOffer', seat: 1, ply: 0, kind: 'resignation' } as const;
  for (let count = 0; count < DEEDS_A_DAY.offers; count++) {
    expect(await table.ask(resign)).toMatchObject({ ok: true });
    expect(await table.ask(takeBack)).toMatchObject({ ok: true });
  }
  const tooMuch = { code: 'TOO_MUCH_TODAY', what: 'offers', limit: DEEDS_A_DAY.offers };
  expect(await table.stub.execute(resign, 'the same')).toEqual({ ok: false, error: tooMuch });
  expect(await table.ask({ ...resign, seat: 2 })).toMatchObject({ ok: true });
  expect(await table.ask({ type: 'writeNote', seat: 1, text: 'Sorry.' })).toMatchObject({ ok: true });
  passTime(DAY + 1);
  await table.ask({ ...takeBack, seat: 2 });
  expect(await table.stub.execute(resign, 'the same')).toMatchObject({ ok: true });
});

it('counts what each seat had logged within a day', async () => {
  const table = await begin();
  const move = { type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' } as const;
  const { events } = DEEDS_A_DAY;
  await runInDurableObject(table.stub, (_, { storage: { sql } }) => {
    sql.exec(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO events (seq, at, type, version, payload, cause, hash)
       SELECT 1000 + i, ?, 'movePlayed', 1, '{"seat":0}', 'test', '' FROM n`,
      events,
      START,
    );
    const of = (seat: number, now: number, length = 1000 + events) =>
      tooMuchToday(sql, length, { ...move, seat }, now)?.code;
    expect([of(0, START + 1), of(1, START + 1), of(0, START + DAY)]).toEqual([
      'TOO_MUCH_TODAY',
      undefined,
      undefined,
    ]);
    // A short log is not even counted.
    expect(of(0, START + 1, events)).toBeUndefined();
    sql.exec('DELETE FROM events WHERE seq > 1000');
  });
});

it('counts changes of letter settings by day, and tells games only of another zone', async () => {
  const ada = await signIn('Ada');
  const settings = { mode: 'digest', zone: 'Europe/Riga', hour: '7' };
  const owed = vi.spyOn(env.DB, 'prepare');
  const told = () => owed.mock.calls.filter(([query]) => query.includes('owed_availability')).length;
  expect((await ada.browser.post('/account/letters', settings)).status).toBe(303);
  const first = told();
  expect((await ada.browser.post('/account/letters', { ...settings, hour: '9' })).status).toBe(303);
  expect([first > 0, told()]).toEqual([true, first]);
  for (let count = 0; count < CHANGES_A_DAY.letters; count++) {
    await countOne(
      env.DB,
      { what: `letters ${ada.account}`, most: CHANGES_A_DAY.letters, stretch: DAY },
      Date.now(),
    );
  }
  const refused = await ada.browser.post('/account/letters', { ...settings, hour: '11' });
  expect([refused.status, refused.text.includes('This was changed 30 times today')]).toEqual([400, true]);
  expect(await env.DB.prepare('SELECT digest_hour FROM mail_settings').first('digest_hour')).toBe(9);
});

it('starts so many games a day for one account, rematches too, and makes no accounts for more', async () => {
  const ada = await signIn('Ada');
  const table = await begin();
  await table.ask({ type: 'resign', seat: 0, ply: 0 });
  const [asker = asAccountId('')] = table.accounts;
  for (const account of [asAccountId(ada.account), asker]) {
    for (let count = 0; count < GAMES_A_DAY; count++) await countStarted(env.DB, account, Date.now());
  }
  const people = () => env.DB.prepare('SELECT count(*) AS n FROM accounts').first('n');
  const games = () => env.DB.prepare('SELECT count(*) AS n FROM game_register').first('n');
  const before = [await people(), await games()];
  const form = await ada.browser.get('/new/three-crowns');
  const nonce = hidden(form.text, 'nonce');
  const refused = await ada.browser.post('/new/three-crowns', {
    nonce,
    seat: '0',
    'address-1': 'never-heard@example.test',
  });
  expect([refused.status, refused.text.includes(`You have started ${GAMES_A_DAY} games today`)]).toEqual([
    400,
    true,
  ]);
  await table.ask({ type: 'rematch', seat: 0 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await ring(table.stub);
  expect([await people(), await games()]).toEqual(before);
  passTime(DAY);
  await ring(table.stub);
  expect(await games()).toBe(Number(before[1]) + 1);
});
