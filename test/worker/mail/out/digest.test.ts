import { listDurableObjectIds, runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextDigestAt } from '../../../../src/worker/clock/digestHour.ts';
import { handOutDigests } from '../../../../src/worker/cron/digests.ts';
import {
  type AccountId,
  asAccountId,
  asGameId,
  type GameId,
  NOBODY,
} from '../../../../src/worker/game/model/ids.ts';
import { MAIL_MODES } from '../../../../src/worker/game/model/mailMode.ts';
import { digestGamesOf } from '../../../../src/worker/store/mail/digests.ts';
import {
  recipientOf,
  saveMailSettings,
  setGameMode,
  turnAllOff,
  turnOn,
} from '../../../../src/worker/store/mail/mailSettings.ts';
import { suppress } from '../../../../src/worker/store/mail/suppressions.ts';
import { lettersTo } from '../../../support/worker/mailbox.ts';
import {
  begin,
  lettersSent,
  passTime,
  ring,
  START,
  stopTheClock,
  type Table,
} from '../../../support/worker/table.ts';

const HOUR = 3_600_000;
/** The cron hands the digests out, and the objects that were given any send them. */
async function digests(): Promise<void> {
  await handOutDigests(env, Date.now());
  for (const id of await listDurableObjectIds(env.DIGESTS)) await runDurableObjectAlarm(env.DIGESTS.get(id));
}

beforeEach(stopTheClock);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Ada has a digest at eight in Berlin, which is at seven in UTC on the day after START. */
async function digestFor(
  { accounts: [ada = NOBODY] }: Table,
  mode: 'each' | 'digest' = 'digest',
): Promise<AccountId> {
  const settings = { mode, zone: 'Europe/Berlin', digestHour: 8 };
  await saveMailSettings(
    env.DB,
    ada,
    { ...settings, wantsReceipts: true },
    nextDigestAt(settings, Date.now()),
  );
  return ada;
}

const subjects = async ({ addresses: [ada = ''] }: Table) =>
  (await lettersTo(ada)).map(({ subject }) => subject);

