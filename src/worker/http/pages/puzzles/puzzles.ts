/** Puzzles: nothing is kept, everything is in the address. */
import type { Hono } from 'hono';
import { type Puzzle, resultOf, solutionOf } from '../../../../puzzles/index.ts';
import { explainRefusal } from '../../../../render/index.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  readMove,
  readSetUp,
  rulesById,
} from '../../../../rules/index.ts';
import type { Words } from '../../../../words/index.ts';
import { exampleIn } from '../../../game/evolve/turns.ts';
import { guideOf } from '../../../guide.ts';
import { LONGEST_MOVE } from '../../../limits.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { type Answered, puzzleListPage, puzzlePage } from './puzzlePage.tsx';

export function puzzleRoutes(app: Hono<App>): void {
  app.get('/puzzles/:game', async (c) => {
    const { words, settings } = c.var;
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return noSuchGame(c);
    const { puzzles } = await guideOf(c.env, words, rules);
    return show(c, puzzleListPage(words, settings, rules, puzzles));
  });

  app.get('/puzzles/:game/:number', async (c) => {
    const { words, settings } = c.var;
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return noSuchGame(c);
    const { puzzles } = await guideOf(c.env, words, rules);
    const number = c.req.param('number');
    const puzzle = /^[1-9]\d{0,3}$/.test(number) ? puzzles[Number(number) - 1] : undefined;
    if (!puzzle) {
      const { title, sentence } = words.pages.puzzles.noSuch;
      return showNothing(c, title, sentence(number.slice(0, LONGEST_MOVE), puzzles.length));
    }
    const setUp = readSetUp(rules, puzzle.position);
    if (!setUp.ok) throw new Error(`puzzle ${number} of ${rules.id} is no position`);
    const { standing, options } = setUp.value;
    const { move, solution } = c.req.query();
    const typed = move?.slice(0, LONGEST_MOVE);
    const answered = answer(words, rules, standing.position, puzzle, typed, solution !== undefined);
    const facts = {
      settings,
      rules,
      puzzle,
      number: Number(number),
      count: puzzles.length,
      standing,
      options,
    };
    const example = exampleIn(
      rules,
      standing,
      (written) => answer(words, rules, standing.position, puzzle, written, false).did === 'right',
    );
    return show(
      c,
      puzzlePage(words, { ...facts, answered, example }),
      answered.did === 'refused' ? 400 : 200,
    );
  });
}

function noSuchGame(c: Ctx) {
  const { title, sentence } = c.var.words.pages.rules.noSuchGame;
  const ids = allRules.map((each) => each.id);
  return showNothing(c, title, sentence(c.req.param('game') ?? '', ids));
}

function answer(
  words: Words,
  rules: AnyRules,
  position: unknown,
  puzzle: Puzzle,
  typed: string | undefined,
  givesUp: boolean,
): Answered {
  const solution = readMove(rules, position, solutionOf(puzzle));
  if (!solution.ok) throw new Error(`the solution of ${puzzle.from} is no move`);
  if (givesUp) return { did: 'gaveUp', move: solution.value.text };
  if (typed === undefined) return { did: 'ask' };
  const read = readMove(rules, position, typed);
  if (!read.ok) {
    return {
      did: 'refused',
      typed,
      problems: explainRefusal(words, rules, read.error, { position, names: [] }),
    };
  }
  const { steps, text } = read.value;
  const isRight = resultOf(rules, position, steps) === resultOf(rules, position, solution.value.steps);
  return { did: isRight ? 'right' : 'wrong', move: text };
}
