/** What taking a move back gives the clock of whoever moves again: players are told before they agree. */
import type { Seat } from '../../../rules/index.ts';
import { dueAt } from '../../clock/calendar.ts';
import { type Clock, calendarOf } from '../../clock/clock.ts';
import { pauseAt } from '../../clock/pause.ts';
import { PROMISES, timeAfterTakeback } from '../model/promises.ts';
import type { TakebackTime } from '../model/snapshot.ts';
import { clockAfter } from './clock.ts';
import { type GameState, isStillIn, standingAt } from './state.ts';
import { lastMove } from './turns.ts';

/**
 * The time that a seat has once its last move is taken back; undefined: there is no clock, or no such move.
 */
export function takebackTimeOf(state: GameState, seat: Seat): TakebackTime | undefined {
  const { clock, turns, seq, changedAt: at, phase } = state;
  const atLeast = timeAfterTakeback(clock.terms, PROMISES);
  const last = phase === 'playing' ? lastMove(turns, seat) : undefined;
  if (atLeast === undefined || !last) return undefined;
  const event = { type: 'movesTakenBack', seat, ply: turns.length, backTo: last.ply, atLeast } as const;
  const after = clockAfter(state, state, { seq: seq + 1, at, event });
  return { left: after.remaining[seat] ?? atLeast, calendar: calendarOf(after, seat) };
}

/** The new deadline, if all agree at `at`. */
export const deadlineAfterTakeback = ({ left, calendar }: TakebackTime, clock: Clock, at: number): number =>
  dueAt(pauseAt(clock, at) ?? at, left, calendar);

/** Whether a seat that was out of the game plays again with the newest turn, which took moves back. */
export function isBroughtBack(state: GameState, seat: Seat): boolean {
  const { seats, rules, turns } = state;
  const standing = standingAt(state, turns.length - 1);
  return isStillIn(state, seat) && !isStillIn({ seats, rules, standing }, seat);
}
