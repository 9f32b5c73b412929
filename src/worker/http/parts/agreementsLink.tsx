/** The way from a game's page to its agreements, for a player of the game, and what is offered there. */
import { type Seat, unreachable } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import type { Offer } from '../../game/offers/kinds.ts';
import { nameOf } from './gameWords.ts';

export interface AgreementsLinkFacts {
  readonly words: Words;
  readonly snapshot: GameSnapshot;
  /** The reader's. */
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
  const text = words.pages.agreements.offered;
  const who = offer.seat === reader ? undefined : nameOf(words, seats[offer.seat]);
  switch (offer.kind) {
    case 'draw':
    case 'resume':
    case 'resignation':
      return text[offer.kind](who);
    case 'takeback':
      return text.takeback(who, offer.backTo + 1, turns[offer.backTo]?.move ?? '');
    case 'pause':
      return text.pause(who, offer.days);
    default:
      return unreachable(offer);
  }
}
