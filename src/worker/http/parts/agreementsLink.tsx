/** The way from a game's page to its agreements, for who sits at it, and what is offered there. */

import type { Seat } from '../../../rules/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import type { Offer } from '../../game/offers/kinds.ts';
import { nameOf } from './gameWords.ts';

export interface AgreementsLinkFacts {
  readonly snapshot: GameSnapshot;
  /** The seat of who reads it. */
  readonly seat: Seat;
  readonly path: string;
}

export const AgreementsLink = ({ snapshot, seat, path }: AgreementsLinkFacts) => {
  const { phase, offers } = snapshot;
  if (phase !== 'playing' && phase !== 'over' && phase !== 'inviting') return null;
  const words =
    phase === 'over' ? 'Play again…' : phase === 'inviting' ? 'Cancel the game…' : 'Draw, takeback, pause…';
  return (
    <p>
      {offers.map((offer) => (
        <strong>{describeOffer(snapshot, seat, offer)} </strong>
      ))}
      <a href={path}>{words}</a>
    </p>
  );
};

/** "You offer a draw." `seat`: of who reads it. */
export function describeOffer({ seats, turns }: GameSnapshot, seat: Seat, offer: Offer): string {
  const who = offer.seat === seat ? 'You' : nameOf(seats[offer.seat]);
  const s = offer.seat === seat ? '' : 's';
  switch (offer.kind) {
    case 'draw':
      return `${who} offer${s} a draw.`;
    case 'takeback':
      return `${who} ask${s} to take back move ${offer.backTo + 1}, ${turns[offer.backTo]?.move}, and what came after it.`;
    case 'pause':
      return `${who} propose${s} to pause the game for ${offer.days} ${offer.days === 1 ? 'day' : 'days'}.`;
    case 'resume':
      return `${who} propose${s} to end the pause now.`;
    case 'resignation':
      return `${who} offer${s} to resign.`;
  }
}
