import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { asRulesId, rulesById } from '../../../src/rules/index.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { findBreak } from '../../../src/worker/game/log/chain.ts';
import { NO_AVAILABILITY } from '../../../src/worker/game/model/availability.ts';
import { NOBODY } from '../../../src/worker/game/model/ids.ts';
import {
  begin,
  invite,
  lettersSent,
  newestLetter,
  passTime,
  ring,
  START,
  stopTheClock,
} from '../../support/worker/table.ts';

beforeEach(stopTheClock);

const MOVE = { type: 'playMove', seat: 0, ply: 0, text: 'f1 e2' } as const;

describe('a game', () => {
  it('is there only once it has been made', async () => {
    const stub = env.GAMES.getByName('nobody222222');
    expect(await stub.snapshot()).toBeUndefined();
    expect(await stub.log()).toEqual([]);
    expect(await stub.execute(MOVE, 'a')).toEqual({ ok: false, error: { code: 'NO_SUCH_GAME' } });
    expect(await stub.sweep()).toBeUndefined();
    const tables = await runInDurableObject(stub, (_: GameObject, { storage }) =>
      storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
    );
    expect(tables.filter(({ name }) => !String(name).startsWith('_cf'))).toEqual([]);
  });

  it('tells everything that a page needs', async () => {
    const table = await begin();
    passTime(60_000);
    expect(await table.ask(MOVE)).toEqual({ ok: true, value: { seq: 5, ply: 1, move: 'f1-e2' } });
    expect(await table.stub.snapshot()).toEqual({
      id: table.id,
      rulesId: 'three-crowns',
      rulesVersion: 1,
      options: {},
      host: table.accounts[0],
      isPrivate: false,
      watchEdition: 0,
      takebackTimes: [undefined, undefined],
      seats: [
        {
          account: table.accounts[0],
          name: 'Ada',
          state: 'playing',
          side: rulesById(asRulesId('three-crowns'))?.seats[0],
        },
        {
          account: table.accounts[1],
          name: 'Ben',
          state: 'playing',
          side: rulesById(asRulesId('three-crowns'))?.seats[1],
        },
      ],
      phase: 'playing',
      playing: [0, 1],
      notes: [],
      turns: [{ seat: 0, at: START + 60_000, move: 'f1-e2' }],
      clock: expect.objectContaining({ terms: 'none', deadline: undefined, isOver: false }),
      availability: [NO_AVAILABILITY, NO_AVAILABILITY],
      offers: [],
      series: undefined,
      rematch: [],
      toMove: 1,
      outcome: undefined,
      createdAt: START,
      changedAt: START + 60_000,
      seq: 5,
    });
  });

  it('comes back from its log as it was', async () => {
    const table = await begin();
    await table.play('f1-e2');
    const before = await table.stub.snapshot();
    await evictDurableObject(table.stub);
    expect(await table.stub.snapshot()).toEqual(before);
  });

  it('exports a log that proves itself and holds no address', async () => {
    const table = await begin();
    await table.play('f1-e2');
    const log = await table.stub.log();
    expect(log.map(({ type }) => type)).toEqual([
      'gameCreated',
      'seatTaken',
      'seatTaken',
      'gameBegun',
      'movePlayed',
    ]);
    expect(findBreak(log)).toBeUndefined();
    expect(JSON.stringify(log)).not.toContain('@');
  });
});

describe('a command', () => {
  it('that comes 200 times at once is one event', async () => {
    const { stub } = await begin();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => stub.execute(MOVE, `form:ada:${index}`)),
    );
    const done = answers.filter(({ ok }) => ok);
    const stale = { ok: false, error: { code: 'STALE_PLY', ply: 0, now: 1 } };
    expect(done).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 199 }, () => stale));
    expect((await stub.log()).filter(({ type }) => type === 'movePlayed')).toHaveLength(1);
  });

  it('that comes again under its cause gets the same answer, and nothing happens', async () => {
    const table = await begin();
    const first = await table.stub.execute(MOVE, 'form:ada:1');
    await table.play('c8-d7');
    await evictDurableObject(table.stub);
    expect(await table.stub.execute(MOVE, 'form:ada:1')).toEqual(first);
    expect(await table.stub.snapshot()).toMatchObject({ seq: 6 });
  });

  it('that was refused is never carried out, and told no reason that has passed', async () => {
    const table = await begin();
    const early = { ...MOVE, seat: 1, text: 'c8-d7' };
    const refused = await table.stub.execute(early, 'form:ben:1');
    expect(refused).toEqual({ ok: false, error: { code: 'NOT_YOUR_TURN', toMove: 0 } });
    expect(await table.stub.execute(early, 'form:ben:1')).toEqual(refused);
    await table.play('f1-e2');
    const { seq } = (await table.stub.snapshot()) ?? {};
    expect(await table.stub.execute(early, 'form:ben:1')).toEqual({
      ok: false,
      error: { code: 'REFUSED_BEFORE', because: 'NOT_YOUR_TURN' },
    });
    expect(await table.stub.snapshot()).toMatchObject({ seq });
  });

  it('is refused when its cause came before with something else', async () => {
    const { stub } = await begin();
    await stub.execute(MOVE, 'form:ada:1');
    const other = await stub.execute({ ...MOVE, text: 'h1-g2' }, 'form:ada:1');
    expect(other).toEqual({ ok: false, error: { code: 'CAUSE_REUSED' } });
  });

  it('keeps a refusal for a week, and its answer for ever if it is in the log', async () => {
    const { stub } = await begin();
    await stub.execute({ ...MOVE, text: 'nonsense' }, 'form:ada:refused');
    await stub.execute(MOVE, 'form:ada:played');
    const kept = () =>
      runInDurableObject(stub, (_: GameObject, { storage }) =>
        storage.sql
          .exec("SELECT key AS cause FROM kept WHERE kind = 'answer' AND key LIKE 'form:%' ORDER BY key")
          .toArray()
          .map(({ cause }) => cause),
      );
    passTime(6 * 86_400_000);
    await stub.sweep();
    expect(await kept()).toEqual(['form:ada:played', 'form:ada:refused']);
    passTime(2 * 86_400_000);
    await stub.sweep();
    expect(await kept()).toEqual(['form:ada:played']);
    passTime(100 * 86_400_000);
    await stub.sweep();
    expect(await kept()).toEqual(['form:ada:played']);
  });
});

