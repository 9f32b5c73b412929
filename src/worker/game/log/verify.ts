/**
 * Proving an exported log without its service: the chain of hashes is unbroken, and the game decides every
 * event again as it did then: every move is legal and canonically spelt, every deadline was due, and the
 * result is the one that the rules give. Whoever can compute hashes can write a log of another game, but not
 * change one whose last hash somebody has kept.
 */
import * as z from 'zod';
import { ok, type Refusal, type Result, type RulesId, refuse, rulesOf } from '../../../rules/index.ts';
import { canonicalJson } from '../../canonicalJson.ts';
import { formatDay } from '../../clock/days.ts';
import { dateAt, dayAt } from '../../clock/zone.ts';
import { decide } from '../decide/decide.ts';
import type { Circumstances, DateAt } from '../decide/decision.ts';
import { dueBy } from '../decide/due.ts';
import { evolve } from '../evolve/evolve.ts';
import { snapshotOf } from '../evolve/snapshotOf.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import { EDITIONS, PROMISES, type Promises } from '../model/promises.ts';
import type { GameSnapshot } from '../model/snapshot.ts';
import { findBreak, type LogRecord } from './chain.ts';
import { checkTimes, type TimesFound } from './checkTimes.ts';
import { decodeRecord } from './codec.ts';
import { commandBehind } from './commandBehind.ts';
import { type LogSignature, logSignature } from './signature.ts';

/** What is wrong with a log; `seq` is the number of the first event that cannot be believed. */
export type Flaw =
  | { readonly code: 'EMPTY' }
  /** A line, counted from 1, that is not a record. */
  | { readonly code: 'NOT_A_RECORD'; readonly line: number }
  | { readonly code: 'BROKEN_CHAIN'; readonly seq: number }
  | { readonly code: 'UNKNOWN_EVENT'; readonly seq: number }
  /** The game was played by other rules than those that are here. */
  | { readonly code: 'OTHER_RULES'; readonly rulesId: RulesId; readonly version: number }
  /** The event cannot follow those before it. */
  | { readonly code: 'IMPOSSIBLE_EVENT'; readonly seq: number; readonly type: string }
  | {
      readonly code: 'ILLEGAL_MOVE';
      readonly seq: number;
      readonly move: string;
      readonly refusal: Refusal;
    }
  | {
      readonly code: 'OTHER_SPELLING';
      readonly seq: number;
      readonly move: string;
      readonly canonical: string;
    }
  | { readonly code: 'WRONG_RESULT'; readonly seq: number }
  /** The clocks after the event are not those that follow from it, whatever the zones. */
  | { readonly code: 'WRONG_TIMES'; readonly seq: number }
  /** What was logged last brought more with it (the result, say), and the log does not tell of that. */
  | { readonly code: 'CUT_OFF' };

export interface Proof {
  readonly snapshot: GameSnapshot;
  readonly events: number;
  /** The last record's: it stands for the whole log. */
  readonly hash: string;
  /** The events whose times or dates were computed by another edition of the time zones. */
  readonly otherZones: readonly number[];
  /** The events of which something was left out: their own hashes cannot be checked. */
  readonly withheld: readonly number[];
  /** What the log ends with; `vouchFor` says what it is worth. */
  readonly signature?: LogSignature;
}

const Line = z.strictObject({
  seq: z.int(),
  at: z.int(),
  type: z.string(),
  version: z.int(),
  payload: z.string(),
  hash: z.string(),
  withheld: z.exactOptional(z.literal(true)),
}) satisfies z.ZodType<LogRecord>;

const SignatureLine = z.strictObject({ signature: logSignature });

interface Lines {
  readonly records: readonly LogRecord[];
  readonly signature?: LogSignature;
}

