/** Puzzles: asked, answered, given up, and refused. */
import { expect, it } from 'vitest';
import { puzzlesOf, solutionOf } from '../../../../../src/puzzles/index.ts';
import { allRules } from '../../../../../src/rules/index.ts';
import { Visitor } from '../../../../support/worker/browser.ts';

const visit = (path: string) => new Visitor().get(path);

const wordsOf = (page: string): string =>
  page
    .replace(/<(script|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

it.each(allRules.map(({ id }) => id))(
  'asks for the winning move of %s, and proves it afterwards',
  async (id) => {
    const [puzzle] = puzzlesOf(id);
    if (!puzzle) throw new Error('no puzzle');
    expect((await visit(`/rules/${id}`)).text).toContain(`href="/puzzles/${id}"`);
    expect((await visit(`/puzzles/${id}`)).text).toContain(`href="/puzzles/${id}/1"`);
    const asked = wordsOf((await visit(`/puzzles/${id}/1`)).text);
    expect(asked).not.toContain('The proof');
    const solution = encodeURIComponent(solutionOf(puzzle));
    const right = wordsOf((await visit(`/puzzles/${id}/1?move=${solution}`)).text);
    expect(right).toContain(`${solutionOf(puzzle)} is right. Clerk played ${puzzle.missed}. The proof`);
    const wrong = wordsOf((await visit(`/puzzles/${id}/1?move=${encodeURIComponent(puzzle.missed)}`)).text);
    expect(wrong).toContain(`${puzzle.missed} does not win`);
    expect(wrong).not.toContain('The proof');
    expect(wordsOf((await visit(`/puzzles/${id}/1?solution`)).text)).toContain(
      `The solution is ${solutionOf(puzzle)}.`,
    );
  },
);

it.each([
  ['/puzzles/chess', 404, 'There is no game “chess” here.'],
  ['/puzzles/chess/1', 404, 'There is no game “chess” here.'],
  ['/puzzles/three-crowns/0', 404, '“0” is no number of a puzzle of this game.'],
  ['/puzzles/three-crowns/first', 404, 'They go from 1 to '],
  ['/puzzles/three-crowns/1?move=z9', 400, '“z9” is neither a cell of the board nor a word of this game.'],
])('answers %s with %i and what is wrong', async (path, status, sentence) => {
  const page = await visit(path);
  expect(page.status).toBe(status);
  expect(wordsOf(page.text)).toContain(sentence);
});
