/**
 * `npm run contact-sheet`, second part: every diagram of the rule sheets with its caption, as on their
 * pages, light and dark. `node scripts/diagramSheet.ts FOLDER GAMES [WIDTH]`: larger, to be looked at
 * closely. Needs Chromium.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { diagramSvg, drawDiagram, sharedDrawing } from '../src/render/index.ts';
import { type AnyRules, allRules, diagramsOf } from '../src/rules/index.ts';
import { gameWords, guideWordsOf, wordsOf } from '../src/words/index.ts';

const ROOT = path.join(import.meta.dirname, '..');
const words = wordsOf('en');
const SCHEMES = ['light', 'dark'] as const;

function figuresOf(rules: AnyRules): string {
  const drawn = new Map(diagramsOf(rules.id).map((diagram) => [diagram.id, drawDiagram(rules, diagram)]));
  const captions = guideWordsOf('en', rules.id).sections.flatMap(({ diagrams = {} }) =>
    Object.entries(diagrams),
  );
  const figures = captions.map(([id, caption]) => {
    const found = drawn.get(id);
    if (!found) throw new Error(`${rules.id} has no diagram ${id}`);
    return `<figure class="diagram">${diagramSvg(found, '')}<figcaption>${caption}</figcaption></figure>`;
  });
  return `<h2>${gameWords(words, rules).name}</h2>${sharedDrawing([...drawn.values()])}<div class="diagrams">${figures.join('')}</div>`;
}

const [folder = path.join(ROOT, 'docs/boards'), wanted, width] = process.argv.slice(2);
const style = readFileSync(path.join(ROOT, 'src/web/style.css'), 'utf8');
const isClose = wanted !== undefined;
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  viewport: { width: Number(width ?? (isClose ? 1024 : 2190)), height: 800 },
  deviceScaleFactor: isClose ? 1 : 0.5,
});
for (const scheme of SCHEMES) {
  await page.emulateMedia({ colorScheme: scheme });
  for (const rules of allRules.filter(({ id }) => !isClose || wanted.split(',').includes(id))) {
    await page.setContent(`<style>${style}</style><body style="padding:16px">${figuresOf(rules)}`);
    const file = path.join(folder, `diagrams.${rules.id}.${scheme}.${isClose ? 'png' : 'jpg'}`);
    await page.screenshot({ path: file, fullPage: true, ...(!isClose && { type: 'jpeg', quality: 40 }) });
    console.log(file);
  }
}
await browser.close();
