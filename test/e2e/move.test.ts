/** A move in a real browser, from its first step until it is played or refused. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cell,
  expectPlayed,
  field,
  onPhone,
  PHONE,
  playButton,
  useBoards,
  words,
} from '../support/e2e/boards.ts';
import { SHORT_GAMES } from '../support/e2e/shortGames.ts';
import { beginGame, playMoves, playPath, seatToMove } from '../support/e2e/table.ts';

const { service, openPage, openTurn } = useBoards();

/** The moves of a recorded game; see `test/vectors/README.md`. */
const vectorMoves = (game: string, index: number): readonly string[] => {
  const line = readFileSync(`test/vectors/${game}.jsonl`, 'utf8').split('\n')[index] ?? '';
  return (JSON.parse(line) as { readonly moves: readonly string[] }).moves;
};

describe('the move in the making', () => {
  it('is the same typed and clicked, survives a reload, and is undone by Escape', async () => {
    const page = await openPage();
    const id = await beginGame(service(), 'three-crowns');
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
    const id = await beginGame(service(), 'three-crowns');
    await openTurn(page, id, 0);
    await field(page).fill('a1-a2');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Play a1-a2');
    expect(await seatToMove(service(), id)).toBe(0);
    await page.keyboard.press('Enter');
    await expectPlayed(page, 'a1-a2');
    expect(await seatToMove(service(), id)).toBe(1);
    await page.context().close();
  });

  it('is begun anew by a click on another piece, and is none once it was only tried', async () => {
    const page = await openPage();
    const id = await beginGame(service(), 'three-crowns');
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
    const id = await beginGame(service(), 'three-crowns');
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

describe('a move that is refused', () => {
  it('is refused beside the board, with what there is to know, on a small phone', async () => {
    const page = await openPage(onPhone());
    const { game, moves } = SHORT_GAMES.find((each) => each.game === 'hibryd') ?? { game: '', moves: [] };
    const id = await beginGame(service(), game);
    await playMoves(service(), game, id, moves.slice(0, 9));
    await page.goto(`${service().url}${playPath(id, 0, 9)}?move=zz9`);
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
    const id = await beginGame(service(), 'three-crowns');
    await page.goto(`${service().url}${playPath(id, 0, 0)}?move=zz9`);
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
  const id = await beginGame(service(), 'threehex');
  await playMoves(service(), 'threehex', id, vectorMoves('threehex', game).slice(0, ply));
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
    const id = await beginGame(service(), 'three-crowns');
    const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await openTurn(page, id, 0);
    await connected;
    for (const each of ['h4', 'g4']) await cell(page, each).click();
    expect(await playButton(page).isEnabled()).toBe(true);
    await playMoves(service(), 'three-crowns', id, ['a1-a2']);
    await page.getByText(notice).waitFor();
    expect(await playButton(page).isDisabled()).toBe(true);
    expect(await field(page).inputValue()).toBe('h4-g4');
    await page.getByRole('link', { name: 'The game has moved on: show it' }).click();
    await page.getByText('You played a1-a2.').waitFor();
    await page.context().close();
  });

  it('answers without a script, too, with what was written', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const id = await beginGame(service(), 'three-crowns');
    await openTurn(page, id, 0);
    await field(page).fill('h4-g4');
    await page.getByRole('button', { name: 'Show it on the board' }).click();
    await playMoves(service(), 'three-crowns', id, ['a1-a2']);
    await page.getByRole('button', { name: 'Play h4-g4' }).click();
    await page.getByText('You had written h4-g4.').waitFor();
    await page.context().close();
  });
});
