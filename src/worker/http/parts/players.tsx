/** Who plays: a line a seat, and after the end what each has won. */
import { formatPoints } from '../../../render/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { isWithdrawn, nameOf, sideNameOf } from './gameWords.ts';

const STATE_WORDS = {
  invited: 'invited',
  open: 'free',
  playing: '',
  declined: 'declined',
  left: 'has left the game',
} as const;

export interface PlayersFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
}

export const Players = ({ words, rules, snapshot }: PlayersFacts) => (
  <ul class="players">
    {snapshot.seats.map((holder, seat) => (
      <li>
        <span class="seat-letter">{holder.side.letter}</span> {sideNameOf(words, rules, holder)}:{' '}
        {holder.name && holder.account ? <a href={`/p/${holder.account}`}>{holder.name}</a> : nameOf(holder)}
        {STATE_WORDS[holder.state] && !isWithdrawn(holder) ? (
          <span class="hint"> ({STATE_WORDS[holder.state]})</span>
        ) : null}
        {snapshot.outcome ? <span class="hint"> {resultText(snapshot.outcome.points, seat)}</span> : null}
      </li>
    ))}
  </ul>
);

/** "1 point"; among three players with the place: "second, ½ point". */
function resultText(points: readonly number[], seat: number): string {
  const own = points[seat] ?? 0;
  const place = PLACES[points.filter((each) => each > own).length] ?? '';
  return points.length > 2 ? `${place}, ${pointsText(own)}` : pointsText(own);
}

const PLACES = ['first', 'second', 'third'];

const pointsText = (points: number): string => `${formatPoints(points)} ${points > 1 ? 'points' : 'point'}`;
