import { expect, it } from 'vitest';
import { allRules } from '../../../../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../../../../src/words/index.ts';
import { FIGURES } from '../../../../../src/worker/http/pages/site/balance/figures.ts';
import { Visitor } from '../../../../support/worker/browser.ts';

it('says for every figure of how many games it is, and how to have them played again', async () => {
  const page = (await new Visitor().get('/balance')).text;
  for (const { rulesId, level, other, games, seed } of FIGURES) {
    const levels = level === other ? level : `${level}:${other}`;
    expect(page).toContain(`npm run study -- ${rulesId} ${levels} ${games} ${seed}`);
    expect(page).toContain(level === other ? `${games.toLocaleString('en')} games` : `<td>${games}</td>`);
  }
  for (const rules of allRules) expect(page).toContain(gameWords(wordsOf('en'), rules).name);
});

it('is told in one line on the page of a game’s rules, where it was studied', async () => {
  const page = (await new Visitor().get('/rules/three-crowns')).text;
  expect(page).toMatch(/Balance: Green, who moves first, takes [\d.]+% .* games between Clerks/);
});
