/** Learning a game by small tasks: the list of them, and each on a board. */
import type { Hono } from 'hono';
import type { GuideTask } from '../../../../guides/index.ts';
import { explainJudged, judgeText, solves, standingOf } from '../../../../lessons/index.ts';
import { describeNotices, explainRefusal, viewFrom } from '../../../../render/index.ts';
import { type AnyRules, asRulesId, POSITION, rulesById } from '../../../../rules/index.ts';
import { gameWords } from '../../../../words/index.ts';
import { exampleIn } from '../../../game/evolve/turns.ts';
import { drawMove, drawPly } from '../../../game/show/drawnPosition.ts';
import { guideOf } from '../../../guide.ts';
import { LONGEST_MOVE } from '../../../limits.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { lessonPage, lessonsPage } from './lessonsPage.tsx';

export function lessonRoutes(app: Hono<App>): void {
  app.get('/rules/:game/lessons', async (c) => {
    const { words, settings } = c.var;
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return c.notFound();
    const { tasks } = await guideOf(c.env, words, rules);
    return show(c, lessonsPage(words, settings, rules, tasks));
  });

  app.get('/rules/:game/lessons/:number', async (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return c.notFound();
    const { tasks } = await guideOf(c.env, c.var.words, rules);
    const asked = c.req.param('number');
    const index = /^[1-9]$/.test(asked) ? Number(asked) - 1 : -1;
    const task = tasks[index];
    if (task) return showTask(c, rules, tasks, task);
    const { lessons } = c.var.words;
    const sentence = lessons.page.noSuchTask(asked.slice(0, 20), tasks.length);
    return showNothing(c, lessons.title(gameWords(c.var.words, rules).name), sentence);
  });
}

function showTask(c: Ctx, rules: AnyRules, tasks: readonly GuideTask[], task: GuideTask) {
  const { words, settings } = c.var;
  const typed = c.req.query('move')?.slice(0, LONGEST_MOVE) ?? '';
  const judged = typed.trim() === '' ? undefined : judgeText(rules, task, typed);
  const start = standingOf(rules, task);
  const { position } = start;
  const view = viewFrom(rules, position, start.toMove ?? 0);
  const drawn =
    judged?.ok && judged.value.isRight
      ? drawMove(words, rules, position, judged.value.played, view)
      : drawPly(words, rules, { [POSITION]: task.position }, [], 0, { view });
  const sentences = judged?.ok
    ? explainJudged(words, rules, task.words, judged.value)
    : judged && explainRefusal(words, rules, judged.error, { position, names: [] });
  const isRight = judged?.ok === true && judged.value.isRight;
  const page = lessonPage(words, {
    settings,
    rules,
    task,
    tasks,
    start,
    example: exampleIn(rules, start, (written) => solves(rules, task, written)),
    drawn,
    notices: describeNotices(words, rules, drawn.standing, []),
    typed: isRight ? '' : typed,
    verdict: sentences && { isRight, sentences },
  });
  return show(c, page, judged && !judged.ok ? 400 : 200);
}
