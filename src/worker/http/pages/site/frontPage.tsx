/** The front page: what this is, which games wait for players, and which games there are. */
import { type AnyRules, allRules } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import type { ListedGame } from '../../../store/lists/games.ts';
import type { Account } from '../../../store/people/accounts.ts';
import type { PageFacts } from '../../layout.tsx';
import { CardTags } from '../../parts/cardTags.tsx';
import { Challenges } from '../../parts/challenges.tsx';
import { Cover } from '../../parts/cover.tsx';
import { SampleShowcase, Showcase, ShowcaseScript } from '../../parts/showcase.tsx';

export interface FrontFacts {
  readonly settings: Settings;
  /** The signed-in account. */
  readonly account: Account | undefined;
  /** Some of the games waiting for players. */
  readonly open: readonly ListedGame[];
  /** A game to watch. */
  readonly showcase: ListedGame | undefined;
  /** Whether sample games may be started. */
  readonly canTry: boolean;
  readonly now: number;
}

export function frontPage(words: Words, facts: FrontFacts): PageFacts {
  const { settings, account, open, canTry, showcase, now } = facts;
  const text = words.pages.front;
  return {
    title: text.title,
    head: (
      <>
        <CardTags settings={settings} title={text.title} description={text.whatItIs} card="/card.png" />
        {showcase?.phase === 'playing' ? <ShowcaseScript /> : null}
      </>
    ),
    children: (
      <>
        <div class="hero">
          <div>
            <h1>{text.title}</h1>
            <p class="status">{text.whatItIs}</p>
            <Begin words={words} canTry={canTry} />
          </div>
          {showcase ? <Showcase words={words} game={showcase} /> : <SampleShowcase words={words} />}
          {canTry ? <AboutTrying words={words} /> : null}
        </div>
        {open.length > 0 ? (
          <>
            <h2>{text.waiting}</h2>
            <Challenges words={words} settings={settings} account={account} open={open} now={now} />
            <p>
              <a href="/lobby">{text.allInLobby}</a>
            </p>
          </>
        ) : null}
        <p class="hint">
          <a href="/archive">{words.pages.archive.link}</a>
        </p>
        <h2>{text.games}</h2>
        <div class="cards">
          {allRules.map((rules) => (
            <GameCard words={words} rules={rules} canTry={canTry} />
          ))}
        </div>
      </>
    ),
  };
}

/** The one button: where letters stay on this machine a sample game, anywhere else a game with people. */
const Begin = ({ words, canTry }: { readonly words: Words; readonly canTry: boolean }) => {
  const text = words.pages.front;
  return canTry ? (
    <form method="post" action="/try" class="row">
      <button type="submit">{text.tryIt.now}</button>
      <button type="submit" name="against" value="clerk" class="plain">
        {text.tryIt.againstClerk}
      </button>
    </form>
  ) : (
    <p>
      <a class="button" href="/new">
        {text.startGame}
      </a>
    </p>
  );
};

/** What trying does. */
const AboutTrying = ({ words }: { readonly words: Words }) => {
  const text = words.pages.front;
  return (
    <div>
      <p class="hint">{text.tryIt.explained(allRules[0] ? gameWords(words, allRules[0]).name : '')}</p>
      <p>
        <a href="/new">{text.startGame}</a>
      </p>
    </div>
  );
};

interface GameCardFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly canTry: boolean;
}

const GameCard = ({ words, rules, canTry }: GameCardFacts) => {
  const text = words.pages.front;
  const { name } = gameWords(words, rules);
  return (
    <section class="card with-board">
      <Cover rules={rules} />
      <h3>
        <a href={`/rules/${rules.id}`}>{name}</a>
      </h3>
      <p>{words.sheets[rules.id].summary}</p>
      <p class="hint">{text.credit(rules.author, rules.year, rules.seats.length)}</p>
      <p>
        <a href={`/rules/${rules.id}/lessons`}>{words.lessons.page.learn}</a>
      </p>
      {canTry ? (
        <form method="post" action="/try">
          <input type="hidden" name="game" value={rules.id} />
          <button type="submit" class="plain">
            {text.tryIt.game(name)}
          </button>
        </form>
      ) : null}
    </section>
  );
};
