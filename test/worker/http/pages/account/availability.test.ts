/** Vacation and quiet hours: arranged on a page, heeded by every game. */

import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../../../src/worker/clock/units.ts';
import { asAccountId, NOBODY } from '../../../../../src/worker/game/model/ids.ts';
import { sendVacationWarnings } from '../../../../../src/worker/mail/out/vacationWarnings.ts';
import { planWarnings } from '../../../../../src/worker/store/mail/vacationWarnings.ts';
import {
  availabilityOfAccount,
  changeVacation,
} from '../../../../../src/worker/store/people/availability.ts';
import { linksOf, Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';
import {
  begin,
  lettersSent,
  newestLetter,
  passTime,
  ring,
  START,
  stopTheClock,
} from '../../../../support/worker/table.ts';

beforeEach(stopTheClock);
afterEach(() => {
  vi.restoreAllMocks();
});

const clock = { terms: '3d/move' };

async function signedIn(address: string): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.post('/sign-in', { address });
  const links = linksOf((await lettersTo(address)).at(-1)?.text ?? '');
  await visitor.post(links.find((path) => path.startsWith('/sign-in/')) ?? '', {});
  return visitor;
}

it('tells games of vacation that is taken, and the opponents, and gives it back', async () => {
  const table = await begin('three-crowns', {}, { clock });
  await ring(table.stub);
  const ada = await signedIn(table.addresses[0] ?? '');
  const refused = await ada.post('/account/time/vacation', { first: '2090-01-02', last: '2090-03-02' });
  expect(refused.text).toContain('That is 60 days, and 30 are left in 2090.');
  await ada.post('/account/time/vacation', { first: '2090-01-02', last: '2090-01-11' });

  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 13 * DAY);
  passTime(10 * MINUTE);
  await ring(table.stub);
  const { text } = await newestLetter(table.addresses[1] ?? '');
  expect(text.replace(/\s+/g, ' ')).toContain('Ada is on vacation: Mon 2 Jan 2090 to Wed 11 Jan 2090.');
  const page = await ada.get('/account/time');
  expect(page.text).toContain('You have 20 of 30 days left in 2090.');

  await ada.post('/account/time/give-back', {});
  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 3 * DAY);
});

it('takes a day by itself when a deadline would pass, counts it everywhere, and tells both', async () => {
  const table = await begin('three-crowns', {}, { clock });
  passTime(3 * DAY);
  await ring(table.stub);
  expect(await availabilityOfAccount(env.DB, table.accounts[0] ?? NOBODY)).toMatchObject({
    vacation: [{ first: '2090-01-04', last: '2090-01-04' }],
  });
  const toAda = (await newestLetter(table.addresses[0] ?? '')).text.replace(/\s+/g, ' ');
  expect(toAda).toContain(
    'a day of your vacation was taken: Wed 4 Jan 2090. You have 29 days left this year.',
  );
  expect((await newestLetter(table.addresses[1] ?? '')).text.replace(/\s+/g, ' ')).toContain(
    'The time of Ada would have been up, so a day of vacation was taken: Wed 4 Jan 2090.',
  );
});

it('keeps the night free of deadlines and of letters, but for the call to a turn', async () => {
  const table = await begin('three-crowns', {}, { clock });
  await ring(table.stub);
  const ada = await signedIn(table.addresses[0] ?? '');
  const bad = await ada.post('/account/time', { quiet: 'yes', from: '20:00', to: '11:00' });
  expect(bad.text).toContain('Quiet hours last at most 12 hours.');
  // It is noon; the deadline would be noon, three days later.
  await ada.post('/account/time', { quiet: 'yes', from: '11:00', to: '15:00' });
  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 3 * DAY);
  await table.ask({ type: 'offer', seat: 1, ply: 0, offer: { kind: 'draw' } });
  await ring(table.stub);
  const toAda = async () => (await lettersSent(table)).filter((key) => /^\w+:0:/.test(key));
  expect(await toAda()).toEqual(['yourTurn:0:0']);
  passTime(3 * HOUR);
  await ring(table.stub);
  expect((await toAda()).at(-1)).toMatch(/^offer:0:0/);
  // The turn that ran kept its hours; the next one has the new ones.
  passTime(21 * HOUR);
  await table.play('f1-e2');
  await table.play('a3-b3');
  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 4 * DAY + 3 * HOUR);
});

