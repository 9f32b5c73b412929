/** Carries out commands, each of them once, however often it is sent. */
import { ok, refuse } from '../../rules/index.ts';
import { tooMuchToday } from './deedsOfDay.ts';
import type { GameState } from './evolve/state.ts';
import { decideNow, type HeldGame } from './heldGame.ts';
import type { Answer, Done } from './model/answers.ts';
import type { Addresses, Cause, Command } from './model/commands.ts';
import type { GameEvent } from './model/events.ts';
import { isOfHand, type SeatLink } from './model/hand.ts';
import { keepContacts } from './reply/contacts.ts';
import { findAnswer, fingerprintOf, keepAnswer, keepRefusal, refusedCode } from './reply/idempotency.ts';

/**
 * Does what the command asks, or says why not. `now` is the game's time. `link`: the one by which the command
 * comes; it must have been made for the player who now has the seat.
 */
export function execute(
  game: HeldGame,
  command: Command,
  cause: Cause,
  addresses: Addresses,
  now: number,
  link?: SeatLink,
): Answer {
  if (link && !isOfHand(game.state?.seats[link.seat], link.hand)) return refuse({ code: 'SEAT_HANDED_OVER' });
  const fingerprint = fingerprintOf(command);
  return game.transact((record): Answer => {
    const earlier = findAnswer(game.sql, cause);
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) return refuse({ code: 'CAUSE_REUSED' });
      const code = refusedCode(earlier);
      return code === undefined
        ? (JSON.parse(earlier.answer) as Answer)
        : refusedAgain(game, command, code, now);
    }
    const tooMuch = game.state && tooMuchToday(game.sql, game.state.seq, command, now);
    // Not remembered: tomorrow the same request may be carried out.
    if (tooMuch) return refuse(tooMuch);
    const decided = decideNow(game, command, now);
    const answer = decided.ok ? ok(doneBy(decided.value.events, record(decided.value, now, cause))) : decided;
    if (!answer.ok) keepRefusal(game.sql, cause, fingerprint, answer.error.code, now);
    else {
      keepContacts(game.sql, addresses);
      keepAnswer(game.sql, cause, { fingerprint, answer: JSON.stringify(answer) }, now);
    }
    return answer;
  });
}

/** A refused command is not carried out when it is sent again, even if it would be possible now. */
function refusedAgain(game: HeldGame, command: Command, code: string, now: number): Answer {
  const again = decideNow(game, command, now);
  return !again.ok && again.error.code === code ? again : refuse({ code: 'REFUSED_BEFORE', because: code });
}

function doneBy(events: readonly GameEvent[], { seq, turns }: GameState): Done {
  const played = events.find((event) => event.type === 'movePlayed');
  return { seq, ply: turns.length, ...(played && { move: played.move }) };
}
