import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../../src/worker/clock/units.ts';
import { type AccountId, asAccountId } from '../../../../src/worker/game/model/ids.ts';
import { type Due, sendDue } from '../../../../src/worker/mail/out/sendDue.ts';

interface Item {
  readonly account: AccountId;
  readonly attempts: number;
}

const NOW = 1_000_000;
const item = (name: string, attempts = 0): Item => ({ account: asAccountId(name), attempts });
const logged: unknown[] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function queue(items: readonly Item[], failing: string): Due<Item> & { readonly done: string[] } {
  const done: string[] = [];
  return {
    failure: 'letterFailed',
    items,
    now: () => NOW,
    done,
    async send({ account }) {
      if (account === failing) throw new Error('busy');
      done.push(`sent ${account}`);
    },
    async postpone({ account }, until) {
      done.push(`postponed ${account} by ${(until - NOW) / MINUTE} min`);
    },
  };
}

it('goes on with the others when one item throws, logs it, and tells how many went out', async () => {
  const due = queue([item('ada'), item('ben'), item('cem')], 'ben');
  expect(await sendDue(due)).toEqual({ sent: 2, failed: 1 });
  expect(due.done).toEqual(['sent ada', 'postponed ben by 4 min', 'sent cem']);
  expect(logged).toEqual([{ event: 'letterFailed', account: 'ben', error: 'busy' }]);
});

it('goes on when not even the postponing works', async () => {
  const due = queue([item('ada'), item('ben')], 'ada');
  const postpone = () => Promise.reject(new Error('no database'));
  expect(await sendDue({ ...due, postpone })).toEqual({ sent: 1, failed: 1 });
  expect(due.done).toEqual(['sent ben']);
  expect(logged).toMatchObject([{ error: 'busy' }, { error: 'no database' }]);
});

it.each([
  [0, 4],
  [1, 8],
  [3, 32],
  [20, (8 * HOUR) / MINUTE],
])('after %i failures it waits %i minutes', async (attempts, minutes) => {
  const due = queue([item('ada', attempts)], 'ada');
  await sendDue(due);
  expect(due.done).toEqual([`postponed ada by ${minutes} min`]);
});
