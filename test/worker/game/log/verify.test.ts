/** Exported logs prove themselves; a log that was tampered with, in each way there is, does not. */

import { describe, expect, it } from 'vitest';
import {
  allRules,
  asRulesId,
  completeOptions,
  legalMoves,
  type Standing,
} from '../../../../src/rules/index.ts';
import { explain, wordsOf } from '../../../../src/words/index.ts';
import { decide } from '../../../../src/worker/game/decide/decide.ts';
import { hashRecord, type LogRecord, NO_HASH } from '../../../../src/worker/game/log/chain.ts';
import { encodeEvent } from '../../../../src/worker/game/log/codec.ts';
import type { Flaw } from '../../../../src/worker/game/log/flaw.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId, NOBODY } from '../../../../src/worker/game/model/ids.ts';
import { begin, passTime, stopTheClock } from '../../../support/worker/table.ts';

type Unhashed = Omit<LogRecord, 'hash'>;

/** Chains records as a forger would who can compute hashes. */
const chain = (records: readonly Unhashed[]): readonly LogRecord[] => {
  let previous = NO_HASH;
  return records.map((record, index) => {
    const { hash: _, ...numbered } = { hash: '', ...record, seq: index + 1 };
    previous = hashRecord(previous, numbered);
    return { ...numbered, hash: previous };
  });
};

/** What follows from the event before it happens at the same moment. */
const follows = (event: GameEvent): boolean =>
  event.type === 'gameBegun' ||
  event.type === 'gameEnded' ||
  (event.type === 'seatTaken' && event.seat === 0);

function logOf(events: readonly GameEvent[]): readonly LogRecord[] {
  let at = 0;
  return chain(
    events.map((event, index) => {
      if (!follows(event)) at += 1000;
      return { seq: index + 1, at, ...encodeEvent(event) };
    }),
  );
}

