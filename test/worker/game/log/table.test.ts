/** The log takes nothing that it could not give back. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import type { GameObject } from '../../../../src/worker/game/gameObject.ts';
import { appendEvents, readTip } from '../../../../src/worker/game/log/table.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { begin, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

const NOTE: GameEvent = { type: 'noteWritten', seat: 0, text: 'hello' };

it.each<[string, GameEvent]>([
  ['a pause of no number of days', offered(Number.NaN)],
  ['a pause of half a day', offered(0.5)],
  ['a ply that is no number', { type: 'gameCancelled', seat: 0, ply: Number.NaN }],
  ['a time that is no number', { type: 'gamePaused', seat: 0, ply: 0, until: Number.NaN }],
  ['endless points', { type: 'gameEnded', outcome: { points: [Number.POSITIVE_INFINITY, 0], reason: 'X' } }],
  ['a date that is none', { type: 'vacationTaken', seat: 0, ply: 0, date: 'soon' }],
])('refuses %s, with all that was to be logged along with it', async (_, event) => {
  const { stub } = await begin();
  const before = await stub.log();
  const refused = await runInDurableObject(stub, (_game: GameObject, { storage }) => {
    try {
      storage.transactionSync(() =>
        appendEvents(storage.sql, [NOTE, event], {
          tip: readTip(storage.sql),
          at: Date.now(),
          cause: 'test',
          newSalt: () => 'salt',
        }),
      );
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await evictDurableObject(stub);
  expect(await stub.log()).toEqual(before);
  expect(await stub.snapshot()).toMatchObject({ phase: 'playing', offers: [] });
});

function offered(days: number): GameEvent {
  return { type: 'offerMade', seat: 0, ply: 0, proposal: { kind: 'pause', days } };
}
