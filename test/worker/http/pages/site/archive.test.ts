/** Ended games, page by page: the archive for people and programs, and a player's own lists. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../../../src/worker/clock/units.ts';
import { asAccountId, asGameId } from '../../../../../src/worker/game/model/ids.ts';
import { type ListEntry, writeLists } from '../../../../../src/worker/store/lists/writeLists.ts';
import { Visitor } from '../../../../support/worker/browser.ts';
import { type Person, signIn } from '../../../../support/worker/people.ts';

const FIRST_DAY = Date.parse('2026-03-01T00:00:00Z');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const idOf = (index: number) =>
  asGameId(`game${Array.from({ length: 8 }, (_, at) => LETTERS[(index >> (3 * at)) & 7]).join('')}`);

/** The game of that day: Ada and Ben take turns in winning, every tenth is a draw. */
function ended(index: number, change: Partial<ListEntry> = {}): ListEntry {
  const points = index % 10 === 9 ? [0.5, 0.5] : index % 2 === 0 ? [1, 0] : [0, 1];
  const at = FIRST_DAY + index * DAY;
  return {
    ...{
      id: idOf(index),
      seq: 9,
      game: index % 3 === 0 ? 'charybdis' : 'three-crowns',
      options: '{}',
      terms: 'none',
    },
    ...{ maker: asAccountId('ada'), private: 0, phase: 'over', ply: 4, to_move: null, deadline: null },
    ...{ created_at: at, moved_at: at, ended_at: at, outcome: JSON.stringify({ points, reason: 'resign' }) },
    seats: ['Ada', 'Ben'].map((name) => ({
      account: asAccountId(name.toLowerCase()),
      name,
      state: 'playing',
    })),
    ...{ rests_since: at, open_seats: 0, former: [], wake_at: null, found: null, told_at: at },
    ...change,
  };
}

const accounts = ['Ada', 'Ben'].map((name) =>
  env.DB.prepare(
    "INSERT INTO accounts (id, address, name, proved_at, created_at) VALUES (lower(?1), ?1 || '@x.test', ?1, 0, 0)",
  ).bind(name),
);
const visitor = new Visitor();
const asked = async (query: string) => {
  const { status, text } = await visitor.get(`/api/archive${query}`);
  return { status, body: JSON.parse(text) };
};
const shown = (text: string): string[] =>
  Array.from(text.matchAll(/href="\/g\/([a-z2-7]{12})"/g), ([, id = '']) => id);

async function everyPage(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null = query; next !== null; ) {
    const { body }: { body: { games: { id: string }[]; next: string | null } } = await asked(next);
    ids.push(...body.games.map(({ id }) => id));
    next = body.next && new URL(body.next).search;
  }
  return ids;
}

it('offers games where none has ended, unless one was searched for', async () => {
  expect((await visitor.get('/archive')).text).toContain('href="/new/threehex"');
  const { text } = await visitor.get('/archive?game=charybdis');
  expect([text.includes('No such game has ended yet.'), text.includes('/new/threehex')]).toEqual([
    true,
    false,
  ]);
});

