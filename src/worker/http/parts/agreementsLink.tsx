/** The link from a game's page to its agreements, with the open offers. For its players only. */
import type { Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import type { Offer } from '../../game/offers/kinds.ts';
import { nameOf } from './gameWords.ts';

export interface AgreementsLinkFacts {
  readonly words: Words;
  readonly snapshot: GameSnapshot;
  /** The reader's seat. */
  readonly seat: Seat;
  readonly path: string;
}

export const AgreementsLink = ({ words, snapshot, seat, path }: AgreementsLinkFacts) => {
  const { phase, offers } = snapshot;
  if (phase !== 'playing' && phase !== 'over' && phase !== 'inviting') return null;
  return (
    <p>
      {offers.map((offer) => (
        <strong>{describeOffer(words, snapshot, seat, offer)} </strong>
      ))}
      <a href={path}>{words.pages.agreements.link[phase]}</a>
    </p>
  );
};

/** "You offer a draw." `reader`: the reader's seat. */
export function describeOffer(
  words: Words,
  { seats, turns }: GameSnapshot,
  reader: Seat,
  offer: Offer,
): string {
  const who = offer.seat === reader ? undefined : nameOf(words, seats[offer.seat]);
  const name = (seat: Seat) => nameOf(words, seats[seat]);
  const move = 'backTo' in offer ? { number: offer.backTo + 1, move: turns[offer.backTo]?.move ?? '' } : {};
  // Each kind's sentence takes that kind's details.
  const say = words.offers.standing[offer.kind] as (facts: object) => string;
  const about = {
    ...('to' in offer && { to: name(offer.to) }),
    ...('of' in offer && { of: name(offer.of) }),
  };
  return say({ ...offer, ...move, ...about, who });
}
