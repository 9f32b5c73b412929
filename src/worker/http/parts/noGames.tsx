/** A list that is empty: a sentence, and the boards of the games that could be started instead. */
import { allRules } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { Cover } from './cover.tsx';

export const NoGames = ({ words, sentence }: { readonly words: Words; readonly sentence: string }) => (
  <>
    <p class="status">
      {sentence} {words.pages.newGame.startOne}
    </p>
    <ul class="covers">
      {allRules.map((rules) => (
        <li>
          <a href={`/new/${rules.id}`}>
            <Cover rules={rules} />
            {gameWords(words, rules).name}
          </a>
        </li>
      ))}
    </ul>
  </>
);
