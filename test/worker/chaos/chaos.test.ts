/**
 * Fifty games by mail while everything fails that can: the provider refuses, delays, forgets to answer and
 * asks for pauses, mail comes twice, objects die while they send, and D1 loses its tables. At the end every
 * log is right, and every player got exactly the letters due, in order, none late and none twice.
 */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allRules, completeOptions } from '../../../src/rules/index.ts';
import { standingAfter } from '../../../src/worker/game/evolve/turns.ts';
import { findBreak } from '../../../src/worker/game/log/chain.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import type { Turn } from '../../../src/worker/game/model/snapshot.ts';
import { takeReport } from '../../../src/worker/mail/out/takeReport.ts';
import { lettersDue } from '../../support/chaos/lettersDue.ts';
import { ChaosProvider, type TakenLetter } from '../../support/chaos/provider.ts';
import { Timeline } from '../../support/chaos/timeline.ts';
import { dice, someMove } from '../../support/worker/dice.ts';
import { reply } from '../../support/worker/mailbox.ts';
import { alarmOf, begin, stopTheClock, type Table } from '../../support/worker/table.ts';

const SEED = 20_261_130;
const GAMES = 50;
const SECOND = 1000;
const TABLES = ['accounts', 'letters', 'games', 'seats', 'suppressions', 'letter_reports'];

const roll = dice(SEED);
const isOneIn = (chance: number): boolean => roll(chance) === 0;
const pick = <T>(items: readonly T[]): T => items[roll(items.length)] as T;

/** A game as the test expects it to be, after each thing that it does. */
interface Played {
  readonly table: Table;
  readonly rules: (typeof allRules)[number];
  /** After so many plies somebody resigns. */
  readonly length: number;
  turns: readonly Turn[];
  toMove: number | undefined;
  isOver: boolean;
  /** Plies whose letter need not come any more: the move was made on the page first. */
  readonly onPage: Set<number>;
  ringsAt: number | undefined;
}

const counts = { repliesTwice: 0, pageMoves: 0, resigned: 0, outages: 0, alarms: 0, reports: 0 };

