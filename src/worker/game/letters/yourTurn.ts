import { yourTurn as template } from '../../../email/letters/yourTurn.ts';
import { deadlineOf, remainingAt } from '../../clock/clock.ts';
import type { GameState } from '../evolve/state.ts';
import { availabilityOf } from '../model/availability.ts';
import type { GameEvent } from '../model/events.ts';
import { standingOffers } from '../offers/policy.ts';
import type { Unmet } from '../plans/answer.ts';
import { clockFacts } from './clock.ts';
import { hasPassed, type KindOfLetter, type WithLapsed, type WithOffer } from './kind.ts';
import { notesTo } from './notes.ts';
import { offeredFacts } from './offer.ts';
import type { EventOf, Reader } from './owing.ts';
import { answerFacts, boardFacts, movesSince, newestNoticesFor } from './position.ts';
import { gameOf, sideNameOf, type Telling } from './telling.ts';

const STOOD_IN = 'stoodIn';

/** `again`: the letter of this turn may not have arrived; tells one such repetition from another. */
interface YourTurn extends WithLapsed, WithOffer {
  readonly again?: string;
  /** Why the reader's plan did not play. */
  readonly unmet?: Unmet;
}

export const yourTurn: KindOfLetter<typeof template, YourTurn> = {
  template,
  owedAfter: {
    gameBegun: owed,
    movePlayed: owed,
    movesTakenBack: owed,
    seatResigned: owed,
    timeLost: owed,
    seatTaken: owedToSubstitute,
  },
  isAlone: true,
  keyOf: ({ again }) => again,
  isOutdated: (letter, state) => hasPassed(letter, state) || state.standing.toMove !== letter.seat,
  isHeldByQuietHours: false,
  isInDigest: true,
  tell: async (telling, { again, lapsed, offer, unmet }) => {
    const { state, seat } = telling;
    // As of the newest event, with which the turn begins or the reader learns that it goes on.
    const at = state.changedAt;
    const left = remainingAt(state.clock, seat, at) ?? (deadlineOf(state.clock) ?? at) - at;
    const clock = clockFacts(telling, left);
    return {
      ...gameOf(telling),
      ...(unmet && { unmet: unmetFacts(telling, unmet) }),
      board: await boardFacts(telling),
      moves: movesSince(telling, state.turns.length),
      notes: notesTo(telling),
      notices: newestNoticesFor(telling),
      ...(clock && { clock }),
      ...(isFirst(telling, again) && { zone: availabilityOf(state, seat).zone }),
      ...(lapsed && { lapsed }),
      ...(offer && { offered: offeredFacts(telling, offer) }),
      answer: answerFacts(telling),
    };
  },
};

/** Whether no other letter told its reader that the game begins, or that they play in it. */
const isFirst = ({ state: { turns } }: Telling, again: string | undefined): boolean =>
  turns.length === 0 || again?.startsWith(STOOD_IN) === true;

const unmetFacts = (telling: Telling, unmet: Unmet) =>
  unmet.why === 'UNFORESEEN'
    ? { why: unmet.why, move: unmet.move, side: sideNameOf(telling, unmet.seat) }
    : unmet;

/** To whom the event has given the turn. */
function owed({ type }: GameEvent, reader: Reader, state: GameState) {
  const isTurn = state.phase === 'playing' && state.standing.toMove === reader.seat;
  return isTurn && { kind: 'yourTurn' as const, ...(type === 'movePlayed' && offeredAlong(reader, state)) };
}

/** What was offered together with the move: so soon after it there is no other. */
function offeredAlong({ seat: reader }: Reader, { offers, turns }: GameState): WithOffer {
  const made = standingOffers(offers).find(({ seat, ply }) => seat !== reader && ply === turns.length);
  return made ? { offer: { by: made.seat, proposal: made } } : {};
}

/** The letter of the turn went to whoever held the seat before. */
function owedToSubstitute(
  { seat, insteadOf }: EventOf<'seatTaken'>,
  reader: Reader,
  { phase, standing, seq }: GameState,
) {
  const isTheirs = phase === 'playing' && standing.toMove === seat && reader.seat === seat;
  return insteadOf !== undefined && isTheirs && { kind: 'yourTurn' as const, again: `${STOOD_IN}${seq}` };
}
