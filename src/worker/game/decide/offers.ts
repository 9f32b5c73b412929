/** What players agree on: offers made, accepted and closed, and what follows once all have accepted. */

import { ok, type Seat } from '../../../rules/index.ts';
import { type GameState, playingSeats } from '../evolve/state.ts';
import { lastMove } from '../evolve/turns.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import type { Table } from '../offers/kind.ts';
import { type AskedOffer, type Proposal, rulesOfOffer } from '../offers/kinds.ts';
import {
  acceptable,
  closable,
  considerProposal,
  isComplete,
  type Meant,
  standingOffers,
} from '../offers/policy.ts';
import type { Circumstances, Decision } from './decision.ts';
import { leaving } from './leaving.ts';
import { mayAct } from './mayAct.ts';

type OfferAnswer = Omit<Extract<Command, { type: 'acceptOffer' | 'closeOffer' }>, 'type'>;

/** `seat` proposes, in the present turn. */
export function propose(
  state: GameState,
  seat: Seat,
  ply: number,
  asked: AskedOffer,
  circumstances: Circumstances,
): Decision {
  const acting = mayAct(state, seat, ply);
  if (!acting.ok) return acting;
  const { kind, ...numbers } = asked;
  const rules = rulesOfOffer(kind);
  const table = tableOf(state, circumstances);
  const particulars = rules.propose(numbers, table, seat);
  if (!particulars.ok) return particulars;
  const proposal = { kind, ...particulars.value } as Proposal;
  if (rules.isFree?.(proposal, seat, table)) return carryOut(proposal, seat, state, table);
  const considered = considerProposal(state.offers, kind, seat);
  if (!considered.ok) return considered;
  if (considered.value === 'acceptance') return accept(state, seat, { kind, latest: ply }, circumstances);
  return ok([{ type: 'offerMade', seat, ply, proposal }]);
}

export function acceptOffer(
  { seat, ply, kind, seq }: OfferAnswer,
  state: GameState,
  circumstances: Circumstances,
): Decision {
  const acting = mayAct(state, seat, state.turns.length);
  return acting.ok ? accept(state, seat, { kind, latest: ply, seq }, circumstances) : acting;
}

function accept(state: GameState, seat: Seat, meant: Meant, circumstances: Circumstances): Decision {
  const offer = acceptable(state.offers, meant, seat);
  if (!offer.ok) return offer;
  const ply = state.turns.length;
  const { kind } = meant;
  const accepted: GameEvent = { type: 'offerAccepted', kind, seat, ply };
  if (!isComplete(offer.value, seat, playingSeats(state))) return ok([accepted]);
  const done = carryOut(offer.value, offer.value.seat, state, tableOf(state, circumstances));
  return done.ok ? ok([accepted, ...done.value]) : done;
}

function carryOut(proposal: Proposal, seat: Seat, state: GameState, table: Table): Decision {
  const done = rulesOfOffer(proposal.kind).carryOut(proposal, seat, table);
  if (!done.ok) return done;
  return ok(done.value.flatMap((deed) => (deed.type === 'seatResigned' ? leaving(state, deed) : [deed])));
}

/** What the rules of offers see of a game. */
const tableOf = (state: GameState, circumstances: Circumstances): Table => ({
  at: circumstances.at,
  clock: state.clock,
  ply: state.turns.length,
  lastMoveOf: (seat) => lastMove(state.turns, seat),
  rules: state.rules,
  standing: state.standing,
  seats: state.seats.length,
  playing: playingSeats(state),
  get isNextTold() {
    return circumstances.isNextTold;
  },
});

/** The end that a draw brings about once a move has eliminated the last seat that had not accepted it. */
export function endByDraw(state: GameState, circumstances: Circumstances): Decision {
  const playing = playingSeats(state);
  const draw = standingOffers(state.offers).find(
    (offer) => offer.kind === 'draw' && playing.includes(offer.seat),
  );
  return draw && isComplete(draw, draw.seat, playing)
    ? carryOut(draw, draw.seat, state, tableOf(state, circumstances))
    : ok([]);
}

export function closeOffer({ seat, ply, kind, seq }: OfferAnswer, state: GameState): Decision {
  const acting = mayAct(state, seat, state.turns.length);
  if (!acting.ok) return acting;
  const offer = closable(state.offers, { kind, latest: ply, seq });
  return offer.ok ? ok([{ type: 'offerClosed', kind, seat, ply: state.turns.length }]) : offer;
}