beforeEach(() => {
  stopTheClock();
  env.RESEND_API_KEY = 're_fake';
  // An object that waits briefly for its slot waits in simulated time, too.
  vi.spyOn(scheduler, 'wait').mockImplementation(async (ms) => {
    vi.setSystemTime(Date.now() + ms);
  });
});
afterEach(() => {
  delete env.RESEND_API_KEY;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('fifty games in chaos lose nothing, repeat nothing and mix nothing up', { timeout: 180_000 }, async () => {
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
    if (isOneIn(15)) {
      const victim = isOneIn(4) ? env.SENDER.getByName('all') : stubOf(game);
      // One that is not running has died already.
      await evictDurableObject(victim).catch(() => {});
    }
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

  const answer = async (game: Played, { to, replyTo = '' }: TakenLetter, ply: number): Promise<void> => {
    if (game.isOver || game.turns.length !== ply) return;
    const move = moveNow(game);
    const text = `${move}\r\n\r\n> Your turn`;
    const message = { from: to, to: replyTo, text, messageId: `${game.table.id}.${ply}` };
    await reply(message);
    if (isOneIn(6)) {
      counts.repliesTwice += 1;
      await reply(message);
    }
    await note(game, move);
  };

  /** One more turn is in the log; what follows from it. */
  const note = async (game: Played, move: string | undefined): Promise<void> => {
    const snapshot = await stubOf(game).snapshot();
    if (snapshot?.turns.length !== game.turns.length + 1 || snapshot.turns.at(-1)?.move !== move) {
      wrong.push(`${game.rules.id} ${game.table.id}: in vain ${move}`);
    }
    game.turns = snapshot?.turns ?? [];
    game.toMove = snapshot?.toMove;
    game.isOver = snapshot?.phase === 'over';
    await listen(game);
    if (game.isOver) return;
    if (game.turns.length >= game.length) timeline.plan(roll(60 * SECOND), () => resign(game));
    else if (isOneIn(10)) timeline.plan(roll(2 * SECOND), () => playOnPage(game, game.turns.length));
  };

  const ask = async (game: Played, command: Command): Promise<void> => {
    const answered = await stubOf(game).execute(command, `page:${JSON.stringify(command)}`);
    if (!answered.ok) wrong.push(`${game.rules.id} ${game.table.id}: ${JSON.stringify(answered.error)}`);
  };

  const playOnPage = async (game: Played, ply: number): Promise<void> => {
    if (game.isOver || game.turns.length !== ply) return;
    const text = moveNow(game);
    await ask(game, { type: 'playMove', seat: game.toMove ?? -1, ply, text });
    counts.pageMoves += 1;
    game.onPage.add(ply);
    await note(game, text);
  };

  /** Somebody leaves; where that takes the others' consent, they give it. */
  const resign = async (game: Played): Promise<void> => {
    if (game.isOver) return;
    const ply = game.turns.length;
    const snapshot = await stubOf(game).snapshot();
    const playing = snapshot?.seats.flatMap(({ state }, seat) => (state === 'playing' ? [seat] : [])) ?? [];
    const leaving = pick(playing);
    await ask(game, { type: 'resign', seat: leaving, ply });
    for (const seat of game.rules.resignsByConsent ? playing : []) {
      if (seat !== leaving) await ask(game, { type: 'acceptOffer', seat, ply, kind: 'resignation' });
    }
    counts.resigned += 1;
    game.onPage.add(ply);
    await note(game, undefined);
  };

  const report = async (key: string, fate: 'delayed' | 'delivered'): Promise<void> => {
    try {
      const facts = { key, fate, reason: undefined, at: Date.now(), stops: undefined };
      await takeReport(env, `${fate} ${key}`, facts);
      counts.reports += 1;
    } catch {
      // As the provider does when our door is shut.
      timeline.plan(30 * SECOND, () => report(key, fate));
    }
  };

  provider.onTaken = (letter) => {
    const [id = '', kind, seat, ply] = letter.key.split(':');
    const game = played.get(id);
    if (!game) return;
    // In any order, and one of them twice.
    for (const fate of ['delayed', 'delivered', 'delivered'] as const) {
      timeline.plan(roll(60 * SECOND), () => report(letter.key, fate));
    }
    if (kind !== 'yourTurn') return;
    const isNow = !game.isOver && game.turns.length === Number(ply) && game.toMove === Number(seat);
    if (!isNow) wrong.push(`late: ${letter.key} at ply ${game.turns.length}`);
    timeline.plan(roll(90 * SECOND), () => answer(game, letter, Number(ply)));
  };

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

  for (let index = 0; index < GAMES; index++) {
    const rules = allRules[index % allRules.length] ?? pick(allRules);
    const table = await begin(rules.id);
    const toMove = (await table.stub.snapshot())?.toMove;
    const facts = { table, rules, length: 3 + roll(5), turns: [], toMove, isOver: false };
    const game: Played = { ...facts, onPage: new Set(), ringsAt: undefined };
    played.set(table.id, game);
    await listen(game);
  }
  provider.trouble = 25;
  timeline.plan(0, outage);
  await timeline.run(() => wrong.length > 0 || [...played.values()].every(({ isOver }) => isOver));
  provider.trouble = 0;
  if (wrong.length === 0) await timeline.run();
  expect(wrong).toEqual([]);

  for (const game of played.values()) {
    const { id, accounts } = game.table;
    const stub = stubOf(game);
    const log = await stub.log();
    expect(findBreak(log)).toBeUndefined();
    expect((await stub.snapshot())?.turns).toEqual(game.turns);
    const row = await env.DB.prepare('SELECT phase, ply, seq FROM games WHERE id = ?').bind(id).first();
    expect(row).toEqual({ phase: 'over', ply: game.turns.length, seq: log.length });

    const taken = provider.taken.map(({ key }) => key).filter((key) => key.startsWith(`${id}:`));
    const due = await lettersDue(stub);
    for (const seat of accounts.keys()) {
      const got = taken.filter((key) => key.split(':')[2] === `${seat}` && !isReceipt(key));
      const wanted = due.get(seat) ?? [];
      expect(got).toEqual(wanted.filter((key) => got.includes(key) || !mayBeOutdated(game, key)));
    }
    // A move that came by mail has one receipt at most, and one that was made on a page has none.
    const receipts = taken.filter(isReceipt).map((key) => Number(key.split(':')[3]) - 1);
    expect(new Set(receipts).size).toBe(receipts.length);
    expect(receipts.filter((ply) => game.onPage.has(ply))).toEqual([]);
    const fates = (await stub.letters()).filter(({ fate }) => fate !== 'dropped' && fate !== 'maybeSent');
    expect(fates.map(({ key, fate }) => [key, fate]).sort()).toEqual(
      taken.map((key) => [key, 'delivered']).sort(),
    );
  }
  const busiestSecond = Math.max(
    ...provider.requests.map(
      (at) => provider.requests.filter((other) => other >= at && other < at + SECOND).length,
    ),
  );
  expect(busiestSecond).toBeLessThanOrEqual(5);

  const moves = [...played.values()].reduce((sum, { turns }) => sum + turns.length, 0);
  const { length: letters } = provider.taken;
  const { length: requests } = provider.requests;
  const mishaps = Object.fromEntries(provider.mishaps);
  console.log(
    JSON.stringify({ seed: SEED, games: GAMES, moves, letters, requests, busiestSecond, mishaps, ...counts }),
  );
});

/** A new stub each time: one whose object was killed stays broken. */
const stubOf = ({ table }: Played) => env.GAMES.getByName(table.id);

const isReceipt = (key: string): boolean => key.split(':')[1] === 'receipt';

/** Whether a letter has nothing to say any more, if it did not leave at once. */
function mayBeOutdated({ onPage }: Played, key: string): boolean {
  const [, kind = '', , ply] = key.split(':');
  return (
    ['invitation', 'gameBegun', 'offer'].includes(kind) || (kind === 'yourTurn' && onPage.has(Number(ply)))
  );
}

function moveNow({ rules, turns }: Played): string {
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error('a game without defaults');
  return someMove(rules, standingAfter(rules, options.value, turns).position, roll);
}
