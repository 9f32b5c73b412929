/** From a form to a game between two people, one of whom nobody knew before. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { asAccountId } from '../../../../../src/worker/game/model/ids.ts';
import { ban } from '../../../../../src/worker/store/people/bans.ts';
import { linksOf, Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo, reply } from '../../../../support/worker/mailbox.ts';
import { ring } from '../../../../support/worker/table.ts';

const ADA = 'ada@example.test';
const BEN = 'ben@example.test';

let ada: Visitor;
beforeEach(async () => {
  ada = new Visitor();
  await ada.post('/sign-in', { address: ADA });
  const link = linksOf((await lettersTo(ADA)).at(-1)?.text ?? '').find((path) =>
    path.startsWith('/sign-in/'),
  );
  await ada.post(link ?? '', { name: 'Ada' });
});

const hidden = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Ada, playing Green, invites Ben; the game's id. */
async function invite(): Promise<string> {
  const form = await ada.get('/new/three-crowns');
  const made = await ada.post('/new/three-crowns', {
    nonce: hidden(form.text, 'nonce'),
    seat: '0',
    'address-1': BEN,
  });
  const id = /^\/g\/([a-z2-7]{12})$/.exec(made.location ?? '')?.[1] ?? '';
  await ring(env.GAMES.getByName(id));
  return id;
}

const linkTo = async (address: string, purpose: string): Promise<string> =>
  linksOf((await lettersTo(address)).at(-1)?.text ?? '').find((path) => path.startsWith(`/${purpose}/`)) ??
  '';

