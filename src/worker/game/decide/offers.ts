/** What players agree on: offers made, accepted and closed, and what follows once all have accepted. */

import { ok, type Seat, type Standing } from '../../../rules/index.ts';
import { evolve } from '../evolve/evolve.ts';
import { type GameState, playingSeats } from '../evolve/state.ts';
import { lastMove } from '../evolve/turns.ts';
import { availabilityOf } from '../model/availability.ts';
import { calendarOfAvailability } from '../model/clockSetup.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import { PROMISES, timeAfterTakeback } from '../model/promises.ts';
import { isDecided } from '../model/series.ts';
import type { Table } from '../offers/kind.ts';
import { type AskedOffer, askedBy, type Offer, type Proposal, rulesOfOffer } from '../offers/kinds.ts';
import {
  acceptable,
  closable,
  considerProposal,
  isComplete,
  type Meant,
  standingOffers,
  waitedFor,
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
  const isAsked = waitedFor({ ...proposal, seat, accepted: [] }, table.playing).length > 0;
  if (!isAsked || rules.isFree?.(proposal, seat, table)) return carryOut(proposal, seat, state, table);
  const { asksAgainToResign } = circumstances.promises ?? PROMISES;
  const considered = considerProposal(state.offers, kind, seat, asksAgainToResign);
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
  return done.ok ? ok(recounted([accepted, ...done.value], state, circumstances)) : done;
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
  toMove: state.standing.toMove,
  freed: state.freed?.seat,
  isMatchDecided: state.series && isDecided(state.series),
  lastMoveOf: (seat) => lastMove(state.turns, seat),
  daysOff: (seat) => calendarOfAvailability(availabilityOf(state, seat), state.clockSetup).vacation,
  rules: state.rules,
  standing: state.standing,
  seats: state.seats.length,
  playing: playingSeats(state),
  timeAfterTakeback: timeAfterTakeback(state.clock.terms, circumstances.promises ?? PROMISES),
  get isNextTold() {
    return circumstances.isNextTold;
  },
});

/**
 * The events, and what follows from them where they leave fewer to be asked: what all who are left have
 * accepted is carried out at once. A draw lapses that whoever offered it has made complete by a capture: who
 * accepted it shared another game. `standing`: the one to which a move among the events leads, where it is
 * known.
 */
export function recounted(
  events: readonly GameEvent[],
  state: GameState,
  circumstances: Circumstances,
  standing?: Standing<unknown>,
): readonly GameEvent[] {
  const { promises = PROMISES, at } = circumstances;
  const asked = standingOffers(state.offers);
  if (!promises.recountsConsent || asked.length === 0) return events;
  const after = events.reduce<GameState>(
    (told, event) => evolve(told, { seq: told.seq + 1, at, event, ...(standing && { standing }) }),
    state,
  );
  if (after.phase !== 'playing' || playingSeats(after).length >= playingSeats(state).length) return events;
  for (const offer of asked) {
    const follows = followsFrom(offer, events, after, circumstances);
    if (follows) return recounted([...events, ...follows], state, circumstances, standing);
  }
  return events;
}

/** What an offer comes to once fewer are left; undefined: it waits for somebody, or is settled. */
function followsFrom(
  offer: Offer,
  events: readonly GameEvent[],
  after: GameState,
  circumstances: Circumstances,
): readonly GameEvent[] | undefined {
  const { kind, seat } = offer;
  const playing = playingSeats(after);
  const [first] = events;
  const ply = after.turns.length;
  // What lapses with the turn of whoever offered it, which may just have come, has been accepted before.
  const isOfThatTurn = first?.type === 'movePlayed' && rulesOfOffer(kind).lapsesWith.includes('turn');
  const isClosed = events.some((event) => event.type === 'offerClosed' && event.kind === kind);
  if (isOfThatTurn || isClosed || !playing.includes(seat) || !isComplete(offer, seat, playing)) {
    return undefined;
  }
  if (kind === 'draw' && first?.type === 'movePlayed' && first.seat === seat) {
    return [{ type: 'offerClosed', kind, seat, ply }];
  }
  const table = tableOf(after, circumstances);
  const { kind: _, ...asked } = askedBy(offer);
  if (!rulesOfOffer(kind).propose(asked, table, seat).ok) return undefined;
  const done = carryOut(offer, seat, after, table);
  return done.ok ? done.value : undefined;
}

/**
 * The end that a draw brought about once a move had eliminated the last seat that had not accepted it, while
 * consent was not counted again for offers of every kind.
 */
export function endByDraw(state: GameState, circumstances: Circumstances): Decision {
  if ((circumstances.promises ?? PROMISES).recountsConsent) return ok([]);
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
  const offer = closable(state.offers, { kind, latest: ply, seq }, seat);
  return offer.ok ? ok([{ type: 'offerClosed', kind, seat, ply: state.turns.length }]) : offer;
}
