/** Machines at the table: they sit down, move, agree, and can be computed again. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { machineOf, think } from '../../../src/bots/index.ts';
import { type AnyRules, asRulesId, type RulesId, rulesById } from '../../../src/rules/index.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import { registerGame } from '../../../src/worker/store/register.ts';
import { randomLetters } from '../../../src/worker/tokens.ts';
import { alarmOf, passTime, ring, stopTheClock } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

const HOUR = 3_600_000;
const SECOND = 1000;

type Creation = Partial<Extract<Command, { type: 'createGame' }>>;

/** A game of Ada's, in which the given accounts are to sit beside her. */
async function tableWith(rulesId: string, others: readonly (string | null)[], creation: Creation = {}) {
  const id = asGameId(randomLetters(12));
  const ada = asAccountId(`ada-${id}`);
  await env.DB.prepare(
    'INSERT INTO accounts (id, address, name, proved_at, created_at) VALUES (?, ?, ?, 0, 0)',
  )
    .bind(ada, `${ada}@players.test`, 'Ada')
    .run();
  await registerGame(env.DB, id, Date.now());
  const stub = env.GAMES.getByName(id);
  let asked = 0;
  const ask = (command: Command) => stub.execute(command, `test:${asked++}`);
  const made = await ask({
    type: 'createGame',
    id,
    rulesId: asRulesId(rulesId),
    options: {},
    host: ada,
    hostName: 'Ada',
    seats: [ada, ...others.map((each) => (each === null ? null : asAccountId(each)))],
    ...creation,
  });
  expect(made.ok).toBe(true);
  const now = async () => {
    const snapshot = await stub.snapshot();
    if (!snapshot) throw new Error('no game');
    return snapshot;
  };
  const play = async (text: string) =>
    ask({ type: 'playMove', seat: 0, ply: (await now()).turns.length, text });
  /** Lets alarms ring until the machine has moved, or so often. */
  const awaitMove = async (ply: number, most = 20) => {
    for (let rung = 0; rung < most && (await now()).turns.length === ply; rung++) await ring(stub);
  };
  return { id, stub, ada, ask, now, play, awaitMove };
}

const exported = async (stub: Awaited<ReturnType<typeof tableWith>>['stub']) =>
  (await stub.log()).map((record) => JSON.stringify(record)).join('\n');

/** Until it is restored, no machine can judge a position of 3 Crowns. */
const breakRules = () =>
  vi.spyOn(rulesById('three-crowns' as RulesId) as AnyRules, 'evaluate').mockImplementation(() => {
    throw new Error('broken rules');
  });

