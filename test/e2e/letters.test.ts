/**
 * Every kind of letter as mail programs show it: on a phone and on a desk, light and dark, in a real browser.
 */
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAtlas } from '../../scripts/atlas.ts';
import type { BoardFacts, ComposedLetter } from '../../src/email/index.ts';
import {
  type Atlas,
  altText,
  composePng,
  marksBetween,
  openAtlas,
  sceneOf,
  textBoard,
} from '../../src/render/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { wordsOf } from '../../src/words/index.ts';
import { openBrowser } from '../support/e2e/browser.ts';
import { compose, type LetterData } from '../support/email/compose.ts';
import { samples } from '../support/email/samples.ts';
import { snapshotsOf } from '../support/render/randomGame.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** A letter is a part of the mail program's page, not a page. */
const RULES = {
  rules: Object.fromEntries(
    ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'].map((rule) => [
      rule,
      { enabled: false },
    ]),
  ),
};
const WIDTHS = [360, 700];
const SCHEMES = ['light', 'dark'] as const;

let browser: Browser;
let atlas: Atlas;

beforeAll(async () => {
  browser = await openBrowser();
  atlas = openAtlas(await makeAtlas(allRules, 'of the test'));
});
afterAll(() => browser?.close());

/** A real board in the place of the sample's, of each game in turn. */
async function withBoard(board: BoardFacts, index: number): Promise<BoardFacts> {
  const rules = allRules[index % allRules.length];
  const last = rules && snapshotsOf(rules, 7, 9).at(-1);
  if (!rules || !last) throw new Error('no game');
  const marks = marksBetween(last.before, last.after, last.steps);
  const scene = sceneOf(rules, last.after, { marks });
  return {
    ...board,
    text: textBoard(wordsOf('en'), rules, last.after, marks),
    alt: altText(wordsOf('en'), rules, last.after, marks),
    png: await composePng(scene, atlas),
    width: scene.width,
    height: scene.height,
  };
}

async function withBoards(data: LetterData, index: number): Promise<LetterData> {
  if (data.kind === 'digest') {
    const boards = await Promise.all(data.games.map(({ board }, at) => withBoard(board, index + at)));
    return { ...data, games: data.games.map((game, at) => ({ ...game, board: boards[at] ?? game.board })) };
  }
  if (data.kind === 'lesson' && data.task) {
    return { ...data, task: { ...data.task, board: await withBoard(data.task.board, index) } };
  }
  return 'board' in data && data.board ? { ...data, board: await withBoard(data.board, index) } : data;
}

/** The letter as a mail program shows it: pictures put in by their Content-ID, on its own ground. */
function shown({ html, attachments }: ComposedLetter): string {
  const whole = attachments.reduce((text, { contentId, content }) => {
    const data = `data:image/png;base64,${Buffer.from(content).toString('base64')}`;
    return text.replace(`cid:${contentId}`, data);
  }, html);
  return whole.replace('<body style="', '<body style="background:Canvas;');
}

const cases = Object.entries(samples).map(([name, data], index) => ({ name, data, index }));

it.each(cases)('$name fits and can be read at every width, light and dark', async ({ name, data, index }) => {
  const letter = compose(await withBoards(data, index));
  const page = await browser.newPage();
  try {
    await page.setContent(shown(letter));
    await page.evaluate(AXE);
    for (const width of WIDTHS) {
      for (const colorScheme of SCHEMES) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        if (process.env.SHOTS) {
          const path = `${process.env.SHOTS}/letter-${name}-${width}-${colorScheme}.png`;
          await page.screenshot({ path, fullPage: true });
        }
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      }
    }
    // A letter has the same elements everywhere; in the dark only its colours are others.
    for (const [colorScheme, options] of [
      ['light', RULES],
      ['dark', { runOnly: ['color-contrast'] }],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = (await page.evaluate(
        `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
      )) as AxeResults;
      expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    const pictures = await page.evaluate(
      '[...document.images].map(({ complete, naturalWidth, alt }) => complete && naturalWidth > 100 && alt !== "")',
    );
    expect(pictures).toEqual(letter.attachments.map(() => true));
  } finally {
    await page.close();
  }
});
