import { describe, expect, it } from 'vitest';
import { type Calendar, spentBetween } from '../../../src/worker/clock/calendar.ts';
import {
  type Clock,
  deadlineOf,
  endTurn,
  extend,
  isOutOfTime,
  newClock,
  remainingAt,
  setCalendar,
  settle,
  startTurn,
  stop,
  takeBack,
  withdraw,
} from '../../../src/worker/clock/clock.ts';
import { LONGEST_PAUSE, pause, pauseAt, resume } from '../../../src/worker/clock/pause.ts';
import type { Terms } from '../../../src/worker/clock/terms.ts';
import { DAY, HOUR } from '../../../src/worker/clock/units.ts';
import { calendar, instant } from '../../support/clock/instants.ts';

const tenAndOne: Terms = { kind: 'fischer', bank: 9 * DAY, increment: DAY, cap: 10 * DAY };
const threeAMove: Terms = { kind: 'perMove', time: 3 * DAY };
const plain = calendar('UTC');
const three = [plain, plain, plain];

/** A running clock of three seats; times are days since the game began. */
const begun = (terms: Terms, calendars: readonly Calendar[] = three): Clock =>
  startTurn(newClock(terms, calendars), 0, 0);
const days = (count: number): number => count * DAY;
const daysLeft = (clock: Clock): readonly number[] => clock.remaining.map((left) => left / DAY);

describe('a bank with an increment', () => {
  it('charges the seat that moved and nobody else, and adds a day', () => {
    const moved = endTurn(begun(tenAndOne), days(4));
    expect(daysLeft(moved)).toEqual([6, 9, 9]);
    expect(moved.running).toBeUndefined();
  });

  it('never holds more than its cap', () => {
    const quick = endTurn(begun(tenAndOne), 0);
    expect(daysLeft(quick)).toEqual([10, 9, 9]);
    expect(daysLeft(endTurn(startTurn(quick, 0, 0), 0))).toEqual([10, 9, 9]);
  });

  it('gives its deadline as an instant, the same however often the clock is settled', () => {
    const clock = begun(tenAndOne);
    expect(deadlineOf(clock)).toBe(days(9));
    expect(deadlineOf(settle(settle(clock, days(2)), days(5)))).toBe(days(9));
    expect(remainingAt(clock, 0, days(5))).toBe(days(4));
    expect(remainingAt(clock, 1, days(5))).toBe(days(9));
  });
});

describe('a turn that begins with nothing left', () => {
  const empty = startTurn({ ...begun(tenAndOne), running: undefined, remaining: [0, 0, 0] }, 0, days(1));

  it('is out of time at once', () => {
    expect(isOutOfTime(empty, days(1))).toBe(true);
    expect(settle(empty, days(1)).running).toMatchObject({ since: days(1), hasFallen: true });
  });
});

describe('a time for each move', () => {
  it('is whole again for the next move', () => {
    expect(daysLeft(endTurn(begun(threeAMove), days(2)))).toEqual([3, 3, 3]);
  });
});

describe('a game without clock', () => {
  it('has turns, but neither deadline nor remaining time', () => {
    const clock = begun({ kind: 'none' });
    expect(deadlineOf(clock)).toBeUndefined();
    expect(isOutOfTime(clock, days(1000))).toBe(false);
    expect(remainingAt(clock, 0, days(1))).toBeUndefined();
    expect(startTurn(endTurn(clock, days(5)), 1, days(5)).running?.seat).toBe(1);
  });
});

