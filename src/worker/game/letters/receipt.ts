/**
 * What a reply by mail has brought about, told to its sender. The kinds of deeds are stored, as is what each
 * remembers.
 */

import type { DeedFacts } from '../../../email/index.ts';
import { receipt as template } from '../../../email/letters/receipt.ts';
import { deadlineOf } from '../../clock/clock.ts';
import { formatInstant } from '../../clock/words.ts';
import { MAX_NOTES_A_PLY } from '../decide/notes.ts';
import { type GameState, playingSeats } from '../evolve/state.ts';
import { stands } from '../evolve/turns.ts';
import { availabilityOf } from '../model/availability.ts';
import type { ReplyDeed } from '../model/replyDeed.ts';
import type { OfferKind } from '../offers/kinds.ts';
import { standingOffers, waitedFor } from '../offers/policy.ts';
import { type Addressed, answerToReply } from './kind.ts';
import { answerInTurn, boardFacts } from './position.ts';
import { deskOf, gameOf, nameOf, type Telling } from './telling.ts';

interface Receipt {
  readonly deed: ReplyDeed;
  readonly note?: 'taken' | 'lost';
}

export const receipt = answerToReply<typeof template, Receipt>({
  template,
  isOutdated,
  tell: async (telling, { deed, note }) => {
    const isPlayed = deed.did === 'played';
    return {
      ...gameOf(telling),
      deed: factsOf(telling, deed),
      ...(isPlayed && deadlineIn(telling)),
      ...(note && { note: note === 'taken' ? note : { limit: MAX_NOTES_A_PLY } }),
      ...(isPlayed && { undo: othersIn(telling).map((seat) => nameOf(telling, seat)) }),
      ...(!isWish(deed) && { board: await boardFacts(telling) }),
      ...answerInTurn(telling),
      replyTo: deskOf(telling).replyTo,
    };
  },
});

/**
 * Whether none of it is true any longer, or a later letter says it better: it is the reader's turn, or the
 * game is over.
 */
function isOutdated({ seat, ply, deed }: Addressed & Receipt, state: GameState): boolean {
  switch (deed.did) {
    case 'played':
      return (
        state.phase !== 'playing' ||
        !stands(state.turns, ply - 1) ||
        (state.turns.length > ply && state.standing.toMove === seat)
      );
    case 'offered':
    case 'accepted':
      return !standingOffers(state.offers).some(({ kind }) => kind === deed.offer);
    default:
      return false;
  }
}

function factsOf(telling: Telling, deed: ReplyDeed): DeedFacts {
  switch (deed.did) {
    case 'played':
      return { ...deed, toMove: nameOf(telling, telling.state.standing.toMove) };
    case 'offered':
    case 'accepted':
      return { ...deed, waitsFor: waitsFor(telling, deed.offer) };
    case 'timeGiven':
      return { ...deed, to: nameOf(telling, deed.to) };
    case 'declined':
    case 'withdrawn':
      return { did: deed.did, offer: deed.offer };
    default:
      return deed;
  }
}

/** Of how letters come, not of the game. */
export const isWish = ({ did }: ReplyDeed): boolean => did === 'receiptsOn' || did === 'receiptsOff';

function deadlineIn(telling: Telling): { readonly deadline?: { name: string; deadline: string } } {
  const { state, seat } = telling;
  const deadline = deadlineOf(state.clock);
  if (deadline === undefined) return {};
  const name = nameOf(telling, state.standing.toMove);
  return {
    deadline: { name, deadline: formatInstant(telling.words, deadline, availabilityOf(state, seat).zone) },
  };
}

const othersIn = ({ state, seat }: Telling): readonly number[] =>
  playingSeats(state).filter((each) => each !== seat);

function waitsFor(telling: Telling, kind: OfferKind): readonly string[] {
  const { state } = telling;
  const offer = standingOffers(state.offers).find((each) => each.kind === kind);
  return (offer ? waitedFor(offer, playingSeats(state)) : []).map((seat) => nameOf(telling, seat));
}
