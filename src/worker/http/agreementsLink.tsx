/** The way from a game's page to its agreements, for who sits at it. */
import type { GameSnapshot } from '../game/answers.ts';
import { nameOf } from './gameFacts.tsx';

export const AgreementsLink = ({ snapshot, path }: { snapshot: GameSnapshot; path: string }) => {
  const { phase, offers, seats } = snapshot;
  if (phase !== 'playing' && phase !== 'over' && phase !== 'inviting') return null;
  const words =
    phase === 'over' ? 'Play again…' : phase === 'inviting' ? 'Cancel the game…' : 'Draw, takeback, pause…';
  return (
    <p>
      {offers.length > 0 ? (
        <strong>
          Something is offered by {offers.map(({ seat }) => nameOf(seats[seat])).join(' and ')}.{' '}
        </strong>
      ) : null}
      <a href={path}>{words}</a>
    </p>
  );
};
