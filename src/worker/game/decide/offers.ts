/** What players agree on: offers made, accepted and closed, and what follows once all have accepted. */

import { type Outcome, ok, type Result, refuse, type Seat } from '../../../rules/index.ts';
import { checkPauseDays, pause, pauseAt } from '../../clock/pause.ts';
import { DAY, MINUTE } from '../../clock/units.ts';
import { type GameState, playingSeats } from '../evolve/state.ts';
import { lastMoveOf } from '../evolve/turns.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import {
  acceptable,
  closable,
  considerProposal,
  isComplete,
  type Meant,
  type Offer,
  type Proposal,
  standingOffers,
} from '../model/offers.ts';
import type { GameRefusal } from '../model/refusals.ts';
import type { Circumstances, CommandOf, Decision } from './decision.ts';
import { leaving } from './leaving.ts';
import { mayAct } from './mayAct.ts';

type OfferAnswer = Omit<Extract<Command, { type: 'acceptOffer' | 'closeOffer' }>, 'type'>;

/** So long after a move it may be taken back freely, if nobody has been told of it. */
const FREE_TAKEBACK = 10 * MINUTE;

/** `seat` proposes, in the present turn. */
export function propose(
  state: GameState,
  seat: Seat,
  ply: number,
  asked: CommandOf<'offer'>['offer'] | { readonly kind: 'resignation' },
  { at, isNextTold }: Circumstances,
): Decision {
  const acting = mayAct(state, seat, ply);
  if (!acting.ok) return acting;
  const proposal = proposalOf(state, seat, asked, at);
  if (!proposal.ok) return proposal;
  if (proposal.value.kind === 'takeback') {
    const { backTo } = proposal.value;
    const isFresh = backTo === ply - 1 && at - (state.turns[backTo]?.at ?? 0) <= FREE_TAKEBACK;
    if (isFresh && !isNextTold) return ok([{ type: 'movesTakenBack', seat, ply, backTo }]);
  }
  const considered = considerProposal(state.offers, proposal.value, seat);
  if (!considered.ok) return considered;
  if (considered.value === 'acceptance') return accept(state, seat, { kind: asked.kind, latest: ply }, at);
  return ok([{ type: 'offerMade', seat, ply, proposal: proposal.value }]);
}

/** The proposal with its particulars; or why there is nothing to propose. */
function proposalOf(
  state: GameState,
  seat: Seat,
  asked: CommandOf<'offer'>['offer'] | { readonly kind: 'resignation' },
  at: number,
): Result<Proposal, GameRefusal> {
  switch (asked.kind) {
    case 'takeback': {
      const backTo = lastMoveOf(state.turns, seat);
      return backTo === undefined
        ? refuse({ code: 'NOTHING_TO_TAKE_BACK' })
        : ok({ kind: 'takeback', backTo });
    }
    case 'pause': {
      const days = checkPauseDays(asked.days);
      if (!days.ok) return days;
      const possible = pause(state.clock, at, at + days.value * DAY);
      return possible.ok ? ok(asked) : possible;
    }
    case 'resume':
      return pauseAt(state.clock, at) === undefined ? refuse({ code: 'NOT_PAUSED' }) : ok({ kind: 'resume' });
    default:
      return ok({ kind: asked.kind });
  }
}

export function acceptOffer({ seat, ply, kind, seq }: OfferAnswer, state: GameState, at: number): Decision {
  const acting = mayAct(state, seat, state.turns.length);
  return acting.ok ? accept(state, seat, { kind, latest: ply, seq }, at) : acting;
}

function accept(state: GameState, seat: Seat, meant: Meant, at: number): Decision {
  const offer = acceptable(state.offers, meant, seat);
  if (!offer.ok) return offer;
  const ply = state.turns.length;
  const { kind } = meant;
  const accepted: GameEvent = { type: 'offerAccepted', kind, seat, ply };
  if (!isComplete(offer.value, seat, playingSeats(state))) return ok([accepted]);
  const done = carryOut(offer.value, state, at);
  return done.ok ? ok([accepted, ...done.value]) : done;
}

function carryOut(offer: Offer, state: GameState, at: number): Decision {
  const { seat } = offer;
  const ply = state.turns.length;
  switch (offer.kind) {
    case 'draw':
      return ok([{ type: 'gameEnded', outcome: { points: drawnPoints(state), reason: 'AGREED' } }]);
    case 'takeback':
      return ok([{ type: 'movesTakenBack', seat, ply, backTo: offer.backTo }]);
    case 'pause': {
      const until = at + offer.days * DAY;
      const possible = pause(state.clock, at, until);
      return possible.ok ? ok([{ type: 'gamePaused', seat, ply, until }]) : possible;
    }
    case 'resume':
      return ok([{ type: 'pauseEnded', seat, ply }]);
    case 'resignation':
      return ok(leaving(state, { type: 'seatResigned', seat, ply }));
  }
}

/** The draw that one of those who are still in the game has offered and all others have accepted, if so. */
export function agreedOutcome(state: GameState): Outcome | undefined {
  const playing = playingSeats(state);
  const draw = standingOffers(state.offers).find(
    ({ kind, seat }) => kind === 'draw' && playing.includes(seat),
  );
  const isAgreed = draw && isComplete(draw, draw.seat, playing);
  return isAgreed ? { points: drawnPoints(state), reason: 'AGREED' } : undefined;
}

/** Those still in the game share what a draw is worth. */
function drawnPoints(state: GameState): readonly number[] {
  const playing = playingSeats(state);
  const share = (state.rules.drawWorth ?? 1) / playing.length;
  return state.seats.map((_, seat) => (playing.includes(seat) ? share : 0));
}

export function closeOffer({ seat, ply, kind, seq }: OfferAnswer, state: GameState): Decision {
  const acting = mayAct(state, seat, state.turns.length);
  if (!acting.ok) return acting;
  const offer = closable(state.offers, { kind, latest: ply, seq });
  return offer.ok ? ok([{ type: 'offerClosed', kind, seat, ply: state.turns.length }]) : offer;
}
