/** What a player's plan answers to the newest turn, and why it does not where it has lines for it. */
import { type AnyRules, legalMoves, type Played, play, readMove, type Seat } from '../../../rules/index.ts';
import { mayBePlanned } from '../decide/planned.ts';
import type { GameState } from '../evolve/state.ts';
import { followPlan, holdingPlan } from './follow.ts';
import { hasLost } from './losses.ts';
import type { Plan } from './plan.ts';

/** What a seat wants to have played without being asked. */
export interface Wishes {
  readonly plan: Plan | undefined;
  /** The only legal move is played at once. */
  readonly playsForced: boolean;
}

/** Why the plan plays nothing now, told to its owner. */
export type Unmet =
  /** `move`: what it has no line for. */
  | { readonly why: 'UNFORESEEN'; readonly seat: Seat; readonly move?: string }
  /** `move`: the owner's planned one. */
  | { readonly why: 'ILLEGAL' | 'GUARDED'; readonly move: string };

export type PlanAnswer =
  | { readonly does: 'move'; readonly played: Played<unknown> }
  | { readonly does: 'resign' }
  | { readonly does: 'nothing'; readonly unmet?: Unmet };

const NOTHING: PlanAnswer = { does: 'nothing' };

/** What is done for the seat that is to move. */
export function answerOf(state: GameState, seat: Seat, { plan, playsForced }: Wishes): PlanAnswer {
  if (!mayBePlanned(state, seat)) return NOTHING;
  const answer = plan ? planned(state, seat, plan) : NOTHING;
  if (answer.does !== 'nothing' || !playsForced) return answer;
  const forced = forcedMove(state.rules, state.standing.position);
  return forced ? { does: 'move', played: forced } : answer;
}

function planned(state: GameState, seat: Seat, kept: Plan): PlanAnswer {
  const { rules, turns, standing } = state;
  const plan = holdingPlan(kept, turns);
  if (!plan) return NOTHING;
  const { nodes, since, isThroughAny, missed } = followPlan(rules, plan, turns);
  if (missed !== undefined) {
    // Told once: later turns are further from the plan, and no news.
    const isNew = !since.slice(missed).some((turn) => turn.seat === seat);
    const { seat: of, move } = since[missed] ?? { seat, move: undefined };
    return isNew ? not({ why: 'UNFORESEEN', seat: of, ...(move !== undefined && { move }) }) : NOTHING;
  }
  const node = nodes.find((each) => each.seat === seat);
  if (!node || node.does === 'any') return NOTHING;
  if (node.does === 'resign') return isThroughAny || rules.resignsByConsent ? NOTHING : { does: 'resign' };
  if (isThroughAny && !plan.isUnguarded && hasLost(rules, plan, seat, since)) {
    return not({ why: 'GUARDED', move: node.move });
  }
  const read = readMove(rules, standing.position, node.move);
  return read.ok && isAsMeant(node.move, read.value.text)
    ? { does: 'move', played: read.value }
    : not({ why: 'ILLEGAL', move: node.move });
}

/** A capture that was planned behind an "any" is not played where it takes nothing. */
const isAsMeant = (planned: string, move: string): boolean => !CAPTURE.test(planned) || CAPTURE.test(move);
const CAPTURE = /\d ?[x×]/i;

const not = (unmet: Unmet): PlanAnswer => ({ does: 'nothing', unmet });

/** The only legal move; undefined where there are several. */
function forcedMove(rules: AnyRules, position: unknown): Played<unknown> | undefined {
  const [only, other] = take(legalMoves(rules, position), 2);
  const played = only && !other ? play(rules, position, only) : undefined;
  return played?.ok ? played.value : undefined;
}

function take<T>(all: Iterable<T>, count: number): readonly T[] {
  const taken: T[] = [];
  for (const each of all) {
    taken.push(each);
    if (taken.length === count) break;
  }
  return taken;
}
