/** A service and a browser for a file of tests, and what those do with the boards there. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import type { Service } from './service.ts';
import { playPath, seatToMove, startTables } from './table.ts';

export const PHONE = { width: 375, height: 667 };
export const SMALL_PHONE = { width: 320, height: 568 };
/** A page that is looked at on a phone and touched. */
export const onPhone = (viewport = PHONE): BrowserContextOptions => ({
  viewport,
  hasTouch: true,
  isMobile: true,
});

export const words = (page: Page) => page.locator('[data-part=words]');
export const field = (page: Page) => page.locator('[data-part=field]');
export const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
export const playButton = (page: Page) => page.locator('[data-part=play]');

/** Whoever plays by a link is told what was played. */
export const expectPlayed = (page: Page, move: string) =>
  page.getByText(move === 'pass' ? 'You passed.' : `You played ${move}.`).waitFor();

/** What the button says by which a move is played. */
export const playWords = (move: string): string => (move === 'pass' ? 'Pass' : `Play ${move}`);

export function useBoards() {
  let service: Service | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startTables(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });
  const running = <T>(each: T | undefined): T => each ?? expect.fail('nothing runs yet');
  return {
    service: () => running(service),
    /** A new page; the test fails when its script does. */
    openPage: async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await running(browser).newContext({
        viewport: { width: 1100, height: 1000 },
        ...options,
      });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => expect.fail(`the page's script failed: ${error}`));
      return page;
    },
    /** Opens the page on which the turn at this ply is played. */
    openTurn: async (page: Page, id: string, ply: number): Promise<void> => {
      const { url } = running(service);
      await page.goto(url + playPath(id, await seatToMove(running(service), id), ply));
    },
  };
}
