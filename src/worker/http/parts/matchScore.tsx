/** The match a game belongs to: its score, and the link to the next game. */
import { formatPoints } from '../../../render/index.ts';
import type { Words } from '../../../words/index.ts';
import { scoreAfter } from '../../game/model/series.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { nameOf } from './gameWords.ts';

export const MatchScore = ({
  words,
  snapshot,
}: {
  readonly words: Words;
  readonly snapshot: GameSnapshot;
}) => {
  const text = words.pages.game.match;
  const { series, outcome, seats, rematch } = snapshot;
  const isFollowed = rematch.length > 0 || (series && outcome && series.number < series.games);
  const score = series && (outcome ? scoreAfter(series, outcome) : series.points);
  return (
    <>
      {series && score ? (
        <p>
          {text.number(series.number, series.games)}
          {score.some((points) => points > 0)
            ? ` ${text.score(seats.map((player, seat) => `${nameOf(words, player)} ${formatPoints(score[seat] ?? 0)}`))}`
            : ''}
        </p>
      ) : null}
      {isFollowed ? (
        <p>
          <a href={`/g/${snapshot.id}/next`}>{text.nextGame}</a>
        </p>
      ) : null}
    </>
  );
};
