/**
 * Games whose zones change under them: what was promised stands, and no forger can hide behind the change.
 */
import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../../src/worker/clock/units.ts';
import { zoneData } from '../../../../src/worker/clock/zone.ts';
import { hashRecord, type LogRecord, NO_HASH } from '../../../../src/worker/game/log/chain.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import older from '../../../fixtures/logs/zones-2025c.json';
import newer from '../../../fixtures/logs/zones-2026e.json';
import { linesOf, replayLog, ZONES } from '../../../support/clock/zoneLogs.ts';
import { begin, passTime, ring, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);
afterEach(() => vi.restoreAllMocks());

/** The states to which any runtime must come, as Node 20 (2025c) and Node 24 (2026e) have found them. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  older: {
    'America/Vancouver': 'ce871a2a6c87ee4a13fbbeb57f91e2e169a59e4c63cc09397bf5c46a244b0862',
    'America/Edmonton': '911a6eeca4564bba66c1be8d21957e9bf419604c67459c5ed4d078db56e4f271',
    'Africa/Casablanca': 'f7d8e48c5796d3dc08eded04e817e9beb01b7f84a4d62aa3d17359de1ddf3ba9',
  },
  newer: {
    'America/Vancouver': 'e5601287f510a1facc7e5a1facfcc821b0adc68fa68444b940bc13b436208b3e',
    'America/Edmonton': 'f400e34408e75d4f33dc1ea50c6a70f5a5f581cd16a8070f8100667f433f09e3',
    'Africa/Casablanca': 'ea51d0ef534b41ff734843c1716b0e3189ee04a7302193b857517eed5a177964',
  },
};

it.each(ZONES)('reads logs of %s by either edition as other runtimes do', (zone) => {
  const [one, other] = [replayLog(older[zone]), replayLog(newer[zone])];
  expect(one).toMatchObject({ state: STATES.older?.[zone], trouble: undefined, isSound: true });
  expect(other).toMatchObject({ state: STATES.newer?.[zone], trouble: undefined, isSound: true });
  expect(one.otherZones.length + other.otherZones.length).toBeGreaterThan(5);
});

/** Another edition of the zones comes with a new release: the object starts anew. */
const decree = (zone: string) => vi.spyOn(zoneData, 'ruling').mockImplementation(() => zone);

describe('a running game', () => {
  const AVAILABILITY = {
    zone: 'America/Vancouver',
    quiet: { from: '22:15', to: '07:45' },
    vacation: [{ first: '2090-01-03', last: '2090-01-04' }],
    isAutomatic: true,
  } as const;

  it('goes on by the deadlines that were announced, whatever the zones say since', async () => {
    const table = await begin(
      'three-crowns',
      {},
      { clock: { terms: '3d+1d/move,max7d', weekendsOff: true }, availability: [AVAILABILITY, AVAILABILITY] },
    );
    await table.play('f1-e2');
    const before = await table.stub.snapshot();
    decree('America/Halifax');
    await evictDurableObject(table.stub);
    expect(await table.stub.snapshot()).toEqual(before);

    passTime((before?.clock.deadline ?? 0) - Date.now() - 1);
    await ring(table.stub);
    expect(await table.stub.snapshot()).toEqual(before);
    passTime(1);
    await ring(table.stub);
    expect((await table.stub.log()).at(-1)).toMatchObject({ type: 'vacationTaken', at: Date.now() });
    for (let visit = 0; visit < 4; visit++) {
      await evictDurableObject(table.stub);
      decree(visit % 2 === 0 ? 'America/Vancouver' : 'Africa/Casablanca');
      passTime(DAY);
      await ring(table.stub);
    }
    expect(await table.ask({ type: 'writeNote', seat: 1, text: 'Still here.' })).toMatchObject({ ok: true });
    vi.restoreAllMocks();
    await evictDurableObject(table.stub);
    const verified = verifyLog(linesOf(await table.stub.log()));
    expect(verified).toMatchObject({ ok: true });
    expect(verified.ok && verified.value.otherZones.length).toBeGreaterThan(0);
  });
});

describe('another edition of the zones', () => {
  /** A log with one of its deadlines moved, and its hashes computed anew; the events after it left out. */
  function forged(log: readonly LogRecord[], type: string, by: number): string {
    const at = log.findIndex((record) => record.type === type);
    let previous = NO_HASH;
    return linesOf(
      log.slice(0, at + 1).map((record, index) => {
        const payload =
          index === at
            ? record.payload.replace(
                /"deadline":(\d+)/,
                (_, deadline) => `"deadline":${Number(deadline) + by}`,
              )
            : record.payload;
        previous = hashRecord(previous, { ...record, payload });
        return { ...record, payload, hash: previous };
      }),
    );
  }

  it.each([
    ['seven minutes', 7 * MINUTE],
    ['an hour less', -HOUR],
    ['a day and an hour', DAY + HOUR],
    ['two days', 2 * DAY],
    ['a week', 7 * DAY],
  ])('does not explain a deadline moved by %s', (_, by) => {
    for (const type of ['gameBegun', 'habitsChanged']) {
      const found = verifyLog(forged(newer['America/Edmonton'], type, by));
      expect(found).toMatchObject({ ok: false, error: { code: 'WRONG_TIMES' } });
    }
  });
});
