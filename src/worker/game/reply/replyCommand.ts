/** What a command by mail asks of a game. */
import { PROPOSING_WORDS, type ProposingWord, type SpokenCommand } from '../../../email/index.ts';
import { ok, type Result, refuse, type Seat } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { Command, Reply } from '../model/commands.ts';
import type { ReplyRefusal } from '../model/refusals.ts';
import { askFor, type Offer, rulesOfOffer } from '../offers/kinds.ts';
import { standingOffers } from '../offers/policy.ts';

/** The words that ask for something that other players see. */
export type AskingWord = Exclude<SpokenCommand['word'], 'help' | 'board' | 'history' | 'resign'>;

export function commandOfReply(
  word: AskingWord,
  { about, days }: SpokenCommand,
  reply: Reply,
  state: GameState,
): Result<Command, ReplyRefusal> {
  const { seat } = reply;
  // Whichever letter is answered, what is asked for is asked for now.
  const ply = state.turns.length;
  const known = knownPly(state, reply);
  const offers = standingOffers(state.offers);
  const newer = ({ kind }: Offer) => refuse({ code: 'OFFER_IS_NEWER', word, kind } as const);
  if (isProposing(word)) {
    // Met by the same offer of another, it would accept what the sender may not know of.
    const met = offers.find((offer) => offer.kind === word && offer.seat !== seat && offer.ply > known);
    return met && rulesOfOffer(word).isShared
      ? newer(met)
      : ok({ type: 'offer', seat, ply, offer: askFor(word, { days }) });
  }
  switch (word) {
    case 'accept':
    case 'decline':
    case 'withdraw': {
      const answerable = offers.filter(
        (offer) => mayAnswer(word, offer, seat) && (about === undefined || offer.kind === about),
      );
      const [unknown] = answerable;
      if (!unknown) return refuse({ code: 'NO_OFFERS', word });
      const [offer, other] = answerable.filter((each) => each.ply <= known || word === 'withdraw');
      if (!offer) return newer(unknown);
      if (other) return refuse({ code: 'MANY_OFFERS', word, kinds: answerable.map(({ kind }) => kind) });
      const { kind, seq } = offer;
      return ok({ type: word === 'accept' ? 'acceptOffer' : 'closeOffer', seat, ply, kind, seq });
    }
    case 'claim':
      return ok({ type: 'claimTime', seat, ply });
    case 'cancel':
      return ok({ type: 'cancelGame', seat, ply });
    case 'rematch':
      return ok({ type: 'rematch', seat });
  }
}

const isProposing = (word: AskingWord): word is ProposingWord =>
  PROPOSING_WORDS.some((proposing) => proposing === word);

function mayAnswer(word: 'accept' | 'decline' | 'withdraw', offer: Offer, seat: Seat): boolean {
  if (word === 'withdraw') return offer.seat === seat;
  return offer.seat !== seat && (word === 'decline' || !offer.accepted.includes(seat));
}

/** The newest ply that whoever answers a letter knows: turns of their own since then are no news to them. */
function knownPly({ turns }: GameState, { seat, ply }: Reply): number {
  const isOwn = ply <= turns.length && turns.slice(ply).every((turn) => turn.seat === seat);
  return isOwn ? turns.length : ply;
}
