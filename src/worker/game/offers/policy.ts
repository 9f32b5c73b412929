/**
 * Offers between players, of any kind. Only one offer of a kind stands at a time. Another seat's proposal of
 * the same kind accepts it if both want the same thing; otherwise the first has to be answered first. An
 * offer that was declined or taken back stays closed until it would have lapsed, so that nobody is asked
 * twice on one turn. Whatever is carried out first wins: a seat that is eliminated takes its own offers with
 * it, and the end of the game ends them all.
 */
import { ok, type Result, refuse, type Seat } from '../../../rules/index.ts';
import { type Offer, type OfferKind, type Proposal, rulesOfOffer } from './kinds.ts';

export type OfferRefusal =
  /** An offer of this kind, made by `seat`, already stands and has to be answered first. */
  | { readonly code: 'OFFER_STANDS'; readonly kind: OfferKind; readonly seat: Seat }
  | { readonly code: 'OFFER_CLOSED'; readonly kind: OfferKind }
  | { readonly code: 'NO_SUCH_OFFER'; readonly kind: OfferKind }
  /** The offer is about this seat, which is not asked. */
  | { readonly code: 'NOT_ASKED'; readonly kind: OfferKind }
  | { readonly code: 'OWN_OFFER'; readonly kind: OfferKind }
  | { readonly code: 'ALREADY_ACCEPTED'; readonly kind: OfferKind };

/** What can happen to offers. `toMove` is the seat whose turn begins. */
export type Happening =
  | ({ readonly what: 'made'; readonly proposal: Proposal } & Pick<Offer, 'seat' | 'ply' | 'seq'>)
  | { readonly what: 'accepted'; readonly kind: OfferKind; readonly seat: Seat }
  | { readonly what: 'closed'; readonly kind: OfferKind }
  /** Everybody had accepted it. */
  | { readonly what: 'carriedOut'; readonly kind: OfferKind }
  /** The seat has a new player, who has not offered or accepted anything. */
  | { readonly what: 'handedOver'; readonly seat: Seat }
  | Passing
  /** Eliminated by a move. */
  | { readonly what: 'eliminated'; readonly seat: Seat }
  | { readonly what: 'ended' };

/** What makes offers lapse, depending on the kind's `lapsesWith`. */
type Passing =
  | { readonly what: 'turn'; readonly toMove: Seat | undefined }
  | { readonly what: 'left'; readonly seat: Seat }
  | { readonly what: 'takenBack' | 'paused' | 'pauseEnded' };

export const standingOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ isClosed }) => !isClosed);

/** The offers after something happened, without those that lapsed. */
export function afterHappening(offers: readonly Offer[], happening: Happening): readonly Offer[] {
  switch (happening.what) {
    case 'made': {
      const { proposal, seat, ply, seq } = happening;
      return [...offers, { ...proposal, seat, ply, seq, accepted: [], isClosed: false }];
    }
    case 'accepted':
      return offers.map((offer) =>
        isThe(offer, happening.kind) ? { ...offer, accepted: [...offer.accepted, happening.seat] } : offer,
      );
    case 'closed':
      return offers.map((offer) => (isThe(offer, happening.kind) ? { ...offer, isClosed: true } : offer));
    case 'eliminated':
      return offers.filter(({ seat }) => seat !== happening.seat);
    case 'carriedOut':
      return offers.filter((offer) => !isThe(offer, happening.kind));
    case 'handedOver':
      return offers
        .filter(({ seat }) => seat !== happening.seat)
        .map((offer) => ({ ...offer, accepted: offer.accepted.filter((seat) => seat !== happening.seat) }));
    case 'ended':
      return [];
    default:
      return offers.filter((offer) => !hasLapsed(offer, happening));
  }
}

/**
 * Whether an offer lapses because of what happened. A closed one lapses at the latest when its maker's next
 * turn begins.
 */
function hasLapsed({ kind, seat, isClosed }: Offer, happening: Passing): boolean {
  const { lapsesWith } = rulesOfOffer(kind);
  if (happening.what === 'left') return happening.seat === seat || lapsesWith.includes('left');
  if (happening.what !== 'turn') return lapsesWith.includes(happening.what);
  const isOwn = happening.toMove === seat;
  return lapsesWith.includes('turn') || (isOwn && (isClosed || lapsesWith.includes('ownTurn')));
}

