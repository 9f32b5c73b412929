/** The newcomer's path, in a real browser: from the front page by "Try it now" to the result letter. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/e2e/browser.ts';
import { PUBLIC_URL, type Service, startService } from '../support/e2e/service.ts';

/** The shortest way to an end by the rules: the start position for the third time. */
const MOVES = ['a1-a2', 'a8-a7', 'a2-a1', 'a7-a8', 'a1-a2', 'a8-a7', 'a2-a1', 'a7-a8'];

const DESK = { width: 1100, height: 1400 };
const PHONE = { width: 360, height: 740 };
/** The ply whose move is played by the link in its letter; the others are played by mail. */
const PLAYED_ON_THE_PAGE = 2;

let service: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), openBrowser()]);
  const context = await browser.newContext({ viewport: DESK });
  // Links in letters name the port of `npm start`; here the service has another one.
  await context.route(`${PUBLIC_URL}/**`, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: route.request().url().replace(PUBLIC_URL, service.url) },
    }),
  );
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

const shot = (name: string) =>
  process.env.SHOTS
    ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
    : undefined;

/** Opens the newest letter of a player's mailbox, once one of this kind has come. */
async function openNewestLetter(name: string, isIt: (text: string) => boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(`${service.url}/post`);
        await page.getByRole('link', { name: `${name}@sample.localhost` }).click();
        await page.getByRole('table').getByRole('link').first().click();
        return isIt((await page.locator('main pre').first().textContent()) ?? '');
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBe(true);
}

/**
 * The whole letter is seen in its frame, on the reader's own ground; no more than a board's row stays empty.
 */
async function expectFramed(): Promise<void> {
  const frame = page.locator('iframe');
  const letter = page.frameLocator('iframe').locator('body');
  const [held, used] = await Promise.all([
    frame.evaluate((element) => element.clientHeight),
    letter.evaluate((body) => body.scrollHeight),
  ]);
  expect(held).toBeGreaterThanOrEqual(used);
  expect(held).toBeLessThan(used + 200);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [ground, ink] = await Promise.all([
      frame.evaluate((element) => getComputedStyle(element).backgroundColor),
      letter.evaluate((body) => getComputedStyle(body).color),
    ]);
    expect([colorScheme, ground === 'rgb(255, 255, 255)', ink === 'rgb(0, 0, 0)']).toEqual([
      colorScheme,
      colorScheme === 'light',
      colorScheme === 'light',
    ]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESK);
}

/** Follows the letter's button to the page, and plays there by the button. */
async function playByLink(move: string): Promise<void> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.frameLocator('iframe').getByRole('link', { name: 'Play on the page' }).click(),
  ]);
  await opened.getByLabel('Your move').fill(move);
  await opened.getByRole('button', { name: `Play ${move}` }).click();
  await opened.getByText(`You played ${move}.`).waitFor();
  await opened.close();
}

it('leads from the front page by answers in the post office to the result letter', async () => {
  await page.goto(service.url);
  await shot('front');
  await page.getByRole('button', { name: 'Try it now' }).click();
  await expect.poll(() => page.url()).toBe(`${service.url}/post`);

  for (const [ply, move] of MOVES.entries()) {
    const name = ply % 2 === 0 ? 'ada' : 'ben';
    // Named with the turns that are news to the reader, and with the reader's side.
    const picture = new RegExp(`[/-]${ply}(?:\\.\\w)?\\.png`);
    await openNewestLetter(name, (text) => text.includes('your turn') && picture.test(text));
    const shown = page.frameLocator('iframe').getByRole('img');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
      .toBeGreaterThan(100);
    await shot(`letter-${ply}`);
    await expectFramed();
    if (ply === PLAYED_ON_THE_PAGE) {
      await playByLink(move);
      continue;
    }
    await page.getByLabel('Answer as').fill(move);
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByText(`The move ${move} was played.`).waitFor();
  }

  for (const name of ['ada', 'ben']) {
    await openNewestLetter(name, (text) => text.includes('third occurrence'));
    await shot(`result-${name}`);
  }
});
