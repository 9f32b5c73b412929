/** The three questions of a new game: whom to play, which seat, how fast; and the host's time zone. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { asAccountId } from '../../../../../src/worker/game/model/ids.ts';
import { mailSettingsOf } from '../../../../../src/worker/store/mail/mailSettings.ts';
import { type Person, signIn, startGame } from '../../../../support/worker/people.ts';

let ada: Person;
beforeEach(async () => {
  ada = await signIn('Ada');
});

const snapshotOf = async (id: string) => {
  const snapshot = await env.GAMES.getByName(id).snapshot();
  if (!snapshot) throw new Error('no such game');
  return snapshot;
};
const statesOf = async (id: string) => (await snapshotOf(id)).seats.map(({ state }) => state);

it('invites by address, and leaves a seat without one to who gets the link', async () => {
  const id = await startGame(ada, 'threehex', { who: 'address', seat: '2', 'guest-1': 'ben@example.test' });
  expect(await statesOf(id)).toEqual(['invited', 'open', 'playing']);
  expect((await snapshotOf(id)).isPrivate).toBe(true);
});

it('offers the other seats in the lobby, or keeps them for who gets the link', async () => {
  const offered = await startGame(ada, 'three-crowns', { who: 'anybody', seat: '1' });
  expect(await statesOf(offered)).toEqual(['open', 'playing']);
  const shared = await startGame(ada, 'three-crowns', { who: 'link', seat: '0' });
  expect(await statesOf(shared)).toEqual(['playing', 'open']);
  const lobby = (await ada.browser.get('/lobby')).text;
  expect([lobby.includes(offered), lobby.includes(shared)]).toEqual([true, false]);
});

it('draws lots for the host’s seat, and draws the same when the form is sent twice', async () => {
  const draw = (nonce: string) =>
    ada.browser.post('/new/three-crowns', { who: 'link', seat: 'draw', nonce, terms: '1d/move' });
  const made = await Promise.all(['a', 'b'].map(draw));
  const seats = await Promise.all(
    made.map(async ({ location }) => (await statesOf((location ?? '').slice(3))).indexOf('playing')),
  );
  expect(seats.toSorted()).toEqual([0, 1]);
  expect((await draw('a')).location).toBe(made[0]?.location);
});

it('says what is missing, and takes the time zone of who has none yet', async () => {
  const refused = await ada.browser.post('/new/three-crowns', { who: 'address', seat: 'draw', zone: 'Mars' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('The e-mail address is missing.');
  expect(refused.text).toContain('“Mars” is not a time zone.');
  expect(
    (await ada.browser.post('/new/three-crowns', { who: 'seats', seat: 'draw', 'open-0': 'y' })).text,
  ).toContain('choose your own seat as well');
  const id = asAccountId(ada.account);
  await startGame(ada, 'three-crowns', { who: 'link', zone: 'Europe/Berlin' });
  expect((await mailSettingsOf(env.DB, id)).zone).toBe('Europe/Berlin');
  expect((await ada.browser.get('/new/three-crowns')).text).not.toContain('name="zone"');
});
