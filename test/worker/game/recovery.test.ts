import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../src/worker/clock/units.ts';
import { sweepGames } from '../../../src/worker/cron/sweeper.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { asGameId, NOBODY } from '../../../src/worker/game/model/ids.ts';
import { endedGamesOf, gamesOf } from '../../../src/worker/store/lists/games.ts';
import { parkedLetters } from '../../../src/worker/store/mail/letters.ts';
import { turnAllOff } from '../../../src/worker/store/mail/mailSettings.ts';
import { registerGame } from '../../../src/worker/store/register.ts';
import { rebuildAll } from '../../support/worker/slices.ts';
import {
  alarmOf,
  begin,
  lettersSent,
  newestLetter,
  owed,
  passTime,
  ring,
  START,
  stopTheClock,
} from '../../support/worker/table.ts';

beforeEach(stopTheClock);
afterEach(() => {
  vi.restoreAllMocks();
});

/** D1 without a table, until the answer is called. */
async function without(table: string): Promise<() => Promise<unknown>> {
  await env.DB.prepare(`ALTER TABLE ${table} RENAME TO ${table}_away`).run();
  return () => env.DB.prepare(`ALTER TABLE ${table}_away RENAME TO ${table}`).run();
}

describe('while D1 refuses', () => {
  it('moves are played, and everything catches up when it is back', async () => {
    const table = await begin();
    await ring(table.stub);
    const restoreAccounts = await without('accounts');
    const restoreSeats = await without('seats');
    expect(await table.play('f1-e2')).toMatchObject({ ok: true });
    await ring(table.stub);
    expect(await table.play('c8-d7')).toMatchObject({ ok: true });
    await ring(table.stub);
    expect((await gamesRows(table.id))?.ply).toBe(0);
    expect(await lettersSent(table)).toEqual(['yourTurn:0:0', 'gameBegun:1:0']);

    await restoreAccounts();
    await restoreSeats();
    passTime(60_000);
    await ring(table.stub);
    expect(await gamesRows(table.id)).toEqual({ ply: 2, to_move: 0, phase: 'playing' });
    expect((await lettersSent(table)).slice(2)).toEqual(['yourTurn:0:2']);
    expect(await owed(table.stub)).toEqual([]);
  });

  it('a reminder waits, whatever happens in the game meanwhile', async () => {
    const strict = { zone: 'UTC', vacation: [], isAutomatic: false };
    const table = await begin(
      'three-crowns',
      {},
      { clock: { terms: '3d/move' }, availability: [strict, strict] },
    );
    await ring(table.stub);
    passTime(36 * HOUR);
    const restore = await without('accounts');
    await ring(table.stub);
    await restore();
    await table.ask({ type: 'writeNote', seat: 1, text: 'hello' });
    passTime(HOUR);
    await ring(table.stub);
    expect((await lettersSent(table)).at(-1)).toBe('reminder:0:0:halfTime');
    expect((await newestLetter(table.addresses[0] ?? '')).text).toContain('1 day 11 hours');
  });

  it('a letter that is given up meanwhile is told to the operator once there are tables again', async () => {
    const table = await begin();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await env.DB.prepare('UPDATE accounts SET id = ? WHERE id = ?').bind('nobody', table.accounts[1]).run();
    const restore = await without('letters');
    await ring(table.stub);
    const key = `${table.id}:gameBegun:1:0`;
    expect(await owed(table.stub)).toEqual([key, `fate:${key}`]);
    expect((await table.stub.letters()).map(({ fate }) => fate)).toEqual(['dropped', 'sent', 'parked']);
    await restore();
    passTime(60_000);
    await ring(table.stub);
    expect(await owed(table.stub)).toEqual([key]);
    expect(await parkedLetters(env.DB, 10)).toMatchObject([{ key, fate: 'parked' }]);
  });

  const gamesRows = (id: string) =>
    env.DB.prepare('SELECT ply, to_move, phase FROM games WHERE id = ?').bind(id).first();
});

describe('a letter that cannot be delivered', () => {
  it('is parked where the operator sees it, told of once, and sent when it is tried again', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = await begin();
    const [, ben = ''] = table.accounts;
    await env.DB.prepare('UPDATE accounts SET id = ? WHERE id = ?').bind('nobody', ben).run();
    await ring(table.stub);
    await ring(table.stub);
    const key = `${table.id}:gameBegun:1:0`;
    expect(told.mock.calls).toEqual([
      [JSON.stringify({ event: 'letterParked', game: table.id, key, error: `no account ${ben}` })],
    ]);
    expect(await parkedLetters(env.DB, 10)).toMatchObject([{ key, error: `no account ${ben}` }]);
    expect(await owed(table.stub)).toEqual([key]);

    await env.DB.prepare('UPDATE accounts SET id = ? WHERE id = ?').bind(ben, 'nobody').run();
    expect(await table.stub.retryParked()).toBe(1);
    await ring(table.stub);
    expect(await lettersSent(table)).toEqual(['yourTurn:0:0', 'gameBegun:1:0']);
    expect(await parkedLetters(env.DB, 10)).toEqual([]);
    expect(await owed(table.stub)).toEqual([]);
  });
});

