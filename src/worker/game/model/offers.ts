/**
 * Agreements between players, as one policy.
 *
 *   kind         carried out as soon as        lapses
 *   draw         all others have accepted      when the offerer's next turn begins
 *   takeback     all others have accepted      with the next turn of anybody
 *   pause        all others have accepted      when the offerer's next turn begins
 *   resume       all others have accepted      when the offerer's next turn begins, or the pause ends
 *   resignation  all others have accepted      never: it is refused or taken back
 *
 * "Others" are those who still play. One offer of a kind stands at a time; the same offer from another seat is an
 * acceptance where both mean the same (draw, resume), else the first is to be answered first. An offer that was
 * declined or taken back stays closed until it would have lapsed, so that nobody is asked twice on one turn; a
 * closed resignation until the offerer's next turn. Whatever is carried out first decides: a takeback ends the
 * offers of draws and takebacks, since the position they were about is gone; a seat that leaves ends all but offers
 * of resignation by others, one that a move eliminates ends its own; the end of the game ends everything. A draw that
 * all who remain after a move have accepted is carried out by that move.
 */
import { ok, type Result, refuse, type Seat } from '../../../rules/index.ts';

export const OFFER_KINDS = ['draw', 'takeback', 'pause', 'resume', 'resignation'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** What is offered, and its particulars. */
export type Proposal =
  | { readonly kind: 'draw' | 'resume' | 'resignation' }
  /** The asker's own last move, the one of ply `backTo`, and all after it are taken back. */
  | { readonly kind: 'takeback'; readonly backTo: number }
  /** Nobody's time counts for so many days. */
  | { readonly kind: 'pause'; readonly days: number };

/** `ply`: when it was made; `seq`: the event that made it, which names it. */
export type Offer = Proposal & {
  readonly seat: Seat;
  readonly ply: number;
  readonly seq: number;
  readonly accepted: readonly Seat[];
  /** Declined or taken back. */
  readonly isClosed: boolean;
};

export type OfferRefusal =
  /** The same kind of offer stands already and is to be answered first; `seat` made it. */
  | { readonly code: 'OFFER_STANDS'; readonly kind: OfferKind; readonly seat: Seat }
  | { readonly code: 'OFFER_CLOSED'; readonly kind: OfferKind }
  | { readonly code: 'NO_SUCH_OFFER'; readonly kind: OfferKind }
  | { readonly code: 'OWN_OFFER'; readonly kind: OfferKind }
  | { readonly code: 'ALREADY_ACCEPTED'; readonly kind: OfferKind };

/** Two seats that offer these want the same. */
const IS_SHARED: Readonly<Record<OfferKind, boolean>> = {
  draw: true,
  resume: true,
  takeback: false,
  pause: false,
  resignation: false,
};

/** What may happen to offers. `toMove`: the seat whose turn begins. */
export type Happening =
  | ({ readonly what: 'made'; readonly proposal: Proposal } & Pick<Offer, 'seat' | 'ply' | 'seq'>)
  | { readonly what: 'accepted'; readonly kind: OfferKind; readonly seat: Seat }
  | { readonly what: 'closed'; readonly kind: OfferKind }
  | { readonly what: 'turn'; readonly toMove: Seat | undefined }
  | { readonly what: 'left'; readonly seat: Seat }
  /** By a move. */
  | { readonly what: 'eliminated'; readonly seat: Seat }
  | { readonly what: 'takenBack' | 'paused' | 'pauseEnded' | 'ended' };

export const standingOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ isClosed }) => !isClosed);

/** The offers after something happened; those that lapsed are gone. */
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
    case 'turn':
      return offers.filter((offer) => !lapsesWithTurn(offer, happening.toMove));
    case 'takenBack':
      return offers.filter(({ kind }) => kind !== 'draw' && kind !== 'takeback');
    case 'paused':
      return offers.filter(({ kind }) => kind !== 'pause');
    case 'pauseEnded':
      return offers.filter(({ kind }) => kind !== 'resume');
    case 'left':
      return offers.filter(({ kind, seat }) => kind === 'resignation' && seat !== happening.seat);
    case 'eliminated':
      return offers.filter(({ seat }) => seat !== happening.seat);
    case 'ended':
      return [];
  }
}

const isThe = (offer: Offer, kind: OfferKind): boolean => offer.kind === kind && !offer.isClosed;

function lapsesWithTurn({ kind, seat, isClosed }: Offer, toMove: Seat | undefined): boolean {
  if (kind === 'takeback') return true;
  if (kind === 'resignation' && !isClosed) return false;
  return seat === toMove;
}

/** What a new proposal amounts to: an offer, or the acceptance of the one that stands. */
export function considerProposal(
  offers: readonly Offer[],
  { kind }: Proposal,
  seat: Seat,
): Result<'offer' | 'acceptance', OfferRefusal> {
  const standing = offers.find((offer) => isThe(offer, kind));
  if (standing) {
    const isSame = IS_SHARED[kind] && standing.seat !== seat && !standing.accepted.includes(seat);
    return isSame ? ok('acceptance') : refuse({ code: 'OFFER_STANDS', kind, seat: standing.seat });
  }
  const isClosed = offers.some((offer) => offer.kind === kind && offer.seat === seat);
  return isClosed ? refuse({ code: 'OFFER_CLOSED', kind }) : ok('offer');
}

/** Which offer a player means: of this kind, made at a ply of which the player knew, and by that event if it is said. */
export interface Meant {
  readonly kind: OfferKind;
  readonly latest: number;
  readonly seq?: number | undefined;
}

const isMeant = (offer: Offer, { kind, latest, seq = offer.seq }: Meant): boolean =>
  isThe(offer, kind) && offer.ply <= latest && offer.seq === seq;

/** The offer that a seat may accept. */
export function acceptable(offers: readonly Offer[], meant: Meant, seat: Seat): Result<Offer, OfferRefusal> {
  const { kind } = meant;
  const offer = offers.find((each) => isMeant(each, meant));
  if (!offer) return refuse({ code: 'NO_SUCH_OFFER', kind });
  if (offer.seat === seat) return refuse({ code: 'OWN_OFFER', kind });
  return offer.accepted.includes(seat) ? refuse({ code: 'ALREADY_ACCEPTED', kind }) : ok(offer);
}

/** The offer that a seat may close: its own is taken back, another's is declined, accepted before or not. */
export function closable(offers: readonly Offer[], meant: Meant): Result<Offer, OfferRefusal> {
  const offer = offers.find((each) => isMeant(each, meant));
  return offer ? ok(offer) : refuse({ code: 'NO_SUCH_OFFER', kind: meant.kind });
}

/** Whether everybody has accepted once `seat` does; `playing`: the seats still in the game. */
export const isComplete = (offer: Offer, seat: Seat, playing: readonly Seat[]): boolean =>
  playing.every((each) => each === offer.seat || each === seat || offer.accepted.includes(each));
