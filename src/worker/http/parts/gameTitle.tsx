/** The heading of a game's page. A narrow screen leaves out the names, which stand at the board too. */
import type { AnyRules } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { namesOf } from './gameWords.ts';

export interface GameTitleFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
}

export const GameTitle = ({ words, rules, snapshot }: GameTitleFacts) => (
  <h1>
    {gameWords(words, rules).name}
    <span class="players-names">
      {words.pages.standing.afterGame(words.pages.standing.versus(namesOf(words, snapshot)))}
    </span>
  </h1>
);
