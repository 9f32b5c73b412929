/** The board on a game's page in a real browser: exploring, replaying, contrast. */
import { describe, expect, it } from 'vitest';
import { cell, useBoards } from '../support/e2e/boards.ts';
import { SHORT_GAMES } from '../support/e2e/shortGames.ts';
import { beginGame, playMoves } from '../support/e2e/table.ts';

const { service, openPage, openTurn } = useBoards();

it('writes letters upon pieces for who asks for contrast, here or of their system, and remembers it', async () => {
  const page = await openPage({ contrast: 'more' });
  const id = await beginGame(service(), 'three-crowns');
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

describe('the page of a game', () => {
  it('lets anybody try moves for all sides, keeps them, and comes back by one click', async () => {
    const page = await openPage();
    const id = await beginGame(service(), 'three-crowns');
    await playMoves(service(), 'three-crowns', id, ['a1-a2']);
    await page.goto(`${service().url}/g/${id}`);
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
    expect((await (await service().fetch(`/api/games/${id}`)).json()) as object).toMatchObject({ ply: 1 });
    await page.context().close();
  });

  it('replays by links, keys, slider and by itself, and the address follows', async () => {
    const page = await openPage();
    const { game, moves } = SHORT_GAMES.find((each) => each.game === 'hibryd') ?? { game: '', moves: [] };
    const id = await beginGame(service(), game);
    await playMoves(service(), game, id, moves);
    await page.goto(`${service().url}/g/${id}`);
    await page.keyboard.press('ArrowLeft');
    expect(page.url()).toBe(`${service().url}/g/${id}/10`);
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    expect(page.url()).toBe(`${service().url}/g/${id}/0`);
    await page.locator('[data-part=slider]').fill('4');
    await page.getByText('Move 4: Ada').waitFor();
    expect(await page.locator('ol.moves a[aria-current]').textContent()).toContain('f3-f4/e3-d3');
    expect(await page.locator('ol.moves .sign[aria-label="1 taken"]').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Watch' }).click();
    await expect.poll(() => page.url(), { timeout: 5000 }).toBe(`${service().url}/g/${id}/5`);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.context().close();
  });
});
