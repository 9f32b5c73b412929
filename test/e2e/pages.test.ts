/** Every page in a real browser: without violations of axe's rules, light and dark, and light in bytes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allRules } from '../../src/rules/index.ts';
import { openBrowser } from '../support/e2e/browser.ts';
import { beginGames, type GamePaths, PAGES } from '../support/e2e/pages.ts';
import type { Service } from '../support/e2e/service.ts';
import { startTables } from '../support/e2e/table.ts';

const WIDE = { width: 1100, height: 900 };
const NARROW = { width: 320, height: 640 };
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

let service: Service;
let browser: Browser;
/** Signed in as Ada. */
let context: BrowserContext;
let games: ReadonlyMap<string, GamePaths>;
/** Ada's page for others. */
let player = '';

beforeAll(async () => {
  [service, browser] = await Promise.all([startTables(), openBrowser()]);
  games = await beginGames(service);
  // Colours that fade into each other would be measured half-way.
  context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page);
  player = await offerGame(page);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${service.url}/sign-in`);
  await page.getByLabel('e-mail address').fill('ada@sample.localhost');
  await page.getByRole('button').last().click();
  await vi.waitFor(async () => {
    await page.goto(`${service.url}/post`);
    await page.getByRole('link', { name: 'ada@sample.localhost' }).click();
    await page.getByRole('table').getByRole('link').first().click();
    expect(await page.locator('main pre').first().textContent()).toContain('/sign-in/');
  }, 10_000);
  const letter = (await page.locator('main pre').first().textContent()) ?? '';
  const path = /\/sign-in\/\S+/.exec(letter)?.[0] ?? '';
  await page.goto(service.url + path);
  await page
    .getByRole('button', { name: /sign in/i })
    .first()
    .click();
  await page.waitForURL('**/games');
}

/** Puts a game into the lobby; returns the path of its host's page. */
async function offerGame(page: Page): Promise<string> {
  await page.goto(`${service.url}/new/threehex`);
  await page.getByRole('radio', { name: /^Anybody/ }).check();
  await page.getByRole('radio', { name: /^White/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/g\//);
  return (await page.locator('.plate a').first().getAttribute('href')) ?? '';
}

/** The violations of axe's rules, of all of them or of those named; axe is on the page. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const results = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      }),
    rules,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it.each(PAGES)(
  '%s has no violation of axe’s rules, light and dark, and fits a narrow phone',
  async (name, pathIn) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.setViewportSize(WIDE);
    await page.goto(service.url + pathIn({ games, player }));
    await page.evaluate(AXE);
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    expect(await troubledButtonsOf(page)).toEqual([]);
    expect(errors).toEqual([]);
    await shoot(page, name);
    await page.close();
  },
);

/** Buttons that break a word in two, or that lie over a link beside them: their texts. */
const troubledButtonsOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('main :is(button, a)')].filter((each) =>
      each.checkVisibility(),
    );
    const buttons = seen.filter((each) => each.matches('button:not(.link), .button'));
    const isBroken = ({ childNodes }: HTMLElement) =>
      [...childNodes]
        .filter((node) => node instanceof Text)
        .some((text) =>
          [...text.data.matchAll(/\S+/g)].some(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          }),
        );
    const links = seen.filter((each) => each.matches('p a:not(.button)'));
    const liesOver = (button: HTMLElement) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return links
        .filter((link) => button.closest('p') === link.closest('p'))
        .flatMap((link) => [...link.getClientRects()])
        .some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom);
    };
    return buttons.filter((each) => isBroken(each) || liesOver(each)).map(({ textContent }) => textContent);
  });

/** What of the page is wider than its place, but for what scrolls: the tags, with their classes. */
const overflowsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('html, body *')]
      .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
      .filter((each) => getComputedStyle(each).overflowX === 'visible' && !(each instanceof SVGElement))
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );

it('gives a name of forty wide letters its room on every page that shows it', async () => {
  const page = await context.newPage();
  await page.goto(`${service.url}/account`);
  await page.getByLabel('name').fill('W'.repeat(40));
  await page.getByRole('button', { name: /name/i }).click();
  await offerGame(page);
  const { pathname } = new URL(page.url());
  const wide: string[] = [];
  for (const path of ['/', '/lobby', '/games', '/account', pathname, player]) {
    await page.goto(service.url + path);
    expect(await page.locator('body').textContent()).toContain('W'.repeat(40));
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      wide.push(...(await overflowsOf(page)).map((what) => `${path} at ${size.width}: ${what}`));
    }
    await shoot(page, `long name ${path.replaceAll('/', '')}`);
  }
  expect(wide).toEqual([]);
  await page.close();
});

/** Where `SHOTS` names a folder: pictures of the page, wide and narrow, light and dark, to be looked at. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const size of [WIDE, NARROW]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const file = `${name.replaceAll(' ', '-')}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
    }
  }
}

describe('the page of a game', () => {
  it('is painted soon, does not shift, and is light in bytes', async () => {
    const page = await context.newPage();
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      bodies.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(`${service.url}/g/${games.get('hibryd')?.id}`, { waitUntil: 'networkidle' });
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const shift = await shiftOf(page);
    // The body of an answer that comes later could be asked for when the page is closed.
    page.removeAllListeners('response');
    const bytes = (await Promise.all(bodies)).reduce((sum, each) => sum + each, 0);
    console.log(
      `first contentful paint ${Math.round(paint)} ms, layout shift ${shift}, ${bytes} bytes gzipped`,
    );
    expect(paint).toBeLessThan(2000);
    expect(shift).toBeLessThan(0.01);
    expect(bytes).toBeLessThan(70_000);
    await page.close();
  });

  it.each(allRules)('has a script of less than 40 kB gzipped, the rules of $id included', ({ id }) => {
    expect(gzipSync(readFileSync(`public/play.en.${id}.js`)).length).toBeLessThan(40_000);
  });
});

/** How far things have moved since the page was opened, as the Layout Instability standard counts it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly { readonly value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved, nothing is observed.
        setTimeout(() => resolve(0), 200);
      }),
  );
