/** A planned move is played exactly once: among other plans, after a takeback, in a crowd, and in a crash. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../src/worker/clock/units.ts';
import { execute } from '../../../src/worker/game/execute.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { catchUp, type HeldGame } from '../../../src/worker/game/heldGame.ts';
import { plannedAt } from '../../../src/worker/game/plans/due.ts';
import { HOLD, held, line, moves, movesOf, plan, verified, wish } from '../../support/worker/plans.ts';
import { begin, lettersSent, ring, START, stopTheClock } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

/** Moves of ThreeHex Chess that follow one another. */
const CHAIN = ['106-105', '54-29', '95-30', '105-104', '29-31'];

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
