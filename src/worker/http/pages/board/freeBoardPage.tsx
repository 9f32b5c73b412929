/** The page of a board without a game. */
import { describePosition, describeTurn } from '../../../../render/index.ts';
import { type AnyRules, endOf, LINE, POSITION, sideOf } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { beginPath, boardPath, queryOf } from '../../parts/boardAddress.ts';
import { BoardScript } from '../../parts/boardScript.tsx';
import { GameCardTags } from '../../parts/cardTags.tsx';
import { FreeBoardView } from '../../parts/freeBoardView.tsx';
import { MovePanel } from '../../parts/movePanel.tsx';
import { Notices } from '../../parts/notices.tsx';
import { OptionField } from '../../parts/optionField.tsx';
import { ContrastButton, TurnButton } from '../../parts/replayBar.tsx';
import type { AskedBoard } from './readBoard.ts';

export interface FreeBoardPageFacts {
  readonly settings: Settings;
  readonly rules: AnyRules;
  readonly asked: AskedBoard;
  readonly drawn: DrawnPosition;
  readonly notices: readonly string[];
}

type PartFacts = FreeBoardPageFacts & { readonly words: Words };

const movesOf = ({ line }: AskedBoard): readonly string[] => line.turns.map(({ move }) => move);

/** The page of the same board with other moves, or seen from another side. */
const pathOf = (
  rules: AnyRules,
  { chosen, side }: AskedBoard,
  moves: readonly string[],
  from = side,
): string => boardPath({ rulesId: rules.id, options: chosen, moves, side: from });

export function freeBoardPage(words: Words, facts: FreeBoardPageFacts): PageFacts {
  const { settings, rules, asked, drawn } = facts;
  const title = words.pages.freeBoard.title(gameWords(words, rules).name);
  const moves = movesOf(asked);
  const last = asked.line.turns.at(-1);
  return {
    title,
    head: (
      <>
        <GameCardTags words={words} settings={settings} rules={rules} title={title} />
        {/* There are more positions than anybody should list; the board itself may be found. */}
        {moves.length > 0 || Object.keys(asked.chosen).length > 0 ? (
          <meta name="robots" content="noindex" />
        ) : null}
        <BoardScript
          words={words}
          facts={{
            rulesId: rules.id,
            options: asked.options,
            key: `board/${rules.id}`,
            path: undefined,
            turns: [],
            ply: 0,
            names: [],
            status: '',
            mine: undefined,
            line: moves,
            side: asked.side,
          }}
        />
      </>
    ),
    children: (
      <div class="game">
        <div class="game-head">
          <h1>{title}</h1>
          <p class="status" role="status" data-part="status">
            {describePosition(words, rules, [], {
              standing: drawn.standing,
              turn: last,
              number: asked.line.turns.length,
            })}
          </p>
        </div>
        <Problem sentences={asked.problems} />
        <div class="sides">
          <BoardSide words={words} {...facts} />
          <div class="beside">
            <Playing words={words} {...facts} />
            <Moves words={words} {...facts} />
            <Texts words={words} {...facts} />
            <SetUp words={words} {...facts} />
            <details>
              <summary>{words.pages.game.boardAsText}</summary>
              <pre>{drawn.text}</pre>
            </details>
          </div>
        </div>
      </div>
    ),
  };
}

const BoardSide = ({ words, rules, asked, drawn, notices }: PartFacts) => {
  const text = words.pages.freeBoard;
  const moves = movesOf(asked);
  const turned = (asked.side + 1) % rules.seats.length;
  return (
    <FreeBoardView words={words} rules={rules} drawn={drawn} side={asked.side}>
      <div class="replay">
        <div class="controls">
          <a class="without-script" href={pathOf(rules, asked, moves, turned)}>
            {text.turn}
          </a>
          {moves.length > 0 ? (
            <a class="without-script" href={pathOf(rules, asked, moves.slice(0, -1))}>
              {text.undo}
            </a>
          ) : null}
          <TurnButton words={words} />
          <ContrastButton words={words} />
        </div>
      </div>
      <Notices notices={notices} isNow={false} />
    </FreeBoardView>
  );
};

