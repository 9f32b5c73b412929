/** Links to pages that are about no game in particular, as the sites see them on which they are pasted. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { asAccountId } from '../../../../src/worker/game/model/ids.ts';
import { ORIGIN, Visitor } from '../../../support/worker/browser.ts';
import { signIn, startGame, tellLists } from '../../../support/worker/people.ts';
import { asSlack } from '../../../support/worker/unfurlers.ts';

const pasted = async (path: string) => asSlack((await new Visitor().get(path)).text);

it.each(['/', '/rules', '/new', '/lobby', '/archive'])('%s shows the card of the house', async (path) => {
  expect((await pasted(path)).picture).toBe(`${ORIGIN}/card.png`);
});

it.each([
  '/rules/hibryd',
  '/rules/hibryd/lessons',
  '/rules/hibryd/lessons/1',
  '/puzzles/hibryd',
  '/puzzles/hibryd/1',
  '/board/hibryd',
])('%s shows the card of its game', async (path) => {
  expect((await pasted(path)).picture).toBe(`${ORIGIN}/rules/hibryd/card.png`);
});

it('shows a board on the page of a player, before their first game and in its card after it', async () => {
  const ada = await signIn('Ada');
  const path = `/p/${ada.account}`;
  expect((await pasted(path)).picture).toBe(`${ORIGIN}/card.png`);
  expect((await new Visitor().get(path)).text).toContain('src="/rules/threehex/board.svg"');
  const { account, address } = await signIn('Ben');
  const id = await startGame(ada, 'three-crowns', { 'address-1': address });
  const ben = { type: 'takeSeat', seat: 1, account: asAccountId(account), name: 'Ben' } as const;
  await env.GAMES.getByName(id).execute(ben, 'test:take');
  await tellLists(id);
  // What strangers are shown is kept for some seconds.
  expect(asSlack((await ada.browser.get(path)).text).picture).toBe(`${ORIGIN}/g/${id}/0.card.png`);
});
