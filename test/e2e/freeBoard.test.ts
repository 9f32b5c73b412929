/** A board without a game and a task on one, in a real browser, on a small phone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/e2e/browser.ts';
import type { Service } from '../support/e2e/service.ts';
import { startTables } from '../support/e2e/table.ts';

let service: Service;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startTables(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function openPage(path: string) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.fail(`the page's script failed: ${error}`));
  await page.goto(service.url + path);
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
  const line = () => new URL(page.url()).searchParams.get('line');
  return { page, cell, line, status: page.locator('[data-part=status]') };
}

it('moves for all sides without scrolling, and goes back by button and by the browser', async () => {
  const { page, cell, line, status } = await openPage('/board/three-crowns');
  for (const step of ['a4', 'b4', 'a5', 'b5']) await cell(step).tap();
  await status.filter({ hasText: 'Move 2: Black a5-b5. Green is to move.' }).waitFor();
  expect(line()).toBe('a4-b4 a5-b5');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('[data-part=undo]').tap();
  await status.filter({ hasText: 'Move 1: Green a4-b4.' }).waitFor();
  expect(line()).toBe('a4-b4');
  await page.goBack();
  await status.filter({ hasText: 'Move 2' }).waitFor();
  await page.goBack();
  await page.goBack();
  expect(line()).toBe(null);
  // Typed, as from a keyboard alone.
  await page.locator('[data-part=field]').fill('a4 to b4');
  await page.keyboard.press('Enter');
  await status.filter({ hasText: 'Move 1: Green a4-b4.' }).waitFor();
  await page.reload();
  await status.filter({ hasText: 'Move 1: Green a4-b4.' }).waitFor();
  const begin = page.locator('[data-part=begin] a');
  expect(new URL((await begin.getAttribute('href')) ?? '', page.url()).searchParams.get('position')).toMatch(
    / b 0 0 b4$/,
  );
  await page.context().close();
});

it('says what a wrong answer does, and remembers a task that is solved', async () => {
  const { page, cell } = await openPage('/rules/three-crowns/lessons/1');
  for (const step of ['e4', 'f3']) await cell(step).tap();
  await page.locator('[data-part=play]').tap();
  await page.getByText('e4-f3 is not it. That crowns none.').waitFor();
  // The answer stays on the board: another piece begins another.
  await page.locator('[data-part=undo]').tap();
  await page.locator('[data-part=undo]').tap();
  for (const step of ['c3', 'c2']) await cell(step).tap();
  await page.locator('[data-part=play]').tap();
  await page.getByText('Right: c3-c2.').waitFor();
  await page.getByRole('link', { name: 'All tasks' }).tap();
  await page.locator('[data-task="three-crowns/row"] .solved').waitFor();
  expect(await page.locator('.solved:visible').count()).toBe(1);
  await page.context().close();
});
