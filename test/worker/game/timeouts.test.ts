/** Clocks that run out: in every phase of every game, whatever becomes of the alarms. */

import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AnyRules, allRules, rulesById } from '../../../src/rules/index.ts';
import { canonicalJson } from '../../../src/worker/canonicalJson.ts';
import { DAY, HOUR } from '../../../src/worker/clock/units.ts';
import { standingAfter } from '../../../src/worker/game/evolve/turns.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { open } from '../../../src/worker/game/log/sealed.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import { NOBODY } from '../../../src/worker/game/model/ids.ts';
import type { GameSnapshot } from '../../../src/worker/game/model/snapshot.ts';
import { dice, someMove } from '../../support/worker/dice.ts';
import {
  alarmOf,
  begin,
  invite,
  lettersSent,
  newestLetter,
  passTime,
  ring,
  START,
  stopTheClock,
  type Table,
} from '../../support/worker/table.ts';

beforeEach(stopTheClock);

const THREE_DAYS = { terms: '3d/move' };
/** Nobody is saved by vacation. */
const STRICT = { zone: 'UTC', vacation: [], isAutomatic: false } as const;
const ALL_STRICT = [STRICT, STRICT, STRICT];

const rulesOf = ({ rulesId: game }: GameSnapshot): AnyRules => rulesById(game) as AnyRules;

async function present({ stub }: Table): Promise<GameSnapshot> {
  const snapshot = await stub.snapshot();
  if (!snapshot) throw new Error('no game');
  return snapshot;
}

/** Some legal move for the seat to move. */
async function playOn(table: Table, roll: (bound: number) => number): Promise<void> {
  const snapshot = await present(table);
  const rules = rulesOf(snapshot);
  const { position } = standingAfter(rules, snapshot.options, snapshot.turns);
  await table.play(someMove(rules, position, roll));
}

/** What is told of the log: without hashes, clocks and the game's own names. */
const logOf = async ({ stub }: Table) =>
  (await stub.log()).slice(4).map((record) => {
    const { times: _, ...told } = open(record).payload;
    return [(record.at - START) / HOUR, record.type, canonicalJson(told)];
  });

describe('a game of three', () => {
  const three = allRules.filter(({ seats }) => seats.length === 3);
  const cases = three.flatMap(({ id }) => [0, 1, 2, 7, 20, 31].map((ply) => [id, ply] as const));

  it.each(cases)('of %s goes on and ends right when a player times out at ply %i', async (id, ply) => {
    const table = await begin(id, {}, { clock: THREE_DAYS, availability: ALL_STRICT });
    const roll = dice(ply + 1);
    for (let played = 0; played < ply && (await present(table)).phase === 'playing'; played++) {
      passTime(HOUR);
      await playOn(table, roll);
    }
    const before = await present(table);
    expect(before.phase).toBe('playing');
    const late = before.toMove ?? -1;
    expect(await alarmOf(table.stub)).toBeLessThanOrEqual(before.changedAt + 3 * DAY);
    passTime(3 * DAY);
    await ring(table.stub);

    const after = await present(table);
    expect(after.turns.at(-1)).toEqual({ seat: late, at: Date.now(), move: undefined, isOutOfTime: true });
    expect(after.seats[late]?.state).toBe('left');
    if (rulesOf(before).resignsByConsent) {
      expect(after.outcome?.points.map((points) => points > 0)).toEqual(
        [0, 1, 2].map((seat) => seat !== late),
      );
      return;
    }
    if (after.phase === 'over') {
      expect(after.outcome?.points[late]).toBe(0);
      return;
    }
    expect(after.clock.deadline).toBe(Date.now() + 3 * DAY);
    const sent = await lettersSent(table);
    expect(sent).toContain(`yourTurn:${after.toMove}:${ply + 1}`);
    expect(sent.filter((key) => key.startsWith('news:'))).toHaveLength(2);

    for (let played = 0; played < 6 && (await present(table)).phase === 'playing'; played++) {
      expect((await present(table)).toMove).not.toBe(late);
      await playOn(table, roll);
    }
    const going = await present(table);
    if (going.phase === 'playing') {
      passTime(3 * DAY);
      await ring(table.stub);
    }
    const ended = await present(table);
    expect(ended.phase).toBe('over');
    expect(ended.outcome?.points[late]).toBe(0);
    const exported = (await table.stub.log()).map((record) => JSON.stringify(record)).join('\n');
    expect(verifyLog(exported)).toMatchObject({ ok: true });
  });
});

