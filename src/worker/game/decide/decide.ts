/** What a command does to a game: the events that follow from it, or why it is refused. */

import type { Machine } from '../../../bots/index.ts';
import {
  completeOptions,
  ok,
  refuse,
  rulesById,
  rulesOf,
  type Seat,
  unreachable,
} from '../../../rules/index.ts';
import { canonicalJson } from '../../canonicalJson.ts';
import { parseTerms } from '../../clock/terms.ts';
import { dateAt as dateByZones } from '../../clock/zone.ts';
import { type GameState, goesOn } from '../evolve/state.ts';
import { hasHardlyBegun } from '../evolve/turns.ts';
import type { Availability } from '../model/availability.ts';
import { availabilityOf, daysOffUntil, newDaysOff, withDaysOff } from '../model/availability.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import { NOBODY } from '../model/ids.ts';
import { isSeries, MOST_GAMES } from '../model/series.ts';
import type { Circumstances, CommandOf, Decision } from './decision.ts';
import { leaving } from './leaving.ts';
import { mayAct, NOT_PLAYED } from './mayAct.ts';
import { decideMove } from './move.ts';
import { readNote } from './notes.ts';
import { acceptOffer, closeOffer, propose, recounted } from './offers.ts';
import { declineSeat, standIn, takeSeat } from './seats.ts';

export function decide(
  command: Command,
  state: GameState | undefined,
  circumstances: Circumstances,
): Decision {
  if (command.type === 'createGame') return state ? refuse({ code: 'ALREADY_CREATED' }) : createGame(command);
  if (!state) return refuse({ code: 'NO_SUCH_GAME' });
  switch (command.type) {
    case 'takeSeat':
      return takeSeat(command, state);
    case 'standIn':
      return standIn(command, state, circumstances);
    case 'declineSeat':
      return declineSeat(command, state);
    case 'playMove':
      return playMove(command, state, circumstances);
    case 'resign':
      return resign(command, state, circumstances);
    case 'claimTime':
      return claimTime(command, state, circumstances);
    case 'offer':
      return propose(state, command.seat, command.ply, command.offer, circumstances);
    case 'acceptOffer':
      return acceptOffer(command, state, circumstances);
    case 'closeOffer':
      return closeOffer(command, state);
    case 'cancelGame':
      return cancelGame(command, state);
    case 'rematch':
      return rematch(command, state);
    case 'changeAvailability':
      return changeAvailability(command, state, circumstances);
    case 'renewWatchLink':
      return renewWatchLink(command, state);
    case 'writeNote':
      return writeNote(command, state);
    default:
      return unreachable(command);
  }
}

function createGame({ type: _, ...command }: CommandOf<'createGame'>): Decision {
  const { hostName, availability, agreed, rulesVersion, ...game } = command;
  const rules =
    rulesVersion === undefined ? rulesById(command.rulesId) : rulesOf(command.rulesId, rulesVersion);
  if (!rules) return refuse({ code: 'UNKNOWN_GAME', rulesId: command.rulesId });
  const options = completeOptions(rules, command.options);
  if (!options.ok) return refuse({ code: 'BAD_OPTION', refusal: options.error });
  if (command.seats.length !== rules.seats.length) {
    return refuse({ code: 'WRONG_SEAT_COUNT', seats: rules.seats.length });
  }
  const named = command.seats.filter((account) => account !== null);
  if (new Set(named).size !== named.length) return refuse({ code: 'SAME_PLAYER_TWICE' });
  const seat = command.seats.indexOf(command.host);
  if (seat < 0) return refuse({ code: 'MAKER_NOT_SEATED' });
  const terms = command.clock && parseTerms(command.clock.terms);
  if (terms && !terms.ok) return refuse({ code: 'BAD_TERMS', refusal: terms.error });
  if (command.series && !isSeries(command.series, rules.seats.length)) {
    return refuse({ code: 'BAD_SERIES', most: MOST_GAMES });
  }
  const created: GameEvent = {
    type: 'gameCreated',
    ...game,
    rulesVersion: rules.version,
    options: options.value,
  };
  const sit = (at: Seat, name: string, theirs: Availability | undefined, machine?: Machine): GameEvent => ({
    type: 'seatTaken',
    seat: at,
    account: command.seats[at] ?? NOBODY,
    name,
    ...(theirs && { availability: theirs }),
    ...(machine && { machine }),
  });
  if (!agreed) return ok([created, sit(seat, hostName, availability)]);
  return ok([
    created,
    ...agreed.map((each, at) => sit(at, each.name, each.availability, each.machine)),
    { type: 'gameBegun' },
  ]);
}

