/**
 * A game that anybody can watch: the board of one in progress, which a script keeps up to date, or a finished
 * one from its first move to its last.
 */
import { layoutOf } from '../../../render/index.ts';
import { rulesById } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { filmedRules } from '../../game/show/sampleFilm.ts';
import type { ListedGame } from '../../store/lists/games.ts';
import { namesOf } from './gameWords.ts';
import { gameNameOf, standingWords } from './listedGame.ts';

/** The one to show: the game in progress that was moved in last; without one the newest that is finished. */
export function showcaseOf(games: readonly ListedGame[]): ListedGame | undefined {
  const begun = games.filter(({ ply }) => ply > 0).toSorted((one, other) => other.movedAt - one.movedAt);
  return begun.find(({ phase }) => phase === 'playing') ?? begun[0];
}

export const Showcase = ({ words, game }: { readonly words: Words; readonly game: ListedGame }) => {
  const rules = rulesById(game.rulesId);
  if (!rules) return null;
  const { width, height } = layoutOf(rules);
  const title = words.pages.standing.title(gameNameOf(words, game.rulesId), namesOf(words, game));
  const isLive = game.phase === 'playing';
  return (
    <figure class="showcase">
      <a href={`/g/${game.id}`}>
        <picture>
          {isLive ? null : (
            <source media="(prefers-reduced-motion: reduce)" srcset={`/g/${game.id}/${game.ply}.png`} />
          )}
          <img
            class="cover"
            src={isLive ? `/g/${game.id}/${game.ply}.png` : `/g/${game.id}/game.gif`}
            alt={words.pages.front.boardOf(title)}
            width={String(width)}
            height={String(height)}
            data-part="showcase"
            data-live={isLive ? `/api/games/${game.id}/live` : undefined}
            data-pictures={isLive ? `/g/${game.id}/` : undefined}
          />
        </picture>
      </a>
      <figcaption class="hint">
        <a href={`/g/${game.id}`}>{title}</a>. {standingWords(words, game, undefined)}
      </figcaption>
    </figure>
  );
};

/** A finished game of ours, where nobody has played one yet. */
export const SampleShowcase = ({ words }: { readonly words: Words }) => {
  const rules = filmedRules();
  const { width, height } = layoutOf(rules);
  const title = words.pages.front.finished(gameWords(words, rules).name);
  return (
    <figure class="showcase">
      <img class="cover" src="/film.svg" alt={title} width={String(width)} height={String(height)} />
      <figcaption class="hint">
        <a href={`/rules/${rules.id}`}>{title}</a>
      </figcaption>
    </figure>
  );
};

/** For the head of a page that shows a game in progress. */
export const ShowcaseScript = () => <script type="module" src="/showcase.js"></script>;
