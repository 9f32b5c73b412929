import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAt, spentBetween, usedUpAt } from '../../../src/worker/clock/calendar.ts';
import { dayOf, rangesOf } from '../../../src/worker/clock/days.ts';
import { DAY, HOUR, MINUTE } from '../../../src/worker/clock/units.ts';
import { anyCalendar, anyInstant, isOff, isQuiet, QUARTER } from '../../support/clock/calendars.ts';
import { calendar, instant, wallAt } from '../../support/clock/instants.ts';
import { expectLinear } from '../../support/linear.ts';

const berlin = 'Europe/Berlin';
const at = (wall: string) => instant(wall, berlin);

describe('time that counts', () => {
  it('is plain time without vacation, weekends and zones to look at', () => {
    expect(spentBetween(1000, 5000, calendar('Europe/Berlin'))).toBe(4000);
    expect(dueAt(1000, 4000, calendar('Europe/Berlin'))).toBe(5000);
    expect(spentBetween(5000, 1000, calendar('Europe/Berlin', { weekendsOff: true }))).toBe(0);
  });

  it.each([
    ['over the autumn weekend of 49 hours', '2026-10-23 18:00', '2026-10-26 18:00'],
    ['over the spring weekend of 47 hours', '2027-03-26 18:00', '2027-03-29 18:00'],
  ])('leaves a weekend out as the wall has it, %s', (_, friday, monday) => {
    const weekendsOff = calendar(berlin, { weekendsOff: true });
    expect(spentBetween(at(friday), at(monday), weekendsOff)).toBe(DAY);
    expect(dueAt(at(friday), DAY, weekendsOff)).toBe(at(monday));
  });

  it("leaves vacation out by date in the player's own zone", () => {
    const vacation = [{ first: '2026-12-24', last: '2026-12-26' }];
    const from = at('2026-12-23 12:00');
    expect(dueAt(from, DAY, calendar(berlin, { vacation }))).toBe(at('2026-12-27 12:00'));
    const apart = dueAt(from, DAY, calendar('Pacific/Auckland', { vacation }));
    expect(wallAt(apart, 'Pacific/Auckland')).toBe('2026-12-28 00:00');
  });

  it('counts a day once that is vacation and weekend', () => {
    const both = calendar(berlin, {
      weekendsOff: true,
      vacation: [{ first: '2026-12-25', last: '2026-12-27' }],
    });
    expect(dueAt(at('2026-12-24 12:00'), DAY, both)).toBe(at('2026-12-28 12:00'));
  });
});

describe('a deadline', () => {
  const quiet = { from: '22:00', to: '07:00' };

  it('waits for the end of the quiet hours, which nobody is charged for twice', () => {
    const nights = calendar(berlin, { quiet });
    const from = at('2026-11-30 23:30');
    expect(usedUpAt(from, DAY, nights)).toBe(at('2026-12-01 23:30'));
    expect(dueAt(from, DAY, nights)).toBe(at('2026-12-02 07:00'));
    expect(dueAt(from, DAY - 90 * MINUTE, nights)).toBe(at('2026-12-02 07:00'));
    expect(dueAt(from, DAY - 90 * MINUTE - 1, nights)).toBe(at('2026-12-01 22:00') - 1);
  });

  it('that waits for the morning of a day off waits for the next open morning', () => {
    const both = calendar(berlin, { quiet, weekendsOff: true });
    expect(dueAt(at('2026-11-26 23:30'), DAY, both)).toBe(at('2026-11-30 07:00'));
  });

  it('at the very midnight before a day off waits for its end, and counts no more for that', () => {
    const weekendsOff = calendar(berlin, { weekendsOff: true });
    expect(usedUpAt(at('2026-11-27 00:00'), DAY, weekendsOff)).toBe(at('2026-11-28 00:00'));
    const due = dueAt(at('2026-11-27 00:00'), DAY, weekendsOff);
    expect(due).toBe(at('2026-11-30 00:00'));
    expect(spentBetween(at('2026-11-27 00:00'), due, weekendsOff)).toBe(DAY);
  });

  it('stays out of a quiet hour that comes twice, and of one that is skipped', () => {
    const early = calendar(berlin, { quiet: { from: '23:00', to: '02:30' } });
    const second = instant('2026-10-25 03:00', berlin) - 30 * MINUTE;
    expect(dueAt(at('2026-10-24 23:30'), HOUR, early)).toBe(second);
    expect(wallAt(second, berlin)).toBe('2026-10-25 02:30');
    expect(dueAt(at('2027-03-27 23:30'), HOUR, early)).toBe(at('2027-03-28 03:00'));
  });

  it('months away costs no more than its days', async () => {
    const busy = calendar('America/St_Johns', {
      weekendsOff: true,
      quiet,
      vacation: rangesOf(Array.from({ length: 30 }, (_, index) => dayOf('2026-10-01') + 5 * index)),
    });
    await expectLinear((days) => {
      for (let index = 0; index < 20; index++) dueAt(at('2026-10-01 12:00') + index, days * DAY, busy);
    }, 22);
  });
});

