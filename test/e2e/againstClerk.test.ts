/** A game against Clerk to its end, by clicking in a real browser, while the machine moves by itself. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/e2e/browser.ts';
import type { Service } from '../support/e2e/service.ts';
import { playPath, startTables } from '../support/e2e/table.ts';

let service: Service;
let browser: Browser;

beforeAll(async () => {
  [service, browser] = await Promise.all([startTables(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

/** Two moves of Green's from a crowned troika; Black is too far away to prevent it. */
const NEAR_THE_END = '......bb/......../......../......../GG....../......../....G.../........ g 0 0 -';

/** Clerk answers after twenty seconds, on a machine that may have much else to do. */
const PATIENCE = { timeout: 90_000, interval: 500 };

async function play(page: Page, id: string, ply: number, cells: readonly string[]): Promise<void> {
  await page.goto(service.url + playPath(id, 0, ply));
  for (const cell of cells) await page.locator(`[data-cell="${cell}"]`).click();
  await page.locator('[data-part=play]').click();
  await page.getByText(`You played ${cells.join('-')}.`).waitFor();
}

it('is won by clicking, with Clerk answering in between', async () => {
  await service.post('/try', { game: 'three-crowns', against: 'clerk', position: NEAR_THE_END });
  const [game] = await service.query<{ readonly id: string }>('SELECT id FROM games');
  const id = game?.id ?? '';
  const context = await browser.newContext({ viewport: { width: 1100, height: 1000 } });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.fail(`the page's script failed: ${error}`));

  await play(page, id, 0, ['e2', 'd3']);
  const moves = async () =>
    ((await (await service.fetch(`/api/games/${id}`)).json()) as { readonly moves: readonly unknown[] })
      .moves;
  await expect.poll(async () => (await moves()).length, PATIENCE).toBe(2);
  await play(page, id, 2, ['d3', 'c4']);
  await page.goto(`${service.url}/g/${id}`);
  await page.getByText('Ada wins', { exact: false }).first().waitFor();
  expect(await page.locator('.plate').filter({ hasText: 'Clerk' }).textContent()).toContain('a machine');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/against-clerk.png` });
});