describe('the log', () => {
  /** How the object is visited while Ada's time, and then Ben's, runs out. */
  const ways: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
    'at the instant': async ({ stub }) => {
      for (let step = 0; step < 4 * 8; step++) {
        passTime(6 * HOUR);
        if (((await alarmOf(stub)) ?? Number.POSITIVE_INFINITY) <= Date.now()) await ring(stub);
      }
    },
    'early, and often': async ({ stub }) => {
      for (let step = 0; step < 4 * 8; step++) {
        await ring(stub);
        passTime(6 * HOUR);
      }
      await ring(stub);
    },
    'late, and twice': async ({ stub }) => {
      passTime(8 * DAY);
      await ring(stub);
      await runInDurableObject(stub, (object: GameObject) => object.alarm());
    },
    'by the sweeper alone': async ({ stub }) => {
      passTime(8 * DAY);
      await runInDurableObject(stub, (_: GameObject, { storage }) => storage.deleteAlarm());
      await stub.sweep();
    },
    'by a move that comes too late': async (table) => {
      passTime(8 * DAY);
      await table.ask({ type: 'playMove', seat: 1, ply: 1, text: 'a3-b3' });
    },
  };

  it.each(Object.keys(ways))('is the same when time is looked at %s', async (way) => {
    const two = { zone: 'UTC', vacation: [], isAutomatic: true } as const;
    const full = { ...two, vacation: [{ first: '2090-02-01', last: '2090-03-01' }] };
    // Ben has one day of vacation left, which is taken.
    const table = await begin('three-crowns', {}, { clock: THREE_DAYS, availability: [STRICT, full] });
    await table.play('f1-e2');
    await ways[way]?.(table);
    expect(await logOf(table)).toEqual([
      [0, 'movePlayed', '{"move":"f1-e2","ply":0,"seat":0}'],
      [72, 'vacationTaken', '{"date":"2090-01-04","ply":1,"seat":1}'],
      [84, 'timeLost', '{"ply":1,"seat":1}'],
      [84, 'gameEnded', '{"outcome":{"points":[1,0],"reason":"WITHDRAWN"}}'],
    ]);
  });
});

describe('quiet hours', () => {
  const wall = (at: number) => new Date(at).toISOString().slice(11, 16);
  /** Quiet from now on, for as long as can be. */
  const asleep = (table: Table, zone = 'UTC') =>
    table.ask({
      type: 'changeAvailability',
      account: table.accounts[0] ?? NOBODY,
      availability: { ...STRICT, zone, quiet: { from: wall(Date.now()), to: wall(Date.now() + 12 * HOUR) } },
    });
  /** Ada's time is up at noon, and she sleeps until five: what she does at four. */
  async function waiting(): Promise<Table> {
    const availability = [{ ...STRICT, quiet: { from: '11:00', to: '17:00' } }, STRICT];
    const table = await begin('three-crowns', {}, { clock: THREE_DAYS, availability });
    passTime(3 * DAY + 4 * HOUR);
    return table;
  }
  const DUE = START + 3 * DAY + 5 * HOUR;

  it('hold a deadline back, and no change of them, or of the zone, does so again', async () => {
    const table = await waiting();
    await asleep(table);
    await asleep(table, 'Asia/Tokyo');
    expect((await present(table)).clock.deadline).toBe(DUE);
    passTime(HOUR);
    await ring(table.stub);
    expect(await present(table)).toMatchObject({ phase: 'over', endedAt: DUE });
  });

  it('stay the same in a turn that a takeback begins anew', async () => {
    const table = await waiting();
    await asleep(table);
    await table.play('f1-e2');
    await table.ask({ type: 'offer', seat: 0, ply: 1, offer: { kind: 'takeback' } });
    // Nothing was left, and whoever moves again has at least 12 hours.
    expect(await present(table)).toMatchObject({ toMove: 0, clock: { deadline: Date.now() + 12 * HOUR } });
  });

  it('are the new ones from the next turn on', async () => {
    const table = await waiting();
    await asleep(table);
    await table.play('f1-e2');
    await table.play('a3-b3');
    passTime(3 * DAY);
    expect((await present(table)).clock.deadline).toBe(START + 6 * DAY + 16 * HOUR);
  });
});

