/** Every task can be solved, and not by chance; its words are there. */
import { describe, expect, it } from 'vitest';
import { judge, standingOf, tasksOf } from '../../src/lessons/index.ts';
import { describeNotices, noticesIn } from '../../src/render/index.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  legalMoves,
  rulesById,
  type Step,
} from '../../src/rules/index.ts';
import { guideWordsOf, wordsOf } from '../../src/words/index.ts';

/** A turn of Charybdis has so many orders of stones; the tasks are small enough to try all of them. */
const MOST = 2000;

const movesOf = (rules: AnyRules, position: unknown): readonly (readonly Step[])[] => {
  const moves = [...(rules.moves?.(position) ?? legalMoves(rules, position).take(MOST + 1))];
  expect(moves.length).toBeLessThanOrEqual(MOST);
  return moves;
};

describe.each(allRules.map((rules) => [rules.id, rules] as const))('%s', (id, rules) => {
  it('has five to eight tasks with words of their own', () => {
    const tasks = tasksOf(id);
    expect(tasks.length).toBeGreaterThanOrEqual(5);
    expect(tasks.length).toBeLessThanOrEqual(8);
    expect(Object.keys(guideWordsOf('en', id).tasks)).toEqual(tasks.map((task) => task.id));
  });

  it('says in words, not by a code, what its tasks do not show', () => {
    const said = tasksOf(id).flatMap((task) =>
      describeNotices(wordsOf('en'), rules, standingOf(rules, task), []),
    );
    expect(said.filter((sentence) => /[A-Z]_[A-Z]/.test(sentence))).toEqual([]);
  });

  it.each(tasksOf(id).map((task) => [task.id, task] as const))(
    'can be solved at “%s”, by fewer than four in ten moves',
    (_, task) => {
      const { position } = standingOf(rules, task);
      const moves = movesOf(rules, position);
      const right = moves.filter((steps) => {
        const standing = rules.play(position, steps);
        const played = { steps, text: rules.spell(position, steps), standing };
        return judge(rules, task, position, played).isRight;
      });
      expect(right.length).toBeGreaterThan(0);
      expect(right.length / moves.length).toBeLessThan(0.4);
    },
  );
});

const codesAt = (game: string) => {
  const rules = rulesById(asRulesId(game)) as AnyRules;
  return tasksOf(rules.id).map((task) => noticesIn(rules, standingOf(rules, task)).map(({ code }) => code));
};

it('leaves no king of two in check whose player is not to move', () => {
  expect(codesAt('threehex-two').flat()).not.toContain('CHECK_TO_COME');
});

it('has no King of Hibryd in check but the one that is to be captured', () => {
  const checks = codesAt('hibryd').map((codes) => codes.filter((code) => code === 'CHECK').length);
  expect(checks).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
});
