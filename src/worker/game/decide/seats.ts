/** Who sits where: invitations and open seats, taken and declined. */

import { ok, refuse, type Seat } from '../../../rules/index.ts';
import { type GameState, isFreedByOthers, isStillIn } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import { type AccountId, NOBODY } from '../model/ids.ts';
import { levelOf } from '../model/machines.ts';
import { isVoid } from '../model/phase.ts';
import { PROMISES, timeAfterTakeback } from '../model/promises.ts';
import type { GameRefusal } from '../model/refusals.ts';
import type { Circumstances, CommandOf, Decision } from './decision.ts';
import { NOT_PLAYED } from './mayAct.ts';

/** Why an invitation cannot be answered (any more), if so. */
function refuseInvited(state: GameState, seat: Seat, account: AccountId): GameRefusal | undefined {
  if (state.seats[seat]?.account !== account) return { code: 'NOT_YOUR_SEAT' };
  if (isVoid(state.phase)) return NOT_PLAYED[state.phase];
  return state.seats[seat]?.state === 'invited' ? undefined : { code: 'SEAT_TAKEN' };
}

/** Why an open seat cannot be taken, if so. */
function refuseNewcomer(state: GameState, account: AccountId): GameRefusal | undefined {
  if (isVoid(state.phase)) return NOT_PLAYED[state.phase];
  return state.seats.some((player) => player.account === account) ? { code: 'ALREADY_SEATED' } : undefined;
}

const isOpen = (state: GameState, seat: Seat): boolean => state.seats[seat]?.state === 'open';

export function takeSeat({ type: _, ...taken }: CommandOf<'takeSeat'>, state: GameState): Decision {
  const { seat, account, invited = account, machine } = taken;
  if (machine?.level !== levelOf(account)) return refuse({ code: 'NOT_YOUR_SEAT' });
  const isNew = isOpen(state, seat) || invited !== account;
  const refusal =
    (isNew ? refuseNewcomer(state, account) : undefined) ??
    (isOpen(state, seat) ? undefined : refuseInvited(state, seat, invited));
  if (refusal) return refuse(refusal);
  const isLast = state.seats.every((player, index) => index === seat || player.state === 'playing');
  const sits: GameEvent = { type: 'seatTaken', ...taken };
  return ok(isLast ? [sits, { type: 'gameBegun' }] : [sits]);
}

/** A substitute takes over a seat, with enough time not to lose on the clock at once. */
export function standIn(
  { type: _, seq, ...taken }: CommandOf<'standIn'>,
  state: GameState,
  { promises = PROMISES }: Circumstances,
): Decision {
  const { seat, account } = taken;
  if (state.phase !== 'playing') return refuse(NOT_PLAYED[state.phase]);
  if (state.freed?.seat !== seat || state.freed.seq !== seq) return refuse({ code: 'SEAT_NOT_FREE' });
  if (!isStillIn(state, seat)) return refuse({ code: 'SEAT_NOT_FREE' });
  const { running } = state.clock;
  const isAbsent = running?.seat === seat && running.hasFallen;
  if (isFreedByOthers(state.freed) && !isAbsent) return refuse({ code: 'SEAT_NOT_FREE_YET' });
  const refusal = refuseNewcomer(state, account);
  if (refusal) return refuse(refusal);
  const atLeast = timeAfterTakeback(state.clock.terms, promises);
  const insteadOf = state.seats[seat]?.account ?? NOBODY;
  return ok([{ type: 'seatTaken', ...taken, insteadOf, ...(atLeast !== undefined && { atLeast }) } as const]);
}

export function declineSeat({ seat, account }: CommandOf<'declineSeat'>, state: GameState): Decision {
  const isWithdrawn = isOpen(state, seat) && account === state.host && state.phase === 'inviting';
  const refusal = isWithdrawn ? undefined : refuseInvited(state, seat, account);
  return refusal ? refuse(refusal) : ok([{ type: 'seatDeclined', seat, account }]);
}
