/** Whether the times in a log are the ones its events give, by this edition of the time zones or another. */
import { canonicalJson } from '../../canonicalJson.ts';
import { calendarOf } from '../../clock/clock.ts';
import { computedClock, timesAfter } from '../evolve/clock.ts';
import type { GameState } from '../evolve/state.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Times } from '../model/times.ts';
import { isOfSomeEdition } from './otherZones.ts';

/** `otherZones`: a different edition of the time zones is enough to explain the difference. */
export type TimesFound = 'asComputed' | 'otherZones' | 'wrong';

/** `after` is the state at the logged times. `isHidden`: the time off behind them is sealed. */
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
  // A change of calendar settles the clock at once, but the log does not disclose what the change was.
  const sinces = [clock.running?.since, before.clock.running?.since, logged.at];
  if (isHidden) return isPossible(times, computed, slack, sinces) ? 'asComputed' : 'wrong';
  return isZonesWork(times, computed, after) ? 'otherZones' : 'wrong';
}

/** Only time off and the deadline depend on zones; everything else must be the same. */
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
 * Computed without the hidden time off, clocks run faster than they really did. So nobody may have less left
 * than computed, nor more than if `slack` ms had not counted at all, and no deadline may come before the time
 * left has run out.
 */
function isPossible(
  times: Times,
  computed: Times,
  slack: number,
  sinces: readonly (number | undefined)[],
): boolean {
  const [some, other] = [times.running, computed.running];
  if (canonicalJson(besideTime(times)) !== canonicalJson(besideTime(computed))) return false;
  // A clock that was settled at a later instant has been running until then.
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