describe('the archive', () => {
  const games = Array.from({ length: 130 }, (_, index) => ended(index));
  beforeEach(async () => {
    await env.DB.batch(accounts);
    await writeLists(env.DB, games);
  });

  const idsWhere = (is: (index: number) => boolean): string[] =>
    games.flatMap(({ id }, index) => (is(index) ? [id as string] : [])).reverse();

  it('has every ended public game once, the newest first, page by page', async () => {
    expect(await everyPage('')).toEqual(idsWhere(() => true));
    const first = await visitor.get('/archive');
    const [, older = ''] = /rel="next" href="([^"]+)"/.exec(first.text) ?? [];
    const second = await visitor.get(older.replaceAll('&amp;', '&'));
    expect([...shown(first.text), ...shown(second.text)]).toEqual(idsWhere((index) => index >= 10));
    expect(second.text).toContain('Newest games');
  });

  it('is searched by game, player, result and days', async () => {
    expect(await everyPage('?game=charybdis')).toEqual(idsWhere((index) => index % 3 === 0));
    expect(await everyPage('?player=ADA&result=won')).toEqual(
      idsWhere((index) => index % 10 !== 9 && index % 2 === 0),
    );
    expect(await everyPage('?player=ben&result=lost&game=charybdis')).toEqual(
      idsWhere((index) => index % 3 === 0 && index % 10 !== 9 && index % 2 === 0),
    );
    expect(await everyPage('?result=shared')).toEqual(idsWhere((index) => index % 10 === 9));
    expect(await everyPage('?from=2026-03-03&to=2026-03-05')).toEqual(
      idsWhere((index) => index >= 2 && index <= 4),
    );
    const { text } = await visitor.get('/archive?player=Ada&result=won&from=2026-03-01&to=2026-03-02');
    expect(shown(text)).toEqual([games[0]?.id]);
    expect(text).toContain('value="2026-03-01"');
  });

  it('is searched by two players who met, with the result of the first', async () => {
    const table = (...names: string[]) =>
      names.map((name) => ({ account: asAccountId(name.toLowerCase()), name, state: 'playing' as const }));
    const others = [
      ended(400, { seats: table('Clerk', 'Ada') }),
      ended(401, { seats: table('Ben', 'Clerk') }),
      // All of one instant, and as many as end a page amid them.
      ...Array.from({ length: 70 }, (_, index) =>
        ended(410 + index, { seats: table('Ada', 'Clerk'), ended_at: FIRST_DAY, moved_at: FIRST_DAY }),
      ),
    ];
    await writeLists(env.DB, others);
    const ofOneInstant = others.slice(2).map(({ id }): string => id);
    const met = [others[0]?.id, ...ofOneInstant.sort().reverse()];
    expect(await everyPage('?player=ada&against=clerk')).toEqual(met);
    expect(await everyPage('?player=CLERK&against=Ada')).toEqual(met);
    expect(await everyPage('?player=clerk&against=ada&result=won&from=2027-01-01')).toEqual([others[0]?.id]);
    expect(await everyPage('?player=ada&against=ben&result=shared')).toEqual(
      idsWhere((index) => index % 10 === 9),
    );
    const { text } = await visitor.get('/archive?player=Ben&against=clerk');
    expect([shown(text), text.includes('value="clerk"')]).toEqual([[others[1]?.id], true]);
  });

  it('has no private games, none that still run, and none that came to nothing', async () => {
    await writeLists(env.DB, [
      ended(200, { private: 1 }),
      ended(201, { phase: 'playing', ended_at: null, outcome: null }),
      ended(202, { phase: 'cancelled', outcome: null }),
    ]);
    for (const query of [
      '?from=2026-08-01',
      '?player=ada&from=2026-08-01',
      '?game=charybdis&from=2026-08-01',
    ]) {
      expect((await asked(query)).body).toEqual({ games: [], next: null });
    }
    expect((await visitor.get('/archive?from=2026-08-01')).text).toContain('No such game has ended yet.');
  });

  it('finds what is rare behind any number of others, a thousand at a time', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ended(1000 + index * 10));
    await writeLists(env.DB, many);
    const { body } = await asked('?result=shared');
    expect(body.games).toEqual([]);
    expect((await visitor.get('/archive?result=shared')).text).toContain('there are older ones');
    expect(await everyPage('?result=shared')).toEqual(idsWhere((index) => index % 10 === 9));
  });

  it.each([
    ['game=go', 'NO_SUCH_GAME', 'no game “go” here'],
    ['player=Zoe', 'NO_SUCH_PLAYER', 'Nobody here is called “Zoe”'],
    ['result=mate', 'NOT_A_RESULT', '“mate” is not a result'],
    ['result=won', 'NEEDS_PLAYER', 'Name one, too'],
    ['against=Ben', 'AGAINST_WHOM', 'Name a player, too'],
    ['player=Ada&against=ADA', 'SAME_PLAYER', 'Name another'],
    ['player=Ada&against=Zoe', 'NO_SUCH_PLAYER', 'Nobody here is called “Zoe”'],
    ['from=yesterday', 'NOT_A_DATE', 'year first'],
    ['to=2026-02-30', 'NOT_A_DATE', 'year first'],
    ['from=2026-03-02&to=2026-03-01', 'ENDS_BEFORE_IT_BEGINS', 'Exchange the two dates'],
    ['after=12.nothing', 'NOT_A_PLACE', 'Begin again'],
  ])('says of ?%s what is wrong', async (query, code, sentence) => {
    const { status, body } = await asked(`?${query}`);
    expect([status, body.code]).toEqual([400, code]);
    const page = await visitor.get(`/archive?${query}`);
    expect([page.status, page.text.includes(sentence)]).toEqual([400, true]);
  });

  it.each([
    ['Jörg Ünal', ['JÖRG ÜNAL', 'jörg ünal', 'Jo\u0308rg U\u0308nal', ' jörg  Ünal ']],
    ['Ωμέγα', ['ωμέγα', 'ΩΜΈΓΑ']],
    ['Ада Лавлейс', ['ада лавлейс', 'АДА ЛАВЛЕЙС']],
    ['李小龍', ['李小龍']],
    ['100%_', ['100%_', '１００％＿']],
    ['O’Brien-Élan', ['o’brien-élan', 'O’BRIEN-ÉLAN']],
  ])('finds %s however the name is written', async (name, written) => {
    await env.DB.prepare(
      "INSERT INTO accounts (id, address, name, created_at) VALUES ('found', 'found@x.test', ?, 0)",
    )
      .bind(name)
      .run();
    for (const each of written) {
      expect([each, (await asked(`?player=${encodeURIComponent(each)}`)).status]).toEqual([each, 200]);
    }
    // Nothing in a name stands for anything else.
    for (const other of ['%', '_', '100__', `${name}x`, name.slice(1)]) {
      expect([other, (await asked(`?player=${encodeURIComponent(other)}`)).status]).toEqual([other, 400]);
    }
  });

  it('lets players of one name be told apart', async () => {
    await env.DB.prepare(
      "INSERT INTO accounts (id, address, name, created_at) VALUES ('ada2', 'ada2@x.test', 'ada', 0)",
    ).run();
    expect((await asked('?player=Ada')).body).toMatchObject({
      code: 'SEVERAL_PLAYERS',
      field: 'player',
      players: ['ada', 'ada2'],
    });
    expect((await asked('?player=Ben&against=Ada')).body).toMatchObject({ field: 'against', found: 'Ada' });
    expect((await visitor.get('/archive?player=Ben&against=Ada')).text).toContain(
      '/archive?player=Ben&amp;against=ada2',
    );
    const { text } = await visitor.get('/archive?player=Ada');
    expect(text).toContain('/archive?player=ada2');
    expect(shown((await visitor.get('/archive?player=ada2')).text)).toEqual([]);
  });
});

