import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, formatDay } from '../../../src/worker/clock/days.ts';
import {
  dateAt,
  firstInstantAt,
  lastInstantAt,
  parseZone,
  startOfDay,
  zoneData,
} from '../../../src/worker/clock/zone.ts';
import { instant, instantsAt, wallAt, ZONES } from '../../support/clock/instants.ts';

describe('a zone', () => {
  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    [' Asia/Kathmandu ', 'Asia/Kathmandu'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['utc', 'UTC'],
  ])('is read by its IANA name in any case: %s', (text, value) => {
    expect(parseZone(text)).toEqual({ ok: true, value });
  });

  it.each([
    '',
    'Berlin',
    'Europe/Atlantis',
    '+02:00',
    '-0330',
    'Z',
    'Europe/Berlin[u-ca=hebrew]',
    'x'.repeat(500),
  ])('is refused clearly: %s', (text) => {
    expect(parseZone(text)).toEqual({ ok: false, error: { code: 'ZONE_UNKNOWN', text } });
  });

  it.each([
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2027-03-28', 'Europe/Berlin', 23],
    ['2027-03-14', 'America/New_York', 23],
    ['2026-11-01', 'America/St_Johns', 25],
    ['2027-04-04', 'Australia/Lord_Howe', 24.5],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2027-04-04', 'Pacific/Chatham', 25],
    ['2027-03-28', 'Asia/Beirut', 23],
    ['2026-09-06', 'America/Santiago', 23],
    ['2027-03-28', 'Asia/Kolkata', 24],
  ])('has on %s in %s a day of %d hours', (date, zone, hours) => {
    const day = dayOf(date);
    expect((startOfDay(day + 1, zone) - startOfDay(day, zone)) / 3_600_000).toBe(hours);
  });

  it('begins a day whose midnight is skipped at the first instant it has', () => {
    const start = startOfDay(dayOf('2027-03-28'), 'Asia/Beirut');
    expect([wallAt(start - 60_000, 'Asia/Beirut'), wallAt(start, 'Asia/Beirut')]).toEqual([
      '2027-03-27 23:59',
      '2027-03-28 01:00',
    ]);
  });

  it('finds a time that comes twice both times, and a skipped one at the skip', () => {
    const twice = dayOf('2026-10-25');
    expect([
      firstInstantAt(twice, '02:30', 'Europe/Berlin'),
      lastInstantAt(twice, '02:30', 'Europe/Berlin'),
    ]).toEqual(instantsAt('2026-10-25 02:30', 'Europe/Berlin'));
    const skipped = dayOf('2027-03-28');
    const skip = instant('2027-03-28 03:00', 'Europe/Berlin');
    expect(firstInstantAt(skipped, '02:30', 'Europe/Berlin')).toBe(skip);
    expect(lastInstantAt(skipped, '02:30', 'Europe/Berlin')).toBe(skip);
  });

  it('agrees with the wall on every date and quarter of an hour, in every zone', () => {
    const day = fc.integer({ min: dayOf('2026-01-01'), max: dayOf('2028-12-31') });
    const quarter = fc.integer({ min: 0, max: 95 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, quarter, (zone, day, quarter) => {
        const time = new Date(quarter * 900_000).toISOString().slice(11, 16);
        const shown = instantsAt(`${formatDay(day)} ${time}`, zone);
        const start = startOfDay(day, zone);
        expect(dateAt(start, zone)).toBe(formatDay(day));
        expect(dateAt(start - 1, zone)).toBe(formatDay(day - 1));
        if (shown.length === 0) return;
        expect(firstInstantAt(day, time, zone)).toBe(shown[0]);
        expect(lastInstantAt(day, time, zone)).toBe(shown.at(-1));
      }),
    );
  });
});

describe('another edition of the zones', () => {
  const evening = Date.UTC(2026, 0, 1, 20);
  afterEach(() => vi.restoreAllMocks());

  it('may say that a zone is ruled otherwise', () => {
    expect(dateAt(evening, 'Europe/Berlin')).toBe('2026-01-01');
    vi.spyOn(zoneData, 'ruling').mockReturnValue('Asia/Tokyo');
    expect(dateAt(evening, 'Europe/Berlin')).toBe('2026-01-02');
  });

  it('may lack a zone: then UTC holds, and nothing throws', () => {
    vi.spyOn(zoneData, 'ruling').mockReturnValue('Europe/Nowhere');
    expect(dateAt(evening, 'Asia/Tokyo')).toBe('2026-01-01');
  });
});
