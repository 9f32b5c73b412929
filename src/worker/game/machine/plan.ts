/**
 * What a machine does next in a game, and when: pure, so that the alarm is set by the same truth that later
 * carries it out. A machine never offers anything, and it has no deadline (`decide/due.ts`).
 */
import { type Machine, machineOf } from '../../../bots/index.ts';
import type { Seat } from '../../../rules/index.ts';
import { SECOND } from '../../clock/units.ts';
import { type GameState, playingSeats } from '../evolve/state.ts';
import { levelOf } from '../model/machines.ts';
import type { Offer } from '../offers/kinds.ts';
import { standingOffers, waitedFor } from '../offers/policy.ts';
import { type Failure, hasGivenUp, isLost } from './failures.ts';

/** A machine moves so long after the move before: it shall feel like mail, and a slip can be taken back. */
const MOVES_AFTER = 20 * SECOND;
/** And answers an offer so long after it was made. */
const ANSWERS_AFTER = 5 * SECOND;

export type MachineTask =
  /** Takes the seat to which it is invited. */
  | { readonly does: 'sit'; readonly seat: Seat }
  | { readonly does: 'answer'; readonly seat: Seat; readonly offer: Offer; readonly accepts: boolean }
  | { readonly does: 'move'; readonly seat: Seat; readonly machine: Machine }
  /** It has failed to move too often. */
  | { readonly does: 'resign'; readonly seat: Seat };

export interface Planned {
  readonly at: number;
  readonly task: MachineTask;
}

/** The next thing that a machine in the game does; undefined: it waits for people. */
export function planOf(state: GameState): Planned | undefined {
  if (state.phase === 'inviting') {
    const seat = state.seats.findIndex(({ account, state: of }) => of === 'invited' && levelOf(account));
    return seat < 0 ? undefined : { at: state.createdAt, task: { does: 'sit', seat } };
  }
  if (state.phase !== 'playing') return undefined;
  const answer = answerIn(state);
  if (answer) return { at: state.changedAt + ANSWERS_AFTER, task: answer };
  const seat = state.standing.toMove;
  const machine = seat === undefined ? undefined : state.seats[seat]?.machine;
  if (seat === undefined || !machine || state.clock.pausedUntil !== undefined) return undefined;
  const before = state.turns.at(-1)?.at ?? state.createdAt;
  return { at: before + MOVES_AFTER, task: { does: 'move', seat, machine } };
}

/** The same once a machine has failed: later, or what is left to it; undefined: nothing is. */
export function planAfter(planned: Planned, failure: Failure): Planned | undefined {
  const at = Math.max(planned.at, failure.retryAt);
  if (!hasGivenUp(failure)) return { at, task: planned.task };
  const { does, seat } = planned.task;
  return does === 'move' && !isLost(failure) ? { at, task: { does: 'resign', seat } } : undefined;
}

/** The first answer that a machine owes to an offer. */
function answerIn(state: GameState): MachineTask | undefined {
  const playing = playingSeats(state);
  for (const offer of standingOffers(state.offers)) {
    const seat = waitedFor(offer, playing).find((each) => state.seats[each]?.machine);
    if (seat !== undefined) return { does: 'answer', seat, offer, accepts: accepts(state, seat, offer) };
  }
  return undefined;
}

/** A draw only where less than half a win is to be expected; whatever else players may agree on. */
function accepts({ rules, standing }: GameState, seat: Seat, { kind }: Offer): boolean {
  if (kind !== 'draw' || standing.outcome) return true;
  return (rules.evaluate(standing.position)[seat] ?? 0) < 1 / 2;
}

/** Today's machine for a seat, by its account. */
export function machineAt({ rules, seats }: GameState, seat: Seat): Machine | undefined {
  const account = seats[seat]?.account;
  const level = account === undefined ? undefined : levelOf(account);
  return level && machineOf(rules.id, level);
}
