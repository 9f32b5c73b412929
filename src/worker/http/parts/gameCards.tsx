/** Games in a list: a small board, who plays, and how the game stands. */
import type { Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import type { AccountId } from '../../game/model/ids.ts';
import type { ListedGame } from '../../store/lists/games.ts';
import { namesOf } from './gameWords.ts';
import { gameNameOf, isTurnOf, pictureOf, standingWords, timeWords } from './listedGame.ts';

export interface GameCardsFacts {
  readonly words: Words;
  readonly settings: Settings;
  readonly games: readonly ListedGame[];
  /** Whose list it is: their own turns are marked. */
  readonly reader?: AccountId | undefined;
  readonly now: number;
}

export const GameCards = ({ words, settings, games, reader, now }: GameCardsFacts) => (
  <ul class="games">
    {games.map((listed) => (
      <li class={isTurnOf(listed, reader) ? 'card mine' : 'card'}>
        <img src={pictureOf(settings, listed, reader)} alt="" width="120" height="120" loading="lazy" />
        <div>
          <h3>
            <a href={`/g/${listed.id}`}>{gameNameOf(words, listed.rulesId)}</a>
          </h3>
          <p>{words.pages.standing.versus(namesOf(words, listed))}</p>
          <p class={isTurnOf(listed, reader) ? 'turn' : 'hint'}>{standingWords(words, listed, reader)}</p>
          <p class="hint">{timeWords(words, listed, now)}</p>
        </div>
      </li>
    ))}
  </ul>
);
