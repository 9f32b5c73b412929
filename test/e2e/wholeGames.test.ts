/** Whole games in a real browser: by touch, by keyboard alone, and without JavaScript. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Walk, walk, walkFrom } from '../../src/web/compass.ts';
import {
  cell,
  expectPlayed,
  field,
  onPhone,
  playButton,
  playWords,
  useBoards,
  words,
} from '../support/e2e/boards.ts';
import { SHORT_GAMES } from '../support/e2e/shortGames.ts';
import { beginGame, gameNamed, playMoves, stepsOf } from '../support/e2e/table.ts';

const { service, openPage, openTurn } = useBoards();

async function expectEnd(page: Page, id: string, end: string): Promise<void> {
  await page.goto(`${service().url}/g/${id}`);
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
    const page = await openPage(onPhone());
    const id = await beginGame(service(), game);
    const from = game === PLAYED_WHOLE || process.env.WHOLE_GAMES ? 0 : moves.length - LAST_MOVES;
    await playMoves(service(), game, id, moves.slice(0, from));
    for (const [at, move] of moves.slice(from).entries()) {
      await openTurn(page, id, from + at);
      if (at === 0) await expectWhole(page);
      for (const step of stepsOf(game, move)) {
        if (gameNamed(game).words.includes(step)) await words(page).getByRole('button', { name: step }).tap();
        else await cell(page, step).tap();
      }
      expect(await field(page).inputValue()).toBe(move);
      expect(await playButton(page).textContent()).toBe(playWords(move));
      await expectWhole(page);
      await playButton(page).tap();
      await expectPlayed(page, move);
    }
    await expectEnd(page, id, end);
    await page.context().close();
  },
);

it('plays a whole game by keyboard alone', async () => {
  const { game, moves, end } = SHORT_GAMES[1] ?? { game: '', moves: [], end: '' };
  const page = await openPage();
  const id = await beginGame(service(), game);
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
  const id = await beginGame(service(), game);
  for (const [ply, move] of moves.entries()) {
    await openTurn(page, id, ply);
    expect(await page.locator('.needs-script:visible').count()).toBe(0);
    await page.getByLabel('Your move').fill(move);
    await page.getByRole('button', { name: 'Show it on the board' }).click();
    await page.getByText('Nothing is played yet.').waitFor();
    await page.getByRole('button', { name: playWords(move), exact: true }).click();
    await expectPlayed(page, move);
  }
  await expectEnd(page, id, end);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByText('Move 7: Ada (Green) a2-a1.').waitFor();
  await page.context().close();
});
