/** Goes from an event back to the command it answers, so that a log can be decided again. */

import { DAY } from '../../clock/units.ts';
import type { GameState } from '../evolve/state.ts';
import { NO_AVAILABILITY } from '../model/availability.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import { type AccountId, NOBODY } from '../model/ids.ts';
import { askedBy, rulesOfOffer } from '../offers/kinds.ts';

/**
 * The command whose first event this is; undefined for what time alone brings about, and for what only
 * follows from other events. `rest` begins with the event.
 */
export function commandBehind(
  event: GameEvent,
  state: GameState | undefined,
  rest: readonly LoggedEvent[],
): Command | undefined {
  switch (event.type) {
    case 'gameCreated':
      return creationOf(event, rest);
    case 'seatTaken': {
      const { insteadOf, atLeast: _, ...taken } = event;
      return insteadOf === undefined
        ? { ...taken, type: 'takeSeat' }
        : { ...taken, type: 'standIn', seq: state?.freed?.seq ?? 0 };
    }
    case 'seatDeclined':
      return { ...event, type: 'declineSeat' };
    case 'movePlayed': {
      const { seat, ply, move: text } = event;
      return { type: 'playMove', seat, ply, text };
    }
    case 'seatResigned':
      return { ...event, type: 'resign' };
    case 'timeLost': {
      const { claimedBy: seat, ply } = event;
      return seat === undefined ? undefined : { type: 'claimTime', seat, ply };
    }
    case 'habitsChanged':
      return {
        type: 'changeAvailability',
        account: accountAt(state, event.seat),
        availability: event.availability,
      };
    case 'offerAccepted':
      return { ...event, type: 'acceptOffer' };
    case 'offerClosed':
      return { ...event, type: 'closeOffer' };
    case 'seatFreed': {
      // Nobody was asked, because the only other player is out of time.
      const { seat, ply } = event;
      return { type: 'offer', seat, ply, offer: { kind: 'substitute' } };
    }
    case 'gameCancelled': {
      const { seat, ply } = event;
      return { type: 'cancelGame', seat, ply };
    }
    case 'rematchAsked':
      return { ...event, type: 'rematch' };
    case 'noteWritten':
      return { ...event, type: 'writeNote' };
    case 'watchLinkRenewed':
      return state && { type: 'renewWatchLink', account: state.host, edition: state.watchEdition };
    default:
      return offerBehind(event);
  }
}

/** The offer that this event makes, or that was carried out at once because nobody had to be asked. */
function offerBehind(event: GameEvent): Command | undefined {
  switch (event.type) {
    case 'offerMade': {
      const { seat, ply, proposal } = event;
      return rulesOfOffer(proposal.kind).command === 'resign'
        ? { type: 'resign', seat, ply }
        : { type: 'offer', seat, ply, offer: askedBy(proposal) };
    }
    case 'movesTakenBack': {
      const { seat, ply } = event;
      return { type: 'offer', seat, ply, offer: { kind: 'takeback' } };
    }
    case 'timeGiven': {
      const { seat, ply, time } = event;
      return { type: 'offer', seat, ply, offer: { kind: 'gift', days: time / DAY } };
    }
    case 'seatCalled': {
      const { seat, ply } = event;
      return { type: 'offer', seat, ply, offer: { kind: 'call' } };
    }
    default:
      return undefined;
  }
}

const accountAt = (state: GameState | undefined, seat: number): AccountId =>
  state?.seats[seat]?.account ?? NOBODY;

/**
 * The names and availability of those seated from the start are in the events that follow. If the first to
 * sit is not the host, all of them had agreed beforehand. If it is, anyone else who sits at once might as
 * well have been asked.
 */
function creationOf(
  { type: _, ...game }: Extract<GameEvent, { type: 'gameCreated' }>,
  rest: readonly LoggedEvent[],
): Command {
  const sat = rest
    .slice(1, 1 + game.seats.length)
    .flatMap(({ event }) => (event.type === 'seatTaken' ? [event] : []));
  const host = sat.find(({ account }) => account === game.host);
  return {
    type: 'createGame',
    ...game,
    hostName: host?.name ?? '',
    ...(host?.availability && { availability: host.availability }),
    ...(sat[0] !== host && {
      agreed: sat.map(({ name, availability, machine }) => ({
        name,
        availability: availability ?? NO_AVAILABILITY,
        ...(machine && { machine }),
      })),
    }),
  };
}