function readLines(text: string): Result<Lines, Flaw> {
  const records: LogRecord[] = [];
  let signature: LogSignature | undefined;
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue;
    const json = parseJson(line);
    const record = Line.safeParse(json);
    const end = SignatureLine.safeParse(json);
    // Nothing comes after the signature.
    if (signature || !(record.success || end.success)) {
      return refuse({ code: 'NOT_A_RECORD', line: index + 1 });
    }
    if (record.success) records.push(record.data);
    signature = end.data?.signature;
  }
  if (records.length === 0) return refuse({ code: 'EMPTY' });
  return ok({ records, ...(signature && { signature }) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Proves a log as it is exported, one record a line. Never throws, whatever the text. */
export function verifyLog(text: string): Result<Proof, Flaw> {
  const lines = readLines(text);
  if (!lines.ok) return lines;
  const { records, signature } = lines.value;
  const broken = findBreak(records);
  if (broken !== undefined) return refuse({ code: 'BROKEN_CHAIN', seq: broken });
  const events = readEvents(records);
  if (!events.ok) return events;
  let state: GameState | undefined;
  const otherZones: number[] = [];
  for (let rest = events.value; rest[0]; ) {
    const proved = proveNext(state, rest, rest[0]);
    if (!proved.ok) return proved;
    state = proved.value.state;
    otherZones.push(...proved.value.otherZones);
    rest = rest.slice(proved.value.count);
  }
  if (!state) return refuse({ code: 'EMPTY' });
  const hash = records.at(-1)?.hash ?? '';
  return ok({
    snapshot: snapshotOf(state),
    events: records.length,
    hash,
    otherZones: [...new Set(otherZones)],
    withheld: records.filter((record) => record.withheld).map(({ seq }) => seq),
    ...(signature && { signature }),
  });
}

interface Proved {
  readonly state: GameState | undefined;
  readonly count: number;
  readonly otherZones: readonly number[];
}

/**
 * The events that come next by one decision. What a forger makes up may be such that nothing can be computed
 * of it.
 */
function proveNext(
  before: GameState | undefined,
  rest: readonly LoggedEvent[],
  first: LoggedEvent,
): Result<Proved, Flaw> {
  try {
    return replayNext(before, rest, first);
  } catch {
    return refuse({ code: 'IMPOSSIBLE_EVENT', seq: first.seq, type: first.event.type });
  }
}

function replayNext(
  before: GameState | undefined,
  rest: readonly LoggedEvent[],
  first: LoggedEvent,
): Result<Proved, Flaw> {
  const followed = followByAny(before, rest);
  if (!followed.ok) return followed;
  const { count, isByZones } = followed.value;
  const otherZones = isByZones ? [first.seq] : [];
  let state = before;
  for (const logged of rest.slice(0, count)) {
    const after = evolve(state, logged);
    const found: TimesFound = checkTimes(state, after, logged);
    if (found === 'wrong') return refuse({ code: 'WRONG_TIMES', seq: logged.seq });
    if (found === 'otherZones') otherZones.push(logged.seq);
    state = after;
  }
  return ok({ state, count, otherZones });
}

function readEvents(records: readonly LogRecord[]): Result<readonly LoggedEvent[], Flaw> {
  const events: LoggedEvent[] = [];
  for (const record of records) {
    try {
      events.push(decodeRecord(record));
    } catch {
      return refuse({ code: 'UNKNOWN_EVENT', seq: record.seq });
    }
  }
  return ok(events);
}

interface Followed {
  /** How many events come next by one decision. */
  readonly count: number;
  /** The decision depends on a date, and fell with another one than the zones have there today. */
  readonly isByZones: boolean;
}

/** The events whose decision asks for a date in a player's zone. */
const DATED: ReadonlySet<GameEvent['type']> = new Set([
  'vacationTaken',
  'timeRanOut',
  'timeLost',
  'habitsChanged',
]);

/** Promises become better while games are played: each event follows by today's or by those of its day. */
function followByAny(state: GameState | undefined, rest: readonly LoggedEvent[]): Result<Followed, Flaw> {
  for (const promises of EDITIONS) {
    const followed = followInZones(state, rest, promises);
    if (followed.ok) return followed;
  }
  return followInZones(state, rest, PROMISES);
}

/** Follows a decision with today's zones, or else with a date before or after. */
function followInZones(
  state: GameState | undefined,
  rest: readonly LoggedEvent[],
  promises: Promises,
): Result<Followed, Flaw> {
  const followed = follow(state, rest, { dateAt, promises });
  if (followed.ok) return ok({ count: followed.value, isByZones: false });
  if (!rest[0] || !DATED.has(rest[0].event.type)) return followed;
  for (const days of [-1, 1]) {
    const otherDate: DateAt = (at, zone) => formatDay(dayAt(at, zone) + (zone === 'UTC' ? 0 : days));
    const other = follow(state, rest, { dateAt: otherDate, promises });
    if (other.ok) return ok({ count: other.value, isByZones: true });
  }
  return followed;
}

/** How many of the events come next by a decision that the game itself would have made; or why none would. */
function follow(
  state: GameState | undefined,
  rest: readonly LoggedEvent[],
  day: Required<Pick<Circumstances, 'dateAt' | 'promises'>>,
): Result<number, Flaw> {
  const [first] = rest;
  if (!first) throw new Error('nothing follows');
  const { seq, at, event } = first;
  const impossible = { code: 'IMPOSSIBLE_EVENT', seq, type: event.type } as const;
  if (state && at < state.changedAt) return refuse(impossible);
  const decided = decideAgain(state, first, rest, day);
  if (!decided.ok) return decided;
  for (const [index, expected] of decided.value.entries()) {
    const logged = rest[index];
    if (!logged) return refuse({ code: 'CUT_OFF' });
    const flaw = differenceOf(expected, logged);
    if (flaw) return refuse(flaw);
    if (logged.at !== at)
      return refuse({ code: 'IMPOSSIBLE_EVENT', seq: logged.seq, type: logged.event.type });
  }
  return decided.value.length > 0 ? ok(decided.value.length) : refuse(impossible);
}

function differenceOf(expected: GameEvent, { seq, event }: LoggedEvent): Flaw | undefined {
  if (canonicalJson(expected) === canonicalJson(event)) return undefined;
  if (expected.type === 'gameEnded') return { code: 'WRONG_RESULT', seq };
  return expected.type === 'movePlayed' && event.type === 'movePlayed'
    ? { code: 'OTHER_SPELLING', seq, move: event.move, canonical: expected.move }
    : { code: 'IMPOSSIBLE_EVENT', seq, type: event.type };
}

/**
 * The events that the game would log where `first` stands: what time brings about, or the command behind it.
 */
function decideAgain(
  state: GameState | undefined,
  { seq, at, event }: LoggedEvent,
  rest: readonly LoggedEvent[],
  { dateAt, promises }: Required<Pick<Circumstances, 'dateAt' | 'promises'>>,
): Result<readonly GameEvent[], Flaw> {
  const impossible = { code: 'IMPOSSIBLE_EVENT', seq, type: event.type } as const;
  if (event.type === 'gameCreated') {
    const { rulesId, rulesVersion: version } = event;
    if (!rulesOf(rulesId, version)) return refuse({ code: 'OTHER_RULES', rulesId, version });
  }
  const due = state && dueBy(state, at, dateAt, promises);
  if (due) return due.at === at ? ok(due.events) : refuse(impossible);
  const command = commandBehind(event, state, rest);
  if (!command) return refuse(impossible);
  // Only a move that is taken back at once, before anybody was told of it, depends on the letters.
  const decided = decide(command, state, {
    at,
    isNextTold: event.type !== 'movesTakenBack',
    dateAt,
    promises,
  });
  if (decided.ok) return decided;
  return refuse(
    event.type === 'movePlayed' && decided.error.code === 'ILLEGAL_MOVE'
      ? { code: 'ILLEGAL_MOVE', seq, move: event.move, refusal: decided.error.refusal }
      : impossible,
  );
}
