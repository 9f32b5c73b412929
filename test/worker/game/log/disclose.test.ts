/** What a stranger and a player may read of a log, and that both can prove what they were given. */
import { beforeEach, describe, expect, it } from 'vitest';
import { allRules, completeOptions } from '../../../../src/rules/index.ts';
import { DAY, HOUR } from '../../../../src/worker/clock/units.ts';
import { hashRecord, type LogRecord, NO_HASH } from '../../../../src/worker/game/log/chain.ts';
import { encodeEvent } from '../../../../src/worker/game/log/codec.ts';
import { disclose } from '../../../../src/worker/game/log/disclose.ts';
import { seal } from '../../../../src/worker/game/log/sealed.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId, NOBODY } from '../../../../src/worker/game/model/ids.ts';
import { sha256Hex } from '../../../../src/worker/sha256.ts';
import { begin, invite, passTime, ring, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

const prove = (records: readonly LogRecord[]) =>
  verifyLog(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
const textOf = (records: readonly LogRecord[]) => JSON.stringify(records);

const TOKYO = {
  zone: 'Asia/Tokyo',
  quiet: { from: '22:15', to: '07:45' },
  vacation: [{ first: '2090-01-05', last: '2090-01-08' }],
  isAutomatic: true,
} as const;
const HALIFAX = { zone: 'America/Halifax', vacation: [], isAutomatic: true } as const;
/** Nothing of what the two have arranged, nor a time off. */
const SECRETS =
  /Tokyo|Halifax|Lisbon|22:15|07:45|23:30|"quiet|\\"off\\":\[\[|"zone|2090-0|isAutomatic|"announced\\":\[/;

let kept: readonly LogRecord[] | undefined;

/** The log of a game in which everything happens that has to do with time. */
async function eventful(): Promise<readonly LogRecord[]> {
  if (kept) return kept;
  const table = await begin(
    'three-crowns',
    {},
    { clock: { terms: '3d+1d/move,max7d', weekendsOff: true }, availability: [TOKYO, HALIFAX] },
  );
  const [ada = NOBODY, ben = NOBODY] = table.accounts;
  const change = (account: typeof ada, availability: object) =>
    ({ type: 'changeAvailability', account, availability }) as Command;
  const steps: readonly Command[] = [
    change(ada, { ...TOKYO, quiet: { from: '23:30', to: '07:00' } }),
    { type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' },
    change(ben, {
      ...HALIFAX,
      zone: 'Europe/Lisbon',
      vacation: [{ first: '2090-01-04', last: '2090-01-20' }],
    }),
    change(ben, { ...HALIFAX, zone: 'Europe/Lisbon' }),
    { type: 'offer', seat: 0, ply: 1, offer: { kind: 'takeback' } },
    { type: 'acceptOffer', seat: 1, ply: 1, kind: 'takeback' },
    { type: 'offer', seat: 0, ply: 2, offer: { kind: 'pause', days: 2 } },
    { type: 'acceptOffer', seat: 1, ply: 2, kind: 'pause' },
    { type: 'playMove', seat: 0, ply: 2, text: 'f1-e1' },
  ];
  for (const step of steps) {
    passTime(3 * HOUR);
    expect(await table.ask(step), step.type).toMatchObject({ ok: true });
  }
  for (let visit = 0; visit < 12; visit++) {
    passTime(3 * DAY);
    await ring(table.stub);
  }
  expect((await table.stub.snapshot())?.phase).toBe('over');
  kept = await table.stub.log();
  return kept;
}

describe('a log of zones, quiet hours, vacation and weekends', () => {
  it('tells a stranger none of it, and is proved but for what is sealed', async () => {
    const log = await eventful();
    const types = new Set(log.map(({ type }) => type));
    for (const type of ['seatTaken', 'habitsChanged', 'vacationTaken', 'timeLost'])
      expect(types).toContain(type);
    const exported = disclose(log, 'anybody');
    expect(textOf(exported)).not.toMatch(SECRETS);
    expect(exported.map(({ hash }) => hash)).toEqual(log.map(({ hash }) => hash));
    const proof = prove(exported);
    expect(proof).toMatchObject({
      ok: true,
      value: { withheld: [], events: log.length, hash: log.at(-1)?.hash, snapshot: { phase: 'over' } },
    });
    const about = log.filter(({ type }) => /habitsChanged|vacationTaken/.test(type)).map(({ seq }) => seq);
    expect(proof.ok && proof.value.sealed).toEqual(expect.arrayContaining([2, 3, ...about]));
  });

  it('tells a player all of it, and every seal and every deadline is checked', async () => {
    const log = await eventful();
    const exported = disclose(log, 'player');
    for (const place of ['Tokyo', 'Halifax', 'Lisbon']) expect(textOf(exported)).toContain(place);
    const proof = prove(exported);
    expect(proof).toMatchObject({ ok: true, value: { withheld: [], sealed: [], otherZones: [] } });
    expect(proof.ok && proof.value.opened).toContain(2);
    // As anybody can check it in any language: the digest of the opening stands in the chain.
    for (const { payload, openings = [] } of exported) {
      for (const text of openings) expect(payload).toContain(`{"sealed":"${sha256Hex(text)}"}`);
    }
  });

  it('believes no other opening, and no other deadline, whoever reads', async () => {
    const log = await eventful();
    const forged = log.map((record) =>
      record.openings
        ? { ...record, openings: record.openings.map((text) => text.replace('Asia/Tokyo', 'Asia/Seoul')) }
        : record,
    );
    expect(prove(forged)).toMatchObject({ ok: false, error: { code: 'BROKEN_SEAL', seq: 2 } });
    const surplus = log.with(5, { ...(log[5] as LogRecord), openings: ['["salt",1]'] });
    expect(prove(surplus)).toMatchObject({ ok: false, error: { code: 'BROKEN_SEAL', seq: 6 } });

    const stranger = disclose(log, 'anybody');
    const begun = stranger.findIndex(({ type }) => type === 'gameBegun');
    const earlier = (record: LogRecord, by: number): LogRecord => {
      const payload = record.payload.replace(/"deadline":(\d+)/, (_, at) => `"deadline":${Number(at) - by}`);
      expect(payload).not.toBe(record.payload);
      return { ...record, payload };
    };
    const cheated = rechained(stranger.with(begun, earlier(stranger[begun] as LogRecord, 6 * DAY)));
    expect(prove(cheated)).toMatchObject({ ok: false, error: { code: 'WRONG_TIMES', seq: begun + 1 } });
  });

  it('salts each secret anew: equal ones are sealed apart', () => {
    const record = encodeEvent({
      type: 'seatTaken',
      seat: 0,
      account: asAccountId('ada'),
      name: 'Ada',
      availability: TOKYO,
    });
    let salt = 0;
    const [one, other] = [seal(record, () => `${salt++}`), seal(record, () => `${salt++}`)];
    expect(one.payload).not.toBe(other.payload);
    expect(one.payload).not.toContain('Tokyo');
    expect(one.openings).toHaveLength(2);
  });
});

describe('who was invited', () => {
  it.each(['anybody', 'player'] as const)(
    'is told to %s once they have accepted, and not before',
    async (reader) => {
      const table = await invite('threehex');
      const [, ben = NOBODY, cleo = NOBODY] = table.accounts;
      const waiting = disclose(await table.stub.log(), reader);
      expect(textOf(waiting)).not.toContain(ben);
      expect(prove(waiting)).toMatchObject({ ok: true, value: { sealed: [1], withheld: [] } });

      await table.ask({ type: 'takeSeat', seat: 1, account: ben, name: 'Ben' });
      const exported = disclose(await table.stub.log(), reader);
      expect(exported[0]?.openings?.join()).toContain(ben);
      expect(textOf(exported)).not.toContain(cleo);
      expect(prove(exported)).toMatchObject({ ok: true });
    },
  );

  it('is never told where they decline', async () => {
    const table = await invite('three-crowns');
    const [, ben = NOBODY] = table.accounts;
    await table.ask({ type: 'declineSeat', seat: 1, account: ben });
    const exported = disclose(await table.stub.log(), 'player');
    expect(textOf(exported)).not.toContain(ben);
    expect(prove(exported)).toMatchObject({
      ok: true,
      value: { sealed: [1, exported.length], withheld: [] },
    });
  });
});

describe('a log from before anything was sealed', () => {
  const [ada, ben] = ['ada', 'ben'].map(asAccountId) as [typeof NOBODY, typeof NOBODY];

  function logOf(...later: readonly GameEvent[]): readonly LogRecord[] {
    const rules = allRules.find(({ id }) => id === 'three-crowns');
    const options = rules && completeOptions(rules, {});
    if (!rules || !options?.ok) throw new Error('no rules');
    const events: readonly GameEvent[] = [
      {
        type: 'gameCreated',
        id: asGameId('aaaaaaaaaaaa'),
        rulesId: rules.id,
        rulesVersion: rules.version,
        options: options.value,
        host: ada,
        seats: [ada, ben],
        clock: { terms: '3d/move' },
      },
      { type: 'seatTaken', seat: 0, account: ada, name: 'Ada', availability: TOKYO },
      ...later,
    ];
    return rechained(
      events.map((event, index) => ({
        seq: index + 1,
        at: index < 2 ? 1 : 2,
        hash: '',
        ...encodeEvent(event),
      })),
    );
  }

  it('is exported with the same left out: its hashes stand, and are said not to be checked', () => {
    const log = logOf(
      { type: 'seatTaken', seat: 1, account: ben, name: 'Ben' },
      { type: 'gameBegun' },
      {
        type: 'movePlayed',
        seat: 0,
        ply: 0,
        move: 'f1-e2',
      },
    );
    const exported = disclose(log, 'anybody');
    expect(textOf(exported)).not.toMatch(SECRETS);
    expect(exported.map(({ hash }) => hash)).toEqual(log.map(({ hash }) => hash));
    expect(prove(exported)).toMatchObject({ ok: true, value: { withheld: [2], sealed: [2] } });
    expect(disclose(log, 'player')).toEqual(log);
    expect(prove(log)).toMatchObject({ ok: true, value: { withheld: [], sealed: [] } });
  });

  it.each([
    ['has not answered', []],
    ['has declined', [{ type: 'seatDeclined', seat: 1, account: ben }]],
  ] as const)('leaves out who was invited and %s', (_, later) => {
    const exported = disclose(logOf(...later), 'player');
    expect(textOf(exported)).not.toContain('ben');
    expect(prove(exported)).toMatchObject({ ok: true, value: { withheld: later.length > 0 ? [1, 3] : [1] } });
  });

  it('of which a record cannot be read tells nothing of it', () => {
    const [first, second, ...rest] = logOf() as [LogRecord, LogRecord];
    const damaged = { ...second, payload: second.payload.slice(0, -1) };
    expect(textOf(disclose([first, damaged, ...rest], 'anybody'))).not.toMatch(SECRETS);
  });
});

/** Chains records as a forger would who can compute hashes. */
function rechained(records: readonly LogRecord[]): readonly LogRecord[] {
  let previous = NO_HASH;
  return records.map((record) => {
    previous = hashRecord(previous, record);
    return { ...record, hash: previous };
  });
}
