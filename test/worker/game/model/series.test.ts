/** A match of several games: seats rotate, the score is kept, the next game begins by itself. */

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { asRulesId } from '../../../../src/rules/index.ts';
import { DAY } from '../../../../src/worker/clock/units.ts';
import type { Answer } from '../../../../src/worker/game/model/answers.ts';
import { asAccountId, asGameId } from '../../../../src/worker/game/model/ids.ts';
import { newSeries, nextInSeries, rotated, type Series } from '../../../../src/worker/game/model/series.ts';
import { successorOf as idAfter } from '../../../../src/worker/game/outbox/successor.ts';
import { Visitor } from '../../../support/worker/browser.ts';
import { lettersTo } from '../../../support/worker/mailbox.ts';
import { signIn } from '../../../support/worker/people.ts';
import {
  begin,
  passTime,
  ring,
  stopTheClock,
  successorOf,
  type Table,
} from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

describe('a series', () => {
  it('brings everybody to every seat', () => {
    const seats = ['a', 'b', 'c'];
    expect([seats, rotated(seats), rotated(rotated(seats))]).toEqual([
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['b', 'c', 'a'],
    ]);
    expect(rotated(rotated(rotated(seats)))).toEqual(seats);
  });

  it('keeps the score with the players, not with the seats', () => {
    const outcome = { points: [1, 0.5, 0], reason: '' };
    const second = nextInSeries(newSeries(3, 3), outcome);
    expect(second).toEqual({ number: 2, games: 3, points: [0, 1, 0.5] });
    const third = second && nextInSeries(second, outcome);
    expect(third).toEqual({ number: 3, games: 3, points: [0.5, 1, 1.5] });
    expect(third && nextInSeries(third, outcome)).toBeUndefined();
  });

  it('names one successor for each game, which nobody can compute who has not the secret', () => {
    const [id, other] = [asGameId('abcdefghijkl'), asGameId('abcdefghijkm')];
    const names = [idAfter('a', id), idAfter('a', id, 2), idAfter('a', other), idAfter('b', id)];
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[a-z2-7]{12}$/);
  });
});

it('plays three games of 3-way Checkers by itself, each player once in each seat', async () => {
  const clock = { terms: '7d/move' };
  const table = await begin('three-way-checkers', {}, { clock, series: newSeries(3, 3) });
  const [ada, ben, cleo] = table.accounts;
  const seatings: (readonly string[])[] = [];
  let { id } = table;
  for (let game = 1; game <= 3; game++) {
    const stub = env.GAMES.getByName(id);
    const snapshot = await stub.snapshot();
    expect(snapshot).toMatchObject({ phase: 'playing', series: { number: game, games: 3 }, clock });
    seatings.push(snapshot?.seats.map(({ account }) => account) ?? []);
    // Cleo wins each game: the others leave.
    for (const [ply, leaver] of [ada, ben].entries()) {
      const seat = snapshot?.seats.findIndex(({ account }) => account === leaver) ?? -1;
      expect(await stub.execute({ type: 'resign', seat, ply }, `resign:${ply}`)).toMatchObject({ ok: true });
    }
    await ring(stub);
    await ring(stub);
    id = successorOf(id);
  }
  expect(seatings).toEqual([
    [ada, ben, cleo],
    [cleo, ada, ben],
    [ben, cleo, ada],
  ]);
  expect(await env.GAMES.getByName(id).snapshot()).toBeUndefined();
  const results = (await lettersTo(table.addresses[2] ?? '')).map(({ text }) => text.replace(/\s+/g, ' '));
  expect(results.filter((text) => text.includes('The next game begins now'))).toHaveLength(2);
  expect(results.at(-1)).toContain('That was the last of 3 games. The score is Ben 0, Cleo 3, Ada 0.');
});

it('is not ended by one player, once its first game has been played', async () => {
  const table = await begin('three-crowns', {}, { series: newSeries(2, 2) });
  await table.ask({ type: 'resign', seat: 0, ply: 0 });
  await ring(table.stub);
  const next = env.GAMES.getByName(successorOf(table.id));
  expect(await next.execute({ type: 'cancelGame', seat: 0, ply: 0 }, 'cancel')).toMatchObject({
    error: { code: 'MATCH_GOES_ON' },
  });
});