function playMove(...[command, state, circumstances]: Parameters<typeof decideMove>): Decision {
  const decided = decideMove(command, state, circumstances);
  return decided.ok ? ok(decided.value.events) : decided;
}

/** In some games resigning is only offered: an opponent's game would end with it. */
function resign(
  { seat, ply }: CommandOf<'resign'>,
  state: GameState,
  circumstances: Circumstances,
): Decision {
  if (state.rules.resignsByConsent) return propose(state, seat, ply, { kind: 'resignation' }, circumstances);
  const acting = mayAct(state, seat, ply);
  if (!acting.ok) return acting;
  return ok(recounted(leaving(state, { type: 'seatResigned', seat, ply }), state, circumstances));
}

function claimTime(
  { seat, ply }: CommandOf<'claimTime'>,
  state: GameState,
  circumstances: Circumstances,
): Decision {
  const acting = mayAct(state, seat, ply);
  if (!acting.ok) return acting;
  const { running } = state.clock;
  if (!running?.hasFallen || running.seat === seat) return refuse({ code: 'NOTHING_TO_CLAIM' });
  const left = leaving(state, { type: 'timeLost', seat: running.seat, ply, claimedBy: seat });
  return ok(recounted(left, state, circumstances));
}

/**
 * Before the game has begun its host may, later any player, as long as it has hardly begun; but nobody ends a
 * match alone once its first game has been played.
 */
function cancelGame({ seat, ply }: CommandOf<'cancelGame'>, state: GameState): Decision {
  if (state.phase === 'inviting') {
    const isHost = state.seats[seat]?.account === state.host;
    return isHost ? ok([{ type: 'gameCancelled', seat, ply: 0 }]) : refuse({ code: 'NOT_THE_MAKER' });
  }
  const acting = mayAct(state, seat, ply);
  if (!acting.ok) return acting;
  if (!hasHardlyBegun(state.turns)) return refuse({ code: 'TOO_LATE_TO_CANCEL' });
  if ((state.series?.number ?? 1) > 1) return refuse({ code: 'MATCH_GOES_ON' });
  return ok([{ type: 'gameCancelled', seat, ply }]);
}

function rematch({ seat }: CommandOf<'rematch'>, state: GameState): Decision {
  if (!state.seats[seat]) return refuse({ code: 'NOT_YOUR_SEAT' });
  if (state.phase !== 'over') return refuse({ code: 'NOT_OVER' });
  if (state.rematch.includes(seat) || goesOn(state)) return refuse({ code: 'NEXT_GAME_COMES' });
  return ok([{ type: 'rematchAsked', seat }]);
}

/** Past days of vacation stay taken, even those that the other players have not heard of yet. */
function changeAvailability(
  { account, availability: wanted }: CommandOf<'changeAvailability'>,
  state: GameState,
  { at, dateAt = dateByZones }: Circumstances,
): Decision {
  const seat = state.seats.findIndex((player) => player.account === account && player.state === 'playing');
  if (seat < 0) return refuse({ code: 'NOT_YOUR_SEAT' });
  const before = availabilityOf(state, seat);
  const availability = withDaysOff(wanted, daysOffUntil(before, dateAt(at, wanted.zone)));
  if (canonicalJson(before) === canonicalJson(availability)) return refuse({ code: 'NOTHING_TO_CHANGE' });
  return ok([{ type: 'habitsChanged', seat, availability, announced: newDaysOff(before, availability) }]);
}

function renewWatchLink({ account, edition }: CommandOf<'renewWatchLink'>, state: GameState): Decision {
  if (account !== state.host) return refuse({ code: 'NOT_THE_MAKER' });
  if (!state.isPrivate || edition !== state.watchEdition) return refuse({ code: 'NO_SUCH_WATCH_LINK' });
  return ok([{ type: 'watchLinkRenewed' }]);
}

function writeNote({ seat, text }: CommandOf<'writeNote'>, state: GameState): Decision {
  if (!state.seats[seat]) return refuse({ code: 'NOT_YOUR_SEAT' });
  if (state.phase !== 'playing' && state.phase !== 'over') return refuse(NOT_PLAYED[state.phase]);
  const note = readNote(state, seat, text);
  return note.ok ? ok([{ type: 'noteWritten', seat, text: note.value }]) : note;
}
