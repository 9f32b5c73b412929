/** What the newest turn brought about that everybody must know: claims and how they are answered. */
import type { Notice, Seat } from '../../../rules/index.ts';
import { type GameState, playingSeats, standingAt } from '../evolve/state.ts';
import { afterTurn } from '../evolve/turns.ts';

export interface Announcements {
  readonly notices: readonly Notice[];
  /** The seats that were in the game before the turn. */
  readonly readers: readonly Seat[];
}

const NONE: Announcements = { notices: [], readers: [] };

export function announcementsOf(state: GameState): Announcements {
  const { rules, turns, seats, phase } = state;
  const last = turns.at(-1);
  if (!rules.turnNotices || !last || last.backTo !== undefined) return NONE;
  const before = standingAt(state, turns.length - 1);
  const after = afterTurn(rules, before, last);
  // If something other than the last turn ended the game, no claim is left to be answered.
  if (phase === 'over' && !after.outcome) return NONE;
  return {
    notices: rules.turnNotices(before.position, after, last.move === undefined ? 'leaving' : 'move'),
    readers: playingSeats({ rules, seats, standing: before }),
  };
}
