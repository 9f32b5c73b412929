/** A plan in a real browser: tried on the board by keyboard, and written without JavaScript. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/e2e/browser.ts';
import { type Service, startService } from '../support/e2e/service.ts';
import { beginGame, playMoves, playPath } from '../support/e2e/table.ts';

let service: Service;
let browser: Browser;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService({ LETTER_HOLD_SECONDS: '1' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

/** The page of Ada's plan, after her first move, on a phone; the test fails when its script does. */
async function openPlan(id: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.fail(`the page's script failed: ${error}`));
  await page.goto(`${service.url}${playPath(id, 0, 1)}/plan`);
  return page;
}

async function started(): Promise<string> {
  const id = await beginGame(service, 'three-crowns');
  await playMoves(service, 'three-crowns', id, ['a4-b4']);
  return id;
}

const movesOf = async (id: string): Promise<readonly string[]> => {
  const game = (await (await service.fetch(`/api/games/${id}`)).json()) as {
    readonly moves: readonly { readonly move: string; readonly isPlanned?: boolean }[];
  };
  return game.moves.map(({ move, isPlanned }) => `${move}${isPlanned ? '!' : ''}`);
};

const plan = (page: Page) => page.locator('[data-part=plan]');
const keep = (page: Page) => page.locator('[data-part=plan-keep]');

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`no Tab leads to ${name}`);
}

it('plays, after the hold, a line that was tried by keyboard alone', async () => {
  const id = await started();
  const page = await openPlan(id);
  await page.locator('[data-part=field]').focus();
  await page.keyboard.type('c8-d7');
  await page.keyboard.press('Enter');
  await page.getByText('Now try your answer to it.').waitFor();
  expect(await keep(page).isVisible()).toBe(false);
  await page.keyboard.type('b4-b3');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Play this if it comes so');
  await page.keyboard.press('Enter');
  await page.getByText('Kept in your plan.').waitFor();
  expect(await plan(page).textContent()).toContain('(1) Black plays c8-d7: you play b4-b3.');

  // A switch keeps the reader where they are; what is small or runs off the page cannot be pressed.
  await tabTo(page, 'Whatever happens');
  await page.keyboard.press('Space');
  await page.locator('[role=switch][aria-checked=true]').waitFor();
  expect(
    await page.evaluate(() => document.querySelector('[data-part=plan]')?.contains(document.activeElement)),
  ).toBe(true);
  expect(
    await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      small: [...document.querySelectorAll('.plan button, .bar button')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && Math.min(width, height) < 24).length,
    })),
  ).toEqual({ wide: 375, small: 0 });

  await service.post(playPath(id, 1, 1), { move: 'c8-d7', nonce: 'nonce-of-ben' });
  expect(await movesOf(id)).toEqual(['a4-b4', 'c8-d7']);
  await expect.poll(() => movesOf(id), { timeout: 10_000 }).toEqual(['a4-b4', 'c8-d7', 'b4-b3!']);

  // This link is of an older letter now: what it is not let to do is said beside the plan.
  await tabTo(page, 'End the plan');
  await page.keyboard.press('Enter');
  await plan(page).getByRole('alert').getByText('from an older letter').waitFor();
});

it('is written, changed and ended without JavaScript', async () => {
  const page = await openPlan(await started(), { javaScriptEnabled: false });
  const write = async (lines: string): Promise<void> => {
    await page.getByLabel('Write lines').fill(lines);
    await page.getByRole('button', { name: 'Keep these lines' }).click();
  };
  await write('if c8-d7 then z9');
  await page.getByRole('alert').getByText('is not understood in a plan').waitFor();
  await write('if c8-d7 then b4-b3\nif f8-f7 then b4-b5');
  await page.getByRole('button', { name: 'Remove line 1' }).click();
  await page.getByRole('button', { name: 'In line 1, whatever Black plays' }).click();
  await page.getByText('(1) Black plays anything: you play b4-b5.').waitFor();
  expect(await keep(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'End the plan' }).click();
  await page.getByText('You have no plan in this game.').waitFor();
});