/**
 * What ends an offer of a kind at the latest: the next move, its maker's next turn, the end of the pause, or
 * only its answer.
 */
export function endOfOffer(kind: OfferKind): 'move' | 'ownTurn' | 'pauseEnd' | 'answer' {
  const { lapsesWith } = rulesOfOffer(kind);
  if (lapsesWith.includes('turn')) return 'move';
  if (lapsesWith.includes('pauseEnded')) return 'pauseEnd';
  return lapsesWith.includes('ownTurn') ? 'ownTurn' : 'answer';
}

const isThe = (offer: Offer, kind: OfferKind): boolean => offer.kind === kind && !offer.isClosed;

/**
 * What a new proposal amounts to: an offer, or the acceptance of the one that stands. `asksAgain`: whether a
 * refused offer may be repeated, which depends on the game's promises.
 */
export function considerProposal(
  offers: readonly Offer[],
  kind: OfferKind,
  seat: Seat,
  asksAgain = true,
): Result<'offer' | 'acceptance', OfferRefusal> {
  const standing = offers.find((offer) => isThe(offer, kind));
  if (standing) {
    const isSame = rulesOfOffer(kind).isShared && waitedFor(standing, [seat]).includes(seat);
    return isSame ? ok('acceptance') : refuse({ code: 'OFFER_STANDS', kind, seat: standing.seat });
  }
  const isClosed = offers.some((offer) => offer.kind === kind && offer.seat === seat);
  if (asksAgain && rulesOfOffer(kind).mayBeAskedAgain) return ok('offer');
  return isClosed ? refuse({ code: 'OFFER_CLOSED', kind }) : ok('offer');
}

/**
 * Which offer a player means: of this kind, made no later than the latest ply they know of and, if `seq` is
 * given, by that event.
 */
export interface Meant {
  readonly kind: OfferKind;
  readonly latest: number;
  readonly seq?: number | undefined;
}

const isMeant = (offer: Offer, { kind, latest, seq = offer.seq }: Meant): boolean =>
  isThe(offer, kind) && offer.ply <= latest && offer.seq === seq;

/** The offer, if the seat may accept it. */
export function acceptable(offers: readonly Offer[], meant: Meant, seat: Seat): Result<Offer, OfferRefusal> {
  const { kind } = meant;
  const offer = offers.find((each) => isMeant(each, meant));
  if (!offer) return refuse({ code: 'NO_SUCH_OFFER', kind });
  if (offer.seat === seat) return refuse({ code: 'OWN_OFFER', kind });
  if (aboutOf(offer) === seat) return refuse({ code: 'NOT_ASKED', kind });
  return offer.accepted.includes(seat) ? refuse({ code: 'ALREADY_ACCEPTED', kind }) : ok(offer);
}

/** The offer that a seat may close: it takes back its own or declines another's, even after accepting it. */
export function closable(offers: readonly Offer[], meant: Meant, seat: Seat): Result<Offer, OfferRefusal> {
  const { kind } = meant;
  const offer = offers.find((each) => isMeant(each, meant));
  if (!offer) return refuse({ code: 'NO_SUCH_OFFER', kind });
  return mayAnswer(offer, seat) || offer.seat === seat ? ok(offer) : refuse({ code: 'NOT_ASKED', kind });
}

const aboutOf = (proposal: Proposal): Seat | undefined => rulesOfOffer(proposal.kind).about?.(proposal);

/** Whether a seat is among those asked. */
export const mayAnswer = (offer: Proposal & Pick<Offer, 'seat'>, seat: Seat): boolean =>
  offer.seat !== seat && aboutOf(offer) !== seat;

/** Who has yet to answer; `playing` are the seats still in the game. */
export const waitedFor = (
  offer: Proposal & Pick<Offer, 'seat' | 'accepted'>,
  playing: readonly Seat[],
): readonly Seat[] => playing.filter((each) => mayAnswer(offer, each) && !offer.accepted.includes(each));

/** Whether everybody has accepted once `seat` does. */
export const isComplete = (offer: Offer, seat: Seat, playing: readonly Seat[]): boolean =>
  waitedFor(offer, playing).every((each) => each === seat);
