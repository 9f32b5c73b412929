/** Plans that come true: when, how often, and what everybody is told of it. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signLink } from '../../../src/email/index.ts';
import { wordsOf } from '../../../src/words/index.ts';
import { DAY, SECOND } from '../../../src/worker/clock/units.ts';
import { readSettings } from '../../../src/worker/env.ts';
import { execute } from '../../../src/worker/game/execute.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { catchUp, type HeldGame, holdGame } from '../../../src/worker/game/heldGame.ts';
import { keepWish } from '../../../src/worker/game/keepWish.ts';
import { open } from '../../../src/worker/game/log/sealed.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import { asGameId } from '../../../src/worker/game/model/ids.ts';
import type { WrittenNode } from '../../../src/worker/game/plans/check.ts';
import { plannedAt } from '../../../src/worker/game/plans/due.ts';
import { ORIGIN, Visitor } from '../../support/worker/browser.ts';
import { corpusGame, PLY } from '../../support/worker/corpusGame.ts';
import {
  alarmOf,
  begin,
  lettersSent,
  newestLetter,
  ring,
  START,
  stopTheClock,
  type Table,
} from '../../support/worker/table.ts';

beforeEach(stopTheClock);
afterEach(() => {
  vi.restoreAllMocks();
});

/** One line of play; `*` is any move. */
const line = (...moves: readonly string[]): readonly WrittenNode[] => {
  const [move, ...rest] = moves;
  if (move === undefined) return [];
  const next = line(...rest);
  return [move === '*' ? { does: 'any', next } : { does: 'move', move, next }];
};

async function plan(table: Table, seat: number, lines: readonly WrittenNode[], isUnguarded = false) {
  const ply = (await table.stub.snapshot())?.turns.length ?? 0;
  return table.stub.wish({ wish: 'plan', seat, ply, lines, isUnguarded, adds: false });
}

/** The moves of the log, `!` behind those that were planned. */
const moves = async ({ stub }: Table): Promise<readonly string[]> =>
  (await stub.log())
    .filter(({ type }) => type === 'movePlayed')
    .map((record) => open(record).payload)
    .map(({ move, planned }) => `${move}${planned ? '!' : ''}`);

const verified = async ({ stub }: Table): Promise<boolean> =>
  verifyLog((await stub.log()).map((record) => JSON.stringify(record)).join('\n')).ok;

describe('a plan', () => {
  it('plays its answer once the letter about the move may leave, and both are told in their next letters', async () => {
    const table = await begin();
    await table.play('a4-b4');
    await ring(table.stub);
    expect(await plan(table, 0, line('c8-d7', 'b4-b3'))).toMatchObject({ ok: true });
    await table.play('c8-d7');
    expect(await moves(table)).toEqual(['a4-b4', 'c8-d7']);
    await ring(table.stub);
    expect(await moves(table)).toEqual(['a4-b4', 'c8-d7', 'b4-b3!']);
    expect((await lettersSent(table)).slice(-1)).toEqual(['yourTurn:1:3']);
    expect((await newestLetter(table.addresses[1] ?? '')).text).toContain(
      'Ada (Green) played b4-b3 at once, as planned.',
    );
    expect(await verified(table)).toBe(true);

    await table.play('f8-f7');
    await ring(table.stub);
    const { text } = await newestLetter(table.addresses[0] ?? '');
    expect(text).toContain('2. c8-d7, Ben (Black)\n3. b4-b3, you, as planned\n4. f8-f7, Ben (Black)');
  });

  it('says in its owner’s letter what it had no answer to, once', async () => {
    const table = await begin();
    await table.play('a4-b4');
    await plan(table, 0, line('c8-d7', 'b4-b3', 'f8-f7', 'h6-g7'));
    await table.play('f8-f7');
    await ring(table.stub);
    expect((await newestLetter(table.addresses[0] ?? '')).text).toMatch(
      /^Your plan had no answer to f8-f7 \(Black\)\.\n\nBen \(Black\) played f8-f7\. It is your turn\./,
    );
    await table.play('b4-b3');
    await table.play('c8-d7');
    await ring(table.stub);
    expect((await newestLetter(table.addresses[0] ?? '')).text).toMatch(/^Ben \(Black\) played c8-d7/);
    expect((await table.stub.wishes(0)).plan?.lines).toHaveLength(1);
  });

  it('is refused on its owner’s turn, and plays nothing', async () => {
    const table = await begin();
    expect(await plan(table, 0, line('a4-b4', 'c8-d7'))).toEqual({
      ok: false,
      error: { code: 'PLAN_ON_TURN' },
    });
    expect(await moves(table)).toEqual([]);
  });

  it('ends with the game', async () => {
    const table = await begin();
    await table.play('a4-b4');
    await plan(table, 0, line('c8-d7', 'b4-b3'));
    await table.ask({ type: 'resign', seat: 1, ply: 1 });
    const rows = await runInDurableObject(table.stub, (_: GameObject, { storage }) =>
      storage.sql.exec("SELECT * FROM kept WHERE kind = 'plan'").toArray(),
    );
    expect(rows).toEqual([]);
  });

  it('may resign at the end of a line', async () => {
    const table = await begin();
    await table.play('a4-b4');
    const lines: readonly WrittenNode[] = [
      { does: 'move', move: 'c8-d7', next: [{ does: 'resign', next: [] }] },
    ];
    expect(await plan(table, 0, lines)).toMatchObject({ ok: true });
    await table.play('c8-d7');
    await ring(table.stub);
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'over' });
    expect(await verified(table)).toBe(true);
  });
});

