/** Sums up the events of a reply for the letter that tells its sender. */
import type { Seat } from '../../../rules/index.ts';
import { DAY } from '../../clock/units.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import type { ReplyDeed } from '../model/replyDeed.ts';
import { standingOffers } from '../offers/policy.ts';

/**
 * What `seat` has done; undefined if there is nothing for a letter to tell. `state` is from before the
 * events.
 */
export function deedOf(events: readonly GameEvent[], seat: Seat, state: GameState): ReplyDeed | undefined {
  const hasDraw = events.some(({ type }, at) => at > 0 && type === 'offerMade');
  const deeds = events.flatMap((event): readonly ReplyDeed[] => {
    switch (event.type) {
      case 'movePlayed':
        return [{ did: 'played', move: event.move, ...(hasDraw && { withDraw: true }) }];
      case 'offerMade':
        return [{ did: 'offered', offer: event.proposal.kind }];
      case 'offerAccepted':
        return [{ did: 'accepted', offer: event.kind }];
      case 'offerClosed':
        return [{ did: isOwn(event.kind, seat, state) ? 'withdrawn' : 'declined', offer: event.kind }];
      case 'timeGiven':
        return event.seat === seat ? [{ did: 'timeGiven', days: event.time / DAY, to: event.to }] : [];
      case 'seatResigned':
        return event.seat === seat ? [{ did: 'resigned' }] : [];
      case 'gameCancelled':
        return [{ did: 'cancelled' }];
      case 'rematchAsked':
        return [{ did: 'rematchAsked' }];
      default:
        return [];
    }
  });
  const isNoted = events.some(({ type }) => type === 'noteWritten');
  return deeds[0] ?? (isNoted ? { did: 'noted' } : undefined);
}

const isOwn = (kind: string, seat: Seat, { offers }: GameState): boolean =>
  standingOffers(offers).some((offer) => offer.kind === kind && offer.seat === seat);