describe('an object that dies', () => {
  it('between the events and their letters still sends each letter once', async () => {
    const table = await begin();
    await ring(table.stub);
    await table.play('f1-e2');
    await evictDurableObject(table.stub);
    await ring(table.stub);
    await evictDurableObject(table.stub);
    await ring(table.stub);
    expect(await lettersSent(table)).toEqual(['yourTurn:0:0', 'gameBegun:1:0', 'yourTurn:1:1']);
  });

  it('between the sending and its note sends the same letter, byte for byte, under the same key', async () => {
    const table = await begin();
    await ring(table.stub);
    await table.play('f1-e2');
    const outbox = () =>
      runInDurableObject(table.stub, (_: GameObject, { storage }) =>
        storage.sql.exec('SELECT * FROM outbox').toArray(),
      );
    const before = await outbox();
    await ring(table.stub);
    const first = await takeLetter(`${table.id}:yourTurn:1:1`);

    // The note is lost: the outbox is as it was, the letter is out.
    await runInDurableObject(table.stub, (_: GameObject, { storage }) => {
      for (const row of before) {
        const values = Object.values(row);
        storage.sql.exec(
          `INSERT OR REPLACE INTO outbox (${Object.keys(row).join(', ')}) VALUES (${values.map(() => '?').join(', ')})`,
          ...values,
        );
      }
    });
    await evictDurableObject(table.stub);
    passTime(90_000);
    await ring(table.stub);
    expect(await takeLetter(`${table.id}:yourTurn:1:1`)).toBe(first);
  });

  async function takeLetter(key: string): Promise<string> {
    const letter = await env.DB.prepare('DELETE FROM post_office WHERE key = ? RETURNING letter')
      .bind(key)
      .first<string>('letter');
    if (letter === null) throw new Error(`no letter ${key}`);
    return letter;
  }
});

describe('a lost alarm', () => {
  it('is set again by the sweeper', async () => {
    const table = await begin();
    await runInDurableObject(table.stub, (_: GameObject, { storage }) => storage.deleteAlarm());
    expect(await alarmOf(table.stub)).toBeNull();
    passTime(11 * MINUTE);
    await sweepGames(env, Date.now());
    expect(await alarmOf(table.stub)).toBe(START);
  });

  it('is set again whenever the object wakes', async () => {
    const table = await begin();
    await runInDurableObject(table.stub, (_: GameObject, { storage }) => storage.deleteAlarm());
    await evictDurableObject(table.stub);
    await table.stub.snapshot();
    expect(await alarmOf(table.stub)).toBe(START);
  });

  it('is looked for in games that are overdue, and in no others', async () => {
    const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
    await ring(table.stub);
    const wakeAt = () =>
      env.DB.prepare('SELECT wake_at FROM game_register WHERE id = ?').bind(table.id).first('wake_at');
    const reminder = await wakeAt();
    // The first reminder, half of the time for a move after the beginning.
    expect(reminder).toBe(START + 36 * HOUR);
    await runInDurableObject(table.stub, (_: GameObject, { storage }) => storage.deleteAlarm());
    const sweepAfter = async (ms: number) => {
      passTime(ms);
      await sweepGames(env, Date.now(), 'zzzzzzzzzzzz');
      return alarmOf(table.stub);
    };
    expect(await sweepAfter(36 * HOUR)).toBeNull();
    expect(await sweepAfter(11 * MINUTE)).not.toBeNull();
    await ring(table.stub);
    expect(await wakeAt()).toBeGreaterThan(Date.now());

    await table.ask({ type: 'resign', seat: 0, ply: 0 });
    await ring(table.stub);
    expect(await wakeAt()).toBeNull();
  });

  it('is looked for in a sample of those at rest', async () => {
    const table = await begin();
    await ring(table.stub);
    await runInDurableObject(table.stub, (_: GameObject, { storage }) => storage.deleteAlarm());
    await table.play('f1-e2');
    await env.DB.prepare('UPDATE game_register SET wake_at = NULL').run();
    await runInDurableObject(table.stub, (_: GameObject, { storage }) => storage.deleteAlarm());
    await evictDurableObject(table.stub);
    const before = String.fromCharCode(table.id.charCodeAt(0) - 1);
    await sweepGames(env, Date.now(), before);
    expect(await alarmOf(table.stub)).not.toBeNull();
  });

  it('holds up no other game where it cannot be set', async () => {
    const [sick, well] = [await begin(), await begin()];
    for (const { stub } of [sick, well]) {
      await runInDurableObject(stub, (_: GameObject, { storage }) => storage.deleteAlarm());
    }
    await runInDurableObject(sick.stub, (game: GameObject) => {
      vi.spyOn(game, 'sweep').mockRejectedValue(new Error('no answer'));
    });
    passTime(11 * MINUTE);
    await sweepGames(env, Date.now());
    expect(await alarmOf(well.stub)).not.toBeNull();
    const found = await env.DB.prepare('SELECT found, wake_at FROM game_register WHERE id = ?')
      .bind(sick.id)
      .first<{ found: string; wake_at: number }>();
    expect(found).toMatchObject({ found: expect.stringContaining('"sweep"'), wake_at: Date.now() + HOUR });
  });

  it('strikes games off the register of which no object has come within a day', async () => {
    const made = await begin();
    await registerGame(env.DB, asGameId('aaaaaaaaaaaa'), START);
    const registered = async () =>
      (await env.DB.prepare('SELECT id FROM game_register ORDER BY id').all<{ id: string }>()).results.length;
    const before = await registered();
    passTime(11 * MINUTE);
    await sweepGames(env, Date.now());
    expect(await registered()).toBe(before);
    passTime(25 * HOUR);
    await sweepGames(env, Date.now());
    expect(await registered()).toBe(before - 1);
    expect(await made.stub.snapshot()).toBeDefined();
  });
});

