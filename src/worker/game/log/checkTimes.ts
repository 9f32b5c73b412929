/**
 * Whether the times that stand in a log are those that its events give, by this edition of the time zones or
 * another.
 */
import { canonicalJson } from '../../canonicalJson.ts';
import { type Calendar, usedUpBeside } from '../../clock/calendar.ts';
import { calendarOf } from '../../clock/clock.ts';
import { computedClock, timesAfter } from '../evolve/clock.ts';
import type { GameState } from '../evolve/state.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { Times } from '../model/times.ts';

/** `otherZones`: the zones alone can make the difference. */
export type TimesFound = 'asComputed' | 'otherZones' | 'wrong';

/** `after`: the state at the logged times. */
export function checkTimes(before: GameState | undefined, after: GameState, logged: LoggedEvent): TimesFound {
  const { times, ...bare } = logged;
  if (!times) return 'asComputed';
  if (!before) return 'wrong';
  const computed = timesAfter(before, { ...after, clock: computedClock(before, after, bare) }, bare.event);
  if (!computed) return 'wrong';
  if (canonicalJson(times) === canonicalJson(computed)) return 'asComputed';
  return isZonesWork(times, computed, after) ? 'otherZones' : 'wrong';
}

/**
 * Only the times off and the deadline come from zones; all else must be the same, and nobody may have lost
 * time.
 */
function isZonesWork(times: Times, computed: Times, { clock }: GameState): boolean {
  const { running } = times;
  if (!running || canonicalJson(besideZones(times)) !== canonicalJson(besideZones(computed))) return false;
  const { seat, since, deadline } = running;
  const off = running.off.map(([start, end]) => ({ start, end }));
  const left = times.remaining[seat] ?? 0;
  return asksZones(calendarOf(clock, seat)) && deadline >= usedUpBeside(off, since, left);
}

const besideZones = ({ running, ...times }: Times): object => {
  if (!running) return times;
  const { off: _, deadline: __, ...rest } = running;
  return { ...times, running: rest };
};

const asksZones = ({ zone, quiet, weekendsOff, vacation }: Calendar): boolean =>
  zone !== 'UTC' && (quiet !== undefined || weekendsOff || vacation.length > 0);
