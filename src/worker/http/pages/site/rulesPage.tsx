/** The list of all games' rules, and one game's rule sheet with a board to try moves on. */
import type { Guide } from '../../../../guides/index.ts';
import { describePosition } from '../../../../render/index.ts';
import { type AnyRules, allRules, completeOptions, type Options } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import type { ListedGame } from '../../../store/lists/games.ts';
import type { PageFacts } from '../../layout.tsx';
import { boardPath } from '../../parts/boardAddress.ts';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { CardTags, GameCardTags } from '../../parts/cardTags.tsx';
import { Cover } from '../../parts/cover.tsx';
import { GameCards } from '../../parts/gameCards.tsx';
import { lessonMailto } from '../../parts/lessonMailto.ts';
import { MovePanel } from '../../parts/movePanel.tsx';
import { TriedLines } from '../../parts/notebook.tsx';
import { RuleSheetView } from '../../parts/ruleSheetView.tsx';
import { BalanceLine } from './balance/balancePage.tsx';

export function allRulesPage(words: Words, settings: Settings): PageFacts {
  const text = words.pages.rules;
  return {
    title: text.title,
    head: (
      <CardTags
        settings={settings}
        title={text.title}
        description={words.pages.front.whatItIs}
        card="/card.png"
      />
    ),
    children: (
      <>
        <h1>{text.title}</h1>
        <div class="cards">
          {allRules.map((rules) => (
            <section class="card with-board">
              <Cover rules={rules} />
              <h2>
                <a href={`/rules/${rules.id}`}>{gameWords(words, rules).name}</a>
              </h2>
              <p>{words.sheets[rules.id].summary}</p>
              <Credit words={words} rules={rules} />
            </section>
          ))}
        </div>
      </>
    ),
  };
}

export interface RulesPageFacts {
  readonly settings: Settings;
  readonly rules: AnyRules;
  readonly guide: Guide;
  /** Recent games by these rules. */
  readonly recent: readonly ListedGame[];
  readonly now: number;
}

export function rulesPage(words: Words, { settings, rules, guide, recent, now }: RulesPageFacts): PageFacts {
  const text = words.pages.rules;
  const completed = completeOptions(rules, {});
  const options = completed.ok ? completed.value : {};
  return {
    title: text.titleOf(gameWords(words, rules).name),
    head: (
      <>
        <GameCardTags words={words} settings={settings} rules={rules} />
        <TrialScript words={words} rules={rules} options={options} />
      </>
    ),
    children: (
      <>
        <h1>{gameWords(words, rules).name}</h1>
        <Credit words={words} rules={rules} />
        <BalanceLine words={words} rules={rules} />
        <Trial
          words={words}
          settings={settings}
          rules={rules}
          options={options}
          hasPuzzles={guide.puzzles.length > 0}
        />
        <RuleSheetView words={words} rules={rules} guide={guide} />
        <OptionList words={words} rules={rules} />
        {recent.length > 0 ? (
          <>
            <h2>{text.recentGames}</h2>
            <GameCards words={words} settings={settings} games={recent} now={now} />
            <p class="hint">
              <a href={`/archive?game=${rules.id}`}>{words.pages.archive.link}</a>
            </p>
          </>
        ) : null}
      </>
    ),
  };
}

const Credit = ({ words, rules: { id, author, year } }: { words: Words; rules: AnyRules }) => (
  <p class="hint">{words.pages.rules.credit(author, year, words.sheets[id].source)}</p>
);

/** The facts for the board that moves are tried on: it starts at the beginning, and has no players. */
const TrialScript = ({ words, rules, options }: { words: Words; rules: AnyRules; options: Options }) => (
  <BoardScript
    words={words}
    facts={{
      rulesId: rules.id,
      options,
      key: `rules/${rules.id}`,
      path: undefined,
      turns: [],
      ply: 0,
      names: [],
      status: '',
      mine: undefined,
    }}
  />
);

interface TrialFacts {
  readonly words: Words;
  readonly settings: Settings;
  readonly rules: AnyRules;
  readonly options: Options;
  readonly hasPuzzles: boolean;
}

const Trial = ({ words, settings, rules, options, hasPuzzles }: TrialFacts) => {
  const text = words.pages.rules;
  const start = rules.start(options);
  return (
    <>
      <p class="status" role="status" data-part="status">
        {describePosition(words, rules, [], { standing: start, turn: undefined, number: 0 })}
      </p>
      <div class="sides">
        <div>
          <BoardView
            words={words}
            rules={rules}
            pieces={rules.pieces(start.position)}
            marks={[]}
            alt={text.startOf(gameWords(words, rules).name)}
          />
          <div data-part="notices"></div>
        </div>
        <div>
          <p>{words.sheets[rules.id].summary}</p>
          <p>
            {text.beforeExample}
            <code>{rules.example}</code>
            {text.afterExample}
          </p>
          <p class="row">
            <a class="button" href={`/new/${rules.id}`}>
              {text.startGame}
            </a>
          </p>
          <p>
            <a href={`/rules/${rules.id}/lessons`}>{words.lessons.page.learn}</a> ·{' '}
            <a href={lessonMailto(settings, rules)}>{words.lessons.page.byLetter}</a>
          </p>
          <p>
            <a href={boardPath({ rulesId: rules.id })}>{text.freeBoard}</a>
            {hasPuzzles ? (
              <>
                {' '}
                · <a href={`/puzzles/${rules.id}`}>{words.pages.puzzles.link}</a>
              </>
            ) : null}
          </p>
          <h2 class="needs-script">{text.tryItHere}</h2>
          <MovePanel words={words} rules={rules} standing={start} action={undefined} home="start" />
          <h2 class="needs-script">{words.pages.game.notebook.lines}</h2>
          <TriedLines words={words} />
        </div>
      </div>
    </>
  );
};

/** The options a game of these rules can have, the default of each first. */
const OptionList = ({ words, rules }: { words: Words; rules: AnyRules }) => {
  const text = words.pages.rules;
  return rules.options.length === 0 ? null : (
    <>
      <h2>{text.options}</h2>
      <ul>
        {Object.values(gameWords(words, rules).options).map(({ label, values }) => (
          <li>
            {text.option(
              label,
              Object.values(values).map((each, index) => (index === 0 ? text.usual(each) : each)),
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