describe('time', () => {
  it('is up at the deadline itself, not a millisecond before', () => {
    const clock = begun(threeAMove);
    expect(isOutOfTime(clock, days(3) - 1)).toBe(false);
    expect(isOutOfTime(clock, days(3))).toBe(true);
  });

  it('that is up stays up, whatever the player arranges afterwards', () => {
    const late = calendar('UTC', { vacation: [{ first: '1970-01-04', last: '1970-01-09' }] });
    expect(deadlineOf(setCalendar(begun(threeAMove), 0, late, days(3)))).toBe(days(3));
    expect(deadlineOf(setCalendar(begun(threeAMove), 0, late, days(3) + HOUR))).toBe(days(3));
    expect(pause(begun(threeAMove), days(4), days(5))).toEqual({ ok: false, error: { code: 'TIME_IS_UP' } });
  });

  it('that is up leaves nothing when a late move is let through: only the increment', () => {
    expect(daysLeft(endTurn(begun(tenAndOne), days(12)))).toEqual([1, 9, 9]);
  });

  it("waited for in quiet hours is nobody's: a move in them leaves nothing, and one before them keeps the rest", () => {
    const nights = calendar('UTC', { quiet: { from: '22:00', to: '07:00' } });
    const clock = startTurn(newClock(tenAndOne, [nights, plain]), 0, 23 * HOUR);
    expect(deadlineOf(clock)).toBe(days(10) + 7 * HOUR);
    expect(endTurn(clock, days(10) + 3 * HOUR).remaining[0]).toBe(DAY);
    expect(endTurn(clock, days(9) + 21 * HOUR).remaining[0]).toBe(DAY + 2 * HOUR);
  });
});

describe('a calendar that changes in the middle of a turn', () => {
  it('counts from then on and not before', () => {
    const away = calendar('UTC', { vacation: [{ first: '1970-01-01', last: '1970-01-05' }] });
    const clock = setCalendar(begun(threeAMove), 0, away, days(1.5));
    expect(remainingAt(clock, 0, days(4))).toBe(days(1.5));
    expect(deadlineOf(clock)).toBe(days(6.5));
  });

  it("of another seat's player changes nothing for the seat to move", () => {
    const away = calendar('UTC', { vacation: [{ first: '1970-01-01', last: '1970-01-05' }] });
    expect(deadlineOf(setCalendar(begun(threeAMove), 1, away, days(1)))).toBe(days(3));
  });
});

describe('vacation that is taken because a deadline would pass', () => {
  const away = calendar('UTC', { vacation: [{ first: '1970-01-04', last: '1970-01-04' }] });

  it('moves the deadline to the end of the day, counted from the deadline however late that is noticed', () => {
    const clock = extend(begun(threeAMove), away);
    expect(deadlineOf(clock)).toBe(days(4));
    expect(daysLeft(clock)).toEqual([0, 3, 3]);
    expect(isOutOfTime(clock, days(4) - 1)).toBe(false);
  });

  it('cannot be taken for a deadline that it does not move', () => {
    expect(() => extend(begun(threeAMove), plain)).toThrow();
    expect(() => extend(settle(begun(threeAMove), days(5)), away)).toThrow();
  });
});

describe('a seat that leaves', () => {
  it('on its turn is charged without increment, and the next clock starts once', () => {
    const clock = withdraw(begun(tenAndOne), 0, 1, days(2));
    expect(daysLeft(clock)).toEqual([7, 9, 9]);
    expect(clock.running).toEqual({
      seat: 1,
      startedAt: days(2),
      budget: days(9),
      since: days(2),
      off: [],
      deadline: days(11),
      hasFallen: false,
    });
    expect(startTurn(clock, 1, days(3))).toBe(clock);
    expect(withdraw(clock, 0, 1, days(3))).toBe(clock);
  });

  it("out of its turn leaves the other's clock as it runs", () => {
    const clock = begun(tenAndOne);
    expect(withdraw(clock, 2, 0, days(2))).toBe(clock);
  });

  it('by time-out gives the next seat its own time only', () => {
    const clock = withdraw(begun(threeAMove), 0, 1, days(3));
    expect(daysLeft(clock)).toEqual([0, 3, 3]);
    expect(deadlineOf(clock)).toBe(days(6));
  });

  it('as the last but one stops every clock', () => {
    expect(withdraw(begun(tenAndOne), 0, undefined, days(2))).toEqual(stop(begun(tenAndOne), days(2)));
    expect(deadlineOf(stop(begun(tenAndOne), days(2)))).toBeUndefined();
  });
});

