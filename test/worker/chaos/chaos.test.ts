/**
 * Fifty games by mail while everything fails that can: the provider refuses, delays, forgets to answer and asks for
 * pauses, mail comes twice, objects die while they send, and D1 loses its tables. At the end every log is right, and
 * every player got exactly the letters due, in order, none late and none twice.
 */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeOptions, games } from '../../../src/rules/index.ts';
import type { Turn } from '../../../src/worker/game/answers.ts';
import { findBreak } from '../../../src/worker/game/chain.ts';
import { standingAfter } from '../../../src/worker/game/turns.ts';
import { lettersOf } from '../../../src/worker/readModel/letters.ts';
import { recordReport } from '../../../src/worker/readModel/suppressions.ts';
import { dice, someMove } from '../dice.ts';
import { alarmOf, begin, stopTheClock, type Table } from '../game/table.ts';
import { reply } from '../mail/mailbox.ts';
import { ChaosProvider, type TakenLetter } from './provider.ts';
import { Timeline } from './timeline.ts';

const SEED = 20_261_130;
const GAMES = 50;
const SECOND = 1000;
const TABLES = ['accounts', 'letters', 'games', 'seats', 'suppressions', 'letter_reports'];

const roll = dice(SEED);
const isOneIn = (chance: number): boolean => roll(chance) === 0;
const pick = <T>(items: readonly T[]): T => items[roll(items.length)] as T;

/** A game as the test knows it: what was played, and what each seat is owed. */
interface Played {
  readonly table: Table;
  readonly rules: (typeof games)[number];
  /** Who was to move at each ply from 0 to now. */
  readonly toMove: (number | undefined)[];
  readonly turns: Turn[];
  /** After so many plies somebody resigns. */
  readonly length: number;
  /** Plies whose letter need not come any more: the move was made on the page first. */
  readonly onPage: Set<number>;
  isOver: boolean;
  ringsAt: number | undefined;
}

const counts = {
  repliesTwice: 0,
  pageMoves: 0,
  resigned: 0,
  outages: 0,
  alarms: 0,
  reports: 0,
};