/** Works on the game as if letters waited half a minute; `play` is by whoever is to move. */
const held = <T>(
  { stub }: Table,
  work: (game: HeldGame, play: (text: string, at: number, cause?: string) => unknown) => T,
): Promise<T> =>
  runInDurableObject(stub, (_: GameObject, ctx) => {
    const game = holdGame(ctx, { ...readSettings(env), letterHoldSeconds: 30 }, () => 'salt'.repeat(7));
    game.load();
    let asked = 0;
    return work(game, (text, at, cause = `held:${asked++}`) => {
      catchUp(game, at);
      const { standing, turns } = game.state ?? {};
      const command = {
        type: 'playMove',
        seat: standing?.toMove ?? -1,
        ply: turns?.length ?? 0,
        text,
      } as const;
      return execute(game, command, cause, {}, at);
    });
  });

const wish = (game: HeldGame, seat: number, lines: readonly WrittenNode[]): boolean =>
  keepWish(game, wordsOf('en'), {
    wish: 'plan',
    seat,
    ply: game.state?.turns.length ?? 0,
    lines,
    isUnguarded: false,
    adds: false,
  }).ok;

const movesOf = ({ state }: HeldGame): readonly string[] =>
  state?.turns.map(({ move, isPlanned }) => `${move ?? 'back'}${isPlanned ? '!' : ''}`) ?? [];

/** Everything there is of a game but its plans, without what is drawn by lot. */
async function everything({ id, stub }: Pick<Table, 'id' | 'stub'>): Promise<readonly string[]> {
  const visitor = new Visitor();
  const paths = ['/api/games/ID', '/api/games/ID/log', '/g/ID', '/g/ID/13', '/g/ID/feed.atom', '/embed/ID'];
  const pages = [];
  for (const path of paths) pages.push(await visitor.get(path.replace('ID', id)));
  // What the other player has of the game, by a link.
  const ply = (await stub.snapshot())?.turns.length ?? 0;
  const link = signLink(readSettings(env).secret, { purpose: 'play', game: id, seat: 1, ply });
  for (const page of ['', '/plan', '/agreements']) pages.push(await visitor.get(`/play/${link}${page}`));
  const tablesOf = (_: GameObject, { storage: { sql } }: DurableObjectState) =>
    ['events', "kept WHERE kind <> 'plan'", 'outbox'].map((name) =>
      sql.exec(`SELECT * FROM ${name}`).toArray(),
    );
  const d1 = [];
  for (const name of ['games', 'seats', 'letters', 'post_office']) {
    d1.push((await env.DB.prepare(`SELECT * FROM ${name} ORDER BY rowid`).all()).results);
  }
  const alarm = await alarmOf(stub);
  const told = [
    pages.map(({ status, text }) => ({ status, text })),
    await runInDurableObject(stub, tablesOf),
    d1,
    alarm,
  ];
  return told.map((each) => JSON.stringify(each).replace(/[0-9a-f]{64}|[a-z2-7]{20,}/g, '~'));
}

