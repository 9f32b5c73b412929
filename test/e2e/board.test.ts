/** Boards in a real browser: games by clicking, by keyboard, and without JavaScript. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Walk, walk, walkFrom } from '../../src/web/compass.ts';
import { openBrowser } from '../support/e2e/browser.ts';
import type { Service } from '../support/e2e/service.ts';
import { SHORT_GAMES } from '../support/e2e/shortGames.ts';
import {
  beginGame,
  gameNamed,
  playMoves,
  playPath,
  seatToMove,
  startTables,
  stepsOf,
} from '../support/e2e/table.ts';

let service: Service;
let browser: Browser;

beforeAll(async () => {
  [service, browser] = await Promise.all([startTables(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

/** A new page; the test fails when its script does. */
async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 1000 }, ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.fail(`the page's script failed: ${error}`));
  return page;
}

/** The moves of a recorded game; see `test/vectors/README.md`. */
const vectorMoves = (game: string, index: number): readonly string[] => {
  const line = readFileSync(`test/vectors/${game}.jsonl`, 'utf8').split('\n')[index] ?? '';
  return (JSON.parse(line) as { readonly moves: readonly string[] }).moves;
};

const PHONE = { width: 375, height: 667 };

const words = (page: Page) => page.locator('[data-part=words]');
const field = (page: Page) => page.locator('[data-part=field]');
const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const playButton = (page: Page) => page.locator('[data-part=play]');

async function openTurn(page: Page, id: string, ply: number): Promise<void> {
  await page.goto(service.url + playPath(id, await seatToMove(service, id), ply));
}

/** Whoever plays by a link is told what was played. */
const expectPlayed = (page: Page, move: string) => page.getByText(`You played ${move}.`).waitFor();

async function expectEnd(page: Page, id: string, end: string): Promise<void> {
  await page.goto(`${service.url}/g/${id}`);
  await page.locator('[data-part=status]', { hasText: end }).waitFor();
}

/** The game that is played from its start; of the others that much of the end is, but for `WHOLE_GAMES`. */
const PLAYED_WHOLE = 'charybdis';
const LAST_MOVES = 2;

/** On a phone, the board, the plates and the buttons are seen whole without scrolling. */
const expectWhole = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => {
      const parts = [
        'header.site',
        '[data-part=far]',
        '[data-part=board]',
        '[data-part=near]',
        '[data-part=bar]',
      ];
      const boxes = parts.map((part) => document.querySelector(part)?.getBoundingClientRect());
      const isWhole = boxes.every((box, at) => box && box.top >= (boxes[at - 1]?.bottom ?? 0) - 1);
      return { scrollY, isWhole, isOnScreen: (boxes.at(-1)?.bottom ?? 9999) <= innerHeight };
    }),
  ).toEqual({ scrollY: 0, isWhole: true, isOnScreen: true });

it.each(SHORT_GAMES)(
  'plays $game to its end by touch, on a small phone, without scrolling',
  async (short) => {
    const { game, moves, end } = short;
    const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    const id = await beginGame(service, game);
    const from = game === PLAYED_WHOLE || process.env.WHOLE_GAMES ? 0 : moves.length - LAST_MOVES;
    await playMoves(service, game, id, moves.slice(0, from));
    for (const [at, move] of moves.slice(from).entries()) {
      await openTurn(page, id, from + at);
      if (at === 0) await expectWhole(page);
      for (const step of stepsOf(game, move)) {
        if (gameNamed(game).words.includes(step)) await words(page).getByRole('button', { name: step }).tap();
        else await cell(page, step).tap();
      }
      expect(await field(page).inputValue()).toBe(move);
      expect(await playButton(page).textContent()).toBe(`Play ${move}`);
      await expectWhole(page);
      await playButton(page).tap();
      await expectPlayed(page, move);
    }
    await expectEnd(page, id, end);
    await page.context().close();
  },
);

