/** A match of several games: seats rotate, the score is kept, the next game begins by itself. */

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../../src/worker/clock/units.ts';
import { asGameId } from '../../../../src/worker/game/model/ids.ts';
import { newSeries, nextInSeries, rotated, type Series } from '../../../../src/worker/game/model/series.ts';
import { successorOf } from '../../../../src/worker/game/outbox/successor.ts';
import { Visitor } from '../../../support/worker/browser.ts';
import { lettersTo } from '../../../support/worker/mailbox.ts';
import { begin, passTime, ring, stopTheClock } from '../../../support/worker/table.ts';

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

  it('names one successor for each game', () => {
    expect(successorOf(asGameId('abcdefghijkl'))).toMatch(/^[a-z2-7]{12}$/);
    expect(successorOf(asGameId('abcdefghijkl'))).not.toBe(successorOf(asGameId('abcdefghijkm')));
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
