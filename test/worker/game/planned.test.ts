/** Plans that come true: when, how often, and what everybody is told of it. */
import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/words/index.ts';
import { DAY, SECOND } from '../../../src/worker/clock/units.ts';
import { execute } from '../../../src/worker/game/execute.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { catchUp } from '../../../src/worker/game/heldGame.ts';
import { keepWish } from '../../../src/worker/game/keepWish.ts';
import type { WrittenNode } from '../../../src/worker/game/plans/check.ts';
import { HOLD, held, line, moves, movesOf, plan, verified, wish } from '../../support/worker/plans.ts';
import { begin, lettersSent, newestLetter, ring, START, stopTheClock } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

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
