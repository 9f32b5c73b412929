import { describe, expect, it } from 'vitest';
import { makeGuide } from '../../../../src/guides/index.ts';
import { allRules, diagramsOf } from '../../../../src/rules/index.ts';
import { wordsOf } from '../../../../src/words/index.ts';
import { readBoard } from '../../../../src/worker/http/pages/board/readBoard.ts';
import { RuleSheetView } from '../../../../src/worker/http/parts/ruleSheetView.tsx';

const words = wordsOf('en');

describe.each(allRules)('the rule sheet of $id', (rules) => {
  const page = String(<RuleSheetView words={words} rules={rules} guide={makeGuide('en', rules)} />);

  it('has all its diagrams, each described for who cannot see it, and is small', () => {
    const figures = page.match(/<figure .*?<\/figure>/gs) ?? [];
    expect(figures).toHaveLength(diagramsOf(rules.id).length);
    for (const figure of figures) expect(figure).toMatch(/ role="img" aria-label="[^"]{10,}"/);
    expect(page.length).toBeLessThan(200_000);
  });

  it('links each diagram to a board that shows it', () => {
    const links = [...page.matchAll(/<a href="(\/board\/[^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links).toHaveLength(diagramsOf(rules.id).length);
    for (const link of links) {
      const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'), 'https://play.example');
      expect(pathname).toBe(`/board/${rules.id}`);
      expect(readBoard(words, rules, Object.fromEntries(searchParams)).problems).toEqual([]);
    }
  });
});
