/**
 * An instance of any size, as far as it lies around the games: the real sweeper, hand-out of digests, gate
 * and writing of lists, over a database with the real tables and in a time of its own. Games, letters and the
 * objects that send digests are what they cost, and no more.
 */
import { DAY, HOUR, MINUTE, SECOND } from '../../src/worker/clock/units.ts';
import { handOutDigests } from '../../src/worker/cron/digests.ts';
import { sweepGames } from '../../src/worker/cron/sweeper.ts';
import { asAccountId, asGameId } from '../../src/worker/game/model/ids.ts';
import { type Allowance, ask, type Gate, openGate } from '../../src/worker/mail/out/gate.ts';
import { type ListEntry, writeLists } from '../../src/worker/store/lists/writeLists.ts';
import type { DueDigest } from '../../src/worker/store/mail/digests.ts';
import { type SimulatedDatabase, simulatedDatabase } from './database.ts';
import { QUEUE_BATCH } from './prices.ts';

export interface Scale {
  readonly games: number;
  /** All want their digest at the same hour. */
  readonly accounts: number;
  /** Moves of one day. */
  readonly moves: number;
  /** Alarms that were lost at once. */
  readonly lost: number;
  /** Letters a second, over all accounts at the mail provider. */
  readonly rate: number;
}

/** When all digests are due; the cron rings every five minutes, then too. */
const EIGHT = Date.parse('2026-12-01T08:00:00Z');
const CRON = 5 * MINUTE;
/** How long one digest takes beside its wait: asking the games, composing, the provider's answer. */
const DIGEST_TAKES = 700;
/** How many digests one object sends at once; `mail/out/digest.ts`. */
const AT_ONCE = 10;
/** Letters of games meanwhile, as a share of the rate: a million moves a day are 12 letters a second. */
const GAMES_SHARE = 0.05;
/** Games come into the database by their number. */
const gameId = (number: number): string => String(number).padStart(12, '0');

/** What one run of the cron has asked for. */
export interface Run {
  readonly toObjects: number;
  readonly d1: number;
}

export interface Report {
  /** A run of the sweeper while nothing is overdue. */
  readonly atRest: Run;
  /** The longest that a lost alarm was missed after it was due, and the busiest run. */
  readonly lost: { readonly longest: number; readonly busiest: Run };
  readonly digests: {
    readonly handedOut: Run;
    /** The last one after the hour, and the letter of a game that waited longest for its slot meanwhile. */
    readonly last: number;
    readonly gameWaited: number;
  };
  /** A move's rows in D1, without indexes; requests to D1 for a batch; the largest parameter in bytes. */
  readonly moves: { readonly rows: number; readonly requests: number; readonly bytes: number };
  /** The letter of a move that waited longest for its slot, all day. */
  readonly letterWaited: number;
}

export async function simulate(scale: Scale): Promise<Report> {
  const database = seeded(scale);
  return {
    atRest: await restingRun(database),
    lost: await lostAlarms(database, scale),
    digests: await digestHour(database, scale),
    moves: await movesOf(database, scale),
    letterWaited: lettersOf(scale),
  };
}

