/** What each event does to the offers between players. */
import type { LoggedEvent } from '../model/events.ts';
import { type Offer, rulesOfOffer } from '../offers/kinds.ts';
import { afterHappening, type Happening, standingOffers } from '../offers/policy.ts';
import { type GameState, isStillIn } from './state.ts';

/** The offers after an event; `after` has the board as the event leaves it. */
export const offersAfter = (before: GameState, after: GameState, logged: LoggedEvent): readonly Offer[] =>
  happeningsOf(after, logged).reduce(afterHappening, before.offers);

function happeningsOf(after: GameState, { event, seq }: LoggedEvent): readonly Happening[] {
  const { toMove } = after.standing;
  switch (event.type) {
    case 'offerMade':
      return [{ what: 'made', proposal: event.proposal, seat: event.seat, ply: event.ply, seq }];
    case 'offerAccepted':
      return [{ what: 'accepted', kind: event.kind, seat: event.seat }];
    case 'offerClosed':
      return [{ what: 'closed', kind: event.kind }];
    case 'movePlayed':
      return [
        { what: 'turn', toMove },
        ...after.seats.flatMap((_, seat): readonly Happening[] =>
          isStillIn(after, seat) ? [] : [{ what: 'eliminated', seat }],
        ),
      ];
    case 'movesTakenBack':
      return [{ what: 'takenBack' }, { what: 'turn', toMove }];
    case 'seatResigned':
    case 'timeLost':
      return [{ what: 'left', seat: event.seat }];
    case 'timeGiven':
      return [{ what: 'carriedOut', kind: 'gift' }];
    case 'seatCalled':
      return [{ what: 'carriedOut', kind: 'call' }];
    case 'seatFreed':
      return [{ what: 'carriedOut', kind: 'substitute' }];
    case 'seatTaken':
      return event.insteadOf === undefined ? [] : [{ what: 'handedOver', seat: event.seat }];
    case 'gamePaused':
      return [{ what: 'paused' }];
    case 'pauseEnded':
      return [{ what: 'pauseEnded' }];
    case 'gameEnded':
    case 'gameCancelled':
      return [{ what: 'ended' }];
    default:
      return [];
  }
}

/** More than the events that are ever logged together. */
const TOGETHER = 8;

/**
 * The offers that have lapsed lately. One that is carried out may lapse with the event before the one that
 * carries it out, or, where it is closed in the wake of a move, stand until then.
 */
export function lapsedAfter(
  { offers: before, lapsed }: GameState,
  after: readonly Offer[],
  { event, seq }: LoggedEvent,
): GameState['lapsed'] {
  const lately = lapsed.filter(
    ({ by, offer }) => by > seq - TOGETHER && rulesOfOffer(offer.kind).deed !== event.type,
  );
  const gone = standingOffers(before).filter(
    ({ kind, seq: name }) =>
      rulesOfOffer(kind).deed !== event.type && !after.some((offer) => offer.seq === name),
  );
  return [...lately, ...gone.map((offer) => ({ offer, by: seq }))];
}
