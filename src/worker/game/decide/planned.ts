/** A move that a player's plan plays: decided like any other, and marked in the log. */
import { ok, type Played, type Result, type Seat } from '../../../rules/index.ts';
import { type GameState, playingSeats } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameRefusal } from '../model/refusals.ts';
import { standingOffers, waitedFor } from '../offers/policy.ts';
import type { Circumstances } from './decision.ts';
import { mayMove } from './mayAct.ts';
import { type DecidedMove, decideReadMove } from './move.ts';

/**
 * Whether a plan of the seat may play now: it answers a move of somebody else, never a takeback, and nothing
 * that its owner has yet to answer; and not in a pause.
 */
export function mayBePlanned(state: GameState, seat: Seat): boolean {
  const newest = state.turns.at(-1);
  if (!mayMove(state, seat, state.turns.length).ok || state.clock.pausedUntil !== undefined) return false;
  if (newest?.move === undefined || newest.seat === seat) return false;
  const playing = playingSeats(state);
  return !standingOffers(state.offers).some((offer) => waitedFor(offer, playing).includes(seat));
}

export function decidePlanned(
  read: Played<unknown>,
  seat: Seat,
  state: GameState,
  circumstances: Circumstances,
): Result<DecidedMove, GameRefusal> {
  const decided = decideReadMove(read, seat, state, circumstances);
  if (!decided.ok) return decided;
  return ok({ ...decided.value, events: decided.value.events.map(asPlanned) });
}

export const asPlanned = (event: GameEvent): GameEvent =>
  event.type === 'movePlayed' ? { ...event, planned: true } : event;