it('magnifies cells that are too small for a finger, where a tap could mean two', async () => {
  const page = await openPage({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  const id = await beginGame(service, 'threehex');
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

it('plays a whole game by keyboard alone', async () => {
  const { game, moves, end } = SHORT_GAMES[1] ?? { game: '', moves: [], end: '' };
  const page = await openPage();
  const id = await beginGame(service, game);
  const focused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const tabTo = async (selector: string) => {
    for (let tabs = 0; tabs < 30; tabs++) {
      if (await focused(selector)) return;
      await page.keyboard.press('Tab');
    }
    expect.fail(`${selector} cannot be reached by Tab`);
  };
  for (const [ply, move] of moves.entries()) {
    await openTurn(page, id, ply);
    for (const step of stepsOf(game, move)) {
      if (gameNamed(game).words.includes(step)) {
        await tabTo('[data-part=words] button');
      } else {
        await tabTo('[data-cell]');
        const from = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
        for (const key of keysTo(game, from ?? '', step)) await page.keyboard.press(key);
        expect(await focused(`[data-cell="${step}"]`)).toBe(true);
      }
      await page.keyboard.press('Enter');
    }
    await tabTo('[data-part=play]');
    await page.keyboard.press('Enter');
    await expectPlayed(page, move);
  }
  await expectEnd(page, id, end);
  await page.context().close();
});

const ARROWS = { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' } as const;

/** The shortest way over the board by arrow keys. */
function keysTo(game: string, from: string, to: string): readonly string[] {
  const { cells } = gameNamed(game).board;
  const start = cells.find(({ cell: name }) => name === from);
  if (!start) throw new Error(`no cell ${from}`);
  const ways: { readonly at: Walk; readonly keys: readonly string[] }[] = [{ at: walkFrom(start), keys: [] }];
  const seen = new Set<string>();
  for (const { at, keys } of ways) {
    if (at.cell === to) return keys;
    if (seen.has(at.cell)) continue;
    seen.add(at.cell);
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      ways.push({ at: walk(cells, at, direction), keys: [...keys, ARROWS[direction]] });
    }
  }
  throw new Error(`no way from ${from} to ${to}`);
}

it('plays a whole game without JavaScript', async () => {
  const { game, moves, end } = SHORT_GAMES[0] ?? { game: '', moves: [], end: '' };
  const page = await openPage({ javaScriptEnabled: false });
  const id = await beginGame(service, game);
  for (const [ply, move] of moves.entries()) {
    await openTurn(page, id, ply);
    expect(await page.locator('.needs-script:visible').count()).toBe(0);
    await page.getByLabel('Your move').fill(move);
    await page.getByRole('button', { name: 'Show it on the board' }).click();
    await page.getByText('Nothing is played yet.').waitFor();
    await page.getByRole('button', { name: `Play ${move}` }).click();
    await expectPlayed(page, move);
  }
  await expectEnd(page, id, end);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByText('Move 7: Ada (Green) a2-a1.').waitFor();
  await page.context().close();
});

describe('the move in the making', () => {
  it('is the same typed and clicked, survives a reload, and is undone by Escape', async () => {
    const page = await openPage();
    const id = await beginGame(service, 'three-crowns');
    await openTurn(page, id, 0);
    await field(page).fill('A1 -');
    expect(await cell(page, 'a1').getAttribute('aria-pressed')).toBe('true');
    expect(await cell(page, 'a2').getAttribute('aria-label')).toBe('a2, empty, can be chosen');
    expect(await page.locator('.cells').boundingBox()).toEqual(
      await page.locator('[data-part=board] svg').first().boundingBox(),
    );
    await cell(page, 'a2').click();
    expect(await field(page).inputValue()).toBe('a1-a2');
    expect(await cell(page, 'a2').getAttribute('aria-label')).toBe('a2, Green stone, chosen');
    await page.reload();
    expect(await field(page).inputValue()).toBe('a1-a2');
    expect(await playButton(page).textContent()).toBe('Play a1-a2');
    await cell(page, 'a2').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await field(page).inputValue()).toBe('');
    expect(await playButton(page).isDisabled()).toBe(true);
    await field(page).fill('a1-e5');
    await page.getByText('“e5” is not possible after a1.').waitFor();
    await page.context().close();
  });

  it('goes from Enter in the field to the button, and only from there to the game', async () => {
    const page = await openPage();
    const id = await beginGame(service, 'three-crowns');
    await openTurn(page, id, 0);
    await field(page).fill('a1-a2');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Play a1-a2');
    expect(await seatToMove(service, id)).toBe(0);
    await page.keyboard.press('Enter');
    await expectPlayed(page, 'a1-a2');
    expect(await seatToMove(service, id)).toBe(1);
    await page.context().close();
  });

  it('is begun anew by a click on another piece, and is none once it was only tried', async () => {
    const page = await openPage();
    const id = await beginGame(service, 'three-crowns');
    await openTurn(page, id, 0);
    const clicked = async (...cells: readonly string[]): Promise<string> => {
      for (const each of cells) await cell(page, each).click();
      return field(page).inputValue();
    };
    expect(await clicked('a1', 'a2')).toBe('a1-a2');
    expect(await clicked('e5')).toBe('a1-a2');
    expect(await clicked('h4', 'g4')).toBe('h4-g4');
    const home = page.getByRole('button', { name: 'Back to the game' });
    expect(await home.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    expect(await clicked('a8', 'a7')).toBe('');
    await home.click();
    expect(await field(page).inputValue()).toBe('');
    expect(await playButton(page).textContent()).toBe('Play');
    await page.reload();
    expect(await field(page).inputValue()).toBe('');
    await page.context().close();
  });

  it('is reached by Tab without a stop at the board itself', async () => {
    const page = await openPage();
    const id = await beginGame(service, 'three-crowns');
    await openTurn(page, id, 0);
    const stops: string[] = [];
    for (let tabs = 0; tabs < 20 && !stops.includes('polygon'); tabs++) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? ''));
    }
    expect(stops).toContain('polygon');
    expect(stops).not.toContain('svg');
    await page.context().close();
  });
});

it('writes letters upon pieces for who asks for contrast, here or of their system, and remembers it', async () => {
  const page = await openPage({ contrast: 'more' });
  const id = await beginGame(service, 'three-crowns');
  await openTurn(page, id, 0);
  // Each is written twice: its halo, and itself.
  const letters = page.locator('[data-part=board] text', { hasText: /^G$/ });
  const button = page.getByRole('button', { name: 'Contrast' });
  expect([await letters.count(), await button.getAttribute('aria-pressed')]).toEqual([20, 'true']);
  await button.click();
  await page.reload();
  expect([await letters.count(), await button.getAttribute('aria-pressed')]).toEqual([0, 'false']);
  await page.context().close();
});

describe('a move that is refused', () => {
  it('is refused beside the board, with what there is to know, on a small phone', async () => {
    const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { game, moves } = SHORT_GAMES.find((each) => each.game === 'hibryd') ?? { game: '', moves: [] };
    const id = await beginGame(service, game);
    await playMoves(service, game, id, moves.slice(0, 9));
    await page.goto(`${service.url}${playPath(id, 0, 9)}?move=zz9`);
    const said = page.getByText('“zz9” is neither a cell of the board nor a word');
    for (const each of [said, page.locator('[data-part=notices] p').first()]) {
      const { y = 0, height = 0 } = (await each.boundingBox()) ?? {};
      expect([y > 0, height > 0, y + height <= PHONE.height]).toEqual([true, true, true]);
    }
    expect(await said.count()).toBe(1);
    await page.context().close();
  });

  it('is told first without a script', async () => {
    const page = await openPage({ viewport: PHONE, javaScriptEnabled: false });
    const id = await beginGame(service, 'three-crowns');
    await page.goto(`${service.url}${playPath(id, 0, 0)}?move=zz9`);
    const focused = page.locator('.problem:focus');
    expect(await focused.textContent()).toContain('“zz9” is neither a cell');
    expect((await focused.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    await page.context().close();
  });
});

it.each([
  ['promotes', 20, 6, ['49', '86', 'Rook'], '49x86=R'],
  ['castles', 26, 15, ['O-O'], 'O-O'],
] as const)('%s in ThreeHex by clicking', async (_, game, ply, steps, move) => {
  const page = await openPage();
  const id = await beginGame(service, 'threehex');
  await playMoves(service, 'threehex', id, vectorMoves('threehex', game).slice(0, ply));
  await openTurn(page, id, ply);
  for (const step of steps) {
    const word = words(page).getByRole('button', { name: step, exact: true });
    await (/^[0-9]+$/.test(step) ? cell(page, step) : word).click();
  }
  expect(await field(page).inputValue()).toBe(move);
  await page.getByText(`The board after ${move}, not played yet.`).waitFor();
  await playButton(page).click();
  await expectPlayed(page, move);
  await page.context().close();
});

describe('a turn that passes while its page is open', () => {
  const notice = 'This turn is over; nothing can be played here now.';

  it('cannot be played there any more, and what was made of it stays', async () => {
    const page = await openPage();
    const id = await beginGame(service, 'three-crowns');
    const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await openTurn(page, id, 0);
    await connected;
    for (const each of ['h4', 'g4']) await cell(page, each).click();
    expect(await playButton(page).isEnabled()).toBe(true);
    await playMoves(service, 'three-crowns', id, ['a1-a2']);
    await page.getByText(notice).waitFor();
    expect(await playButton(page).isDisabled()).toBe(true);
    expect(await field(page).inputValue()).toBe('h4-g4');
    await page.getByRole('link', { name: 'The game has moved on: show it' }).click();
    await page.getByText('You played a1-a2.').waitFor();
    await page.context().close();
  });

  it('answers without a script, too, with what was written', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const id = await beginGame(service, 'three-crowns');
    await openTurn(page, id, 0);
    await field(page).fill('h4-g4');
    await page.getByRole('button', { name: 'Show it on the board' }).click();
    await playMoves(service, 'three-crowns', id, ['a1-a2']);
    await page.getByRole('button', { name: 'Play h4-g4' }).click();
    await page.getByText('You had written h4-g4.').waitFor();
    await page.context().close();
  });
});

describe('the page of a game', () => {
  it('lets anybody try moves for all sides, keeps them, and comes back by one click', async () => {
    const page = await openPage();
    const id = await beginGame(service, 'three-crowns');
    await playMoves(service, 'three-crowns', id, ['a1-a2']);
    await page.goto(`${service.url}/g/${id}`);
    for (const step of ['a8', 'a7', 'a2', 'a1']) await cell(page, step).click();
    await page.getByText('only tried').waitFor();
    expect(await cell(page, 'a7').getAttribute('aria-label')).toContain('Black stone');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByText('Ben (Black) is to move.').waitFor();
    await page.getByText('Notes', { exact: true }).click();
    await page.getByLabel('Your own notes').fill('Watch the corner.');
    await page.reload();
    expect(await page.getByLabel('Your own notes').inputValue()).toBe('Watch the corner.');
    await page.getByText('Lines', { exact: true }).click();
    await page.getByRole('button', { name: '2. a8-a7 a2-a1', exact: true }).click();
    await page.getByText('only tried').waitFor();
    expect((await (await service.fetch(`/api/games/${id}`)).json()) as object).toMatchObject({ ply: 1 });
    await page.context().close();
  });

  it('replays by links, keys, slider and by itself, and the address follows', async () => {
    const page = await openPage();
    const { game, moves } = SHORT_GAMES.find((each) => each.game === 'hibryd') ?? { game: '', moves: [] };
    const id = await beginGame(service, game);
    await playMoves(service, game, id, moves);
    await page.goto(`${service.url}/g/${id}`);
    await page.keyboard.press('ArrowLeft');
    expect(page.url()).toBe(`${service.url}/g/${id}/10`);
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    expect(page.url()).toBe(`${service.url}/g/${id}/0`);
    await page.locator('[data-part=slider]').fill('4');
    await page.getByText('Move 4: Ada').waitFor();
    expect(await page.locator('ol.moves a[aria-current]').textContent()).toContain('f3-f4/e3-d3');
    expect(await page.locator('ol.moves .sign[aria-label="1 taken"]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Watch' }).click();
    await expect.poll(() => page.url(), { timeout: 5000 }).toBe(`${service.url}/g/${id}/5`);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.context().close();
  });
});