const linesOf = (records: readonly LogRecord[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** A game of the first legal moves, which whoever is to move then resigns. */
function played(id: string, plies: number): readonly GameEvent[] {
  const rules = allRules.find((each) => each.id === id);
  const options = rules && completeOptions(rules, {});
  if (!rules || !options?.ok) throw new Error(`no ${id}`);
  const accounts = ['ada', 'ben', 'cleo'].map(asAccountId).slice(0, rules.seats.length);
  const events: GameEvent[] = [
    {
      type: 'gameCreated',
      id: asGameId('abcdefghijkl'),
      rulesId: asRulesId(id),
      rulesVersion: rules.version,
      options: options.value,
      host: asAccountId('ada'),
      seats: accounts.map((account, seat) => (seat === 1 ? null : account)),
    },
    ...accounts.map(
      (account, seat): GameEvent => ({
        type: 'seatTaken',
        seat,
        account,
        name: account,
      }),
    ),
    { type: 'gameBegun' },
  ];
  let standing: Standing<unknown> = rules.start(options.value);
  for (let ply = 0; ply < plies && !standing.outcome; ply++) {
    const { position, toMove } = standing;
    const [move] = legalMoves(rules, position);
    if (!move) throw new Error('no move');
    events.push({ type: 'movePlayed', seat: toMove, ply, move: rules.spell(position, move) });
    standing = rules.play(position, move);
  }
  // Where resigning takes the others' consent the game stays open.
  for (let ply = plies; !standing.outcome && !rules.resignsByConsent; ply++) {
    events.push({ type: 'seatResigned', seat: standing.toMove, ply });
    standing = rules.withdraw(standing.position, standing.toMove);
  }
  return standing.outcome ? [...events, { type: 'gameEnded', outcome: standing.outcome }] : events;
}

it.each(allRules)('believes a log of $id', ({ id }) => {
  const log = logOf(played(id, 8));
  const verified = verifyLog(linesOf(log));
  expect(verified).toMatchObject({
    ok: true,
    value: { events: log.length, hash: log.at(-1)?.hash, snapshot: { rulesId: id } },
  });
});

it('believes the beginning of a game, with other line ends and an empty line', () => {
  const log = linesOf(logOf(played('three-crowns', 8).slice(0, 7)));
  expect(verifyLog(`${log.replaceAll('\n', '\r\n')}\n`)).toMatchObject({
    ok: true,
    value: { snapshot: { phase: 'playing' } },
  });
});

it('believes what was agreed, taken back, paused, written and asked for', async () => {
  stopTheClock();
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  const commands: readonly Command[] = [
    { type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' },
    { type: 'offer', seat: 0, ply: 1, offer: { kind: 'takeback' } },
    { type: 'writeNote', seat: 1, text: ' Take your   time! ' },
    { type: 'playMove', seat: 0, ply: 2, text: 'f1-e1' },
    { type: 'offer', seat: 1, ply: 3, offer: { kind: 'draw' } },
    { type: 'closeOffer', seat: 0, ply: 3, kind: 'draw' },
    { type: 'offer', seat: 0, ply: 3, offer: { kind: 'pause', days: 2 } },
    { type: 'acceptOffer', seat: 1, ply: 3, kind: 'pause' },
    { type: 'offer', seat: 1, ply: 3, offer: { kind: 'resume' } },
    { type: 'acceptOffer', seat: 0, ply: 3, kind: 'resume' },
    {
      type: 'changeAvailability',
      account: table.accounts[1] ?? NOBODY,
      availability: {
        zone: 'Asia/Tokyo',
        vacation: [{ first: '2090-02-01', last: '2090-02-03' }],
        isAutomatic: true,
      },
    },
    { type: 'resign', seat: 1, ply: 3 },
    { type: 'rematch', seat: 1 },
  ];
  for (const command of commands) {
    passTime(60_000);
    expect(await table.ask(command), command.type).toMatchObject({ ok: true });
  }
  expect(verifyLog(linesOf(await table.stub.log()))).toMatchObject({
    ok: true,
    value: { snapshot: { phase: 'over', outcome: { points: [1, 0] } } },
  });
});

it('believes a game that all had agreed to, whoever made it', async () => {
  const rules = allRules.find(({ id }) => id === 'three-crowns');
  if (!rules) throw new Error('no rules');
  const availability = { zone: 'UTC', vacation: [], isAutomatic: true } as const;
  const created = decide(
    {
      type: 'createGame',
      id: asGameId('abcdefghijkl'),
      rulesId: rules.id,
      options: {},
      host: asAccountId('ben'),
      hostName: 'Ben',
      seats: [asAccountId('ada'), asAccountId('ben')],
      availability,
      agreed: [
        { name: 'Ada', availability },
        { name: 'Ben', availability },
      ],
    },
    undefined,
    { at: 0, isNextTold: false },
  );
  if (!created.ok) throw new Error(created.error.code);
  const log = chain(created.value.map((event, index) => ({ seq: index + 1, at: 0, ...encodeEvent(event) })));
  expect(verifyLog(linesOf(log))).toMatchObject({ ok: true, value: { snapshot: { phase: 'playing' } } });
});

it('says of a log that was cut before the deed to which all had consented that something is due', async () => {
  stopTheClock();
  const table = await begin('hibryd', {}, { clock: { terms: '3d/move' } });
  const commands: readonly Command[] = [
    { type: 'offer', seat: 0, ply: 0, offer: { kind: 'pause', days: 2 } },
    { type: 'acceptOffer', seat: 1, ply: 0, kind: 'pause' },
    { type: 'resign', seat: 2, ply: 0 },
  ];
  for (const command of commands) {
    passTime(60_000);
    expect(await table.ask(command), command.type).toMatchObject({ ok: true });
  }
  const log = await table.stub.log();
  expect(log.slice(-2).map(({ type }) => type)).toEqual(['seatResigned', 'gamePaused']);
  expect(verifyLog(linesOf(log))).toMatchObject({ ok: true, value: { isDue: false } });
  const cut = verifyLog(linesOf(log.slice(0, -1)));
  if (!cut.ok) throw new Error(cut.error.code);
  expect(cut.value.isDue).toBe(true);
  expect(wordsOf('en').logs.remarks(cut.value).join(' ')).toContain('It ends while something is due');
});

describe('does not believe', () => {
  const events = played('three-crowns', 6);
  const log = logOf(events);
  const move = events.findIndex(({ type }) => type === 'movePlayed');
  const end = events.length - 1;
  const first = events[move] as Extract<GameEvent, { type: 'movePlayed' }>;
  const swap = (index: number, event: GameEvent): readonly GameEvent[] => events.with(index, event);
  const without = (index: number): readonly GameEvent[] => events.filter((_, each) => each !== index);
  const code = (text: string): Flaw['code'] | undefined => {
    const verified = verifyLog(text);
    if (!verified.ok) expect(explain(wordsOf('en').logs.flaws, verified.error)).toMatch(/^[A-Z].*\.$/);
    return verified.ok ? undefined : verified.error.code;
  };

  it.each<[string, string, Flaw['code']]>([
    ['nothing', '\n', 'EMPTY'],
    ['what is not JSON', `${linesOf(log)}move`, 'NOT_A_RECORD'],
    ['a record with something more', linesOf(log).replace('{"seq":1', '{"more":1,"seq":1'), 'NOT_A_RECORD'],
    ['a changed move', linesOf(log).replace(first.move, 'a1-a2'), 'BROKEN_CHAIN'],
    ['a changed name', linesOf(log).replace('\\"ben\\"', '\\"eve\\"'), 'BROKEN_CHAIN'],
    ['a changed time', linesOf(log).replace('"at":4000', '"at":4001'), 'BROKEN_CHAIN'],
    ['a changed hash', linesOf(log).replace(log[3]?.hash ?? '', 'f'.repeat(64)), 'BROKEN_CHAIN'],
    ['a missing event', linesOf(log.filter((_, index) => index !== 4)), 'BROKEN_CHAIN'],
    ['a missing beginning', linesOf(log.slice(1)), 'BROKEN_CHAIN'],
    ['events in another order', linesOf([...log].reverse()), 'BROKEN_CHAIN'],
    ['an event twice', linesOf([...log, ...log.slice(-1)]), 'BROKEN_CHAIN'],
  ])('%s', (_, text, expected) => expect(code(text)).toBe(expected));

  it.each<[string, readonly GameEvent[], Flaw['code']]>([
    ['an illegal move', swap(move, { ...first, move: 'a1-h8' }), 'ILLEGAL_MOVE'],
    ['a move of the wrong seat', swap(move, { ...first, seat: 1 }), 'IMPOSSIBLE_EVENT'],
    [
      'a move in another spelling',
      swap(move, { ...first, move: first.move.toUpperCase() }),
      'OTHER_SPELLING',
    ],
    ['a move for another ply', swap(move, { ...first, ply: 1 }), 'IMPOSSIBLE_EVENT'],
    ['a move left out', without(move), 'IMPOSSIBLE_EVENT'],
    ['a move before the beginning', without(3), 'IMPOSSIBLE_EVENT'],
    ['a beginning with a free seat', without(2), 'IMPOSSIBLE_EVENT'],
    ['a seat taken twice', [...events.slice(0, 3), ...events.slice(2)], 'IMPOSSIBLE_EVENT'],
    ['two beginnings', [...events.slice(0, 1), ...events], 'IMPOSSIBLE_EVENT'],
    ['a log without its first event', events.slice(1), 'IMPOSSIBLE_EVENT'],
    [
      'another result',
      swap(end, { type: 'gameEnded', outcome: { points: [1, 1], reason: 'x' } }),
      'WRONG_RESULT',
    ],
    ['a result too early', [...events.slice(0, move), ...events.slice(end)], 'IMPOSSIBLE_EVENT'],
    ['a result twice', [...events, ...events.slice(end)], 'IMPOSSIBLE_EVENT'],
    ['a missing result', events.slice(0, end), 'CUT_OFF'],
    ['something after the end', [...events, first], 'IMPOSSIBLE_EVENT'],
    [
      'other rules',
      swap(0, { ...(events[0] as Extract<GameEvent, { type: 'gameCreated' }>), rulesVersion: 99 }),
      'OTHER_RULES',
    ],
  ])('%s, though every hash is right', (_, forged, expected) => {
    expect(code(linesOf(logOf(forged)))).toBe(expected);
  });

  it('an event of no known kind, or a time before the one before', () => {
    const strange = chain(log.map((record) => (record.seq === 5 ? { ...record, type: 'gameSold' } : record)));
    expect(code(linesOf(strange))).toBe('UNKNOWN_EVENT');
    const early = chain(log.map((record) => (record.seq === 5 ? { ...record, at: 1 } : record)));
    expect(code(linesOf(early))).toBe('IMPOSSIBLE_EVENT');
  });
});
