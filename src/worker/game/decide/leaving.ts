/** A seat leaves the game. */
import type { Standing } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';

type Leaving = Extract<GameEvent, { type: 'seatResigned' | 'timeLost' }>;

/** The event, and the game's end where it follows. */
export function leaving(state: GameState, event: Leaving): readonly GameEvent[] {
  return [event, ...endOf(state.rules.withdraw(state.standing.position, event.seat))];
}

export const endOf = ({ outcome }: Standing<unknown>): readonly GameEvent[] =>
  outcome ? [{ type: 'gameEnded', outcome }] : [];
