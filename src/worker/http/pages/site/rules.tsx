/** The rule sheets for people. */
import type { Hono } from 'hono';
import { describePosition } from '../../../../render/index.ts';
import { type AnyGame, completeOptions, gameById, games, type RuleSheet } from '../../../../rules/index.ts';
import { recentGames } from '../../../store/lists/games.ts';
import type { App } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { BoardScript, MovePanel, Notebook } from '../../parts/boardParts.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { GameCards } from '../../parts/gameCards.tsx';

const SHOWN_GAMES = 6;

export function rulesRoutes(app: Hono<App>): void {
  app.get('/rules', (c) =>
    show(c, {
      title: 'Rules',
      children: (
        <>
          <h1>Rules</h1>
          {games.map((game) => (
            <section>
              <h2>
                <a href={`/rules/${game.id}`}>{game.name}</a>
              </h2>
              <p>{game.sheet.summary}</p>
              <p class="hint">{credit(game)}</p>
            </section>
          ))}
        </>
      ),
    }),
  );

  app.get('/rules/:game', async (c) => {
    const game = gameById(c.req.param('game'));
    if (!game) {
      const names = games.map(({ id }) => id).join(', ');
      return showNothing(
        c,
        'No such game',
        `There is no game “${c.req.param('game')}” here. There are: ${names}.`,
      );
    }
    const completed = completeOptions(game, {});
    const options = completed.ok ? completed.value : {};
    const start = game.start(options);
    const recent = await recentGames(c.env.DB, game.id, SHOWN_GAMES);
    return show(c, {
      title: `Rules of ${game.name}`,
      head: (
        <BoardScript
          facts={{
            game: game.id,
            options,
            key: `rules/${game.id}`,
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
          <h1>{game.name}</h1>
          <p class="hint">{credit(game)}</p>
          <p class="status" role="status" data-part="status">
            {describePosition(game, [], { standing: start, turn: undefined, number: 0 })}
          </p>
          <div class="sides">
            <div>
              <BoardView
                game={game}
                pieces={game.pieces(start.position)}
                marks={[]}
                alt={`The start of ${game.name}`}
              />
              <div data-part="notices"></div>
            </div>
            <div>
              <p>{game.sheet.summary}</p>
              <p>
                A move is written like <code>{game.example}</code>.
              </p>
              <p>
                <a class="button" href={`/new/${game.id}`}>
                  Start a game
                </a>
              </p>
              <h2 class="needs-script">Try it here</h2>
              <MovePanel game={game} standing={start} action={undefined} home="the start" />
              <Notebook notes={false} />
            </div>
          </div>
          {recent.length > 0 ? (
            <>
              <h2>Recent games</h2>
              <GameCards settings={c.var.settings} games={recent} now={Date.now()} />
            </>
          ) : null}
          <Sheet sheet={game.sheet} />
          {game.options.length > 0 ? (
            <>
              <h2>Options</h2>
              <ul>
                {game.options.map(({ label, values }) => (
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

const credit = ({ author, year, source }: AnyGame): string => `By ${author}, ${year}. ${source}`;

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
