/**
 * Reminders during a turn: at half of its time, a day before the deadline, and six hours before. Each is
 * sent once, and none after the turn. They are derived from the clock alone, so a late alarm finds the same
 * ones.
 */
import { usedUpBeside } from './calendar.ts';
import { type Clock, calendarOf, deadlineOf } from './clock.ts';
import { quietAround } from './quietHours.ts';
import { HOUR } from './units.ts';

const REMINDER_KINDS = ['halfTime', 'dayLeft', 'hoursLeft'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

export interface Reminder {
  readonly kind: ReminderKind;
  readonly at: number;
}

/**
 * Reminders are at least this far from the turn's letter and from each other; of two too close, the one
 * nearer the deadline is kept.
 */
const APART = 3 * HOUR;
/**
 * If quiet hours would delay a reminder until less than this is left, it is sent before them, provided the
 * turn is old enough.
 */
const LEAST_NOTICE = HOUR;

/**
 * The running turn's reminders, in order, including past ones; none once the deadline has passed. Leaves out
 * the one at half time if a calendar change or a pause has settled the clock past it.
 */
export function remindersOf(clock: Clock): readonly Reminder[] {
  const { running } = clock;
  const deadline = deadlineOf(clock);
  if (!running || running.hasFallen || deadline === undefined) return [];
  const calendar = calendarOf(clock, running.seat);

  const soonest = running.startedAt + APART;

  const awake = (at: number): number => {
    const night = quietAround(at, calendar.quiet, calendar.zone);
    if (!night) return at;
    const isEndTooLate = night.end > deadline - LEAST_NOTICE;
    return isEndTooLate && night.start >= soonest ? night.start : night.end;
  };
  const toHalf = (clock.remaining[running.seat] ?? 0) - Math.floor(running.budget / 2);
  const wanted: Reminder[] = [
    { kind: 'hoursLeft', at: awake(deadline - 6 * HOUR) },
    { kind: 'dayLeft', at: awake(deadline - 24 * HOUR) },
  ];
  if (toHalf >= 0)
    wanted.push({ kind: 'halfTime', at: awake(usedUpBeside(running.off, running.since, toHalf)) });
  wanted.sort((a, b) => b.at - a.at);

  const kept: Reminder[] = [];
  for (const reminder of wanted) {
    const latest = kept[0] ? kept[0].at - APART : deadline - 1;
    if (soonest <= reminder.at && reminder.at <= latest) kept.unshift(reminder);
  }
  return kept;
}

/** Whether a reminder is pointless at `now`: time is up, or one nearer the deadline is due too. */
export function isOvertaken(clock: Clock, kind: ReminderKind, now: number): boolean {
  if (clock.running?.hasFallen) return true;
  const reminders = remindersOf(clock);
  const latest = reminders.findLast(({ at }) => at <= now);
  const own = reminders.find((reminder) => reminder.kind === kind);
  return latest !== undefined && latest.kind !== kind && (own === undefined || own.at < latest.at);
}
