/**
 * Whether the times that stand in a log are those that its events give, by this edition of the time zones or
 * another.
 */
import { canonicalJson } from '../../canonicalJson.ts';
import { calendarOf } from '../../clock/clock.ts';
import { computedClock, timesAfter } from '../evolve/clock.ts';
import type { GameState } from '../evolve/state.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Times } from '../model/times.ts';
import { isOfSomeEdition } from './otherZones.ts';

/** `otherZones`: the zones alone can make the difference. */
export type TimesFound = 'asComputed' | 'otherZones' | 'wrong';

/** `after`: the state at the logged times. `isHidden`: the times off that they rest on are not told. */
export function checkTimes(
  before: GameState | undefined,
  after: GameState,
  logged: LoggedEvent,
  isHidden = false,
): TimesFound {
  const { times, ...bare } = logged;
  if (!times) return 'asComputed';
  if (!before) return 'wrong';
  const clock = computedClock(before, after, bare);
  const computed = timesAfter(before, { ...after, clock }, bare.event);
  if (!computed) return 'wrong';
  if (canonicalJson(times) === canonicalJson(computed)) return 'asComputed';
  // Time off cannot be longer than the time that has passed.
  const earlier = bare.event.type === 'movesTakenBack' ? before.clocks[bare.event.backTo] : before.clock;
  const slack = logged.at - Math.min(earlier?.running?.since ?? 0, before.clock.running?.since ?? logged.at);
  // What the change of a calendar changes is settled at once; which change it was is not told.
  const sinces = [clock.running?.since, before.clock.running?.since, logged.at];
  if (isHidden) return isPossible(times, computed, slack, sinces) ? 'asComputed' : 'wrong';
  return isZonesWork(times, computed, after) ? 'otherZones' : 'wrong';
}

/** Only the times off and the deadline come from zones; all else must be the same. */
function isZonesWork(times: Times, computed: Times, { clock }: GameState): boolean {
  const { running } = times;
  if (!running || canonicalJson(besideZones(times)) !== canonicalJson(besideZones(computed))) return false;
  const { seat, since, deadline } = running;
  const off = running.off.map(([start, end]) => ({ start, end }));
  return isOfSomeEdition({ off, deadline }, since, times.remaining[seat] ?? 0, calendarOf(clock, seat));
}

const besideZones = ({ running, ...times }: Times): object => {
  if (!running) return times;
  const { off: _, deadline: __, ...rest } = running;
  return { ...times, running: rest };
};

/**
 * Without the times off, time seems to run faster than it did: nobody has less than that gives, nor more than
 * if nothing of `slack` ms had counted, and no deadline comes before what is left has run.
 */
function isPossible(
  times: Times,
  computed: Times,
  slack: number,
  sinces: readonly (number | undefined)[],
): boolean {
  const [some, other] = [times.running, computed.running];
  if (canonicalJson(besideTime(times)) !== canonicalJson(besideTime(computed))) return false;
  // What is settled up to a later instant has run until then.
  const run = some && other ? Math.max(0, some.since - other.since) : 0;
  const areLeft = times.remaining.every((left, seat) => {
    const least = (computed.remaining[seat] ?? 0) - (seat === some?.seat ? run : 0);
    return isWithin(left, Math.max(0, least), slack);
  });
  if (!areLeft || !some || !other) return areLeft;
  if (!sinces.includes(some.since) || !isWithin(some.budget, other.budget, slack)) return false;
  const left = times.remaining[some.seat] ?? 0;
  return some.hasFallen ? some.deadline === some.since : some.deadline >= some.since + left;
}

const besideTime = ({ running, remaining, pausedUntil }: Times): object => ({
  seats: remaining.length,
  pausedUntil,
  running: running && {
    seat: running.seat,
    startedAt: running.startedAt,
    hasFallen: running.hasFallen,
  },
});

const isWithin = (left: number, least: number, slack: number): boolean =>
  left >= least && left <= least + Math.max(0, slack);
