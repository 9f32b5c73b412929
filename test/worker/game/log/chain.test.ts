import { expect, it } from 'vitest';
import { asRulesId } from '../../../../src/rules/index.ts';
import { findBreak, hashRecord, type LogRecord, NO_HASH } from '../../../../src/worker/game/log/chain.ts';
import { decodeEvent, encodeEvent } from '../../../../src/worker/game/log/codec.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../../../src/worker/game/model/ids.ts';

const events: readonly GameEvent[] = [
  {
    type: 'gameCreated',
    id: asGameId('abcdefghijkl'),
    rulesId: asRulesId('three-crowns'),
    rulesVersion: 1,
    options: { b: '2', a: '1' },
    host: asAccountId('ada'),
    seats: [asAccountId('ada'), asAccountId('ben')],
  },
  { type: 'seatTaken', seat: 0, account: asAccountId('ada'), name: 'Ada “A” Ångström' },
  { type: 'seatDeclined', seat: 1, account: asAccountId('ben') },
  { type: 'gameBegun' },
  { type: 'movePlayed', seat: 0, ply: 0, move: 'f1-e2' },
  { type: 'seatResigned', seat: 1, ply: 1 },
  { type: 'gameEnded', outcome: { points: [1, 0], reason: 'resigned' } },
];

function chained(): LogRecord[] {
  let hash = NO_HASH;
  return events.map((event, index) => {
    const record = { seq: index + 1, at: 1000 + index, ...encodeEvent(event) };
    hash = hashRecord(hash, record);
    return { ...record, hash };
  });
}

it('reads back every event that it writes', () => {
  expect(events.map((event) => decodeEvent(encodeEvent(event)))).toEqual(events);
});

it('lifts old versions one by one', () => {
  const lifts = {
    seatTaken: [
      ({ player, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, account: player }),
      (payload: Readonly<Record<string, unknown>>) => ({ ...payload, name: 'nameless' }),
    ],
  };
  const payload = JSON.stringify({ seat: 0, player: 'ada' });
  expect(decodeEvent({ type: 'seatTaken', version: 1, payload }, lifts)).toEqual({
    type: 'seatTaken',
    seat: 0,
    account: 'ada',
    name: 'nameless',
  });
});

it('refuses to read what was never written', () => {
  expect(() => decodeEvent({ type: 'movePlayed', version: 1, payload: '{"seat":-1}' })).toThrow();
  expect(() => decodeEvent({ type: 'gameSold', version: 1, payload: '{}' })).toThrow();
});

it('finds a sound log sound', () => expect(findBreak(chained())).toBeUndefined());

it.each<[string, (log: LogRecord[]) => LogRecord[], number]>([
  ['a changed move', (log) => log.map((r) => ({ ...r, payload: r.payload.replace('e2', 'e1') })), 5],
  ['a changed time', (log) => log.map((r) => (r.seq === 3 ? { ...r, at: 5 } : r)), 3],
  ['a missing event', (log) => log.filter(({ seq }) => seq !== 4), 4],
  ['two events exchanged', ([a, b, ...rest]) => [b as LogRecord, a as LogRecord, ...rest], 1],
  ['an event of another log', (log) => [...log, { ...(log[3] as LogRecord), seq: 8 }], 8],
])('finds %s', (_, tamper, seq) => expect(findBreak(tamper(chained()))).toBe(seq));
