/** What others are told of a player's vacation: once, and what is true. */
import { beforeEach, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../../src/worker/clock/units.ts';
import type { Availability } from '../../../../src/worker/game/model/availability.ts';
import {
  begin,
  lettersSent,
  newestLetter,
  passTime,
  ring,
  stopTheClock,
  type Table,
} from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

const none: Availability = { zone: 'UTC', vacation: [], isAutomatic: false };
const away = (first: string, last: string): Availability => ({ ...none, vacation: [{ first, last }] });

const change = ({ ask, accounts }: Table, availability: Availability) =>
  ask({ type: 'changeAvailability', account: accounts[0] ?? ('' as never), availability });

/** Lets alarms ring for a while. */
async function wait({ stub }: Table, ms: number): Promise<void> {
  passTime(ms);
  for (let rung = 0; rung < 3; rung++) await ring(stub);
}

const toBen = async ({ addresses }: Table) =>
  (await newestLetter(addresses[1] ?? '')).text.replace(/\s+/g, ' ');

const newsOf = async (table: Table) => (await lettersSent(table)).filter((key) => key.startsWith('news:1'));

it('fifteen changes within seconds are told in one letter, by what came of them', async () => {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' }, availability: [none, none] });
  await wait(table, 0);
  for (let time = 0; time < 15; time++) {
    passTime(SECOND);
    await change(table, time % 2 === 0 ? away('2090-02-01', '2090-02-05') : none);
    await ring(table.stub);
  }
  expect(await newsOf(table)).toEqual([]);
  await wait(table, 11 * MINUTE);
  expect(await newsOf(table)).toHaveLength(1);
  expect(await toBen(table)).toContain('Ada is on vacation: Wed 1 Feb 2090 to Sun 5 Feb 2090.');
});

it('what is given back at once is not told at all, and what is given back later is', async () => {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' }, availability: [none, none] });
  await change(table, away('2090-02-01', '2090-02-05'));
  await change(table, none);
  await wait(table, 11 * MINUTE);
  expect(await newsOf(table)).toEqual([]);
  await change(table, away('2090-02-01', '2090-02-05'));
  await wait(table, 11 * MINUTE);
  await change(table, away('2090-02-01', '2090-02-03'));
  await wait(table, 11 * MINUTE);
  expect(await newsOf(table)).toHaveLength(2);
  expect(await toBen(table)).toContain(
    'Ada has given back days of vacation, which count again: Sat 4 Feb 2090 to Sun 5 Feb 2090.',
  );
});

it('a run of automatic days is told once to the others, and how long it may last', async () => {
  const idle = { ...none, isAutomatic: true };
  const table = await begin('three-crowns', {}, { clock: { terms: '1d/move' }, availability: [idle, idle] });
  for (let day = 0; day < 7; day++) await wait(table, DAY);
  expect(await newsOf(table)).toHaveLength(1);
  expect(await toBen(table)).toContain('at most 7 in a row');
  const toAda = (await lettersSent(table)).filter((key) => key.startsWith('news:0'));
  expect(toAda).toHaveLength(2);
});

it('nobody is told of vacation in a game without it', async () => {
  const clock = { terms: '3d/move', noVacation: true } as const;
  const table = await begin('three-crowns', {}, { clock, availability: [none, none] });
  await change(table, away('2090-02-01', '2090-02-05'));
  await wait(table, 11 * MINUTE);
  expect(await newsOf(table)).toEqual([]);
  expect(await toBen(table)).toContain('No vacation');
});
