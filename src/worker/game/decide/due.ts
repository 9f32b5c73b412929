/**
 * What time alone brings about in a game. The object handles what is due before anything else that happens,
 * and logs it with the instant at which it was due: whether an alarm rings early, late, twice or never, the
 * log is the same.
 */

import { canonicalJson } from '../../canonicalJson.ts';
import { calendarOf, deadlineOf } from '../../clock/clock.ts';
import { DAY } from '../../clock/units.ts';
import { takeAutomatically } from '../../clock/vacation.ts';
import { dateAt as dateByZones } from '../../clock/zone.ts';
import { type GameState, isFreedByOthers } from '../evolve/state.ts';
import { availabilityOf } from '../model/availability.ts';
import type { GameEvent } from '../model/events.ts';
import { PROMISES, type Promises } from '../model/promises.ts';
import type { Circumstances, DateAt } from './decision.ts';
import { fillSeats, seatsToFill } from './fillIn.ts';
import { leaving } from './leaving.ts';
import { recounted } from './offers.ts';

/** How long invitations and open seats wait. */
const INVITATION_LIFE = 14 * DAY;

/** How long open seats wait where a machine may take them. */
const FILLED_AFTER = DAY;

/** When something is due next; undefined: nothing ever is. */
export function dueAtOf(state: GameState): number | undefined {
  if (state.phase === 'inviting') {
    return state.createdAt + (seatsToFill(state).length > 0 ? FILLED_AFTER : INVITATION_LIFE);
  }
  if (state.phase !== 'playing') return undefined;
  const { pausedUntil, running } = state.clock;
  if (pausedUntil === undefined && running && state.seats[running.seat]?.machine) return undefined;
  // A pause always ends before the deadline of the player to move.
  return pausedUntil ?? (running?.hasFallen ? undefined : deadlineOf(state.clock));
}

export interface Due {
  readonly at: number;
  /** At least one. */
  readonly events: readonly GameEvent[];
}

/** What is due first, if it is due by `now`. `promises`: those of an older log's day. */
export function dueBy(
  state: GameState,
  now: number,
  dateAt: DateAt = dateByZones,
  promises: Promises = PROMISES,
): Due | undefined {
  const at = dueAtOf(state);
  return at === undefined || at > now
    ? undefined
    : { at, events: eventsAt(state, { at, isNextTold: true, dateAt, promises }) };
}

/**
 * Throws when the same thing is still due in `after`, once it has happened: catching up would never end.
 * Each of these events ends a phase, a pause or a turn, marks the turn's time as run out, or postpones its
 * deadline.
 */
export function assureProgress(done: Due, after: GameState): void {
  const next = dueBy(after, done.at);
  if (next && canonicalJson(next) === canonicalJson(done)) {
    throw new Error(`game ${after.id}: ${done.events[0]?.type} at ${done.at} is due again and again`);
  }
}

function eventsAt(state: GameState, circumstances: Circumstances): readonly GameEvent[] {
  const { at, dateAt = dateByZones } = circumstances;
  if (state.phase === 'inviting') {
    const filled = fillSeats(state);
    return filled.length > 0 ? filled : [{ type: 'gameLapsed' }];
  }
  const ply = state.turns.length;
  if (state.clock.pausedUntil !== undefined) return [{ type: 'pauseEnded', ply }];
  const seat = state.standing.toMove;
  if (seat === undefined) throw new Error(`game ${state.id}: a deadline, and nobody is to move`);
  const { vacation, isAutomatic } = availabilityOf(state, seat);
  const date = dateAt(at, calendarOf(state.clock, seat).zone);
  const { idleDays } = circumstances.promises ?? PROMISES;
  const isClocked = state.clock.terms.kind !== 'none' && !state.clockSetup.noVacation;
  const mayWait = isClocked && (state.idleDays[seat] ?? 0) < idleDays;
  if (mayWait && takeAutomatically({ taken: vacation, isAutomatic }, date).ok) {
    return [{ type: 'vacationTaken', seat, ply, date }];
  }
  const waitsForSubstitute = isFreedByOthers(state.freed) && state.freed?.seat === seat;
  return state.clockSetup.isClaimable || waitsForSubstitute
    ? [{ type: 'timeRanOut', seat, ply }]
    : recounted(leaving(state, { type: 'timeLost', seat, ply }), state, circumstances);
}
