/**
 * Reminders of a turn: at half of its time, a day before the deadline and six hours before. Each is sent
 * once; a turn that is over has none. Derived from the clock alone, so a late alarm finds the same ones.
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
 * Reminders keep this distance from the turn's letter and from each other; the one nearer to the deadline
 * stays.
 */
const APART = 3 * HOUR;
/**
 * A reminder that quiet hours would leave with less time than this comes before them, if the turn is old
 * enough.
 */
const LEAST_NOTICE = HOUR;

/**
 * The running turn's reminders, in order, past ones included; none once the deadline has passed. Half time is
 * left out when a change of calendar or a pause has settled the clock beyond it.
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

/**
 * Whether a reminder says nothing more at `now`: the time is up, or one nearer to the deadline is due as
 * well.
 */
export function isOvertaken(clock: Clock, kind: ReminderKind, now: number): boolean {
  if (clock.running?.hasFallen) return true;
  const reminders = remindersOf(clock);
  const latest = reminders.findLast(({ at }) => at <= now);
  const own = reminders.find((reminder) => reminder.kind === kind);
  return latest !== undefined && latest.kind !== kind && (own === undefined || own.at < latest.at);
}
