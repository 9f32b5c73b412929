/** The newcomer's path, in a real browser: from the front page by "Try it now" to the result letter. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Service, startService } from './service.ts';

/** The shortest way to an end by the rules: the start position for the third time. */
const MOVES = ['a1-a2', 'a8-a7', 'a2-a1', 'a7-a8', 'a1-a2', 'a8-a7', 'a2-a1', 'a7-a8'];

let service: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), openBrowser()]);
  page = await browser.newPage({ viewport: { width: 1100, height: 1400 } });
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

it('leads from the front page by answers in the post office to the result letter', async () => {
  await page.goto(service.url);
  await shot('front');
  await page.getByRole('button', { name: 'Try it now' }).click();
  await expect.poll(() => page.url()).toBe(`${service.url}/post`);

  for (const [ply, move] of MOVES.entries()) {
    const name = ply % 2 === 0 ? 'ada' : 'ben';
    await openNewestLetter(name, (text) => text.includes('your turn') && text.includes(`/${ply}.png`));
    const picture = page.frameLocator('iframe').getByRole('img');
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    ).toBeGreaterThan(100);
    await shot(`letter-${ply}`);
    await page.getByLabel('Answer as').fill(move);
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByText(`The move ${move} was played.`).waitFor();
  }

  for (const name of ['ada', 'ben']) {
    await openNewestLetter(name, (text) => text.includes('third occurrence'));
    await shot(`result-${name}`);
  }
});
