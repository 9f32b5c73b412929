/** The front page: what this is, which games wait for players, and which games there are. */
import { type AnyRules, allRules } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import type { ListedGame } from '../../../store/lists/games.ts';
import type { Account } from '../../../store/people/accounts.ts';
import type { PageFacts } from '../../layout.tsx';
import { Challenges } from '../../parts/challenges.tsx';

export interface FrontFacts {
  readonly settings: Settings;
  /** The signed-in account. */
  readonly account: Account | undefined;
  /** Some of the games waiting for players. */
  readonly open: readonly ListedGame[];
  /** Whether sample games may be started. */
  readonly canTry: boolean;
  readonly now: number;
}

export function frontPage(words: Words, facts: FrontFacts): PageFacts {
  const { settings, account, open, canTry, now } = facts;
  const text = words.pages.front;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{text.whatItIs}</p>
        <div class="row">
          {canTry ? (
            <form method="post" action="/try">
              <button type="submit">{text.tryIt.now}</button>
            </form>
          ) : null}
          <a class={canTry ? 'button plain' : 'button'} href="/new">
            {text.startGame}
          </a>
        </div>
        {canTry ? (
          <p class="hint">{text.tryIt.explained(allRules[0] ? gameWords(words, allRules[0]).name : '')}</p>
        ) : null}
        {open.length > 0 ? (
          <>
            <h2>{text.waiting}</h2>
            <Challenges words={words} settings={settings} account={account} open={open} now={now} />
            <p>
              <a href="/lobby">{text.allInLobby}</a>
            </p>
          </>
        ) : null}
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

interface GameCardFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly canTry: boolean;
}

const GameCard = ({ words, rules, canTry }: GameCardFacts) => {
  const text = words.pages.front;
  const { name } = gameWords(words, rules);
  return (
    <section class="card">
      <h3>
        <a href={`/rules/${rules.id}`}>{name}</a>
      </h3>
      <p>{words.sheets[rules.id].summary}</p>
      <p class="hint">{text.credit(rules.author, rules.year, rules.seats.length)}</p>
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
