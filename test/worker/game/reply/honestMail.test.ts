/** Honest mail hardly pays for what dishonest or thoughtless mail costs. */
import { expect, it } from 'vitest';
import { givenCrowns } from '../../../support/worker/givenMail.ts';
import { honestBodies } from '../../../support/worker/honestBodies.ts';

it('plays the move on the first line of 190 replies; at most one in twenty asks, none is lost', async () => {
  const decisions = await Promise.all(
    honestBodies.map(async ({ name, raw }) => ({ name, decision: await givenCrowns.when(raw).decision })),
  );
  const asked = decisions.filter(({ decision }) => decision.startsWith('asks about c3-d3'));
  const lost = decisions.filter(({ decision }) => !/^(?:plays|asks about) c3-d3/.test(decision));
  console.log(`${decisions.length} honest replies: ${asked.length} ask, ${lost.length} are lost`);
  expect(decisions).toHaveLength(190);
  expect(lost).toEqual([]);
  expect(asked.length, asked.map(({ name }) => name).join('; ')).toBeLessThanOrEqual(190 / 20);
});
