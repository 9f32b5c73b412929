import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calendar } from '../../../src/worker/clock/calendar.ts';
import { deadlineOf, endTurn, newClock, settle, startTurn } from '../../../src/worker/clock/clock.ts';
import { isOvertaken, remindersOf } from '../../../src/worker/clock/reminders.ts';
import { DAY, HOUR } from '../../../src/worker/clock/units.ts';
import { anyCalendar, anyInstant, isQuiet } from '../../support/clock/calendars.ts';
import { calendar, instant, wallAt } from '../../support/clock/instants.ts';

const zone = 'Europe/Berlin';
const turn = (time: number, from: number, seat: Calendar = calendar(zone)) =>
  startTurn(newClock({ kind: 'perMove', time }, [seat, seat]), 0, from);
const told = (time: number, from: string, seat?: Calendar) =>
  remindersOf(turn(time, instant(from, zone), seat)).map(({ kind, at }) => `${kind} ${wallAt(at, zone)}`);

describe('the reminders of a turn', () => {
  it('come at half time, a day before and six hours before', () => {
    expect(told(5 * DAY, '2026-11-30 12:00')).toEqual([
      'halfTime 2026-12-03 00:00',
      'dayLeft 2026-12-04 12:00',
      'hoursLeft 2026-12-05 06:00',
    ]);
  });

  it('come in the order of time when the budget is short', () => {
    expect(told(32 * HOUR, '2026-11-30 12:00')).toEqual([
      'dayLeft 2026-11-30 20:00',
      'halfTime 2026-12-01 04:00',
      'hoursLeft 2026-12-01 14:00',
    ]);
  });

  it('are never two at once, nor right after the letter, nor past', () => {
    expect(told(2 * DAY, '2026-11-30 12:00')).toEqual([
      'dayLeft 2026-12-01 12:00',
      'hoursLeft 2026-12-02 06:00',
    ]);
    expect(told(25 * HOUR, '2026-11-30 12:00')).toEqual([
      'halfTime 2026-12-01 00:30',
      'hoursLeft 2026-12-01 07:00',
    ]);
    expect(told(12 * HOUR, '2026-11-30 12:00')).toEqual(['hoursLeft 2026-11-30 18:00']);
    expect(told(HOUR, '2026-11-30 12:00')).toEqual([]);
  });

  it('take half of the time that counts', () => {
    expect(told(4 * DAY, '2026-11-26 12:00', calendar(zone, { weekendsOff: true }))[0]).toBe(
      'halfTime 2026-11-30 12:00',
    );
  });

  it('wait for the end of the quiet hours', () => {
    const quiet = { from: '22:00', to: '08:00' };
    expect(told(5 * DAY, '2026-11-30 12:00', calendar(zone, { quiet }))).toEqual([
      'halfTime 2026-12-03 08:00',
      'dayLeft 2026-12-04 12:00',
      'hoursLeft 2026-12-05 08:00',
    ]);
  });

  it('come before the quiet hours when their end would be too late', () => {
    const quiet = { from: '22:00', to: '08:00' };
    expect(told(5 * DAY, '2026-11-30 05:00', calendar(zone, { quiet })).at(-1)).toBe(
      'hoursLeft 2026-12-04 22:00',
    );
  });

  it('wait all the same when the turn began too shortly before the night', () => {
    const quiet = { from: '21:00', to: '09:00' };
    expect(told(12 * HOUR, '2026-11-30 21:45', calendar(zone, { quiet }))).toEqual([
      'hoursLeft 2026-12-01 09:00',
    ]);
  });

  it('give way to later ones that are due as well, and to the end of the time', () => {
    const from = instant('2026-11-30 12:00', zone);
    const clock = turn(5 * DAY, from);
    const seen = (at: number) =>
      (['halfTime', 'dayLeft', 'hoursLeft'] as const).filter((kind) => !isOvertaken(clock, kind, at));
    expect(seen(from + 3 * DAY)).toEqual(['halfTime', 'dayLeft', 'hoursLeft']);
    expect(seen(from + 4 * DAY)).toEqual(['dayLeft', 'hoursLeft']);
    expect(seen(from + 5 * DAY - HOUR)).toEqual(['hoursLeft']);
    expect(isOvertaken(settle(clock, from + 6 * DAY), 'hoursLeft', from + 6 * DAY)).toBe(true);
  });

  it('are the same while the turn lasts, and end with the turn', () => {
    const from = instant('2026-11-30 12:00', zone);
    const clock = turn(5 * DAY, from);
    expect(remindersOf(settle(clock, from + DAY))).toEqual(remindersOf(clock));
    expect(remindersOf(endTurn(clock, from + DAY))).toEqual([]);
    expect(remindersOf(settle(clock, from + 6 * DAY))).toEqual([]);
    expect(remindersOf(startTurn(newClock({ kind: 'none' }, []), 0, from))).toEqual([]);
  });

  it('lie apart from each other, inside the turn and outside of quiet hours, whatever the calendar', () => {
    const time = fc.integer({ min: 12, max: 300 }).map((hours) => hours * HOUR);
    fc.assert(
      fc.property(anyCalendar, anyInstant, time, (calendar, from, time) => {
        const clock = turn(time, from, calendar);
        const instants = remindersOf(clock).map(({ at }) => at);
        const marks = [from, ...instants];
        const gaps = marks.slice(1).map((at, index) => at - (marks[index] ?? 0));
        expect(gaps.filter((gap) => gap < 3 * HOUR)).toEqual([]);
        expect(instants.filter((at) => at >= (deadlineOf(clock) ?? 0))).toEqual([]);
        expect(instants.filter((at) => isQuiet(at, calendar) && isQuiet(at - 1, calendar))).toEqual([]);
        if (time >= 36 * HOUR) expect(instants.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
