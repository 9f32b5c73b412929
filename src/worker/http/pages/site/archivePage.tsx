/** The archive's page: a form, which needs no script, and what was found. */
import { allRules } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import { RESULTS } from '../../../store/lists/archive.ts';
import type { ListedGame } from '../../../store/lists/games.ts';
import type { GamePage } from '../../../store/lists/paging.ts';
import type { Account } from '../../../store/people/accounts.ts';
import { addressOf, type WrittenSearch } from '../../archiveSearch.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { CardTags } from '../../parts/cardTags.tsx';
import { GameCards } from '../../parts/gameCards.tsx';
import { NoGames } from '../../parts/noGames.tsx';
import { Pager } from '../../parts/pager.tsx';

export interface ArchiveFacts {
  readonly settings: Settings;
  readonly written: WrittenSearch;
  /** undefined: the search was refused. */
  readonly found: GamePage<ListedGame> | undefined;
  readonly refusal: string | undefined;
  /** Those who bear the name that was searched for. */
  readonly players: readonly Account[];
  /** Where that name stands. */
  readonly field: 'player' | 'against';
  readonly now: number;
}

export function archivePage(words: Words, facts: ArchiveFacts): PageFacts {
  const { written, found, refusal, players, field } = facts;
  const text = words.pages.archive;
  return {
    title: text.title,
    head: (
      <>
        <CardTags settings={facts.settings} title={text.title} description={text.about} card="/card.png" />
        {/* Each search is another list of what the games' own pages say. */}
        {isSearch(written) ? <meta name="robots" content="noindex" /> : null}
      </>
    ),
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{text.about}</p>
        <Problem sentences={refusal === undefined ? [] : [refusal]} />
        {players.length > 0 ? (
          <ul>
            {players.map(({ id, name }) => (
              <li>
                <a href={addressOf('/archive', { ...written, [field]: id }, undefined)}>{name}</a>{' '}
                <span class="hint">
                  <a href={`/p/${id}`}>{`/p/${id}`}</a>
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <SearchForm words={words} written={written} />
        {found ? <Found words={words} facts={facts} found={found} /> : null}
      </>
    ),
  };
}

const isSearch = (written: WrittenSearch): boolean => Object.values(written).some((value) => value !== '');

const SearchForm = ({ words, written }: { readonly words: Words; readonly written: WrittenSearch }) => {
  const text = words.pages.archive;
  return (
    <form method="get" action="/archive" class="card search">
      <div class="field">
        <label for="game">{text.game}</label>
        <select id="game" name="game">
          <option value="">{text.anyGame}</option>
          {allRules.map((rules) => (
            <option value={rules.id} selected={rules.id === written.game}>
              {gameWords(words, rules).name}
            </option>
          ))}
        </select>
      </div>
      <NameField name="player" label={text.player} value={written.player} hint={text.playerHint} />
      <NameField name="against" label={text.against} value={written.against} hint={text.againstHint} />
      <div class="field">
        <label for="result">{text.result}</label>
        <select id="result" name="result">
          <option value="">{text.results.any}</option>
          {RESULTS.map((result) => (
            <option value={result} selected={result === written.result}>
              {text.results[result]}
            </option>
          ))}
        </select>
      </div>
      <div class="row">
        <div class="field">
          <label for="from">{text.from}</label>
          <input id="from" name="from" type="date" value={written.from} />
        </div>
        <div class="field">
          <label for="to">{text.to}</label>
          <input id="to" name="to" type="date" value={written.to} />
        </div>
      </div>
      <button type="submit">{text.search}</button>
    </form>
  );
};

interface NameFieldFacts {
  readonly name: 'player' | 'against';
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

/** Where a player's name, or a part of it, is asked for. */
const NameField = ({ name, label, value, hint }: NameFieldFacts) => (
  <div class="field">
    <label for={name}>{label}</label>
    <input id={name} name={name} type="text" maxlength={80} value={value} autocomplete="off" />
    <p class="hint">{hint}</p>
  </div>
);

interface FoundFacts {
  readonly words: Words;
  readonly facts: ArchiveFacts;
  readonly found: GamePage<ListedGame>;
}

const Found = ({ words, facts: { settings, written, now }, found: { games, next } }: FoundFacts) => {
  const text = words.pages.archive;
  return (
    <>
      {games.length > 0 ? null : isSearch(written) ? (
        <p class="status">{next ? text.noneHere : text.none}</p>
      ) : (
        <NoGames words={words} sentence={text.noneYet} />
      )}
      <GameCards words={words} settings={settings} games={games} now={now} />
      <Pager
        words={words}
        older={next && addressOf('/archive', written, next)}
        newest={written.after === '' ? undefined : addressOf('/archive', written, undefined)}
      />
    </>
  );
};
