import { describe, expect, it } from 'vitest';
import { formatDuration } from '../../../src/render/index.ts';
import { wordsOf } from '../../../src/words/index.ts';
import { DAY, HOUR, MINUTE } from '../../../src/worker/clock/units.ts';
import { formatInstant, formatRange } from '../../../src/worker/clock/words.ts';
import { instantsAt } from '../../support/clock/instants.ts';

describe('an instant in words', () => {
  it.each([
    ['2026-11-30T17:00:59Z', 'Europe/Berlin', 'Mon 30 Nov 2026, 18:00 (Europe/Berlin), 17:00 UTC'],
    ['2026-11-29T23:30:00Z', 'Asia/Tokyo', 'Mon 30 Nov 2026, 08:30 (Asia/Tokyo), Sun 29 Nov 2026, 23:30 UTC'],
    ['2027-01-01T00:00:00Z', 'Asia/Kathmandu', 'Fri 1 Jan 2027, 05:45 (Asia/Kathmandu), 00:00 UTC'],
    ['2026-11-30T17:00:00Z', 'UTC', 'Mon 30 Nov 2026, 17:00 UTC'],
  ])('%s in %s is "%s"', (iso, zone, said) => {
    expect(formatInstant(wordsOf('en'), Date.parse(iso), zone)).toBe(said);
  });

  it('tells the two halves of a repeated hour apart by UTC', () => {
    expect(
      instantsAt('2026-10-25 02:30', 'Europe/Berlin').map((at) =>
        formatInstant(wordsOf('en'), at, 'Europe/Berlin'),
      ),
    ).toEqual([
      'Sun 25 Oct 2026, 02:30 (Europe/Berlin), 00:30 UTC',
      'Sun 25 Oct 2026, 02:30 (Europe/Berlin), 01:30 UTC',
    ]);
  });
});

describe('a duration in words', () => {
  it.each([
    [2 * DAY + 3 * HOUR + 59 * MINUTE, '2 days 3 hours'],
    [DAY + HOUR, '1 day 1 hour'],
    [3 * DAY + 5 * MINUTE, '3 days'],
    [5 * HOUR + MINUTE, '5 hours 1 minute'],
    [45 * MINUTE + 59_999, '45 minutes'],
    [59_999, 'less than a minute'],
    [0, 'less than a minute'],
  ])('%d ms is "%s"', (ms, said) => {
    expect(formatDuration(wordsOf('en'), ms)).toBe(said);
  });
});

describe('a vacation in words', () => {
  it('is a day or two ends', () => {
    expect(formatRange(wordsOf('en'), { first: '2026-12-24', last: '2026-12-24' })).toBe('Thu 24 Dec 2026');
    expect(formatRange(wordsOf('en'), { first: '2026-12-24', last: '2027-01-03' })).toBe(
      'Thu 24 Dec 2026 to Sun 3 Jan 2027',
    );
  });
});