describe('a player’s own lists', () => {
  let zoe: Person;
  beforeEach(async () => {
    zoe = await signIn('Zoe');
  });
  const seatsOf = (name: string) => [
    { account: asAccountId(zoe.account), name: 'Zoe', state: 'playing' as const },
    { account: asAccountId('ben'), name, state: 'playing' as const },
  ];

  /** The games on a page of hers, and on those that follow it. */
  async function linked(path: string): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    const seen = new Set<string>();
    for (const paths = [path]; paths.length > 0; ) {
      const next = paths.pop() ?? '';
      if (seen.has(next)) continue;
      seen.add(next);
      const { text } = await zoe.browser.get(next);
      for (const id of shown(text)) ids.add(id);
      paths.push(
        ...Array.from(text.matchAll(/href="(\/(?:games|p\/[\w-]+)\?[^"]+)"/g), ([, href = '']) => href),
      );
    }
    return ids;
  }

  it('are turned over page by page, on their own page and on the public one', async () => {
    const over = Array.from({ length: 70 }, (_, index) => ended(index, { seats: seatsOf('Ben') }));
    const running = Array.from({ length: 70 }, (_, index) =>
      ended(300 + index, {
        ...{ phase: 'playing', ended_at: null, outcome: null, to_move: index % 2 },
        seats: seatsOf('Ben'),
      }),
    );
    await writeLists(env.DB, [...over, ...running]);
    const all = (games: readonly ListEntry[]): string[] => games.map(({ id }) => id).sort();
    const own = await linked('/games');
    expect([...own].sort()).toEqual(all([...over, ...running]));
    const known = await linked(`/p/${zoe.account}`);
    expect(all(over.filter(({ id }) => known.has(id)))).toEqual(all(over));
    expect(known.size).toBe(over.length + 60);
  });
});