describe('a digest', () => {
  it('takes the place of the letters that call to a turn, and comes once a day at its hour', async () => {
    const table = await begin();
    await digestFor(table);
    await ring(table.stub);
    expect(await lettersSent(table)).toEqual(['gameBegun:1:0']);
    await digests();
    expect(await subjects(table)).toEqual([]);
    passTime(19 * HOUR);
    await digests();
    await digests();
    expect(await subjects(table)).toEqual(['It is your turn in 1 game']);
    const [letter] = await lettersTo(table.addresses[0] ?? '');
    expect(letter?.key).toBe(`digest:${table.accounts[0]}:2090-01-02`);
    expect(letter?.attachments).toHaveLength(1);
    passTime(23 * HOUR);
    await digests();
    passTime(HOUR);
    await digests();
    expect(await subjects(table)).toHaveLength(2);
  });

  it('is one letter, however often it is repeated', async () => {
    const table = await begin();
    const ada = await digestFor(table);
    await ring(table.stub);
    passTime(19 * HOUR);
    await digests();
    await env.DB.prepare('UPDATE mail_settings SET digest_at = ? WHERE account = ?')
      .bind(START + 19 * HOUR, ada)
      .run();
    await digests();
    expect(await subjects(table)).toHaveLength(1);
  });

  it('does not come when it is nobody’s turn but the opponents’, by the game’s own word', async () => {
    const table = await begin();
    await digestFor(table);
    await ring(table.stub);
    // D1 has not heard of the move yet.
    await table.play('f1-e2');
    passTime(19 * HOUR);
    await digests();
    expect(await subjects(table)).toEqual([]);
  });

  it('holds only the games that are to be in it', async () => {
    const table = await begin();
    const ada = await digestFor(table, 'each');
    await ring(table.stub);
    passTime(19 * HOUR);
    await digests();
    expect(await subjects(table)).toEqual([`3 Crowns: Ada – Ben (${table.id.slice(0, 4)})`]);
    await setGameMode(env.DB, ada, table.id, 'digest', Date.now());
    passTime(24 * HOUR);
    await digests();
    expect((await subjects(table)).at(-1)).toBe('It is your turn in 1 game');
  });

  it('has room for the most urgent games first, however long others wait', async () => {
    const account = asAccountId('busy');
    await env.DB.prepare("INSERT INTO accounts (id, address, name, created_at) VALUES (?1, ?1, '', 0)")
      .bind(account)
      .run();
    await saveMailSettings(
      env.DB,
      account,
      { mode: 'digest', zone: 'UTC', digestHour: 8, wantsReceipts: true },
      START,
    );
    const game = env.DB.prepare(
      `INSERT INTO games (id, seq, game, phase, ply, to_move, created_at, moved_at, deadline)
       VALUES (?, 1, 'three-crowns', 'playing', 0, 0, 0, ?, ?)`,
    );
    const seat = env.DB.prepare(
      "INSERT INTO seats (game, seat, account, name, state) VALUES (?, 0, 'busy', '', 'playing')",
    );
    const games = [
      ['long', 1, null],
      ['later', 2, START + 2],
      ['urgent', 3, START + 1],
      ['short', 4, null],
    ] as const;
    await env.DB.batch(
      games.flatMap(([id, movedAt, deadline]) => [game.bind(id, movedAt, deadline), seat.bind(id)]),
    );
    expect(await digestGamesOf(env.DB, account, START, 3)).toEqual(['urgent', 'later', 'long']);
  });

  it('comes also to who chose it for one game and arranged nothing else', async () => {
    const table = await begin();
    const [ada = NOBODY] = table.accounts;
    await setGameMode(env.DB, ada, table.id, 'digest', Date.now());
    await ring(table.stub);
    passTime(24 * HOUR);
    await digests();
    expect(await subjects(table)).toEqual(['It is your turn in 1 game']);
  });

  it('still comes for what waits for it when single letters are wished for again', async () => {
    const table = await begin();
    await digestFor(table);
    await ring(table.stub);
    await digestFor(table, 'each');
    passTime(24 * HOUR);
    await digests();
    expect(await subjects(table)).toEqual(['It is your turn in 1 game']);
  });

  describe('is due whenever a letter that calls to a turn waits for it', () => {
    type Step = (account: AccountId, game: GameId) => Promise<void>;
    const general = MAIL_MODES.map((mode): [string, Step] => [
      `${mode} in all`,
      (account) =>
        saveMailSettings(
          env.DB,
          account,
          { mode, zone: 'UTC', digestHour: 8, wantsReceipts: true },
          START + HOUR,
        ),
    ]);
    const inGame = [...MAIL_MODES, undefined].map((mode): [string, Step] => [
      `${mode} in this`,
      (account, game) => setGameMode(env.DB, account, game, mode, Date.now()),
    ]);
    const switches: [string, Step][] = [
      ['all off', (account) => turnAllOff(env.DB, account)],
      ['all on', (account) => turnOn(env.DB, account, Date.now())],
    ];
    const GAME = asGameId('game');
    const steps = [...general, ...inGame, ...switches];

    it.each(steps)('after any two wishes of which the first is: %s', async (_, first) => {
      const insert = "INSERT INTO accounts (id, address, name, created_at) VALUES (?1, ?1, '', 0)";
      for (const [name, second] of steps) {
        const account = asAccountId(`of ${name}`);
        await env.DB.prepare(insert).bind(account).run();
        await first(account, GAME);
        await second(account, GAME);
        const digestAt = await env.DB.prepare('SELECT digest_at FROM mail_settings WHERE account = ?')
          .bind(account)
          .first<number>('digest_at');
        const isWaiting = (await recipientOf(env.DB, account, GAME))?.mode === 'digest';
        if (isWaiting) expect(digestAt, name).toBeGreaterThan(START);
      }
    });
  });

  it('is planned for those alone who want one', async () => {
    const digestAt = (account: AccountId) =>
      env.DB.prepare('SELECT digest_at FROM mail_settings WHERE account = ?')
        .bind(account)
        .first('digest_at');
    const table = await begin();
    const ada = await digestFor(table, 'each');
    expect(await digestAt(ada)).toBeNull();
    await digestFor(table, 'digest');
    expect(await digestAt(ada)).toBe(START + 19 * HOUR);
    await ring(table.stub);
    // What waits for it still goes with it; then none is wanted.
    await digestFor(table, 'each');
    expect(await digestAt(ada)).toBe(START + 19 * HOUR);
    passTime(19 * HOUR);
    await digests();
    expect(await subjects(table)).toHaveLength(1);
    expect(await digestAt(ada)).toBeNull();
  });

  it('is handed out once, however often the cron comes by meanwhile', async () => {
    const table = await begin();
    await digestFor(table);
    await ring(table.stub);
    passTime(19 * HOUR);
    // Nor by two visits of the cron at a time.
    const both = [handOutDigests(env, Date.now()), handOutDigests(env, Date.now())];
    expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
    expect(await handOutDigests(env, Date.now() + 300_000)).toBe(0);
    await digests();
    expect(await subjects(table)).toHaveLength(1);
  });

  it('is handed out again where it got lost, and sent once', async () => {
    const table = await begin();
    await digestFor(table);
    await ring(table.stub);
    passTime(19 * HOUR);
    await handOutDigests(env, Date.now());
    passTime(HOUR);
    // Two objects have it now, or one has it twice.
    await digests();
    passTime(HOUR);
    await digests();
    expect(await subjects(table)).toHaveLength(1);
  });

  it('is not sent to a suppressed address, and is planned on', async () => {
    const table = await begin();
    const ada = await digestFor(table);
    await ring(table.stub);
    await suppress(env.DB, table.addresses[0] ?? '', 'no such mailbox', Date.now());
    passTime(19 * HOUR);
    await digests();
    expect(await subjects(table)).toEqual([]);
    const next = await env.DB.prepare('SELECT digest_at FROM mail_settings WHERE account = ?')
      .bind(ada)
      .first('digest_at');
    expect(next).toBe(START + 43 * HOUR);
  });

  it('comes although fifty others fail', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = await begin();
    await digestFor(table);
    await ring(table.stub);
    const account = env.DB.prepare(
      "INSERT INTO accounts (id, address, name, created_at) VALUES (?1, ?1, '', 0)",
    );
    const broken = env.DB.prepare("INSERT INTO mail_settings VALUES (?, 'digest', 'No/Zone', 8, ?, 0, 0, 1)");
    const ids = Array.from({ length: 50 }, (_, index) => `broken-${index}`);
    await env.DB.batch(ids.flatMap((id) => [account.bind(id), broken.bind(id, START)]));
    passTime(19 * HOUR);
    await digests();
    expect(await subjects(table)).toEqual(['It is your turn in 1 game']);
  });

  it('comes at the next wake-up when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const [first, second] = [await begin(), await begin()];
    for (const table of [first, second]) {
      await digestFor(table);
      await ring(table.stub);
    }
    passTime(19 * HOUR);
    await env.DB.prepare('ALTER TABLE post_office RENAME TO away').run();
    await digests();
    await env.DB.prepare('ALTER TABLE away RENAME TO post_office').run();
    passTime(300_000);
    await digests();
    for (const table of [first, second]) expect(await subjects(table)).toEqual(['It is your turn in 1 game']);
  });
});