describe('whatever the calendar, in every zone', () => {
  const budget = fc.integer({ min: 0, max: 20 * DAY });

  it('counted time is the quarters of an hour that the wall does not show as off', () => {
    const quarters = fc.integer({ min: 0, max: 12 * 96 });
    fc.assert(
      fc.property(anyCalendar, anyInstant, quarters, (calendar, from, length) => {
        const counted = Array.from({ length }, (_, index) => from + index * QUARTER).filter(
          (quarter) => !isOff(quarter, calendar),
        );
        expect(spentBetween(from, from + length * QUARTER, calendar)).toBe(counted.length * QUARTER);
      }),
      { numRuns: 60 },
    );
  });

  it('counted time adds up, and never runs backwards or faster than time', () => {
    const offset = fc.integer({ min: 0, max: 40 * DAY });
    fc.assert(
      fc.property(anyCalendar, anyInstant, offset, offset, (calendar, a, first, second) => {
        const b = a + first;
        const c = b + second;
        const later = spentBetween(b, c, calendar);
        expect(spentBetween(a, b, calendar) + later).toBe(spentBetween(a, c, calendar));
        expect(later).toBeGreaterThanOrEqual(0);
        expect(later).toBeLessThanOrEqual(second);
      }),
    );
  });

  it('a budget is used up exactly then, and not a millisecond earlier', () => {
    fc.assert(
      fc.property(anyCalendar, anyInstant, budget, (calendar, from, budget) => {
        const usedUp = usedUpAt(from, budget, calendar);
        expect(spentBetween(from, usedUp, calendar)).toBe(budget);
        if (budget > 0) expect(spentBetween(from, usedUp - 1, calendar)).toBe(budget - 1);
      }),
    );
  });

  it('a deadline is the first instant from there on that is neither off nor quiet', () => {
    fc.assert(
      fc.property(anyCalendar, anyInstant, budget, (calendar, from, budget) => {
        const usedUp = usedUpAt(from, budget, calendar);
        const due = dueAt(from, budget, calendar);
        expect(isOff(due, calendar) || isQuiet(due, calendar)).toBe(false);
        const open = [];
        for (let quarter = usedUp; quarter < due; quarter += QUARTER)
          if (!isOff(quarter, calendar) && !isQuiet(quarter, calendar))
            open.push(wallAt(quarter, calendar.zone));
        expect(open).toEqual([]);
        if (!calendar.quiet) expect(spentBetween(from, due, calendar)).toBe(budget);
      }),
    );
  });

  it('more time never means an earlier deadline', () => {
    const more = fc.integer({ min: 0, max: 2 * DAY });
    fc.assert(
      fc.property(anyCalendar, anyInstant, budget, more, (calendar, from, budget, more) => {
        expect(dueAt(from, budget + more, calendar)).toBeGreaterThanOrEqual(dueAt(from, budget, calendar));
      }),
    );
  });

  it('a deadline is the same, computed from any instant of the turn', () => {
    fc.assert(
      fc.property(anyCalendar, anyInstant, budget, fc.nat(1000), (calendar, from, budget, share) => {
        const due = dueAt(from, budget, calendar);
        const later = from + Math.floor(((usedUpAt(from, budget, calendar) - from) * share) / 1000);
        expect(dueAt(later, budget - spentBetween(from, later, calendar), calendar)).toBe(due);
      }),
    );
  });
});
