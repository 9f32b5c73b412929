/** Two people and a game: a page that is open follows what the other one does. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/e2e/browser.ts';
import type { Service } from '../support/e2e/service.ts';
import { beginGame, playMoves, playPath, startTables } from '../support/e2e/table.ts';

let service: Service;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([startTables(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

/** Opens the game's page and waits until it follows. */
async function watch(id: string): Promise<Page> {
  const page = await browser.newPage();
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`${service.url}/g/${id}`);
  await connected;
  return page;
}

const play = (id: string, ply: number, move: string): Promise<Response> =>
  service.post(playPath(id, ply % 2, ply), { move, nonce: `live${ply}` });

it('shows a move at once on a page that nobody is busy with, and tells of it on any other', async () => {
  const id = await beginGame(service, 'three-crowns');
  await playMoves(service, 'three-crowns', id, ['f1-e2']);
  const [idle, busy] = [await watch(id), await watch(id)];
  await busy.getByLabel('Explore: try any move').fill('f8');
  await play(id, 1, 'f8-e7');
  await idle.getByText('f8-e7').first().waitFor();
  const news = busy.getByRole('link', { name: 'The game has moved on: show it' });
  await news.waitFor();
  await busy.getByText('Ada (Green) is to move.').waitFor();
  expect(await busy.locator('.plate.to-move').textContent()).toContain('Ada');
  expect(await busy.getByLabel('Explore: try any move').inputValue()).toBe('f8');
  await news.click();
  await busy.getByText('f8-e7').first().waitFor();
});

it('follows on after a move that it has shown', async () => {
  const id = await beginGame(service, 'three-crowns');
  const page = await watch(id);
  for (const [ply, move] of ['f1-e2', 'f8-e7', 'e2-d3'].entries()) {
    const next = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await play(id, ply, move);
    await page.locator('.moves').getByText(move).waitFor();
    await next;
  }
});