const Playing = ({ words, rules, asked, drawn }: PartFacts) => {
  const text = words.pages.freeBoard;
  const { typed = '', problems, chosen, side } = asked;
  return (
    <MovePanel
      words={words}
      rules={rules}
      standing={drawn.standing}
      action={`/board/${rules.id}`}
      typed={problems.length > 0 ? typed : ''}
      home="free"
      hidden={queryOf({ options: chosen, moves: movesOf(asked), side })}
      asks={{ label: text.label, play: text.play }}
    />
  );
};

/** Each move, linked to the position after it. */
const Moves = ({ words, rules, asked }: PartFacts) => {
  const text = words.pages.freeBoard;
  const { turns, standings } = asked.line;
  const { position } = endOf(asked.line);
  const isLong = turns.some(({ move }) => move.length > 9);
  return (
    <>
      <h2>{text.moves}</h2>
      {turns.length === 0 ? <p class="hint">{text.noMoves}</p> : null}
      <ol class={isLong ? 'moves wide' : 'moves'} data-part="line">
        {turns.map((turn, index) => (
          <li>
            <a
              href={pathOf(rules, asked, movesOf(asked).slice(0, index + 1))}
              aria-current={index + 2 === standings.length ? 'true' : undefined}
            >
              <span class="number">{index + 1}.</span> {sideOf(rules, position, turn.seat).letter}{' '}
              {describeTurn(words, turn)}
            </a>
          </li>
        ))}
      </ol>
      <p class="hint">
        <a href={pathOf(rules, asked, [])}>{text.restart}</a> ·{' '}
        <a href={`/rules/${rules.id}`}>{words.pages.game.rulesOf(gameWords(words, rules).name)}</a>
      </p>
    </>
  );
};

/** What can be copied, and the way to a game from here. */
const Texts = ({ words, rules, asked }: PartFacts) => {
  const text = words.pages.freeBoard;
  const { outcome, position } = endOf(asked.line);
  const written = rules.formatPosition(position);
  const field = (name: string, label: string, value: string) => (
    <div class="field">
      <label for={name}>{label}</label>
      <input id={name} type="text" readonly value={value} data-part={name} />
    </div>
  );
  return (
    <>
      <p data-part="begin" hidden={outcome !== undefined}>
        <a class="button plain" href={beginPath(rules.id, written)}>
          {text.begin}
        </a>{' '}
        <span class="hint">{text.aboutBegin}</span>
      </p>
      {field('text-line', text.line, movesOf(asked).join(' '))}
      {field('text-position', text.position, written)}
    </>
  );
};

/** Other options, another position, other moves. */
const SetUp = ({ words, rules, asked }: PartFacts) => {
  const text = words.pages.freeBoard;
  return (
    <>
      {rules.options.length > 0 ? (
        <details>
          <summary>{text.options}</summary>
          <form method="get" action={`/board/${rules.id}`}>
            {rules.options.map((option) => (
              <OptionField words={words} rules={rules} option={option} chosen={asked.options[option.name]} />
            ))}
            <button type="submit" class="plain">
              {text.choose}
            </button>
          </form>
        </details>
      ) : null}
      <details>
        <summary>{text.setUp.title}</summary>
        <form method="get" action={`/board/${rules.id}`}>
          <div class="field">
            <label for="set-up">{text.setUp.position}</label>
            <input id="set-up" name={POSITION} type="text" autocomplete="off" spellcheck={false} />
            <p class="hint">{text.setUp.hint}</p>
          </div>
          <div class="field">
            <label for="set-up-line">{text.setUp.line}</label>
            <input id="set-up-line" name={LINE} type="text" autocomplete="off" spellcheck={false} />
          </div>
          <button type="submit" class="plain">
            {text.setUp.show}
          </button>
        </form>
      </details>
    </>
  );
};