describe('a takeback', () => {
  it('gives every seat what it had when the move was played, and the asker the turn', () => {
    const before = begun(tenAndOne);
    const after = startTurn(endTurn(before, days(2)), 1, days(2));
    const clock = takeBack(settle(after, days(5)), before, days(2), days(5));
    expect(daysLeft(clock)).toEqual([7, 9, 9]);
    expect(deadlineOf(clock)).toBe(days(12));
  });

  it('leaves calendars and a pause as they are now', () => {
    const before = begun(tenAndOne);
    const moved = startTurn(endTurn(before, days(2)), 1, days(2));
    const away = calendar('UTC', { vacation: [{ first: '1970-01-11', last: '1970-01-11' }] });
    const paused = pause(setCalendar(moved, 0, away, days(3)), days(3), days(6));
    if (!paused.ok) throw new Error(paused.error.code);
    const clock = takeBack(paused.value, before, days(2), days(4));
    expect([clock.calendars[0], pauseAt(clock, days(4))]).toEqual([away, days(6)]);
    expect(deadlineOf(clock)).toBe(days(6 + 7 + 1));
  });
});

describe('a pause', () => {
  const paused = (until: number): Clock => {
    const result = pause(begun(threeAMove), days(1), until);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };

  it('stops the clock until it is ended by consent', () => {
    const clock = resume(paused(days(20)), days(11));
    expect(deadlineOf(clock)).toBe(days(13));
    expect(pauseAt(clock, days(11))).toBeUndefined();
  });

  it('ends by itself, and an alarm that says so late changes nothing', () => {
    const clock = paused(days(20));
    expect(deadlineOf(clock)).toBe(days(22));
    expect(pauseAt(clock, days(20))).toBeUndefined();
    expect(deadlineOf(resume(clock, days(21)))).toBe(days(22));
  });

  it('holds for a turn that begins in it, and a move in it costs nothing', () => {
    const clock = startTurn(endTurn(paused(days(20)), days(4)), 1, days(4));
    expect(daysLeft(clock)).toEqual([3, 3, 3]);
    expect(deadlineOf(clock)).toBe(days(23));
    expect(deadlineOf(resume(clock, days(6)))).toBe(days(9));
  });

  it('is refused when there is nothing to pause, twice, backwards, and beyond 30 days', () => {
    const refusal = (clock: Clock, until: number) => pause(clock, days(2), until);
    expect(refusal(begun({ kind: 'none' }), days(3))).toEqual({
      ok: false,
      error: { code: 'NOTHING_TO_PAUSE' },
    });
    expect(refusal(newClock(threeAMove, three), days(3))).toEqual({
      ok: false,
      error: { code: 'NOTHING_TO_PAUSE' },
    });
    expect(refusal(paused(days(20)), days(22))).toEqual({
      ok: false,
      error: { code: 'ALREADY_PAUSED', until: days(20) },
    });
    expect(refusal(begun(threeAMove), days(2))).toEqual({
      ok: false,
      error: { code: 'PAUSE_ENDS_BEFORE_IT_BEGINS' },
    });
    expect(refusal(begun(threeAMove), days(32) + 1)).toEqual({
      ok: false,
      error: { code: 'PAUSE_TOO_LONG', most: LONGEST_PAUSE },
    });
    expect(refusal(begun(threeAMove), days(32)).ok).toBe(true);
  });
});

describe('the law of the account', () => {
  it('holds from letter to deadline: what counts between them is the budget', () => {
    const weekends = calendar('Europe/Berlin', { weekendsOff: true });
    const friday = instant('2026-10-23 18:00', 'Europe/Berlin');
    const clock = startTurn(newClock(threeAMove, [weekends]), 0, friday);
    expect(deadlineOf(clock)).toBe(instant('2026-10-28 18:00', 'Europe/Berlin'));
    expect(spentBetween(friday, deadlineOf(clock) ?? 0, weekends)).toBe(days(3));
  });
});
