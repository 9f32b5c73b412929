/** A game that begins with a position: asked for at a board, replayed, proved, exported, and unrated. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { signLink } from '../../../../../src/email/index.ts';
import { POSITION } from '../../../../../src/rules/index.ts';
import { readSettings } from '../../../../../src/worker/env.ts';
import { verifyLog } from '../../../../../src/worker/game/log/verify.ts';
import { asAccountId } from '../../../../../src/worker/game/model/ids.ts';
import { resultsOf } from '../../../../../src/worker/store/lists/results.ts';
import { Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';
import { hidden, type Person, signIn, startGame, tellLists } from '../../../../support/worker/people.ts';

/** Black, to move, wins by d5-c6, with a third crowned stone in the row. */
const ALMOST = '......../......../BB....../...B..../......../......../......g./........ b 0 0 -';
const PATH = `/new/three-crowns?position=${encodeURIComponent(ALMOST)}`;

let ada: Person;
let ben: Person;
beforeEach(async () => {
  [ada, ben] = [await signIn('Ada'), await signIn('Ben')];
});

const play = (id: string, seat: number, ply: number, move: string) =>
  new Visitor().post(
    `/play/${signLink(readSettings(env).secret, { purpose: 'play', game: id, seat, ply })}`,
    {
      move,
      nonce: `${id}${ply}`,
    },
  );

async function begin(): Promise<string> {
  const id = await startGame(ada, 'three-crowns', { who: 'anybody', seat: '1', [POSITION]: ALMOST });
  await ben.browser.post(`/g/${id}/seat`, { seat: '0' });
  return id;
}

it('asks whoever is not signed in to do so, and comes back to the position', async () => {
  const { location } = await new Visitor().get(PATH);
  expect(location).toBe(`/sign-in?next=${encodeURIComponent(PATH)}`);
});

it('shows the board that the game will begin with, and refuses what is none', async () => {
  const form = (await ada.browser.get(PATH)).text;
  expect(hidden(form, POSITION)).toBe(ALMOST);
  expect(form).toContain('Black (moves first)');
  const refused = await ada.browser.post('/new/three-crowns', {
    who: 'link',
    seat: '0',
    nonce: 'x',
    terms: '1d/move',
    [POSITION]: 'nonsense',
  });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('“nonsense” is not a position of this game');
});

it('is played, replayed, drawn, proved and exported from there, and counts in no result', async () => {
  const id = await begin();
  const stub = env.GAMES.getByName(id);
  expect(await stub.snapshot()).toMatchObject({
    phase: 'playing',
    toMove: 1,
    options: { [POSITION]: ALMOST },
  });
  const picture = await ben.browser.get(`/g/${id}/0.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  for (const [ply, move] of ['d5-e5', 'g2-g3', 'e5-d5', 'g3-g2', 'd5-c6'].entries()) {
    await play(id, ply % 2 === 0 ? 1 : 0, ply, move);
  }
  expect(await stub.snapshot()).toMatchObject({
    phase: 'over',
    outcome: { points: [0, 1], reason: 'CROWNED_TROIKA' },
  });
  const log = (await ben.browser.get(`/api/games/${id}/log`)).text;
  expect(verifyLog(log)).toMatchObject({ ok: true, value: { snapshot: { phase: 'over' } } });
  expect(verifyLog(log.replace(ALMOST, 'no position'))).toMatchObject({ ok: false });
  const text = (await ben.browser.get(`/g/${id}/game.txt`)).text;
  expect(text).toContain('[Variant "From a position that was set up (unrated)"]');
  expect(text).toContain(`[Position "${ALMOST}"]`);
  await tellLists(id);
  expect(await resultsOf(env.DB, asAccountId(ada.account))).toEqual([]);
  expect((await lettersTo('ben@example.test')).length).toBeGreaterThan(0);
});
