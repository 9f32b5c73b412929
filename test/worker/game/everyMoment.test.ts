/**
 * The mail game as a model: from several beginnings, everything that may happen happens, in every order, up
 * to a depth. In no moment is somebody to move without a letter owed or sent, is a letter owed twice, does
 * an event follow from nothing, or does no alarm stand where something is due; and from a sample of them
 * alarms alone bring all to rest.
 */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { migrate } from '../../../src/worker/game/migrations.ts';
import { BEGINNINGS, begin } from '../../support/worker/search/beginnings.ts';
import { Machine } from '../../support/worker/search/machine.ts';
import { search } from '../../support/worker/search/search.ts';

// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: 600_000 });

it.each(BEGINNINGS)('is in order whatever happens after $name', async (beginning) => {
  const searched = await runInDurableObject(
    env.GAMES.getByName(beginning.name),
    async (_: GameObject, { storage }) => {
      migrate(storage);
      const machine = new Machine(storage);
      await begin(machine, beginning);
      return search(machine, machine.moment(), beginning.depth);
    },
  );
  // So that it is not in order because nothing happened.
  expect(searched.moments).toBeGreaterThan(100);
});
