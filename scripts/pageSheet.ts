/**
 * The second half of `npm run contact-sheet`: pages on one sheet, to be looked at, at the widths of two
 * phones and a desk, light, dark, and as somebody sees them who cannot tell red from green.
 */
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beginGames, PAGES } from '../test/support/e2e/pages.ts';
import { startTables } from '../test/support/e2e/table.ts';

const PAGES_SHOWN = [
  'front',
  'lobby',
  'rules',
  'play threehex',
  'play three-way-checkers',
  'play hibryd',
  'game of charybdis',
  'rules of three-crowns',
  'a move refused',
  'agreements',
];

interface Look {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly scheme: 'light' | 'dark';
  readonly isRedGreen?: true;
}

const [SMALL, PHONE, DESK] = [
  { width: 320, height: 568, scale: 0.5 },
  { width: 375, height: 667, scale: 0.425 },
  { width: 1280, height: 800, scale: 0.355 },
];
const LOOKS: readonly Look[] = [
  { ...SMALL, scheme: 'light' },
  { ...PHONE, scheme: 'light' },
  { ...PHONE, scheme: 'dark' },
  { ...PHONE, scheme: 'light', isRedGreen: true },
  { ...DESK, scheme: 'light' },
  { ...DESK, scheme: 'dark' },
  { ...DESK, scheme: 'light', isRedGreen: true },
];

async function openAs(browser: Browser, { width, height, scheme }: Look): Promise<BrowserContext> {
  const isPhone = width < DESK.width;
  return browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
}

async function seen(page: Page, { isRedGreen }: Look): Promise<void> {
  if (!isRedGreen) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'deuteranopia' });
}

/** Writes `pages.jpg` into the folder; its path. */
export async function pageSheet(browser: Browser, folder: string): Promise<string> {
  const service = await startTables();
  const visited = { games: await beginGames(service), player: '' };
  const paths = PAGES_SHOWN.map((name) => PAGES.find(([each]) => each === name)?.[1](visited) ?? '/nowhere');
  const columns: (readonly string[])[] = [];
  for (const look of LOOKS) {
    const context = await openAs(browser, look);
    const page = await context.newPage();
    await seen(page, look);
    const shots: string[] = [];
    for (const each of paths) {
      await page.goto(service.url + each, { waitUntil: 'networkidle' });
      const shot = (await page.screenshot()).toString('base64');
      shots.push(`<img width="${look.width * look.scale}" src="data:image/png;base64,${shot}">`);
    }
    columns.push(shots);
    await context.close();
  }
  await service.close();
  const rows = paths.map((_, at) => `<div>${columns.map((shots) => shots[at] ?? '').join('')}</div>`);
  const sheet = await browser.newPage({ viewport: { width: 2040, height: 800 }, deviceScaleFactor: 0.7 });
  await sheet.setContent(
    `<style>body{margin:8px;background:#777}div{display:flex;gap:8px;margin-bottom:8px}</style>${rows.join('')}`,
    // All pictures are in the text of the page, which a busy machine is slow to read.
    { timeout: 0 },
  );
  const file = path.join(folder, 'pages.jpg');
  await sheet.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 40 });
  return file;
}
