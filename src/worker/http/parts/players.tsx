/** Who plays, one line per seat, and after the end each player's points. */
import type { AnyRules } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { isWithdrawn, nameOf, sideNameOf } from './gameWords.ts';
import { Predecessors, resultText } from './plates.tsx';

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
          {player.machine ? <span class="hint"> ({words.pages.machines.isOne})</span> : null}
          <Predecessors words={words} player={player} />
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
