/** The lobby, page by page. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { asAccountId, asGameId, NOBODY } from '../../../../../src/worker/game/model/ids.ts';
import { type ListEntry, writeLists } from '../../../../../src/worker/store/lists/writeLists.ts';
import { Visitor } from '../../../../support/worker/browser.ts';

const NOON = Date.parse('2026-11-01T12:00:00Z');
const idOf = (index: number) =>
  asGameId(`open${[...String(index).padStart(8, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`);

const offered = (index: number, at: number, change: Partial<ListEntry> = {}): ListEntry => ({
  ...{ id: idOf(index), seq: 1, game: 'three-crowns', options: '{}', terms: 'none', ply: 0, to_move: null },
  ...{ maker: asAccountId('ada'), private: 0, phase: 'inviting', deadline: null, outcome: null },
  ...{ created_at: at, moved_at: at, ended_at: null, rests_since: null, open_seats: 1, former: [] },
  ...{ wake_at: null, found: null, told_at: at },
  seats: [
    { account: asAccountId('ada'), name: 'Ada', state: 'playing' },
    { account: NOBODY, name: '', state: 'open' },
  ],
  ...change,
});

const visitor = new Visitor();
const shown = (text: string): string[] =>
  Array.from(text.matchAll(/<h3><a href="\/g\/([a-z2-7]{12})"/g), ([, id = '']) => id);
const olderOf = (text: string): string | undefined =>
  /rel="next" href="([^"]+)"|href="([^"]+)" rel="next"/.exec(text)?.slice(1).find(Boolean);

async function pages(): Promise<string[][]> {
  const found: string[][] = [];
  for (let path: string | undefined = '/lobby'; path && found.length < 9; ) {
    const { text } = await visitor.get(path);
    found.push(shown(text));
    path = olderOf(text);
  }
  return found;
}

// Ten offers of each instant: pages end amid offers of one instant.
const offers = Array.from({ length: 145 }, (_, index) => offered(index, NOON + Math.floor(index / 10)));
const newestFirst = offers.map(({ id }): string => id).reverse();
beforeEach(() => writeLists(env.DB, offers));

it('shows every open game once, the newest first', async () => {
  const found = await pages();
  expect(found.map((page) => page.length)).toEqual([60, 60, 25]);
  expect(found.flat()).toEqual(newestFirst);
});

it('goes on where it was, whatever is offered or taken meanwhile', async () => {
  const first = await visitor.get('/lobby');
  await writeLists(env.DB, [
    offered(500, NOON + 99),
    offered(85, NOON + 8, { seq: 2, phase: 'playing', open_seats: 0 }),
    offered(501, NOON, { private: 1 }),
  ]);
  const second = await visitor.get(olderOf(first.text) ?? '');
  expect(shown(second.text)).toEqual(newestFirst.slice(60, 120));
  expect(second.text).toContain('href="/lobby"');
});

it.each([
  'nonsense',
  `${NOON}.`,
  `-1.${idOf(3)}`,
  `99999999999999999999.${idOf(3)}`,
  `${NOON}.${idOf(3)}' OR 1`,
  '1e3.openaaaaaaaa',
])('begins anew at %s, which is no place of ours', async (after) => {
  const { status, text } = await visitor.get(`/lobby?after=${encodeURIComponent(after)}`);
  expect([status, shown(text)]).toEqual([200, newestFirst.slice(0, 60)]);
});

it('leads back from beyond the last offer', async () => {
  const { status, text } = await visitor.get(`/lobby?after=5.${idOf(3)}`);
  expect([status, shown(text), text.includes('Newest games')]).toEqual([200, [], true]);
});