describe('the lists', () => {
  it('come back equal when they are thrown away', async () => {
    const first = await begin();
    const second = await begin('three-way-checkers');
    await first.play('f1-e2');
    await second.ask({ type: 'resign', seat: 1, ply: 0 });
    for (const { stub } of [first, second]) await ring(stub);
    const read = async () => ({
      games: (await env.DB.prepare('SELECT *, 0 AS generation FROM games ORDER BY id').all()).results,
      seats: (await env.DB.prepare('SELECT * FROM seats ORDER BY game, seat').all()).results,
    });
    const before = await read();
    expect(before.seats.length).toBeGreaterThanOrEqual(5);
    const { games } = await rebuildAll();
    expect(games).toBeGreaterThanOrEqual(2);
    expect(await read()).toEqual(before);
  });

  it('list a player’s games, those where it is their turn first', async () => {
    const [waiting, mine, over] = [await begin(), await begin(), await begin()];
    const [ada = NOBODY, ben = ''] = waiting.accounts;
    await waiting.ask({ type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' });
    await over.ask({ type: 'resign', seat: 1, ply: 0 });
    for (const { stub } of [waiting, mine, over]) await ring(stub);
    await env.DB.prepare('UPDATE seats SET account = ? WHERE seat = 0').bind(ada).run();
    const ended = await endedGamesOf(env.DB, ada, undefined);
    const listed = [...(await gamesOf(env.DB, ada)), ...ended.games];
    expect(listed.map(({ id }) => id).slice(0, 1)).toEqual([mine.id]);
    expect(listed.find(({ id }) => id === waiting.id)).toEqual({
      id: waiting.id,
      rulesId: 'three-crowns',
      options: {},
      terms: 'none',
      noVacation: false,
      host: ada,
      isPrivate: false,
      phase: 'playing',
      ply: 1,
      toMove: 1,
      deadline: undefined,
      outcome: undefined,
      createdAt: START,
      movedAt: START,
      endedAt: undefined,
      mySeat: 0,
      seats: [
        { account: ada, name: 'Ada', state: 'playing' },
        { account: ben, name: 'Ben', state: 'playing' },
      ],
    });
    expect(listed.find(({ id }) => id === over.id)).toMatchObject({
      phase: 'over',
      outcome: { points: [1, 0] },
    });
  });

  it('say of a letter that was tried and then overtaken that it may have been sent', async () => {
    const table = await begin();
    const restore = await without('post_office');
    await ring(table.stub);
    await table.play('f1-e2');
    await restore();
    passTime(60_000);
    await ring(table.stub);
    const letters = await table.stub.letters();
    const first = letters.find(({ kind, ply }) => kind === 'yourTurn' && ply === 0);
    expect(first).toMatchObject({ fate: 'maybeSent', error: undefined });
  });

  it('say what became of each letter, those unwanted too', async () => {
    const table = await begin();
    await turnAllOff(env.DB, table.accounts[1] ?? NOBODY);
    await ring(table.stub);
    const letters = await table.stub.letters();
    expect(letters.map(({ kind, fate, error }) => [kind, fate, error])).toEqual([
      ['invitation', 'dropped', 'OUTDATED'],
      ['yourTurn', 'sent', undefined],
      ['gameBegun', 'dropped', 'QUIET'],
    ]);
  });
});
