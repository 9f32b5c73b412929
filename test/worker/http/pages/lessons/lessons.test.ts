/** Tasks on pages, without a script: each is a page, and a move is asked in its address. */
import { expect, it } from 'vitest';
import { judgeText, tasksOf } from '../../../../../src/lessons/index.ts';
import { allRules } from '../../../../../src/rules/index.ts';
import { guideWordsOf } from '../../../../../src/words/index.ts';
import { Visitor } from '../../../../support/worker/browser.ts';

const visit = (path: string) => new Visitor().get(path);

it.each(allRules.map((rules) => [rules.id, rules] as const))(
  'lists the tasks of %s, and shows each with an example that does not solve it',
  async (id, rules) => {
    const list = (await visit(`/rules/${id}/lessons`)).text;
    for (const [index, task] of tasksOf(id).entries()) {
      const path = `/rules/${id}/lessons/${index + 1}`;
      expect(list).toContain(`href="${path}"`);
      const { status, text } = await visit(path);
      expect(status).toBe(200);
      expect(text.replaceAll('&#39;', "'")).toContain(guideWordsOf('en', id).tasks[task.id]?.task);
      expect(text).toContain(`action="${path}"`);
      const [, example = ''] = /<code>([^<]+)<\/code>/.exec(text) ?? [];
      const judged = judgeText(rules, task, example);
      expect([example, judged.ok && judged.value.isRight]).toEqual([example, false]);
      expect(judged.ok).toBe(true);
    }
  },
);

it('says what a wrong move would have done, what a right one did, and what is no move', async () => {
  const path = '/rules/threehex/lessons/3';
  const wrong = await visit(`${path}?move=58x92%3DR`);
  expect(wrong.text).toContain(
    '58x92=R is not it. That captures a piece, makes 1 rook and gives check, but does not do both.',
  );
  expect(wrong.text).toContain('value="58x92=R"');
  const right = await visit(`${path}?move=58%20takes%2092%20queen`);
  expect(right.text).toContain('Right: 58x92=Q.');
  expect(right.text).toContain('data-solved="threehex/promoteByCapture"');
  expect(right.text).toContain('href="/rules/threehex/lessons/4"');
  const none = await visit(`${path}?move=58-1`);
  expect([none.status, none.text.includes('“1”')]).toEqual([400, true]);
});

it('calls sides by the armies they have taken', async () => {
  expect((await visit('/rules/hibryd/lessons/4')).text).toContain(
    'Yellow has captured three Gray pieces; the',
  );
});

it.each([
  ['/rules/threehex/lessons/9', 'They are numbered from 1 to 7.'],
  ['/rules/threehex/lessons/x', 'There is no task “x” here.'],
  ['/rules/chess/lessons/1', ''],
])('has nothing at %s', async (path, sentence) => {
  const { status, text } = await visit(path);
  expect(status).toBe(404);
  expect(text).toContain(sentence);
});

it('begin by letter from the page of the rules, on which no move is broken at its hyphen', async () => {
  const { text } = await visit('/rules/three-crowns');
  expect(text).toContain('mailto:play@');
  expect(text).toContain('?subject=lesson%20three-crowns&amp;body=lesson%20three-crowns"');
  expect(text).toContain('<span class="whole">f3-e3</span> completes a row');
});
