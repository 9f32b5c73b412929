import type { Asked, OfferFacts } from '../../../email/index.ts';
import { offer as template } from '../../../email/letters/offer.ts';
import { formatDuration } from '../../../render/index.ts';
import type { Seat } from '../../../rules/index.ts';
import { formatInstant } from '../../clock/words.ts';
import type { GameState } from '../evolve/state.ts';
import { deadlineAfterTakeback, takebackTimeOf } from '../evolve/takeback.ts';
import { availabilityOf } from '../model/availability.ts';
import type { Proposal } from '../offers/kinds.ts';
import { endOfOffer, mayAnswer, standingOffers } from '../offers/policy.ts';
import type { KindOfLetter } from './kind.ts';
import { isOpponents } from './owing.ts';
import { boardFacts } from './position.ts';
import { deskOf, gameOf, nameOf, type Telling } from './telling.ts';

interface Offer {
  readonly by: Seat;
  readonly proposal: Proposal;
}

export const offer: KindOfLetter<typeof template, Offer> = {
  template,
  owedAfter: {
    offerMade: (event, reader) =>
      isOpponents(event, reader) &&
      mayAnswer({ ...event.proposal, seat: event.seat }, reader.seat) && {
        kind: 'offer',
        by: event.seat,
        proposal: event.proposal,
      },
  },
  keyOf: ({ seq }) => seq,
  isOutdated: ({ seat: reader, by, proposal }, state) =>
    !standingOffers(state.offers).some(
      ({ kind, seat, accepted }) => kind === proposal.kind && seat === by && !accepted.includes(reader),
    ),
  isHeldByQuietHours: true,
  tell: async (telling, { by, proposal }) => ({
    ...gameOf(telling),
    offer: factsOf(telling, proposal),
    name: nameOf(telling, by),
    end: endOfOffer(proposal.kind),
    ...(proposal.kind === 'takeback' && takebackFacts(telling, by)),
    board: await boardFacts(telling),
    ...deskOf(telling, nameOfOffer(telling.state, by, proposal)),
  }),
};

/** What tells it from others that come while the letter is on its way. */
function nameOfOffer({ offers }: GameState, by: Seat, proposal: Proposal): Asked | undefined {
  const made = offers.findLast(({ kind, seat }) => kind === proposal.kind && seat === by);
  return made && { offer: made.seq };
}

/** An offer that another letter tells. */
export const offeredFacts = (telling: Telling, { by, proposal }: Offer) => ({
  offer: factsOf(telling, proposal),
  name: nameOf(telling, by),
  end: endOfOffer(proposal.kind),
});

function factsOf(telling: Telling, proposal: Proposal): OfferFacts {
  switch (proposal.kind) {
    case 'takeback':
      return { kind: 'takeback', move: telling.state.turns[proposal.backTo]?.move ?? '' };
    case 'gift':
      return { kind: 'gift', days: proposal.days, to: nameOf(telling, proposal.to) };
    case 'call':
    case 'substitute':
      return { kind: proposal.kind, of: nameOf(telling, proposal.of) };
    default:
      return proposal;
  }
}

/** The time of whoever would move again, as it is when the offer is made. */
function takebackFacts({ words, state, seat }: Telling, by: Seat) {
  const time = takebackTimeOf(state, by);
  if (!time) return {};
  const deadline = deadlineAfterTakeback(time, state.clock, state.changedAt);
  return {
    time: {
      left: formatDuration(words, time.left),
      deadline: formatInstant(words, deadline, availabilityOf(state, seat).zone),
    },
  };
}