/** What a page that follows the game hears from now on. */
async function watch(id: string): Promise<readonly string[]> {
  const response = await exports.default.fetch(`${ORIGIN}/api/games/${id}/live`, {
    headers: { upgrade: 'websocket' },
  });
  const heard: string[] = [];
  response.webSocket?.addEventListener('message', ({ data }) => {
    heard.push(String(data));
  });
  response.webSocket?.accept();
  return heard;
}

describe('nobody can tell that there is a plan, until it plays', () => {
  const runs: (readonly string[])[] = [];

  it.each(['without', 'with'])('%s', async (how) => {
    const { stub } = await corpusGame('his turn');
    const id = asGameId('k3xq7m2abcde');
    const answers: unknown[] = [];
    const heard = await watch(id);
    const logged = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    if (how === 'with') {
      const lines: readonly WrittenNode[] = [{ does: 'any', next: line('c3-d3') }, ...line('g1-g2', 'c3-d3')];
      const kept = await stub.wish({
        wish: 'plan',
        seat: 0,
        ply: PLY + 1,
        lines,
        isUnguarded: false,
        adds: false,
      });
      expect(kept).toMatchObject({ ok: true });
    }
    answers.push(await everything({ id, stub }));
    const played = { type: 'playMove', seat: 1, ply: PLY + 1, text: 'g1-g2' } as const;
    answers.push(JSON.stringify(await stub.execute(played, 'his')));
    answers.push(await everything({ id, stub }));
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    answers.push(JSON.stringify(heard), JSON.stringify(logged.map(({ mock }) => mock.calls)));
    runs.push(answers.flat() as string[]);
    const [first, second = first] = runs;
    expect(second).toEqual(first);
    await ring(stub);
    expect((await stub.snapshot())?.turns.at(-1)?.isPlanned).toBe(how === 'with' ? true : undefined);
  });
});

const HOLD = 30 * SECOND;

describe('three plans in a game of three', () => {
  it('answer one another at once, and one letter goes to who must think next', async () => {
    const table = await begin('threehex');
    const moves = await held(table, (game, play) => {
      const wished = [wish(game, 1, line(...CHAIN.slice(0, 5))), wish(game, 2, line(...CHAIN.slice(0, 3)))];
      play(CHAIN[0] ?? '', START);
      wished.push(wish(game, 0, line(...CHAIN.slice(1, 4))));
      expect(wished).toEqual([true, true, true]);
      expect(plannedAt(game.plans, game.state as never, game.hold)).toBe(START + HOLD);
      catchUp(game, START + HOLD - 1);
      expect(movesOf(game)).toHaveLength(1);
      catchUp(game, START + HOLD);
      return movesOf(game);
    });
    expect(moves).toEqual([CHAIN[0], ...CHAIN.slice(1, 5).map((move) => `${move}!`)]);
    const turns = await runInDurableObject(table.stub, (_: GameObject, { storage }) =>
      storage.sql.exec("SELECT key FROM outbox WHERE key LIKE '%:yourTurn:%' AND fate IS NULL").toArray(),
    );
    expect(turns).toEqual([{ key: `${table.id}:yourTurn:2:5` }]);
    expect(await verified(table)).toBe(true);
  });
});

/** Legal moves of Threehex from its start. */
const CHAIN = ['106-105', '54-29', '95-30', '105-104', '29-31'];

