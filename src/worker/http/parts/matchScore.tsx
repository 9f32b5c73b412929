/** The match that a game belongs to: its score, and the way to the next game. */

import { formatPoints } from '../../../render/index.ts';
import { scoreAfter } from '../../game/model/series.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { nameOf } from './gameWords.ts';

export const MatchScore = ({ snapshot }: { snapshot: GameSnapshot }) => {
  const { series, outcome, seats, rematch } = snapshot;
  const isFollowed = rematch.length > 0 || (series && outcome && series.number < series.games);
  const score = series && (outcome ? scoreAfter(series, outcome) : series.points);
  return (
    <>
      {series && score ? (
        <p>
          Game {series.number} of {series.games}.
          {score.some((points) => points > 0)
            ? ` Score: ${seats.map((holder, seat) => `${nameOf(holder)} ${formatPoints(score[seat] ?? 0)}`).join(', ')}.`
            : ''}
        </p>
      ) : null}
      {isFollowed ? (
        <p>
          <a href={`/g/${snapshot.id}/next`}>The next game</a>
        </p>
      ) : null}
    </>
  );
};