beforeEach(() => {
  stopTheClock();
  env.RESEND_API_KEY = 're_fake';
  env.RESEND_WEBHOOK_SECRET = '';
});
afterEach(() => {
  delete env.RESEND_API_KEY;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('fifty games in chaos lose nothing, repeat nothing and mix nothing up', { timeout: 120_000 }, async () => {
  const provider = new ChaosProvider(roll);
  const timeline = new Timeline();
  const played = new Map<string, Played>();
  const wrong: string[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => provider.fetch(new Request(input, init)));

  /** Notes when the object of a game wants to be woken. */
  const listen = async (game: Played): Promise<void> => {
    const alarm = (await alarmOf(stubOf(game))) ?? undefined;
    if (alarm === game.ringsAt) return;
    game.ringsAt = alarm;
    if (alarm !== undefined) timeline.planAt(alarm, () => wake(game, alarm));
  };

  const wake = async (game: Played, alarm: number): Promise<void> => {
    if (game.ringsAt !== alarm) return;
    counts.alarms += 1;
    // One that is not running has died already.
    if (isOneIn(15))
      await evictDurableObject(isOneIn(4) ? env.SENDER.getByName('all') : stubOf(game)).catch(() => {});
    if (provider.trouble > 0 && isOneIn(20)) {
      await runInDurableObject(stubOf(game), (_, state) => {
        provider.kill = () => state.abort('killed while it was sending');
      });
    }
    game.ringsAt = undefined;
    await runDurableObjectAlarm(stubOf(game)).catch(() => {});
    provider.kill = undefined;
    await listen(game);
  };

  const answer = async (game: Played, { to, replyTo }: TakenLetter, ply: number): Promise<void> => {
    if (game.isOver || game.turns.length !== ply) return;
    const seat = game.toMove[ply] ?? -1;
    const move = moveNow(game);
    const message = {
      from: to,
      to: replyTo ?? '',
      text: `${move}\r\n\r\n> Your turn`,
      messageId: `${game.table.id}.${ply}`,
    };
    await reply(message);
    if (isOneIn(6)) {
      counts.repliesTwice += 1;
      await reply(message);
    }
    await note(game, seat, move);
  };

  /** The move is in the log; what follows from it. */
  const note = async (game: Played, seat: number, move: string | undefined): Promise<void> => {
    const snapshot = await stubOf(game).snapshot();
    game.turns.push({ seat, at: 0, move });
    game.toMove.push(snapshot?.toMove);
    game.isOver = snapshot?.phase === 'over';
    if (snapshot?.turns.length !== game.turns.length)
      wrong.push(`${game.table.id}: ${seat} played ${move} in vain`);
    await listen(game);
    if (game.isOver) return;
    if (game.turns.length >= game.length) timeline.plan(roll(60 * SECOND), () => resign(game));
    else if (isOneIn(10)) timeline.plan(roll(2 * SECOND), () => playOnPage(game, game.turns.length));
  };

  const moveNow = ({ rules, turns }: Played): string => {
    const options = completeOptions(rules, {});
    if (!options.ok) throw new Error('a game without defaults');
    return someMove(rules, standingAfter(rules, options.value, turns).position, roll);
  };

  const playOnPage = async (game: Played, ply: number): Promise<void> => {
    if (game.isOver || game.turns.length !== ply) return;
    const [seat, text] = [game.toMove[ply] ?? -1, moveNow(game)];
    const answered = await stubOf(game).execute({ type: 'playMove', seat, ply, text }, `page:${ply}`);
    if (!answered.ok) wrong.push(`${game.table.id}: ${JSON.stringify(answered.error)}`);
    counts.pageMoves += 1;
    game.onPage.add(ply);
    await note(game, seat, text);
  };

  const resign = async (game: Played): Promise<void> => {
    if (game.isOver) return;
    const ply = game.turns.length;
    const snapshot = await stubOf(game).snapshot();
    const seat = pick(
      snapshot?.seats.flatMap(({ state }, each) => (state === 'playing' ? [each] : [])) ?? [],
    );
    const answered = await stubOf(game).execute({ type: 'resign', seat, ply }, `page:${ply}`);
    if (!answered.ok) wrong.push(`${game.table.id}: ${JSON.stringify(answered.error)}`);
    counts.resigned += 1;
    game.onPage.add(ply);
    await note(game, seat, undefined);
  };

  /** In any order, and one of them twice. */
  const report = async (key: string, fate: 'delayed' | 'delivered'): Promise<void> => {
    try {
      await recordReport(env.DB, `${fate} ${key}`, {
        key,
        fate,
        reason: undefined,
        at: Date.now(),
        stops: undefined,
      });
      counts.reports += 1;
    } catch {
      timeline.plan(30 * SECOND, () => report(key, fate));
    }
  };

  provider.onTaken = (letter) => {
    const [id = '', kind, seat, ply] = letter.key.split(':');
    const game = played.get(id);
    if (!game) return;
    const now = game.turns.length;
    const isLate =
      kind === 'yourTurn' && (game.isOver || Number(ply) !== now || game.toMove[now] !== Number(seat));
    if (isLate) wrong.push(`late: ${letter.key} at ply ${now}`);
    for (const fate of ['delayed', 'delivered', 'delivered'] as const) {
      timeline.plan(roll(60 * SECOND), () => report(letter.key, fate));
    }
    if (kind === 'yourTurn') timeline.plan(roll(90 * SECOND), () => answer(game, letter, Number(ply)));
  };

  for (let index = 0; index < GAMES; index++) {
    const rules = games[index % games.length] ?? pick(games);
    const table = await begin(rules.id);
    const toMove = (await env.GAMES.getByName(table.id).snapshot())?.toMove;
    const game: Played = {
      table,
      rules,
      toMove: [toMove],
      turns: [],
      length: 3 + roll(5),
      onPage: new Set(),
      isOver: false,
      ringsAt: undefined,
    };
    played.set(table.id, game);
    await listen(game);
  }

  const outage = async (): Promise<void> => {
    if (provider.trouble === 0) return;
    const table = pick(TABLES);
    counts.outages += 1;
    await env.DB.prepare(`ALTER TABLE ${table} RENAME TO ${table}_away`).run();
    timeline.plan(roll(8 * SECOND), async () => {
      await env.DB.prepare(`ALTER TABLE ${table}_away RENAME TO ${table}`).run();
      timeline.plan(roll(20 * SECOND), outage);
    });
  };

  provider.trouble = 25;
  timeline.plan(0, outage);
  await timeline.run(() => [...played.values()].every(({ isOver }) => isOver));
  provider.trouble = 0;
  await timeline.run();

  expect(wrong).toEqual([]);
  for (const game of played.values()) {
    const { id, accounts } = game.table;
    const stub = stubOf(game);
    const log = await stub.log();
    expect(findBreak(log)).toBeUndefined();
    const snapshot = await stub.snapshot();
    expect(snapshot?.turns.map(({ move }) => move)).toEqual(game.turns.map(({ move }) => move));
    expect(await env.DB.prepare('SELECT phase, ply, seq FROM games WHERE id = ?').bind(id).first()).toEqual({
      phase: 'over',
      ply: game.turns.length,
      seq: log.length,
    });
    const fates = await lettersOf(env.DB, id);
    const taken = provider.taken.flatMap(({ key }) =>
      key.startsWith(`${id}:`) ? [key.slice(id.length + 1)] : [],
    );
    for (const seat of accounts.keys()) {
      const got = taken.filter((key) => key.split(':')[1] === `${seat}`);
      const isDue = (key: string) => got.includes(key) || !mayBeOutdated(game, key);
      expect({ id, got }).toEqual({ id, got: lettersDue(game, seat).filter(isDue) });
    }
    const wanted = taken.map((key) => [`${id}:${key}`, 'delivered']);
    expect(fates.flatMap(({ key, fate }) => (fate === 'dropped' ? [] : [[key, fate]])).sort()).toEqual(
      wanted.sort(),
    );
  }
  const busiest = Math.max(
    ...provider.requests.map(
      (at) => provider.requests.filter((other) => other >= at && other < at + SECOND).length,
    ),
  );
  expect(busiest).toBeLessThanOrEqual(5);
  console.log(
    JSON.stringify({
      seed: SEED,
      games: GAMES,
      moves: [...played.values()].reduce((sum, { turns }) => sum + turns.length, 0),
      letters: provider.taken.length,
      requests: provider.requests.length,
      busiestSecond: busiest,
      mishaps: Object.fromEntries(provider.mishaps),
      ...counts,
    }),
  );
});

/** A new stub each time: one whose object was killed stays broken. */
const stubOf = ({ table }: Played) => env.GAMES.getByName(table.id);

/** Whether a letter has nothing to say any more, if it did not leave at once. */
const mayBeOutdated = ({ onPage }: Played, key: string): boolean =>
  key.startsWith('gameBegun') || (key.startsWith('yourTurn') && onPage.has(Number(key.split(':')[2])));

/** The letters that a seat is owed, in their order, as `kind:seat:ply`. */
function lettersDue({ toMove, turns }: Played, seat: number): readonly string[] {
  const calls = turns.flatMap((_, ply) => (toMove[ply] === seat ? [`yourTurn:${seat}:${ply}`] : []));
  const begun = toMove[0] === seat ? [] : [`gameBegun:${seat}:0`];
  return [...begun, ...calls, `gameOver:${seat}:${turns.length}`];
}
