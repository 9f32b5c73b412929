/** The pages of lessons: the list of a game's tasks, and one task. */
import type { GuideTask } from '../../../../guides/index.ts';
import type { AnyRules } from '../../../../rules/index.ts';
import { gameWords, type Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import type { PageFacts } from '../../layout.tsx';
import { boardPath } from '../../parts/boardAddress.ts';
import { GameCardTags } from '../../parts/cardTags.tsx';
import { Cover } from '../../parts/cover.tsx';
import { lessonMailto } from '../../parts/lessonMailto.ts';
import { type TaskFacts, TasksScript, taskPage } from '../../parts/taskBoard.tsx';

const listPath = ({ id }: AnyRules): string => `/rules/${id}/lessons`;
const pathOf = (rules: AnyRules, index: number): string => `${listPath(rules)}/${index + 1}`;
/** What the browser remembers a solved task by. */
const keyOf = ({ rulesId, id }: GuideTask): string => `${rulesId}/${id}`;

export function lessonsPage(
  words: Words,
  settings: Settings,
  rules: AnyRules,
  tasks: readonly GuideTask[],
): PageFacts {
  const { title, page } = words.lessons;
  const { name } = gameWords(words, rules);
  return {
    title: title(name),
    head: (
      <>
        <GameCardTags words={words} settings={settings} rules={rules} title={title(name)} />
        <TasksScript />
      </>
    ),
    children: (
      <>
        <h1>{title(name)}</h1>
        <div class="card with-board lessons">
          <Cover rules={rules} />
          <p>{page.about(tasks.length)}</p>
          <ol class="tasks">
            {tasks.map((task, index) => (
              <li data-task={keyOf(task)}>
                <a href={pathOf(rules, index)}>{task.words.task}</a>
                <span class="solved" hidden>
                  {' '}
                  ✓ {page.solved}
                </span>
              </li>
            ))}
          </ol>
          <p>
            <a class="button" href={pathOf(rules, 0)}>
              {words.lessons.number(1, tasks.length)}
            </a>
          </p>
        </div>
        <p class="hint">
          <a href={`/rules/${rules.id}`}>{words.pages.game.rulesOf(name)}</a> ·{' '}
          <a href={boardPath({ rulesId: rules.id })}>{words.pages.rules.freeBoard}</a> ·{' '}
          <a href={lessonMailto(settings, rules)}>{page.byLetter}</a>
        </p>
      </>
    ),
  };
}

export type LessonFacts = Pick<
  TaskFacts,
  'settings' | 'rules' | 'start' | 'example' | 'drawn' | 'notices' | 'typed' | 'verdict'
> & {
  readonly task: GuideTask;
  /** All of the game, the task among them. */
  readonly tasks: readonly GuideTask[];
};

export function lessonPage(words: Words, { task, tasks, ...facts }: LessonFacts): PageFacts {
  const { rules, verdict } = facts;
  const { number, page } = words.lessons;
  const { name } = gameWords(words, rules);
  const index = tasks.indexOf(task);
  const isLast = index + 1 === tasks.length;
  const next = isLast ? (
    <a class="button" href={`/new/${rules.id}`}>
      {page.begin}
    </a>
  ) : (
    <a class={verdict?.isRight ? 'button' : undefined} href={pathOf(rules, index + 1)}>
      {page.next}
    </a>
  );
  const finished = verdict?.isRight && isLast ? [page.finished(name)] : [];
  return taskPage(words, {
    ...facts,
    title: `${name}: ${number(index + 1, tasks.length)}`,
    task: task.words.task,
    path: pathOf(rules, index),
    verdict: verdict && { ...verdict, sentences: [...verdict.sentences, ...finished] },
    onward: (
      <>
        {verdict?.isRight || !isLast ? next : null} <a href={listPath(rules)}>{page.all}</a>
      </>
    ),
    key: keyOf(task),
  });
}