describe('a machine', () => {
  it('sits down at once, moves after twenty seconds, and gets no letters', async () => {
    const { stub, id, play, now, awaitMove } = await tableWith('three-crowns', ['clerk']);
    expect(await now()).toMatchObject({
      phase: 'playing',
      seats: [
        { name: 'Ada' },
        { name: 'Clerk', state: 'playing', machine: machineOf('three-crowns', 'clerk') },
      ],
    });
    await play('f1-e2');
    await ring(stub);
    expect(await alarmOf(stub)).toBe(Date.now() + 20 * SECOND);
    passTime(20 * SECOND - 1);
    await ring(stub);
    expect((await now()).turns).toHaveLength(1);
    passTime(1);
    await awaitMove(1);
    expect((await now()).turns).toHaveLength(2);
    await ring(stub);
    const { results } = await env.DB.prepare('SELECT key FROM post_office WHERE key LIKE ?')
      .bind(`${id}:%`)
      .all<{ key: string }>();
    expect(results.map(({ key }) => key.slice(id.length + 1)).filter((key) => key.includes(':1:'))).toEqual(
      [],
    );
    expect(results.some(({ key }) => key.includes('yourTurn:0'))).toBe(true);
  });

  it('plays what can be computed again from the hash of the event before', async () => {
    const { stub, play, now, awaitMove } = await tableWith('three-crowns', ['clerk']);
    await play('f1-e2');
    passTime(20 * SECOND);
    const seed = (await stub.log()).at(-1)?.hash ?? '';
    await awaitMove(1);
    const rules = rulesById('three-crowns' as RulesId);
    const start = rules?.start({});
    const position = rules && start && rules.play(start.position, ['f1', 'e2']).position;
    const machine = machineOf('three-crowns', 'clerk');
    expect((await now()).turns[1]?.move).toBe(
      rules?.spell(position, think(rules, position, 'clerk', machine, seed).move),
    );
    const verified = verifyLog(await exported(stub), 'computed');
    expect(verified).toMatchObject({ ok: true, value: { machineMoves: { ofOthers: [] } } });
    expect(verified.ok && verified.value.machineMoves?.proved).toHaveLength(1);
  });

  it('thinks in slices, and comes to the same move if it is stopped in the middle', async () => {
    const { stub, play, now, awaitMove } = await tableWith('three-crowns', ['master']);
    await play('f1-e2');
    passTime(20 * SECOND);
    for (let rung = 0; rung < 3; rung++) await ring(stub);
    expect((await now()).turns).toHaveLength(1);
    await evictDurableObject(stub);
    await awaitMove(1, 40);
    expect((await now()).turns).toHaveLength(2);
    expect(verifyLog(await exported(stub), 'computed')).toMatchObject({
      ok: true,
      value: { machineMoves: { proved: [expect.any(Number)] } },
    });
  });

  it('is never out of time', async () => {
    const { stub, play, now } = await tableWith('three-crowns', ['clerk'], { clock: { terms: '1d/move' } });
    await play('f1-e2');
    passTime(100 * HOUR);
    await stub.sweep();
    expect(await now()).toMatchObject({ phase: 'playing', turns: [{}], clock: { deadline: undefined } });
  });

  it('agrees to takebacks, and does not move meanwhile', async () => {
    const { stub, play, now, ask, awaitMove } = await tableWith('three-crowns', ['clerk']);
    await play('f1-e2');
    passTime(20 * SECOND);
    await awaitMove(1);
    await ask({ type: 'offer', seat: 0, ply: 2, offer: { kind: 'takeback' } });
    passTime(5 * SECOND);
    for (let rung = 0; rung < 4; rung++) await ring(stub);
    expect((await now()).turns.map(({ backTo }) => backTo)).toEqual([undefined, undefined, 0]);
  });

  it('declines a draw where it expects more', async () => {
    const { stub, play, now, ask, awaitMove } = await tableWith('three-crowns', ['clerk']);
    await play('f1-e2');
    passTime(20 * SECOND);
    await awaitMove(1);
    await ask({ type: 'offer', seat: 0, ply: 2, offer: { kind: 'draw' } });
    passTime(5 * SECOND);
    for (let rung = 0; rung < 4; rung++) await ring(stub);
    const { phase, offers, outcome } = await now();
    const rules = rulesById('three-crowns' as RulesId);
    const expected = rules?.evaluate(rules.start({}).position)[1] ?? 0;
    expect(expected).toBeCloseTo(0.5, 0);
    expect([offers, phase === 'playing' || outcome?.reason === 'AGREED']).toEqual([[], true]);
  });

  it('plays another game when it is asked to, and another machine sits beside it in a game of three', async () => {
    const { now } = await tableWith('threehex', ['clerk', 'clerk2']);
    expect(await now()).toMatchObject({ phase: 'playing', seats: [{ name: 'Ada' }, {}, {}] });
    expect(new Set((await now()).seats.map(({ name }) => name)).size).toBe(3);
  });

  it('takes seats that are still free after a day, where the host allows it', async () => {
    const fillIn = machineOf('threehex', 'clerk');
    const { stub, now } = await tableWith('threehex', [null, null], { fillIn });
    expect((await now()).phase).toBe('inviting');
    passTime(24 * HOUR);
    await ring(stub);
    expect(await now()).toMatchObject({
      phase: 'playing',
      seats: [{ name: 'Ada' }, { account: 'clerk', machine: fillIn }, { account: 'clerk2', machine: fillIn }],
    });
    expect(verifyLog(await exported(stub), 'computed').ok).toBe(true);
  });

  it('is asked again after a minute if it failed, with the operator told meanwhile', async () => {
    const { stub, play, now, awaitMove } = await tableWith('three-crowns', ['clerk']);
    await play('f1-e2');
    passTime(20 * SECOND);
    const broken = breakRules();
    await ring(stub);
    expect((await now()).turns).toHaveLength(1);
    expect((await stub.sweep())?.found?.failing).toEqual([
      { key: 'machine', attempts: 1, error: 'Error: broken rules' },
    ]);
    await evictDurableObject(stub);
    broken.mockRestore();
    await ring(stub);
    expect((await now()).turns).toHaveLength(1);
    passTime(60 * SECOND);
    await awaitMove(1);
    expect((await now()).turns).toHaveLength(2);
    expect((await stub.sweep())?.found).toBe(undefined);
    expect(verifyLog(await exported(stub), 'computed').ok).toBe(true);
  });

  it('resigns once it has failed for hours, so that nobody waits forever', async () => {
    const { stub, play, now } = await tableWith('three-crowns', ['clerk']);
    await play('f1-e2');
    passTime(20 * SECOND);
    const broken = breakRules();
    for (const wait of [60 * SECOND, 600 * SECOND, HOUR, 6 * HOUR, 0]) {
      await ring(stub);
      expect((await now()).phase).toBe('playing');
      passTime(wait);
    }
    for (let rung = 0; rung < 3; rung++) await ring(stub);
    broken.mockRestore();
    expect(await now()).toMatchObject({
      outcome: { points: [1, 0] },
      turns: [{}, { seat: 1, move: undefined }],
    });
    expect(verifyLog(await exported(stub), 'computed').ok).toBe(true);
  });

  it('counts as failed if its object was stopped while it thought', async () => {
    const { stub, play, now } = await tableWith('three-crowns', ['clerk']);
    await play('f1-e2');
    passTime(20 * SECOND);
    await runInDurableObject(stub, (object) =>
      object.alarm({ isRetry: true, retryCount: 1, scheduledTime: Date.now() }),
    );
    expect((await now()).turns).toHaveLength(1);
    expect((await stub.sweep())?.found?.failing).toMatchObject([{ key: 'machine', attempts: 1 }]);
  });

  it('leaves its seat to nobody who only claims to be a machine', async () => {
    const { ask, now } = await tableWith('three-crowns', [null]);
    const machine = machineOf('three-crowns', 'master');
    const account = asAccountId('eve');
    expect(await ask({ type: 'takeSeat', seat: 1, account, name: 'Eve', machine })).toEqual({
      ok: false,
      error: { code: 'NOT_YOUR_SEAT' },
    });
    expect((await now()).seats[1]?.state).toBe('open');
  });
});