it('unfurls as a card with the board, who invites and the pace, but without the way to accept', async () => {
  await invite();
  const invitation = await linkTo(BEN, 'invitation');
  const { text } = await new Visitor().get(invitation);
  const [, card = ''] = /og:image" content="http:\/\/localhost:8787([^"]+)"/.exec(text) ?? [];
  expect(text).toContain('og:description" content="Ada invites you to 3 Crowns. Clock: 3 days a move."');
  const { status, headers } = await new Visitor().get(card);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  const tags = text.slice(text.indexOf('<meta name="description"'), text.indexOf('</head>'));
  expect(tags).not.toContain(invitation);
  expect(tags).not.toContain(BEN);
});

it('lets a stranger accept from the letter and play by reply and by link', async () => {
  const id = await invite();
  const ben = new Visitor();
  const invitation = await linkTo(BEN, 'invitation');
  const invited = (await ben.get(invitation)).text;
  expect(invited).toContain('Ada invites you to 3 Crowns');
  expect(invited).toContain('You would play Black, by letter or on the page. Clock: 3 days a move.');
  expect(invited).toContain('aria-label="3 Crowns. Green: 10 stones.');
  expect((await ben.post(invitation, { answer: 'accept' })).text).toContain('A name is missing');
  expect((await ben.post(invitation, { answer: 'accept', name: 'Ben' })).status).toBe(303);

  const game = env.GAMES.getByName(id);
  await ring(game);
  const toAda = (await lettersTo(ADA)).at(-1);
  expect(toAda?.text).toContain('your turn');
  await reply({ from: ADA, to: toAda?.replyTo ?? '', text: 'f1-e2' });
  await ring(game);

  const play = await linkTo(BEN, 'play');
  const shown = await ben.get(`${play}?move=F3%20to%20e3`);
  expect(shown.status).toBe(400);
  const preview = await ben.get(`${play}?move=A3%20to%20b3`);
  expect(preview.text).toContain('Nothing is played yet');
  expect((await game.snapshot())?.turns).toHaveLength(1);
  const fields = { move: hidden(preview.text, 'move'), nonce: hidden(preview.text, 'nonce') };
  expect((await ben.post(play, fields)).location).toBe(play);
  expect((await ben.post(play, fields)).location).toBe(play);
  const played = (await ben.get(play)).text;
  expect(played).toContain('You played a3-b3. Ada (Green) is to move.');
  expect(played).toContain('You will get a letter when it is your turn.');
  expect((await game.snapshot())?.turns.map(({ move }) => move)).toEqual(['f1-e2', 'a3-b3']);
});

it('makes one game of a form that is sent twice', async () => {
  const form = await ada.get('/new/three-crowns');
  const fields = { nonce: hidden(form.text, 'nonce'), seat: '0', 'address-1': BEN };
  const first = await ada.post('/new/three-crowns', fields);
  expect((await ada.post('/new/three-crowns', fields)).location).toBe(first.location);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM game_register').first('n')).toBe(1);
});

it('tells the host when the invitation is declined, and starts nothing', async () => {
  const id = await invite();
  const invitation = await linkTo(BEN, 'invitation');
  const ben = new Visitor();
  await ben.post(invitation, { answer: 'decline' });
  expect((await ben.get(invitation)).text).toContain('You have declined');
  await ring(env.GAMES.getByName(id));
  expect((await lettersTo(ADA)).at(-1)?.text).toContain('declined');
  expect((await env.GAMES.getByName(id).snapshot())?.phase).toBe('declined');
});

it('accepts once, whatever is pressed afterwards', async () => {
  await invite();
  const invitation = await linkTo(BEN, 'invitation');
  const ben = new Visitor();
  await ben.post(invitation, { answer: 'accept', name: 'Ben' });
  const after = await ben.post(invitation, { answer: 'decline' });
  expect(after.status).toBe(400);
  expect((await ben.get(invitation)).text).toContain('You have accepted');
});

it('says which address is wrong, and keeps what was filled in', async () => {
  const refused = await ada.post('/new/three-crowns', { seat: '0', 'address-1': 'ben at home' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Black: “ben at home” is not an e-mail address');
  expect(refused.text).toContain('value="ben at home"');
  const self = await ada.post('/new/three-crowns', { seat: '0', 'address-1': ADA });
  expect(self.text).toContain('Each seat needs a different person');
});

it.each([
  [{ seat: '7' }, 'Please choose your seat: 3 Crowns has 2.'],
  [{ seat: 'first' }, 'Please choose your seat: 3 Crowns has 2.'],
  [{ games: '99' }, 'A match of 2 players has 1, 2, 4, 6, 8, 10 or 12 games.'],
  [{ games: '3' }, 'A match of 2 players has 1, 2, 4, 6, 8, 10 or 12 games.'],
])('makes no game of a form that asks for %o', async (fields, sentence) => {
  const refused = await ada.post('/new/three-crowns', { seat: '0', 'address-1': BEN, ...fields });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(sentence);
});

it('shows nobody’s address: not on pages, not in the API, not in the log', async () => {
  const id = await invite();
  await new Visitor().post(await linkTo(BEN, 'invitation'), { answer: 'accept', name: 'Ben' });
  const stranger = new Visitor();
  for (const path of [`/g/${id}`, `/g/${id}/0`, `/api/games/${id}`, `/api/games/${id}/log`]) {
    const page = await stranger.get(path);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/@example\.test/);
  }
});

it('escapes what people call themselves', async () => {
  const id = await invite();
  await new Visitor().post(await linkTo(BEN, 'invitation'), { answer: 'accept', name: '<b>Ben</b>' });
  await ring(env.GAMES.getByName(id));
  expect((await ada.get(`/g/${id}`)).text).toContain('&lt;b&gt;Ben&lt;/b&gt;');
  const letter = (await lettersTo(ADA)).at(-1);
  expect(letter?.html).toContain('&lt;b&gt;Ben&lt;/b&gt;');
  expect(letter?.html).not.toContain('<b>Ben</b>');
});

it('gives no seat to an account that the operator has closed, by page or by letter', async () => {
  const id = await invite();
  const game = env.GAMES.getByName(id);
  const seats = (await game.snapshot())?.seats;
  const account = seats?.[1]?.account;
  await ban(env.DB, asAccountId(account ?? ''), 'spam', Date.now());
  const letter = (await lettersTo(BEN)).at(-1);
  const refused = await new Visitor().post(await linkTo(BEN, 'invitation'), {
    answer: 'accept',
    name: 'Ben',
  });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('This account is closed');
  await reply({ from: BEN, to: letter?.replyTo ?? '', text: 'accept' });
  expect((await lettersTo(BEN)).at(-1)?.text).toContain('You cannot accept');
  expect((await game.snapshot())?.seats).toEqual(seats);
});
