import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextLetterTime, parseQuietHours } from '../../../src/worker/clock/quietHours.ts';
import { anyCalendar, anyInstant, isQuiet } from '../../support/clock/calendars.ts';
import { instant } from '../../support/clock/instants.ts';

describe('quiet hours', () => {
  it.each([
    ['22:00', '7:30', { from: '22:00', to: '07:30' }],
    [' 0:00 ', '08:00', { from: '00:00', to: '08:00' }],
  ])('are two wall times: %s to %s', (from, to, value) => {
    expect(parseQuietHours(from, to)).toEqual({ ok: true, value });
  });

  it.each([
    ['24:00', '07:00', { code: 'NOT_A_TIME', text: '24:00' }],
    ['22:00', '7', { code: 'NOT_A_TIME', text: '7' }],
    ['22:00', '22:00', { code: 'QUIET_HOURS_EMPTY' }],
    ['20:00', '08:01', { code: 'QUIET_HOURS_TOO_LONG', most: 12 }],
    ['07:00', '22:00', { code: 'QUIET_HOURS_TOO_LONG', most: 12 }],
  ])('are refused clearly: %s to %s', (from, to, error) => {
    expect(parseQuietHours(from, to)).toEqual({ ok: false, error });
  });

  it.each([
    ['2026-11-30 21:59', '2026-11-30 21:59'],
    ['2026-11-30 22:00', '2026-12-01 07:00'],
    ['2026-12-01 06:59', '2026-12-01 07:00'],
    ['2026-12-01 07:00', '2026-12-01 07:00'],
    ['2026-10-24 23:00', '2026-10-25 07:00'],
    ['2027-03-27 23:00', '2027-03-28 07:00'],
  ])('hold a letter that is due at %s until %s', (due, sent) => {
    const quiet = { from: '22:00', to: '07:00' };
    expect(nextLetterTime(instant(due, 'Europe/Berlin'), quiet, 'Europe/Berlin')).toBe(
      instant(sent, 'Europe/Berlin'),
    );
  });

  it('hold nothing when there are none', () => {
    expect(nextLetterTime(1234, undefined, 'Europe/Berlin')).toBe(1234);
  });

  it('let a letter go at the first instant that is not quiet, in every zone', () => {
    fc.assert(
      fc.property(anyCalendar, anyInstant, (calendar, at) => {
        const sent = nextLetterTime(at, calendar.quiet, calendar.zone);
        expect(isQuiet(sent, calendar)).toBe(false);
        expect(sent === at).toBe(!isQuiet(at, calendar));
        if (sent > at) expect(isQuiet(sent - 1, calendar)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