it('lets the opponents end a time that is up, where they agreed so, and the late one move until then', async () => {
  const clock = { terms: '1d/move', isClaimable: true } as const;
  const table = await begin('three-crowns', {}, { clock, availability: ALL_STRICT });
  const claim = (seat: number, ply: number) => table.ask({ type: 'claimTime', seat, ply });
  expect(await claim(1, 0)).toMatchObject({ error: { code: 'NOTHING_TO_CLAIM' } });
  passTime(DAY);
  await ring(table.stub);
  expect(await present(table)).toMatchObject({ phase: 'playing', clock: { isOver: true } });
  expect(await claim(0, 0)).toMatchObject({ error: { code: 'NOTHING_TO_CLAIM' } });
  const { text } = await newestLetter(table.addresses[1] ?? '');
  expect(text).toContain('Ada’s time is up.');
  expect(await table.play('f1-e2')).toMatchObject({ ok: true });
  passTime(DAY);
  expect(await claim(0, 1)).toMatchObject({ ok: true });
  expect(await present(table)).toMatchObject({ phase: 'over', outcome: { points: [1, 0] } });
});

it('states the clock in words in the letters, in the reader’s zone', async () => {
  const availability = [{ ...STRICT, zone: 'Asia/Tokyo' }, STRICT];
  const table = await begin('three-crowns', {}, { clock: THREE_DAYS, availability });
  await ring(table.stub);
  const { text } = await newestLetter(table.addresses[0] ?? '');
  expect(text.replace(/\s+/g, ' ')).toContain(
    'The clock: 3 days a move. You have 3 days, until Wed 4 Jan 2090, 21:00 (Asia/Tokyo), 12:00 UTC.',
  );
});

it('says in the invitation that there is no clock, where there is none', async () => {
  const table = await invite('three-crowns');
  await ring(table.stub);
  expect((await newestLetter(table.addresses[1] ?? '')).text).toMatch(/^No clock\.$|[.] No clock\./m);
});

it('reminds at half time, a day and six hours before, each once, and not after the move', async () => {
  const table = await begin('three-crowns', {}, { clock: THREE_DAYS, availability: ALL_STRICT });
  const waitFor = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      passTime(HOUR);
      await ring(table.stub);
    }
  };
  await waitFor(70);
  const reminders = async () => (await lettersSent(table)).filter((key) => key.startsWith('reminder'));
  expect(await reminders()).toEqual([
    'reminder:0:0:halfTime',
    'reminder:0:0:dayLeft',
    'reminder:0:0:hoursLeft',
  ]);
  await table.play('f1-e2');
  await waitFor(40);
  await table.play('a3-b3');
  await waitFor(20);
  expect((await reminders()).slice(3)).toEqual(['reminder:1:1:halfTime']);
});

it('sends of several reminders that are late only the last, with the time that is left', async () => {
  const table = await begin('three-crowns', {}, { clock: THREE_DAYS, availability: ALL_STRICT });
  await ring(table.stub);
  passTime(3 * DAY - HOUR / 2);
  await ring(table.stub);
  expect((await lettersSent(table)).slice(2)).toEqual(['reminder:0:0:hoursLeft']);
  expect((await newestLetter(table.addresses[0] ?? '')).text).toContain('You have 30 minutes,');
});

it('states what is left of a turn that goes on when a third player leaves', async () => {
  const table = await begin('three-way-checkers', {}, { clock: THREE_DAYS, availability: ALL_STRICT });
  await ring(table.stub);
  passTime(2 * DAY);
  await ring(table.stub);
  await table.ask({ type: 'resign', seat: 2, ply: 0 });
  await ring(table.stub);
  expect((await newestLetter(table.addresses[0] ?? '')).text.replace(/\s+/g, ' ')).toContain(
    'You have 1 day, until Wed 4 Jan 2090, 12:00 UTC.',
  );
});
