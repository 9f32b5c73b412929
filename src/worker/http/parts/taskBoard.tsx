/**
 * A task on a board: what is asked, the board, and a form that asks whether a move does it. The page keeps
 * nothing: a move is in its address (`?move=`). For lessons, and for whatever else is a position with a task.
 */
import type { Child } from 'hono/jsx';
import { describePosition } from '../../../render/index.ts';
import { type AnyRules, type Options, POSITION, type Standing } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import type { DrawnPosition } from '../../game/show/drawnPosition.ts';
import type { PageFacts } from '../layout.tsx';
import { boardPath } from './boardAddress.ts';
import { BoardScript } from './boardScript.tsx';
import { GameCardTags } from './cardTags.tsx';
import { FreeBoardView } from './freeBoardView.tsx';
import { MovePanel } from './movePanel.tsx';
import { TurnButton } from './replayBar.tsx';

export interface TaskFacts {
  readonly settings: Settings;
  readonly rules: AnyRules;
  readonly title: string;
  /** What is asked. */
  readonly task: string;
  /** The position of the task. */
  readonly start: Standing<unknown>;
  /** A move that is legal at the start, and is not what is asked. */
  readonly example: string;
  /** What the page shows: the start, or the board after the move that was right. */
  readonly drawn: DrawnPosition;
  readonly notices: readonly string[];
  /** The page's own path, to which the move is sent. */
  readonly path: string;
  /** The move as typed; left in the field unless it was right. */
  readonly typed: string;
  readonly verdict: { readonly isRight: boolean; readonly sentences: readonly string[] } | undefined;
  /** Links onward; after a right move they stand in the bar. */
  readonly onward: Child;
  /** What the browser remembers the task by, once it is solved. */
  readonly key: string;
}

type PartFacts = TaskFacts & { readonly words: Words };

export function taskPage(words: Words, facts: TaskFacts): PageFacts {
  const { settings, rules, title, task, start, drawn, notices, verdict, key } = facts;
  const isSolved = verdict?.isRight === true;
  return {
    title,
    head: (
      <>
        <GameCardTags words={words} settings={settings} rules={rules} title={title} />
        {verdict ? <meta name="robots" content="noindex" /> : null}
        <TasksScript />
        {isSolved ? null : <TaskScript words={words} {...facts} />}
      </>
    ),
    children: (
      <div class="game">
        <div class="game-head">
          <h1>{title}</h1>
          <p class="status">
            <strong>{task}</strong>
          </p>
        </div>
        <Verdict verdict={verdict} solved={isSolved ? key : undefined} />
        <div class="sides">
          <FreeBoardView words={words} rules={rules} drawn={drawn} side={start.toMove ?? 0}>
            <div class="replay needs-script">{isSolved ? null : <TurnButton words={words} />}</div>
            <div data-part="notices">
              {notices.map((notice) => (
                <p class="hint">{notice}</p>
              ))}
            </div>
          </FreeBoardView>
          <Beside words={words} {...facts} />
        </div>
      </div>
    ),
  };
}

/** Marks solved tasks, which only the browser remembers. */
export const TasksScript = () => <script type="module" src="/lessons.js"></script>;

const optionsOf = ({ rules, start }: Pick<TaskFacts, 'rules' | 'start'>): Options => ({
  [POSITION]: rules.formatPosition(start.position),
});

const TaskScript = ({ words, ...facts }: PartFacts) => (
  <BoardScript
    words={words}
    facts={{
      rulesId: facts.rules.id,
      options: optionsOf(facts),
      key: facts.key,
      path: undefined,
      turns: [],
      ply: 0,
      names: [],
      status: '',
      mine: { seat: facts.start.toMove ?? 0 },
      side: facts.start.toMove ?? 0,
    }}
  />
);

const Verdict = ({ verdict, solved }: Pick<TaskFacts, 'verdict'> & { solved: string | undefined }) =>
  verdict ? (
    <div class={verdict.isRight ? 'verdict right' : 'verdict problem'} role="alert" data-solved={solved}>
      <p>{verdict.sentences.join(' ')}</p>
    </div>
  ) : null;

/** The form for a move, or the ways onward once the task is solved. */
const Beside = ({ words, rules, start, path, example, typed, verdict, onward, drawn }: PartFacts) => {
  const text = words.lessons.page;
  const isSolved = verdict?.isRight === true;
  return (
    <div class="beside">
      {isSolved ? (
        <p class="bar after">{onward}</p>
      ) : (
        <>
          <p class="hint" role="status" data-part="status">
            {describePosition(words, rules, [], { standing: start, turn: undefined, number: 0 })}
          </p>
          <MovePanel
            words={words}
            rules={rules}
            standing={start}
            action={path}
            typed={typed}
            example={example}
            home="start"
            asks={{ label: text.label, play: text.play }}
          />
          <p>{onward}</p>
        </>
      )}
      <p class="hint">
        <a href={boardPath({ rulesId: rules.id, options: optionsOf({ rules, start }) })}>{text.onBoard}</a>
      </p>
      <details>
        <summary>{words.pages.game.boardAsText}</summary>
        <pre>{drawn.text}</pre>
      </details>
    </div>
  );
};