describe('the letters of a game', () => {
  it('invite, begin, call to each turn, and end it for everybody', async () => {
    const table = await invite('three-crowns');
    const { ask, stub, accounts } = table;
    await ring(stub);
    expect(await lettersSent(table)).toEqual(['invitation:1:0']);
    await ask({ type: 'takeSeat', seat: 1, account: accounts[1] ?? NOBODY, name: 'Ben' });
    await ring(stub);
    expect((await lettersSent(table)).slice(1)).toEqual(['yourTurn:0:0', 'gameBegun:1:0']);
    await table.play('f1-e2');
    await ring(stub);
    expect((await lettersSent(table)).slice(3)).toEqual(['yourTurn:1:1']);
    await ask({ type: 'resign', seat: 0, ply: 1 });
    await ring(stub);
    expect((await lettersSent(table)).slice(4)).toEqual(['gameOver:0:2', 'gameOver:1:2']);
    expect(await stub.snapshot()).toMatchObject({
      phase: 'over',
      toMove: undefined,
      outcome: { points: [0, 1] },
    });
  });

  it('tell those who wait that an invitation was declined', async () => {
    const table = await invite('three-way-checkers');
    const [, ben = NOBODY, cleo = NOBODY] = table.accounts;
    await table.ask({ type: 'takeSeat', seat: 1, account: ben, name: 'Ben' });
    await ring(table.stub);
    await table.ask({ type: 'declineSeat', seat: 2, account: cleo });
    await ring(table.stub);
    expect((await lettersSent(table)).slice(1)).toEqual(['invitationDeclined:0:0', 'invitationDeclined:1:0']);
    expect(await table.ask({ type: 'takeSeat', seat: 2, account: cleo, name: 'Cleo' })).toEqual({
      ok: false,
      error: { code: 'GAME_DECLINED' },
    });
  });

  it('that call to a turn wait a little, so that quick moves make one letter', async () => {
    const table = await begin();
    await ring(table.stub);
    env.LETTER_HOLD_SECONDS = '30';
    await evictDurableObject(table.stub);
    try {
      await table.play('f1-e2');
      await ring(table.stub);
      passTime(20_000);
      await table.play('c8-d7');
      await table.play('e2-e3');
      await ring(table.stub);
      passTime(29_000);
      await ring(table.stub);
      expect(await lettersSent(table)).toHaveLength(2);
      passTime(1000);
      await ring(table.stub);
      expect((await lettersSent(table)).slice(2)).toEqual(['yourTurn:1:3']);
    } finally {
      env.LETTER_HOLD_SECONDS = '0';
    }
  });

  it('name no turn that has passed before they were sent', async () => {
    const table = await begin();
    await table.play('f1-e2');
    await table.play('c8-d7');
    await table.play('e2-e3');
    await ring(table.stub);
    expect(await lettersSent(table)).toEqual(['yourTurn:1:3']);
  });
});

describe('a game of three', () => {
  it('goes on when one resigns: the others are told whose turn it is, and all three how it ends', async () => {
    const table = await begin('three-way-checkers');
    const { ask, stub } = table;
    await ring(stub);
    const before = (await lettersSent(table)).length;
    await ask({ type: 'resign', seat: 0, ply: 0 });
    await ring(stub);
    expect(await stub.snapshot()).toMatchObject({ phase: 'playing', toMove: 1, turns: [{ seat: 0 }] });
    expect((await lettersSent(table)).slice(before)).toEqual(['yourTurn:1:1', 'news:2:1:6']);
    expect((await newestLetter(table.addresses[1] ?? '')).text).toContain('Ada (Black) resigned.');

    await ask({ type: 'resign', seat: 2, ply: 1 });
    await ring(stub);
    expect((await lettersSent(table)).slice(before + 2)).toEqual([
      'gameOver:0:2',
      'gameOver:1:2',
      'gameOver:2:2',
    ]);
    expect(await stub.snapshot()).toMatchObject({
      phase: 'over',
      seats: [{ state: 'left' }, { state: 'playing' }, { state: 'left' }],
    });
  });

  it('tells who is to move of the new position when another one resigns', async () => {
    const table = await begin('three-way-checkers');
    await ring(table.stub);
    await table.ask({ type: 'resign', seat: 2, ply: 0 });
    await ring(table.stub);
    expect((await lettersSent(table)).slice(-2)).toEqual(['yourTurn:0:1', 'news:1:1:6']);
    expect(await table.ask({ type: 'resign', seat: 2, ply: 1 })).toEqual({
      ok: false,
      error: { code: 'SEAT_LEFT' },
    });
    const stale = await table.ask({ type: 'playMove', seat: 0, ply: 0, text: 'c1-d1' });
    expect(stale).toEqual({ ok: false, error: { code: 'STALE_PLY', ply: 0, now: 1 } });
  });
});
