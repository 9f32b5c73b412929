/**
 * Games to test with: players in D1, a clock that stands still, and alarms that ring when the test says so.
 */

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { asRulesId, type Options, rulesById } from '../../../src/rules/index.ts';
import { readSettings } from '../../../src/worker/env.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import type { Answer } from '../../../src/worker/game/model/answers.ts';
import type { Availability } from '../../../src/worker/game/model/availability.ts';
import type { ClockSetup } from '../../../src/worker/game/model/clockSetup.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import {
  type AccountId,
  asAccountId,
  asGameId,
  type GameId,
  NOBODY,
} from '../../../src/worker/game/model/ids.ts';
import type { Series } from '../../../src/worker/game/model/series.ts';
import { successorOf as idAfter } from '../../../src/worker/game/outbox/successor.ts';
import { DEFAULT_SETTINGS, saveMailSettings } from '../../../src/worker/store/mail/mailSettings.ts';
import { changeVacation, saveQuietHours } from '../../../src/worker/store/people/availability.ts';
import { registerGame } from '../../../src/worker/store/register.ts';
import { randomLetters } from '../../../src/worker/tokens.ts';

/** So late that no alarm rings by itself. */
export const START = Date.parse('2090-01-01T12:00:00Z');

export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
}

export const passTime = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
};

const NAMES = ['Ada', 'Ben', 'Cleo'];

export type GameStub = DurableObjectStub<GameObject>;

export interface Table {
  readonly id: GameId;
  readonly stub: GameStub;
  /** By seat. */
  readonly accounts: readonly AccountId[];
  readonly addresses: readonly string[];
  /** Executes under a new cause. */
  readonly ask: (command: Command) => Promise<Answer>;
  readonly play: (text: string) => Promise<Answer>;
}

/** How a game is to be played, beyond its rules. */
export interface Terms {
  readonly clock?: ClockSetup;
  readonly series?: Series;
  /** By seat; the others have none. */
  readonly availability?: readonly (Availability | undefined)[];
}

/** Makes availability an account's own, for all games. */
async function keepAvailability(
  account: AccountId,
  { zone, quiet, vacation, isAutomatic }: Availability,
): Promise<void> {
  await saveMailSettings(env.DB, account, { ...DEFAULT_SETTINGS, zone }, 0);
  await saveQuietHours(env.DB, account, quiet, isAutomatic);
  await changeVacation(env.DB, account, { add: vacation, remove: [] });
}

/** A game to which all but the host (seat 0) are invited. */
export async function invite(game: string, options: Options = {}, terms: Terms = {}): Promise<Table> {
  const id = asGameId(randomLetters(12));
  const rulesId = asRulesId(game);
  const names = NAMES.slice(0, rulesById(rulesId)?.seats.length);
  const accounts = names.map((name) => asAccountId(`${name.toLowerCase()}-${id}`));
  const addresses = accounts.map((account) => `${account}@players.test`);
  const insert = env.DB.prepare(
    'INSERT INTO accounts (id, address, name, proved_at, created_at) VALUES (?, ?, ?, 0, 0)',
  );
  await env.DB.batch(accounts.map((account, seat) => insert.bind(account, addresses[seat], names[seat])));
  for (const [seat, availability] of (terms.availability ?? []).entries()) {
    const account = accounts[seat];
    if (account && availability) await keepAvailability(account, availability);
  }
  await registerGame(env.DB, id, Date.now());
  const stub = env.GAMES.getByName(id);
  let asked = 0;
  const ask = (command: Command) => stub.execute(command, `test:${asked++}`);
  await stub.execute(
    {
      type: 'createGame',
      id,
      rulesId,
      options,
      host: accounts[0] ?? NOBODY,
      hostName: names[0] ?? '',
      seats: accounts,
      ...(terms.clock && { clock: terms.clock }),
      ...(terms.series && { series: terms.series }),
      ...(terms.availability?.[0] && { availability: terms.availability[0] }),
    },
    'test:create',
    Object.fromEntries(accounts.map((account, seat) => [account, addresses[seat] ?? ''])),
  );
  const play = async (text: string) => {
    const snapshot = await stub.snapshot();
    return ask({ type: 'playMove', seat: snapshot?.toMove ?? -1, ply: snapshot?.turns.length ?? -1, text });
  };
  return { id, stub, accounts, addresses, ask, play };
}

/** A game that everybody has joined. */
export async function begin(game = 'three-crowns', options: Options = {}, terms: Terms = {}): Promise<Table> {
  const table = await invite(game, options, terms);
  for (const [seat, account] of table.accounts.entries()) {
    const availability = terms.availability?.[seat];
    const name = NAMES[seat] ?? '';
    if (seat > 0)
      await table.ask({
        type: 'takeSeat',
        seat,
        account,
        name,
        ...(availability && { availability }),
      });
  }
  return table;
}

/** The game that follows on another. */
export const successorOf = (id: GameId, edition = 1): GameId =>
  idAfter(readSettings(env).secret, id, edition);

/** Lets the object's alarm ring. */
export const ring = (stub: GameStub): Promise<boolean> => runDurableObjectAlarm(stub);

export const alarmOf = (stub: GameStub): Promise<number | null> =>
  runInDurableObject(stub, (_: GameObject, state) => state.storage.getAlarm());

/** What the object still owes, parked or not: the keys. */
export const owed = (stub: GameStub): Promise<string[]> =>
  runInDurableObject(stub, (_: GameObject, state) =>
    state.storage.sql
      .exec<{ key: string }>('SELECT key FROM outbox WHERE fate IS NULL ORDER BY position')
      .toArray()
      .map(({ key }) => key),
  );

/** The letters that lie in the post office, as `kind:seat:ply`, in the order in which they came. */
export async function lettersSent({ id }: Table): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT key FROM post_office WHERE key LIKE ? ORDER BY rowid')
    .bind(`${id}:%`)
    .all<{ key: string }>();
  return results.map(({ key }) => key.slice(id.length + 1));
}

/** The newest letter to an address. */
export async function newestLetter(address: string): Promise<{ subject: string; text: string }> {
  const text = await env.DB.prepare(
    'SELECT letter FROM post_office WHERE address = ? ORDER BY rowid DESC LIMIT 1',
  )
    .bind(address)
    .first<string>('letter');
  return JSON.parse(text ?? 'null');
}
