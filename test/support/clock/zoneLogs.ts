/**
 * Games whose every deadline asks the time zones, in the zones on which the editions 2025c and 2026e of their
 * database differ; and what becomes of such a log when it is read by whatever edition this runtime has. Plain
 * data and no platform, so that any Node can be asked.
 */
import { asRulesId, legalMoves } from '../../../src/rules/index.ts';
import { canonicalJson } from '../../../src/worker/canonicalJson.ts';
import { DAY, HOUR } from '../../../src/worker/clock/units.ts';
import { decide } from '../../../src/worker/game/decide/decide.ts';
import { dueBy } from '../../../src/worker/game/decide/due.ts';
import { timesAfter } from '../../../src/worker/game/evolve/clock.ts';
import { evolve } from '../../../src/worker/game/evolve/evolve.ts';
import { snapshotOf } from '../../../src/worker/game/evolve/snapshotOf.ts';
import type { GameState } from '../../../src/worker/game/evolve/state.ts';
import { hashRecord, type LogRecord, NO_HASH } from '../../../src/worker/game/log/chain.ts';
import { encodeEvent } from '../../../src/worker/game/log/codec.ts';
import { openLog } from '../../../src/worker/game/log/openLog.ts';
import { seal } from '../../../src/worker/game/log/sealed.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import { sha256Hex } from '../../../src/worker/sha256.ts';

export const ZONES = ['America/Vancouver', 'America/Edmonton', 'Africa/Casablanca'] as const;
export type ZoneOfLog = (typeof ZONES)[number];

const BEGIN = Date.parse('2026-12-01T20:00:00Z');
const [ADA, BEN] = [asAccountId('ada'), asAccountId('ben')];

/** A log as it is written by the edition of the zones that is here. */
export function writeLog(zone: ZoneOfLog): readonly LogRecord[] {
  const records: LogRecord[] = [];
  let state: GameState | undefined;
  let salt = 0;
  const record = (events: readonly GameEvent[], at: number) => {
    for (const event of events) {
      const before = state;
      const seq = records.length + 1;
      state = evolve(before, { seq, at, event });
      const encoded = encodeEvent(event, timesAfter(before, state, event));
      const { payload, openings } = seal(encoded, () => `salt ${salt++}`);
      const written = { seq, at, ...encoded, payload };
      const hash = hashRecord(records.at(-1)?.hash ?? NO_HASH, written);
      records.push({ ...written, hash, ...(openings.length > 0 && { openings }) });
    }
  };
  const catchUp = (now: number) => {
    for (let due = state && dueBy(state, now); due; due = state && dueBy(state, now))
      record(due.events, due.at);
  };
  const ask = (command: Command, at: number) => {
    catchUp(at);
    const decided = decide(command, state, { at, isNextTold: true });
    if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
    record(decided.value, at);
  };
  const play = (at: number) => {
    catchUp(at);
    const { rules, standing } = state as GameState;
    const [move] = legalMoves(rules, standing.position);
    if (standing.toMove === undefined || !move) throw new Error('nobody can move');
    const seat = standing.toMove;
    ask(
      {
        type: 'playMove',
        seat,
        ply: (state as GameState).turns.length,
        text: rules.spell(standing.position, move),
      },
      at,
    );
  };

  const availability = { zone, quiet: { from: '22:15', to: '07:45' }, vacation: [], isAutomatic: true };
  const clock = { terms: '3d+1d/move,max7d', weekendsOff: true } as const;
  const rulesId = asRulesId('three-crowns');
  ask(
    {
      type: 'createGame',
      id: asGameId('aaaaaaaaaaaa'),
      rulesId,
      options: {},
      host: ADA,
      hostName: 'Ada',
      seats: [ADA, BEN],
      availability,
      clock,
    },
    BEGIN,
  );
  ask({ type: 'takeSeat', seat: 1, account: BEN, name: 'Ben', availability }, BEGIN);
  play(BEGIN + 7 * HOUR);
  ask(
    {
      type: 'changeAvailability',
      account: BEN,
      availability: { ...availability, vacation: [{ first: '2026-12-24', last: '2027-01-04' }] },
    },
    BEGIN + DAY,
  );
  play(BEGIN + 2 * DAY);
  // Nobody does anything: days are taken as deadlines pass, until Ada's time is lost.
  catchUp(BEGIN + 60 * DAY);
  return records;
}

export const linesOf = (records: readonly LogRecord[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

export interface Replayed {
  /** Digest of the whole snapshot: turns, clocks, offers, availability. */
  readonly state: string;
  readonly trouble: string | undefined;
  readonly isSound: boolean;
  readonly otherZones: readonly number[];
}

/** What becomes of a log by the edition of the zones that is here. */
export function replayLog(records: readonly LogRecord[]): Replayed {
  const { state, trouble } = openLog(records);
  const verified = verifyLog(linesOf(records));
  return {
    state: state ? sha256Hex(canonicalJson(snapshotOf(state))) : '',
    trouble: trouble?.code,
    isSound: verified.ok,
    otherZones: verified.ok ? verified.value.otherZones : [],
  };
}
