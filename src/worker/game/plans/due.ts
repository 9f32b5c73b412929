/** When plans play: as the letter about the move before would leave, so that nobody can tell of any. */

import type { Seat, Standing } from '../../../rules/index.ts';
import { SECOND } from '../../clock/units.ts';
import { decide } from '../decide/decide.ts';
import { decidePlanned } from '../decide/planned.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import type { Turn } from '../model/snapshot.ts';
import { answerOf, type Unmet, type Wishes } from './answer.ts';

/** The plans of a game's players. */
interface KnownPlans {
  wishesOf(state: GameState, seat: Seat): Wishes;
}

export interface PlannedTurn {
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** The standing a move leads to. */
  readonly standing?: Standing<unknown>;
}

/** So many turns in a row at most: two players whose only moves go to and fro are asked in the end. */
const LONGEST_CHAIN = 100;

/** What a plan does next, if it is time by `now`. `hold`: how long letters wait, in seconds. */
export function plannedBy(
  plans: KnownPlans,
  state: GameState,
  now: number,
  hold: number,
): PlannedTurn | undefined {
  const seat = state.standing.toMove;
  const newest = state.turns.at(-1);
  if (seat === undefined || newest?.move === undefined) return undefined;
  if (state.turns.length > LONGEST_CHAIN && state.turns.slice(-LONGEST_CHAIN).every(isPlanned)) {
    return undefined;
  }
  // What one plan has played, the next answers at once.
  const at = Math.max(newest.at + (isPlanned(newest) ? 0 : hold * SECOND), state.changedAt);
  if (at > now) return undefined;
  const wishes = plans.wishesOf(state, seat);
  if (!wishes.plan && !wishes.playsForced) return undefined;
  const answer = answerOf(state, seat, wishes);
  const circumstances = { at, isNextTold: true };
  switch (answer.does) {
    case 'nothing':
      return undefined;
    case 'resign': {
      const resigned = decide({ type: 'resign', seat, ply: state.turns.length }, state, circumstances);
      return resigned.ok ? { at, events: resigned.value } : undefined;
    }
    case 'move': {
      const decided = decidePlanned(answer.played, seat, state, circumstances);
      return decided.ok ? { at, ...decided.value } : undefined;
    }
  }
}

const isPlanned = (turn: Turn): boolean => turn.isPlanned ?? false;

/** When a plan will play, as the game stands; undefined: none will. */
export const plannedAt = (plans: KnownPlans, state: GameState, hold: number): number | undefined =>
  plannedBy(plans, state, Number.POSITIVE_INFINITY, hold)?.at;

/** Why the plan of the seat to move does not play, if that is news to its owner. */
export function unmetBy(plans: KnownPlans, state: GameState): Unmet | undefined {
  const seat = state.standing.toMove;
  if (seat === undefined) return undefined;
  const answer = answerOf(state, seat, plans.wishesOf(state, seat));
  return answer.does === 'nothing' ? answer.unmet : undefined;
}
