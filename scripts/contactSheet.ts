/**
 * `npm run contact-sheet [FOLDER] [GAMES]`: every game's boards on one sheet, to be looked at: the start, the
 * middle and the end of a recorded game, from each side, at the widths of two phones, light, dark, and as
 * somebody sees them who cannot tell red from green; and the pages on another. Needs Chromium.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import {
  type Changes,
  changesBetween,
  type Scheme,
  sceneOf,
  standingMarks,
  svgOf,
} from '../src/render/index.ts';
import { type AnyRules, allRules, completeOptions, readMove, type Standing } from '../src/rules/index.ts';
import { pageSheet } from './pageSheet.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** The end that is shown of each game: one that the board explains. */
const ENDS: Readonly<Record<string, RegExp>> = {
  'three-crowns': /^crowned troika$/,
  charybdis: /connect/,
  'charybdis-square': /full/,
  threehex: /checkmate/,
  'threehex-two': /checkmate/,
  'three-way-checkers': /pieces/,
  hibryd: /way 4a, not/,
};

interface Recorded {
  readonly options: Readonly<Record<string, string>>;
  readonly moves: readonly string[];
  readonly end?: { readonly reason?: string };
}

interface Shown extends Changes {
  readonly standing: Standing<unknown>;
}

/** The shortest recorded game with the wanted end. */
function recordedGame({ id }: AnyRules): Recorded {
  const lines = readFileSync(path.join(ROOT, 'test/vectors', `${id}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  const games = lines.map((line): Recorded => JSON.parse(line));
  const [found] = games
    .filter(({ end }) => ENDS[id]?.test(end?.reason ?? ''))
    .sort((a, b) => a.moves.length - b.moves.length);
  if (!found) throw new Error(`no such game of ${id}`);
  return found;
}

function standingsIn(rules: AnyRules): readonly Shown[] {
  const { options, moves } = recordedGame(rules);
  const complete = completeOptions(rules, options);
  if (!complete.ok) throw new Error('the options are refused');
  const shown: Shown[] = [{ standing: rules.start(complete.value), marks: [], arrows: [] }];
  for (const move of moves) {
    const before = shown.at(-1)?.standing.position;
    const played = readMove(rules, before, move);
    if (!played.ok) throw new Error(`${move} is refused`);
    const { standing, steps } = played.value;
    shown.push({ standing, ...changesBetween(rules, before, standing.position, steps) });
  }
  return shown;
}

function draw(
  rules: AnyRules,
  { standing, marks, arrows }: Shown,
  view: number,
  scheme: Scheme = 'light',
): string {
  const scene = sceneOf(rules, rules.pieces(standing.position), {
    view,
    marks: [...marks, ...standingMarks(rules, standing)],
    arrows,
  });
  return svgOf(scene, { title: '', desc: '' }, scheme);
}

function rowOf(rules: AnyRules): string {
  const shown = standingsIn(rules);
  const [start, middle, end] = [0, Math.floor(shown.length / 2), shown.length - 1].map((at) => shown[at]);
  const last = shown.length - 1;
  if (!start || !middle || !end) throw new Error('a game without positions');
  // Two turns are news in the middle, as they are to one of three players.
  const earlier = shown[Math.floor(last / 2) - 1];
  const older = rules.seats.length > 2 && earlier ? earlier.arrows : [];
  const news = {
    ...middle,
    arrows: [...middle.arrows, ...older.map((each) => ({ ...each, isOlder: true }))],
  };
  const views = [...rules.board.views.keys()];
  const box = (kind: string, svg: string) => `<div class="${kind}">${svg}</div>`;
  return [
    box('a', draw(rules, start, 0)),
    box('b', draw(rules, news, 0)),
    ...views.slice(1).map((view) => box('s', draw(rules, news, view))),
    ...(views.length < 3 ? [box('s', '')] : []),
    box('b', draw(rules, end, 0)),
    box('b dark', draw(rules, news, 0, 'dark')),
    box('b deut', draw(rules, news, 0)),
  ].join('');
}

const FILTER = `<svg width="0" height="0" style="position:absolute"><filter id="deut" color-interpolation-filters="linearRGB"><feColorMatrix values="0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0"/></filter></svg>`;
const STYLE = `body{margin:8px;background:#faf8f3}.row{display:flex;gap:8px;margin-bottom:8px;align-items:center}
svg{display:block;height:auto}.a svg{width:375px}.b svg{width:320px}.s svg,.s{width:240px}.dark svg{background:#191815}.deut{filter:url(#deut)}`;

const folder = process.argv[2] ?? path.join(ROOT, 'docs/boards');
const wanted = process.argv[3]?.split(',');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 2190, height: 800 }, deviceScaleFactor: 0.75 });
const rows = allRules
  .filter(({ id }) => !wanted || wanted.includes(id))
  .map((rules) => `<div class="row">${rowOf(rules)}</div>`);
await page.setContent(`${FILTER}<style>${STYLE}</style>${rows.join('')}`);
const sheet = path.join(folder, wanted ? 'sheet.png' : 'after.jpg');
await page.screenshot({ path: sheet, fullPage: true, ...(!wanted && { type: 'jpeg', quality: 45 }) });
console.log(sheet);
if (!wanted) console.log(await pageSheet(browser, folder));
await browser.close();