it('warns three days and one day before the clocks go on, once each', async () => {
  const table = await begin('three-crowns', {}, { clock });
  const ada = table.addresses[0] ?? '';
  const visitor = await signedIn(ada);
  await visitor.post('/account/time/vacation', { first: '2090-01-02', last: '2090-01-11' });
  for (let hour = 0; hour < 24 * 12; hour += 6) {
    passTime(6 * HOUR);
    await sendVacationWarnings(env, () => Date.now());
    await sendVacationWarnings(env, () => Date.now());
  }
  const warnings = (await lettersTo(ada)).filter(({ subject }) => subject.startsWith('Your vacation ends'));
  expect(warnings.map(({ subject }) => subject)).toEqual([
    'Your vacation ends in 3 days',
    'Your vacation ends in 1 day',
  ]);
  expect(warnings[0]?.text.replace(/\s+/g, ' ')).toContain(
    'the last day of your vacation is Wed 11 Jan 2090.',
  );
});

it('warns nobody who wants no letters, and lets the warning turn them off', async () => {
  const table = await begin('three-crowns', {}, { clock });
  const [address = ''] = table.addresses;
  const ada = await signedIn(address);
  await ada.post('/account/time/vacation', { first: '2090-01-02', last: '2090-01-11' });
  const warnings = async () => {
    await sendVacationWarnings(env, () => Date.now());
    return (await lettersTo(address)).filter(({ subject }) => subject.startsWith('Your vacation ends'));
  };
  passTime(8 * DAY);
  const [letter] = await warnings();
  const link = letter?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  await new Visitor().post(new URL(link).pathname, { 'List-Unsubscribe': 'One-Click' }, '');
  passTime(2 * DAY);
  expect(await warnings()).toHaveLength(1);
});

it('warns although fifty other letters fail, time and again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await env.DB.prepare(
    `CREATE TRIGGER refuse BEFORE INSERT ON post_office WHEN NEW.address LIKE 'broken%'
     BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  ).run();
  const account = env.DB.prepare(
    "INSERT INTO accounts (id, address, name, created_at) VALUES (?1, ?1, '', 0)",
  );
  const ids = [...Array.from({ length: 50 }, (_, index) => `broken-${index}`), 'last'];
  await env.DB.batch(ids.map((id) => account.bind(id)));
  for (const [index, id] of ids.entries()) {
    await planWarnings(env.DB, asAccountId(id), [{ at: START + index, daysLeft: 1, last: '2090-01-02' }]);
  }
  const warn = async (minutes: number) => {
    passTime(minutes * MINUTE);
    await sendVacationWarnings(env, () => Date.now());
    return (await lettersTo('last')).length;
  };
  expect(await warn(1)).toBe(0);
  expect(await warn(1)).toBe(1);
  await env.DB.prepare('DROP TRIGGER refuse').run();
  await warn(5);
  expect(await lettersTo('broken-0')).toHaveLength(1);
});

it('never counts more days than a year has, whatever games ask for', async () => {
  const table = await begin();
  const [account = ''] = table.accounts;
  const take = (first: string, last: string) =>
    changeVacation(env.DB, asAccountId(account), { add: [{ first, last }], remove: [] });
  await take('2090-02-01', '2090-03-01');
  await take('2090-05-01', '2090-05-01');
  await take('2090-06-01', '2090-06-01');
  await take('2091-01-01', '2091-01-01');
  expect(
    (await availabilityOfAccount(env.DB, asAccountId(account))).vacation.map(({ first }) => first),
  ).toEqual(['2090-02-01', '2090-05-01', '2091-01-01']);
});

it('reaches a game that was not told, by the sweeper', async () => {
  const table = await begin('three-crowns', {}, { clock });
  await ring(table.stub);
  const add = [{ first: '2090-01-02', last: '2090-01-11' }];
  await changeVacation(env.DB, table.accounts[0] ?? NOBODY, { add, remove: [] });
  await table.stub.sweep();
  expect((await table.stub.snapshot())?.clock.deadline).toBe(START + 13 * DAY);
  const { length } = await table.stub.log();
  await table.stub.sweep();
  expect(await table.stub.log()).toHaveLength(length);
});