describe('the hour of a digest', () => {
  const at = (text: string) => Date.parse(text);

  it.each([
    ['later today', '2026-06-01T05:00:00Z', '2026-06-01T06:00:00Z'],
    ['tomorrow, when it has just been', '2026-06-01T06:00:00Z', '2026-06-02T06:00:00Z'],
    ['the same on the wall when summer begins', '2026-03-28T07:00:00Z', '2026-03-29T06:00:00Z'],
    ['the same on the wall when summer ends', '2026-10-24T06:00:00Z', '2026-10-25T07:00:00Z'],
  ])('is %s', (_, now, next) => {
    expect(nextDigestAt({ zone: 'Europe/Berlin', digestHour: 8 }, at(now))).toBe(at(next));
  });

  it('is after the gap, where the clock skips it, and once, where it comes twice', () => {
    const night = { zone: 'Europe/Berlin', digestHour: 2 };
    expect(nextDigestAt(night, at('2026-03-28T12:00:00Z'))).toBe(at('2026-03-29T01:00:00Z'));
    const first = nextDigestAt(night, at('2026-10-24T12:00:00Z'));
    expect(first).toBe(at('2026-10-25T00:00:00Z'));
    expect(nextDigestAt(night, first)).toBe(at('2026-10-26T01:00:00Z'));
  });
});
