/** Another edition of the time zones moves nothing that was promised. */
import { afterEach, expect, it, vi } from 'vitest';
import { deadlineOf, newClock, remainingAt, settle, startTurn } from '../../../src/worker/clock/clock.ts';
import { DAY, HOUR } from '../../../src/worker/clock/units.ts';
import { dayAt, timeAt, zoneData } from '../../../src/worker/clock/zone.ts';

afterEach(() => vi.restoreAllMocks());

it('keeps a deadline, and what is left, when the zones change under a running turn', () => {
  const vacation = [{ first: '2026-12-02', last: '2026-12-04' }];
  const calendar = { zone: 'America/Vancouver', weekendsOff: true, vacation };
  const at = Date.parse('2026-12-01T20:00:00Z');
  const clock = startTurn(newClock({ kind: 'perMove', time: 3 * DAY }, [calendar, calendar]), 0, at);
  const deadline = deadlineOf(clock);
  const left = remainingAt(clock, 0, at + 6 * DAY);
  vi.spyOn(zoneData, 'ruling').mockImplementation(() => 'Asia/Tokyo');
  expect(timeAt(at, 'America/Vancouver')).toBe('05:00');
  expect(deadlineOf(settle(clock, at + 5 * HOUR))).toBe(deadline);
  expect(remainingAt(clock, 0, at + 6 * DAY)).toBe(left);
});

it('reads zones that it does not know by UTC, and vacations to the year 2999', () => {
  const calendar = {
    zone: 'Mars/Base',
    weekendsOff: true,
    vacation: [{ first: '2026-12-02', last: '2999-12-31' }],
  };
  const clock = startTurn(
    newClock({ kind: 'perMove', time: DAY }, [calendar, calendar]),
    0,
    Date.parse('2026-12-02T00:00:00Z'),
  );
  expect(dayAt(deadlineOf(clock) ?? 0, 'Mars/Base')).toBeGreaterThan(376_200);
});
