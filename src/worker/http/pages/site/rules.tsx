/** The rule sheets for people. */

import type { Hono } from 'hono';
import { describePosition } from '../../../../render/index.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  completeOptions,
  type RuleSheet,
  rulesById,
} from '../../../../rules/index.ts';
import { recentGames } from '../../../store/lists/games.ts';
import type { App } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { BoardScript } from '../../parts/boardScript.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { GameCards } from '../../parts/gameCards.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { Notebook } from '../../parts/notebook.tsx';

const SHOWN_GAMES = 6;

export function rulesRoutes(app: Hono<App>): void {
  app.get('/rules', (c) =>
    show(c, {
      title: 'Rules',
      children: (
        <>
          <h1>Rules</h1>
          {allRules.map((rules) => (
            <section>
              <h2>
                <a href={`/rules/${rules.id}`}>{rules.name}</a>
              </h2>
              <p>{rules.sheet.summary}</p>
              <p class="hint">{credit(rules)}</p>
            </section>
          ))}
        </>
      ),
    }),
  );

  app.get('/rules/:game', async (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) {
      const names = allRules.map(({ id }) => id).join(', ');
      return showNothing(
        c,
        'No such game',
        `There is no game “${c.req.param('game')}” here. There are: ${names}.`,
      );
    }
    const completed = completeOptions(rules, {});
    const options = completed.ok ? completed.value : {};
    const start = rules.start(options);
    const recent = await recentGames(c.env.DB, rules.id, SHOWN_GAMES);
    return show(c, {
      title: `Rules of ${rules.name}`,
      head: (
        <BoardScript
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
      ),
      children: (
        <>
          <h1>{rules.name}</h1>
          <p class="hint">{credit(rules)}</p>
          <p class="status" role="status" data-part="status">
            {describePosition(c.var.words, rules, [], { standing: start, turn: undefined, number: 0 })}
          </p>
          <div class="sides">
            <div>
              <BoardView
                rules={rules}
                pieces={rules.pieces(start.position)}
                marks={[]}
                alt={`The start of ${rules.name}`}
              />
              <div data-part="notices"></div>
            </div>
            <div>
              <p>{rules.sheet.summary}</p>
              <p>
                A move is written like <code>{rules.example}</code>.
              </p>
              <p>
                <a class="button" href={`/new/${rules.id}`}>
                  Start a game
                </a>
              </p>
              <h2 class="needs-script">Try it here</h2>
              <MovePanel rules={rules} standing={start} action={undefined} home="the start" />
              <Notebook notes={false} />
            </div>
          </div>
          {recent.length > 0 ? (
            <>
              <h2>Recent games</h2>
              <GameCards words={c.var.words} settings={c.var.settings} games={recent} now={Date.now()} />
            </>
          ) : null}
          <Sheet sheet={rules.sheet} />
          {rules.options.length > 0 ? (
            <>
              <h2>Options</h2>
              <ul>
                {rules.options.map(({ label, values }) => (
                  <li>
                    {label}:{' '}
                    {values
                      .map((each, index) => (index === 0 ? `${each.label} (usual)` : each.label))
                      .join('; ')}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </>
      ),
    });
  });
}

const credit = ({ author, year, source }: AnyRules): string => `By ${author}, ${year}. ${source}`;

const Sheet = ({ sheet }: { sheet: RuleSheet }) => (
  <>
    {sheet.sections.map(({ heading, paragraphs }) => (
      <section>
        <h2>{heading}</h2>
        {groupItems(paragraphs).map((group) =>
          group.isList ? (
            <ul>
              {group.texts.map((text) => (
                <li>{text}</li>
              ))}
            </ul>
          ) : (
            <p>{group.texts[0]}</p>
          ),
        )}
      </section>
    ))}
  </>
);

interface Group {
  readonly isList: boolean;
  readonly texts: string[];
}

/** Paragraphs that start with `- ` and follow each other make one list. */
function groupItems(paragraphs: readonly string[]): readonly Group[] {
  const groups: Group[] = [];
  for (const paragraph of paragraphs) {
    const isList = paragraph.startsWith('- ');
    const last = groups.at(-1);
    if (isList && last?.isList) last.texts.push(paragraph.slice(2));
    else groups.push({ isList, texts: [isList ? paragraph.slice(2) : paragraph] });
  }
  return groups;
}