/** Games that wake within the week, and accounts that want a digest. */
function seeded({ games, accounts }: Scale): SimulatedDatabase {
  const database = simulatedDatabase();
  const { sqlite } = database;
  const numbers = (most: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  sqlite.exec(`BEGIN;
    INSERT INTO game_register (id, created_at, wake_at) ${numbers(games)}
      SELECT printf('%012d', i), ${EIGHT - 30 * DAY} + i, CASE WHEN i % 3 THEN ${EIGHT + HOUR} + i % ${7 * DAY} END FROM n;
    INSERT INTO accounts (id, address, name, created_at) ${numbers(accounts)}
      SELECT 'a' || i, 'a' || i || '@players.test', 'A', 0 FROM n;
    INSERT INTO mail_settings (account, mode, zone, digest_hour, digest_at) ${numbers(accounts)}
      SELECT 'a' || i, 'digest', 'UTC', 8, ${EIGHT} FROM n;
    COMMIT`);
  return database;
}

/** Counts what a run asks of objects and of the database. */
async function counted(
  database: SimulatedDatabase,
  run: (toObject: () => void) => Promise<void>,
): Promise<Run> {
  const before = database.counts.requests;
  let toObjects = 0;
  await run(() => toObjects++);
  return { toObjects, d1: database.counts.requests - before };
}

const environment = (database: SimulatedDatabase, namespaces: object): Env =>
  ({ DB: database.db, ...namespaces }) as unknown as Env;

const restingRun = (database: SimulatedDatabase): Promise<Run> =>
  counted(database, (toObject) => {
    const sweep = async () => {
      toObject();
      return { wakeAt: EIGHT + DAY };
    };
    return sweepGames(environment(database, { GAMES: { getByName: () => ({ sweep }) } }), EIGHT);
  });

/** A failure of the platform: these alarms never ring. */
async function lostAlarms(database: SimulatedDatabase, { lost }: Scale): Promise<Report['lost']> {
  const missed = new Map(Array.from({ length: lost }, (_, index) => [gameId(index + 1), EIGHT]));
  database.sqlite.exec(`UPDATE game_register SET wake_at = ${EIGHT} WHERE id <= '${gameId(lost)}'`);
  let longest = 0;
  let busiest: Run = { toObjects: 0, d1: 0 };
  for (let now = EIGHT; missed.size > 0; now += CRON) {
    const run = await counted(database, (toObject) => {
      const getByName = (id: string) => ({
        sweep: async () => {
          toObject();
          const due = missed.get(id);
          if (due !== undefined) longest = Math.max(longest, now - due);
          missed.delete(id);
          return { wakeAt: EIGHT + 2 * DAY };
        },
      });
      return sweepGames(environment(database, { GAMES: { getByName } }), now);
    });
    if (run.toObjects > busiest.toObjects) busiest = run;
    if (now > EIGHT + DAY) throw new Error(`${missed.size} lost alarms were never found`);
  }
  return { longest, busiest };
}

/** All digests of one hour, while games go on. */
async function digestHour(
  database: SimulatedDatabase,
  { accounts, rate }: Scale,
): Promise<Report['digests']> {
  const given: (readonly DueDigest[])[] = [];
  const handedOut = await counted(database, async (toObject) => {
    const take = async (due: readonly DueDigest[]) => {
      toObject();
      given.push(due);
    };
    await handOutDigests(environment(database, { DIGESTS: { getByName: () => ({ take }) } }), EIGHT);
  });
  const all = given.reduce((sum, { length }) => sum + length, 0);
  if (all !== accounts) throw new Error(`${all} of ${accounts} digests were handed out`);

  const gate = gateOf({ rate, budget: undefined });
  // Each object sends some at once, and asks for the next slot when one has gone. Slots are given in order,
  // so that whoever has gone first asks first again.
  const ways = given.flatMap(({ length }) =>
    Array.from({ length: Math.min(AT_ONCE, length) }, (_, way) => ({
      at: EIGHT,
      left: Math.ceil((length - way) / AT_ONCE),
    })),
  );
  const betweenGames = SECOND / (rate * GAMES_SHARE);
  let gameAt = EIGHT;
  let last = 0;
  let gameWaited = 0;
  for (const way of ways) {
    for (; gameAt <= way.at; gameAt += betweenGames) {
      const now = Math.floor(gameAt);
      gameWaited = Math.max(gameWaited, gate.ask('game', now) - now);
    }
    const at = gate.ask('account', way.at);
    last = Math.max(last, at - EIGHT);
    if (way.left > 1) ways.push({ at: at + DIGEST_TAKES, left: way.left - 1 });
  }
  return { handedOut, last, gameWaited };
}

/** A gate that is asked in order of time. */
function gateOf(allowance: Allowance) {
  let gate: Gate = openGate;
  return {
    ask(lane: 'game' | 'account', now: number): number {
      const answer = ask(gate, { lane }, now, allowance);
      gate = answer.gate;
      return answer.at;
    },
  };
}

/** Moves as a queue hands them over: so many games in one write. */
async function movesOf({ db, counts }: SimulatedDatabase, { games, moves }: Scale): Promise<Report['moves']> {
  const batches = Math.ceil(moves / QUEUE_BATCH);
  const seqs = new Map<number, number>();
  let bytes = 0;
  let rows = 0;
  let requests = 0;
  for (let batch = 0; batch < batches; batch++) {
    const entries = Array.from({ length: QUEUE_BATCH }, (_, index): ListEntry => {
      // Not in order, and some games more than once.
      const game = 1 + (((batch * QUEUE_BATCH + index) * 7919) % Math.min(games, moves / 4));
      const seq = (seqs.get(game) ?? 4) + 1;
      seqs.set(game, seq);
      return entry(game, seq);
    });
    bytes = Math.max(bytes, JSON.stringify(entries).length);
    const before = { ...counts };
    await writeLists(db, entries);
    // At first, games and seats are new to the lists.
    if (batch < batches / 2) continue;
    rows += counts.changes - before.changes;
    requests = Math.max(requests, counts.requests - before.requests);
  }
  return { rows: rows / (Math.floor(batches / 2) * QUEUE_BATCH), requests, bytes };
}

const entry = (game: number, seq: number): ListEntry => ({
  ...{ id: asGameId(gameId(game)), seq, game: 'three-crowns', options: '{}', terms: '3d/move' },
  ...{ maker: asAccountId('a1'), private: 0, phase: 'playing', ply: seq - 4, to_move: seq % 2 },
  ...{
    deadline: EIGHT + DAY + seq,
    created_at: EIGHT,
    moved_at: EIGHT + seq,
    outcome: null,
    ended_at: null,
    rests_since: null,
  },
  seats: [1, 2].map((player) => ({ account: asAccountId(`a${player}`), name: 'Ada', state: 'playing' })),
  ...{ open_seats: 0, former: [], wake_at: EIGHT + DAY + seq, found: null, told_at: EIGHT + seq },
});

/** A letter for every move of a day, three times as many an hour in the evening as at night. */
function lettersOf({ moves, rate }: Scale): number {
  const gate = gateOf({ rate, budget: undefined });
  const weights = Array.from({ length: 24 }, (_, hour) => 2 - Math.cos(((hour - 8) / 24) * 2 * Math.PI));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let longest = 0;
  for (const [hour, weight] of weights.entries()) {
    const letters = Math.round((moves * weight) / sum);
    for (let letter = 0; letter < letters; letter++) {
      const now = EIGHT + DAY + hour * HOUR + Math.floor((letter * HOUR) / letters);
      longest = Math.max(longest, gate.ask('game', now) - now);
    }
  }
  return longest;
}

export const seconds = (ms: number): string => `${(ms / SECOND).toFixed(1)} s`;
