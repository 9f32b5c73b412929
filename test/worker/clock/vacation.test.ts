import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn, formatDay, parseDay, rangesOf } from '../../../src/worker/clock/days.ts';
import {
  daysLeft,
  endWarnings,
  NO_VACATION,
  takeAutomatically,
  takeVacation,
  type VacationBook,
} from '../../../src/worker/clock/vacation.ts';
import { instant } from '../../support/clock/instants.ts';

const today = '2026-11-30';
const range = (first: string, last: string) => ({ first, last });
const taken = (...ranges: { first: string; last: string }[]): VacationBook => ({
  ...NO_VACATION,
  taken: ranges,
});
const christmas = range('2026-12-24', '2026-12-27');

describe('a vacation', () => {
  it('is taken ahead, in whole days, and joined with what touches it', () => {
    expect(takeVacation(taken(christmas), range('2026-12-28', '2027-01-03'), today)).toEqual({
      ok: true,
      value: taken(range('2026-12-24', '2027-01-03')),
    });
  });

  it('costs its days in the year they lie in, and nothing for days that are taken already', () => {
    const book = taken(range('2026-12-24', '2027-01-03'));
    expect([daysLeft(book, 2026), daysLeft(book, 2027)]).toEqual([22, 27]);
    expect(takeVacation(book, range('2026-12-26', '2026-12-28'), today)).toEqual({ ok: true, value: book });
  });

  it.each([
    [range('2026-12-24', 'soon'), { code: 'NOT_A_DATE', text: 'soon' }],
    [range('2027-02-29', '2027-03-01'), { code: 'NOT_A_DATE', text: '2027-02-29' }],
    [range('2026-12-24', '2026-12-23'), { code: 'VACATION_ENDS_BEFORE_IT_BEGINS' }],
    [range('2026-11-29', '2026-12-03'), { code: 'VACATION_IN_THE_PAST', today }],
    [range('2027-12-01', '2027-12-02'), { code: 'VACATION_TOO_FAR_AHEAD', latest: '2027-12-01' }],
    [range('2026-12-01', '2026-12-31'), { code: 'VACATION_USED_UP', year: 2026, left: 30, asked: 31 }],
    [range('2026-12-20', '2027-02-03'), { code: 'VACATION_USED_UP', year: 2027, left: 30, asked: 34 }],
  ])('is refused clearly: %j', (asked, error) => {
    expect(takeVacation(NO_VACATION, asked, today)).toEqual({ ok: false, error });
  });

  it('is taken by itself when a deadline would pass, unless the player opted out or has none left', () => {
    expect(takeAutomatically(NO_VACATION, today)).toEqual({ ok: true, value: taken(range(today, today)) });
    expect(takeAutomatically({ ...NO_VACATION, isAutomatic: false }, today)).toEqual({
      ok: false,
      error: { code: 'VACATION_NOT_AUTOMATIC' },
    });
    expect(takeAutomatically(taken(range('2026-06-01', '2026-06-30')), today)).toEqual({
      ok: false,
      error: { code: 'VACATION_USED_UP', year: 2026, left: 0, asked: 1 },
    });
  });
});

describe('a player is warned', () => {
  it('3 days and 1 day before a vacation ends, outside of quiet hours', () => {
    const book = taken(christmas, range('2027-02-01', '2027-02-01'));
    const quiet = { from: '23:00', to: '08:00' };
    expect(endWarnings(book, 'Europe/Berlin', quiet)).toEqual([
      { at: instant('2026-12-25 08:00', 'Europe/Berlin'), daysLeft: 3, last: '2026-12-27' },
      { at: instant('2026-12-27 08:00', 'Europe/Berlin'), daysLeft: 1, last: '2026-12-27' },
    ]);
  });
});

describe('dates', () => {
  it('and sets of days round-trip', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -20_000, max: 60_000 }), { maxLength: 20 }), (days) => {
        const sorted = days.toSorted((a, b) => a - b);
        expect(daysIn(rangesOf(days))).toEqual(sorted);
        expect(sorted.map((day) => parseDay(formatDay(day)))).toEqual(sorted);
      }),
    );
  });

  it.each(['', '2026-2-3', '2026-02-30', '0026-01-01', '2026-01-01T00:00', '20260101'])(
    'refuse %s',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );
});
