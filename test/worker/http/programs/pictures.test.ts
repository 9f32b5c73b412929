/** Addresses of pictures: what each shows, from whose side. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { type AnyRules, asRulesId, rulesById } from '../../../../src/rules/index.ts';
import { asAccountId } from '../../../../src/worker/game/model/ids.ts';
import { formatPictureName, parsePictureName } from '../../../../src/worker/game/show/pictureName.ts';
import { Visitor } from '../../../support/worker/browser.ts';
import { signIn, startGame } from '../../../support/worker/people.ts';

const rules = rulesById(asRulesId('threehex')) as AnyRules;

it.each([
  ['12.png', { ply: 12 }],
  ['12.u.png', { ply: 12, view: 1 }],
  ['12.2.small.png', { ply: 12, seat: 1, size: 'thumbnail' }],
  ['9-12.b.png', { ply: 12, since: 9, view: 2 }],
  ['0.w.small.png', { ply: 0, view: 0, size: 'thumbnail' }],
  ['12.card.png', { ply: 12, isCard: true }],
] as const)('%s names a picture, and is its only name', (name, picture) => {
  expect(parsePictureName(rules, name)).toEqual(picture);
  expect(formatPictureName(rules, picture)).toBe(name);
});

it.each([
  '12.x.png',
  '12.4.png',
  '12-12.png',
  '13-12.w.png',
  '123456.png',
  '12..png',
  '12.w.large.png',
  '12.W.png',
])('%s names none', (name) => expect(parsePictureName(rules, name)).toBeUndefined());

it('shows the board from each side, with one turn or several marked, and keeps the old addresses', async () => {
  const [ada, ben] = [await signIn('Ada'), await signIn('Ben')];
  const id = await startGame(ada, 'three-crowns', { 'address-1': ben.address });
  const game = env.GAMES.getByName(id);
  await game.execute(
    { type: 'takeSeat', seat: 1, account: asAccountId(ben.account), name: 'Ben' },
    'test:take',
  );
  await game.execute({ type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' }, 'test:0');
  await game.execute({ type: 'playMove', seat: 1, ply: 1, text: 'a3-b3' }, 'test:1');
  const nobody = new Visitor();
  const pictureOf = async (name: string) => (await nobody.get(`/g/${id}/${name}`)).text;

  const names = [
    '1.png',
    '2.png',
    '2.b.png',
    '0-2.b.png',
    '0-2.png',
    '2.b.small.png',
    '2.card.png',
    '2.2.card.png',
    '1.card.png',
  ];
  const pictures = await Promise.all(names.map(pictureOf));
  expect(new Set(pictures).size).toBe(names.length);
  // Without a side it is the first seat's, and each seat may be named instead of its army.
  expect(await pictureOf('2.g.png')).toBe(await pictureOf('2.png'));
  expect(await pictureOf('2.2.png')).toBe(await pictureOf('2.b.png'));
  expect(await pictureOf('game.gif')).not.toBe(await pictureOf('game.2.gif'));
  for (const name of ['3.png', '2.3.png', 'game.3.gif', '2.w.png', '3-2.png', '2.b.huge.png'])
    expect([name, (await nobody.get(`/g/${id}/${name}`)).status]).toEqual([name, 404]);
});

it('has a card for the front page and for each rule sheet, which their pages name', async () => {
  const nobody = new Visitor();
  for (const [page, card] of [
    ['/', '/card.png'],
    ['/rules/threehex', '/rules/threehex/card.png'],
  ] as const) {
    expect((await nobody.get(page)).text).toContain(
      `<meta property="og:image" content="http://localhost:8787${card}"`,
    );
    expect((await nobody.get(card)).headers.get('content-type')).toBe('image/png');
  }
  expect((await nobody.get('/rules/chess/card.png')).status).toBe(404);
});
