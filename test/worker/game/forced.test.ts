/** Moves that are played because they are the only ones. */
import { beforeEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/words/index.ts';
import { catchUp, type HeldGame } from '../../../src/worker/game/heldGame.ts';
import { keepWish } from '../../../src/worker/game/keepWish.ts';
import { HOLD, held, line, movesOf, verified, wish } from '../../support/worker/plans.ts';
import { begin, START, stopTheClock } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

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
      play('106-105', START);
      catchUp(game, START + 10 * HOLD);
      expect(movesOf(game)).toEqual(['106-105']);
    });
  });
});