describe('a takeback', () => {
  it('while the letter waits keeps the plan from playing, then and later', async () => {
    const table = await begin();
    await held(table, (game, play) => {
      play('a4-b4', START);
      wish(game, 0, line('c8-d7', 'b4-b3'));
      play('c8-d7', START + SECOND);
      const back = { type: 'offer', seat: 1, ply: 2, offer: { kind: 'takeback' } } as const;
      expect(execute(game, back, 'back', {}, START + 2 * SECOND).ok).toBe(true);
      catchUp(game, START + 10 * HOLD);
      expect(movesOf(game)).toEqual(['a4-b4', 'c8-d7', 'back']);
      // The same move again is a new one, which the plan answers in its time.
      play('c8-d7', START + 10 * HOLD);
      catchUp(game, START + 11 * HOLD);
      expect(movesOf(game)).toEqual(['a4-b4', 'c8-d7', 'back', 'c8-d7', 'b4-b3!']);
    });
    expect(await verified(table)).toBe(true);
  });

  it('of what a plan has played does not play it again', async () => {
    const table = await begin();
    await held(table, (game, play) => {
      play('a4-b4', START);
      wish(game, 0, line('c8-d7', 'b4-b3'));
      play('c8-d7', START + SECOND);
      catchUp(game, START + 2 * HOLD);
      const back = { type: 'offer', seat: 0, ply: 3, offer: { kind: 'takeback' } } as const;
      expect(execute(game, back, 'back', {}, START + 2 * HOLD).ok).toBe(true);
      catchUp(game, START + 20 * HOLD);
      expect(movesOf(game)).toEqual(['a4-b4', 'c8-d7', 'b4-b3!', 'back']);
    });
  });
});

describe('at the instant of playing', () => {
  it('two hundred posts at once leave one event, and are told that it was played', async () => {
    const table = await begin();
    await table.play('a4-b4');
    await plan(table, 0, line('c8-d7', 'b4-b3'));
    await table.play('c8-d7');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        table.stub.execute({ type: 'playMove', seat: 0, ply: 2, text: 'b4-b3' }, `post:${at}`),
      ),
    );
    expect(new Set(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code)))).toEqual(
      new Set(['PLAYED_AS_PLANNED']),
    );
    expect(await moves(table)).toEqual(['a4-b4', 'c8-d7', 'b4-b3!']);
  });

  it('an object that dies plays once when it comes back', async () => {
    const table = await begin();
    await held(table, (game, play) => {
      play('a4-b4', START);
      wish(game, 0, line('c8-d7', 'b4-b3'));
      play('c8-d7', START);
      const { transact } = game;
      const dying: HeldGame = {
        ...game,
        state: game.state,
        transact: (work) =>
          transact((record) => {
            work(record);
            throw new Error('killed');
          }),
      };
      expect(() => catchUp(dying, START + HOLD)).toThrow('killed');
      expect(game.state?.turns).toHaveLength(2);
    });
    await evictDurableObject(table.stub);
    await ring(table.stub);
    await evictDurableObject(table.stub);
    await ring(table.stub);
    expect(await moves(table)).toEqual(['a4-b4', 'c8-d7', 'b4-b3!']);
    expect((await lettersSent(table)).filter((key) => key === 'yourTurn:1:3')).toHaveLength(1);
  });
});

it('an open offer and a pause hold a plan up, and it plays after them', async () => {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  await held(table, (game, play) => {
    play('a4-b4', START);
    wish(game, 0, line('c8-d7', 'b4-b3'));
    play('c8-d7', START);
    const pause = { type: 'offer', seat: 1, ply: 2, offer: { kind: 'pause', days: 1 } } as const;
    expect(execute(game, pause, 'pause', {}, START + SECOND).ok).toBe(true);
    catchUp(game, START + 2 * HOLD);
    expect(movesOf(game)).toHaveLength(2);
    const accept = { type: 'acceptOffer', seat: 0, ply: 2, kind: 'pause' } as const;
    expect(execute(game, accept, 'accept', {}, START + 2 * HOLD).ok).toBe(true);
    catchUp(game, START + 3 * HOLD);
    expect(movesOf(game)).toHaveLength(2);
    catchUp(game, START + 2 * DAY);
    expect(movesOf(game)).toEqual(['a4-b4', 'c8-d7', 'b4-b3!']);
  });
  expect(await verified(table)).toBe(true);
});