it('gives way to another rematch, where the first came to nothing', async () => {
  const table = await begin('three-crowns');
  await table.ask({ type: 'resign', seat: 0, ply: 0 });
  const again = async (seat: number, edition: number) => {
    await table.ask({ type: 'rematch', seat });
    await ring(table.stub);
    await ring(table.stub);
    return env.GAMES.getByName(successorOf(table.id, edition));
  };
  const first = await again(0, 1);
  passTime(14 * DAY);
  await ring(first);
  expect(await first.snapshot()).toMatchObject({ phase: 'lapsed' });
  const second = await again(1, 2);
  expect(await second.snapshot()).toMatchObject({
    phase: 'inviting',
    seats: [
      { account: table.accounts[1], state: 'playing' },
      { account: table.accounts[0], state: 'invited' },
    ],
  });
  const next = await new Visitor().get(`/g/${table.id}/next`);
  expect(next.location).toBe(`/g/${successorOf(table.id, 2)}`);
});

it('does not let the same game follow twice, and refuses a rematch where the match goes on', async () => {
  const series: Series = newSeries(2, 2);
  const table = await begin('three-crowns', {}, { series });
  await table.ask({ type: 'resign', seat: 0, ply: 0 });
  expect(await table.ask({ type: 'rematch', seat: 0 })).toMatchObject({ error: { code: 'NEXT_GAME_COMES' } });
  await ring(table.stub);
  const next = env.GAMES.getByName(successorOf(table.id));
  const before = await next.log();
  await ring(table.stub);
  expect(await next.log()).toEqual(before);
  const count = await env.DB.prepare('SELECT count(*) AS n FROM game_register').first('n');
  expect(count).toBe(2);
});

/**
 * A stranger's game with Ada and Ben invited, made by all that outsiders reach: a command under their own
 * cause.
 */
const takePlace = (table: Table, series?: Series): Promise<Answer> => {
  const mallory = asAccountId('mallory');
  const id = successorOf(table.id);
  const players = table.accounts.map((account, seat) => (seat === 0 ? mallory : account));
  return env.GAMES.getByName(id).execute(
    {
      type: 'createGame',
      id,
      rulesId: asRulesId('three-crowns'),
      options: {},
      host: mallory,
      hostName: 'Mallory',
      seats: players,
      ...(series && { series }),
    },
    `new:${mallory}:after:${table.id}`,
  );
};

describe('a stranger’s game in the place of the next', () => {
  it('is passed over by a rematch, which seats nobody there', async () => {
    const table = await begin('three-crowns');
    expect(await takePlace(table)).toMatchObject({ ok: true });
    const before = await env.GAMES.getByName(successorOf(table.id)).log();
    await table.ask({ type: 'resign', seat: 0, ply: 0 });
    for (const seat of [0, 1]) await table.ask({ type: 'rematch', seat });
    await ring(table.stub);
    expect(await env.GAMES.getByName(successorOf(table.id)).log()).toEqual(before);
    expect(await env.GAMES.getByName(successorOf(table.id, 2)).snapshot()).toMatchObject({
      phase: 'playing',
      seats: [{ account: table.accounts[1] }, { account: table.accounts[0] }],
    });
    expect((await new Visitor().get(`/g/${table.id}/next`)).location).toBe(`/g/${successorOf(table.id, 2)}`);
  });

  it('is passed over by a match that goes on', async () => {
    const table = await begin('three-crowns', {}, { series: newSeries(2, 2) });
    expect(await takePlace(table, newSeries(2, 2))).toMatchObject({ ok: true });
    await table.ask({ type: 'resign', seat: 0, ply: 0 });
    await ring(table.stub);
    expect(await env.GAMES.getByName(successorOf(table.id, 2)).snapshot()).toMatchObject({
      phase: 'playing',
      series: { number: 2, games: 2 },
    });
  });

  it('cannot be made by the form, which takes no id', async () => {
    const table = await begin('three-crowns');
    const mallory = await signIn('Mallory');
    const id = successorOf(table.id);
    const fields = { seat: '0', 'open-1': 'yes', id, nonce: `after:${table.id}` };
    const made = await mallory.browser.post('/new/three-crowns', fields);
    expect(made.location).toMatch(/^\/g\/[a-z2-7]{12}$/);
    expect(made.location).not.toBe(`/g/${id}`);
    expect(await env.GAMES.getByName(id).snapshot()).toBeUndefined();
    // The same form again is the same game; the same nonce of somebody else is another.
    expect((await mallory.browser.post('/new/three-crowns', fields)).location).toBe(made.location);
    const ada = await signIn('Ada');
    expect((await ada.browser.post('/new/three-crowns', fields)).location).not.toBe(made.location);
  });
});
