/** Who plays, one line per seat, and after the end each player's points. */
import { formatPoints } from '../../../render/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { isWithdrawn, nameOf, sideNameOf } from './gameWords.ts';

export interface PlayersFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
}

export const Players = ({ words, rules, snapshot }: PlayersFacts) => {
  const { states } = words.pages.standing;
  return (
    <ul class="players">
      {snapshot.seats.map((player, seat) => (
        <li>
          <span class="seat-letter">{player.side.letter}</span> {sideNameOf(words, rules, player)}:{' '}
          {player.name && player.account ? (
            <a href={`/p/${player.account}`}>{player.name}</a>
          ) : (
            nameOf(words, player)
          )}
          {(player.before ?? []).map(({ account, name, until }) => (
            <span class="hint">
              {' '}
              {words.pages.standing.instead.before(until)}
              {name ? <a href={`/p/${account}`}>{name}</a> : words.pages.standing.unnamed.gone}
              {words.pages.standing.instead.after}
            </span>
          ))}
          {player.state === 'playing' || isWithdrawn(player) ? null : (
            <span class="hint"> ({states[player.state]})</span>
          )}
          {snapshot.outcome ? (
            <span class="hint"> {resultText(words, snapshot.outcome.points, seat)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
};

/** "1 point"; in a game of three with the rank: "second, ½ point". */
function resultText({ pages }: Words, points: readonly number[], seat: number): string {
  const text = pages.standing;
  const own = points[seat] ?? 0;
  const won = text.points(formatPoints(own), own);
  const place = text.places[points.filter((each) => each > own).length] ?? '';
  return points.length > 2 ? text.placed(place, won) : won;
}
