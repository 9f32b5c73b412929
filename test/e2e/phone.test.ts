/** What a phone has too little room for: small cells, long headings, many notices, wide buttons. */
import { describe, expect, it } from 'vitest';
import { cell, field, onPhone, PHONE, SMALL_PHONE, useBoards } from '../support/e2e/boards.ts';
import { SHORT_GAMES } from '../support/e2e/shortGames.ts';
import { beginGame, playMoves } from '../support/e2e/table.ts';

const { service, openPage, openTurn } = useBoards();

/** After these a player of Hibryd has more to know than a phone shows above the board. */
const WITH_MANY_NOTICES = [
  'f3-e4',
  'b3-b4',
  'c6-c7',
  'g2-f3',
  'b2-c1',
  'b7-c6',
  'e4-d4',
  'a2-a3',
  'c6xc5',
  'f3-e4/c3-b3',
];

it('magnifies cells that are too small for a finger, where a tap could mean two', async () => {
  const page = await openPage(onPhone(SMALL_PHONE));
  const id = await beginGame(service(), 'threehex');
  await openTurn(page, id, 0);
  const middleOf = async (name: string) => {
    const { x, y, width, height } = (await cell(page, name).boundingBox()) ?? expect.fail(`no cell ${name}`);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [one, other] = await Promise.all([middleOf('70'), middleOf('37')]);
  await page.touchscreen.tap((one.x + other.x) / 2, (one.y + other.y) / 2);
  expect(await field(page).inputValue()).toBe('');
  const large = await middleOf('70');
  await page.touchscreen.tap(large.x, large.y);
  expect(await field(page).inputValue()).toBe('70');
  const { x, y } = await middleOf('70');
  expect([Math.round(x - one.x), Math.round(y - one.y)]).toEqual([0, 0]);
  await page.context().close();
});

describe.each([PHONE, SMALL_PHONE])('a phone of $width pixels', (viewport) => {
  it.each(['threehex', 'hibryd'])('has name and status of %s in one line', async (game) => {
    const page = await openPage(onPhone(viewport));
    await openTurn(page, await beginGame(service(), game), 0);
    const [title, status] = await Promise.all(
      ['h1', '[data-part=status]'].map((part) => page.locator(part).boundingBox()),
    );
    const line = Math.max(title?.height ?? 0, status?.height ?? 0);
    expect(line).toBeLessThan(30);
    expect(Math.abs((title?.y ?? 0) - (status?.y ?? 99))).toBeLessThan(line / 2);
    await page.context().close();
  });

  it('cuts no name of a game, however long', async () => {
    const page = await openPage(onPhone(viewport));
    await openTurn(page, await beginGame(service(), 'threehex-two'), 0);
    const { whole, fits } = await page.locator('h1').evaluate((title) => ({
      whole: title.firstChild?.textContent,
      fits: title.scrollWidth <= title.clientWidth,
    }));
    expect({ whole, fits }).toEqual({ whole: 'ThreeHex Chess for two', fits: true });
    await page.context().close();
  });

  it('shows three lines of many notices above the board, and all when asked', async () => {
    const page = await openPage(onPhone(viewport));
    const id = await beginGame(service(), 'hibryd');
    await playMoves(service(), 'hibryd', id, WITH_MANY_NOTICES);
    await openTurn(page, id, WITH_MANY_NOTICES.length);
    const box = page.locator('[data-part=notices]');
    const isWhole = () => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1);
    expect(await isWhole()).toBe(false);
    await page.getByRole('button', { name: 'Show all' }).tap();
    expect(await isWhole()).toBe(true);
    const [notices, board] = await Promise.all([
      box.boundingBox(),
      page.locator('[data-part=board]').boundingBox(),
    ]);
    expect((notices?.y ?? 0) + (notices?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
    await page.getByRole('button', { name: 'Show less' }).tap();
    expect(await isWhole()).toBe(false);
    await page.context().close();
  });

  it('has its buttons whole while moves are explored', async () => {
    const page = await openPage(onPhone(viewport));
    const id = await beginGame(service(), 'three-crowns');
    await page.goto(`${service().url}/g/${id}`);
    for (const step of ['a1', 'a2']) await cell(page, step).tap();
    await page.getByRole('button', { name: 'Back to the game' }).waitFor();
    const cut = await page
      .locator('[data-part=bar] button:visible')
      .evaluateAll((buttons) =>
        buttons.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
    expect(cut).toEqual([]);
    await page.context().close();
  });
});

it.each([320, 375, 1280])(
  'tells the whole score of an ended game on its plates, at %i pixels',
  async (width) => {
    const page = await openPage({ viewport: { width, height: 800 } });
    const { game, moves } = SHORT_GAMES.find((short) => short.game === 'hibryd') ?? expect.fail();
    const id = await beginGame(service(), game);
    await playMoves(service(), game, id, moves);
    await page.goto(`${service().url}/g/${id}`);
    const hints = page.locator('.plate .hint');
    expect(await hints.count()).toBe(3);
    expect(
      await hints.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length),
    ).toBe(0);
    const title = page.locator('h1');
    expect(await title.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    await page.context().close();
  },
);

it.each([
  ['charybdis', 320],
  ['charybdis', 375],
  ['charybdis', 1280],
])('marks no cell of %s over its name, at %i pixels', async (game, width) => {
  const page = await openPage({ viewport: { width, height: 800 } });
  await openTurn(page, await beginGame(service(), game), 0);
  const covered = await page.evaluate(() => {
    const boxesOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (each) => each.getBoundingClientRect());
    const names = boxesOf('[data-part=board] text');
    const dots = boxesOf('.cells .dot');
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right &&
      b.left < a.right &&
      a.top + a.height / 4 < b.bottom &&
      b.top < a.bottom - a.height / 4;
    return [dots.length, dots.filter((dot) => names.some((name) => meets(dot, name))).length];
  });
  expect(covered).toEqual([61, 0]);
  await page.context().close();
});