it('costs its owner no time, gains the increment, and plays at night and in vacation', async () => {
  const away = {
    zone: 'UTC',
    quiet: { from: '00:00', to: '23:30' },
    vacation: [{ first: '2090-01-01', last: '2090-01-20' }],
    isAutomatic: false,
  } as const;
  const clock = { terms: '5d+1d/move,max10d' };
  const table = await begin('three-crowns', {}, { clock, availability: [away] });
  await held(table, (game, play) => {
    play('a4-b4', START);
    wish(game, 0, line('c8-d7', 'b4-b3'));
    const [before] = game.state?.clock.remaining ?? [];
    play('c8-d7', START + SECOND);
    catchUp(game, START + SECOND + HOLD);
    expect(movesOf(game)).toEqual(['a4-b4', 'c8-d7', 'b4-b3!']);
    expect(game.state?.clock.remaining[0]).toBe((before ?? 0) + DAY);
  });
  expect(await verified(table)).toBe(true);
});

it('can be ended until it plays', async () => {
  const table = await begin();
  await held(table, (game, play) => {
    play('a4-b4', START);
    wish(game, 0, line('c8-d7', 'b4-b3'));
    play('c8-d7', START);
    catchUp(game, START + HOLD - 1);
    expect(keepWish(game, wordsOf('en'), { wish: 'noPlan', seat: 0 }).ok).toBe(true);
    catchUp(game, START + 10 * HOLD);
    expect(movesOf(game)).toEqual(['a4-b4', 'c8-d7']);
  });
});

describe('a forced move', () => {
  const forced = (game: HeldGame, playsForced: boolean) =>
    keepWish(game, wordsOf('en'), { wish: 'forced', seat: 1, playsForced });

  it('is played where it is switched on, by the same means, and is one link of a chain', async () => {
    const table = await begin('threehex');
    await held(table, (game, play) => {
      forced(game, true);
      wish(game, 2, line('75-22', '49x22', '100-24'));
      play('75-22', START);
      catchUp(game, START + HOLD - 1);
      expect(movesOf(game)).toEqual(['75-22']);
      const { transact } = game;
      let left = 1;
      const dying: HeldGame = {
        ...game,
        get state() {
          return game.state;
        },
        transact: (work) =>
          transact((record) => {
            const done = work(record);
            if (left-- === 0) throw new Error('killed');
            return done;
          }),
      };
      expect(() => catchUp(dying, START + HOLD)).toThrow('killed');
      expect(movesOf(game)).toEqual(['75-22', '49x22!']);
      catchUp(game, START + HOLD);
      expect(movesOf(game)).toEqual(['75-22', '49x22!', '100-24!']);
    });
    expect(await verified(table)).toBe(true);
  });

  it('is asked for where it is not, or is switched off again', async () => {
    const table = await begin('threehex');
    await held(table, (game, play) => {
      forced(game, true);
      forced(game, false);
      play('75-22', START);
      catchUp(game, START + 10 * HOLD);
      expect(movesOf(game)).toEqual(['75-22']);
    });
  });

  it('is not played where there is another', async () => {
    const table = await begin('threehex');
    await held(table, (game, play) => {
      forced(game, true);
      play(CHAIN[0] ?? '', START);
      catchUp(game, START + 10 * HOLD);
      expect(movesOf(game)).toEqual([CHAIN[0]]);
    });
  });
});

it('is made anew without whoever of three has left instead of moving', async () => {
  const table = await begin('three-way-checkers');
  await table.play('c1-d1');
  await plan(table, 0, line('f11-f9', 'f1-f3', 'b1-c1'));
  await table.ask({ type: 'resign', seat: 1, ply: 1 });
  expect(await plan(table, 0, line('f1-f3', 'b1-c1'))).toMatchObject({ ok: true });
  expect((await table.stub.wishes(0)).plan?.lines.map(({ seat }) => seat)).toEqual([2]);
  await table.play('f1-f3');
  await ring(table.stub);
  expect((await moves(table)).at(-1)).toBe('b1-c1!');
  expect(await verified(table)).toBe(true);
});

it('is at most 60 moves deep, also as it is written', async () => {
  const table = await begin();
  await table.play('a4-b4');
  const text = `plan: ${Array.from({ length: 31 }, (_, at) => `if any then b${4 - (at % 2)}-b${3 + (at % 2)}`).join(' ')}`;
  expect(await table.stub.wish({ wish: 'text', seat: 0, ply: 1, text, adds: true })).toEqual({
    ok: false,
    error: { code: 'PLAN_TOO_LARGE', nodes: 400, depth: 60 },
  });
  expect((await table.stub.wishes(0)).plan).toBeUndefined();
});
