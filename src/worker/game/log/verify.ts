/**
 * Proves an exported log without the service that wrote it. The chain of hashes must be unbroken, and the
 * game must decide every event again as it did then: every move is legal and in canonical spelling, every
 * deadline was due, and the result is the one the rules give. Anyone who can compute hashes can write a log
 * of some other game, but cannot change one whose last hash somebody has kept. Sealed values are checked
 * where the log carries their openings; otherwise, what depends on them is taken on trust.
 */
import * as z from 'zod/mini';
import { ok, type Result, refuse } from '../../../rules/index.ts';
import { evolve } from '../evolve/evolve.ts';
import { snapshotOf } from '../evolve/snapshotOf.ts';
import type { GameState } from '../evolve/state.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { GameSnapshot } from '../model/snapshot.ts';
import { findBreak, type LogRecord } from './chain.ts';
import { checkTimes } from './checkTimes.ts';
import { decodeDisclosed } from './codec.ts';
import type { Flaw } from './flaw.ts';
import { followNext } from './follow.ts';
import { type Hidden, hiddenAfter, NOTHING_HIDDEN, withoutHidden } from './hidden.ts';
import { checkMachines, type MachineMoves } from './machineMoves.ts';
import { findBrokenSeal, type Secret } from './sealed.ts';
import { type LogSignature, logSignature } from './signature.ts';

export interface Proof {
  readonly snapshot: GameSnapshot;
  readonly events: number;
  /** The last record's hash, which stands for the whole log. */
  readonly hash: string;
  /** The events whose times or dates came from another edition of the time zones. */
  readonly otherZones: readonly number[];
  /** The events with something left out, whose own hashes cannot be checked. */
  readonly withheld: readonly number[];
  /**
   * The events with a sealed value that is not opened here (the chain covers its digest), and those whose
   * sealed values are opened.
   */
  readonly sealed: readonly number[];
  readonly opened: readonly number[];
  /** By today's promises something more was due with the last event, and the log lacks it. */
  readonly isDue: boolean;
  /** Left out if the moves of machines were not computed again. */
  readonly machineMoves?: MachineMoves;
  /** The signature at the end of the log; `vouchFor` says what it is worth. */
  readonly signature?: LogSignature;
}

const Line = z.strictObject({
  seq: z.int(),
  at: z.int(),
  type: z.string(),
  version: z.int(),
  payload: z.string(),
  hash: z.string(),
  openings: z.exactOptional(z.array(z.string())),
  withheld: z.exactOptional(z.literal(true)),
}) satisfies z.ZodMiniType<LogRecord>;

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
    // Nothing may come after the signature.
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

/**
 * Proves an exported log, one record a line. Never throws, whatever the text. The moves of machines are
 * computed again only if `machines` says so: it takes as long as the machines took.
 */
export function verifyLog(text: string, machines?: 'computed'): Result<Proof, Flaw> {
  const lines = readLines(text);
  if (!lines.ok) return lines;
  const { records, signature } = lines.value;
  const broken = findBreak(records);
  if (broken !== undefined) return refuse({ code: 'BROKEN_CHAIN', seq: broken });
  const altered = findBrokenSeal(records);
  if (altered !== undefined) return refuse({ code: 'BROKEN_SEAL', seq: altered });
  const disclosed = readEvents(records);
  if (!disclosed.ok) return disclosed;
  let proved: Proved = { state: undefined, hidden: NOTHING_HIDDEN, otherZones: [], count: 0, isDue: false };
  for (let rest = disclosed.value; rest[0]; rest = rest.slice(proved.count)) {
    const next = proveNext(proved, rest);
    if (!next.ok) return next;
    proved = next.value;
  }
  const { state, otherZones, isDue } = proved;
  if (!state) return refuse({ code: 'EMPTY' });
  const moves = machines && computeMachines(records, disclosed.value);
  if (moves && !moves.ok) return moves;
  return ok({
    snapshot: snapshotOf(state),
    events: records.length,
    hash: records.at(-1)?.hash ?? '',
    otherZones: [...new Set(otherZones)],
    withheld: records.filter((record) => record.withheld).map(({ seq }) => seq),
    sealed: disclosed.value.flatMap(({ logged, closed }) => (closed.length > 0 ? [logged.seq] : [])),
    opened: records.filter(({ openings = [] }) => openings.length > 0).map(({ seq }) => seq),
    isDue,
    ...(moves && { machineMoves: moves.value }),
    ...(signature && { signature }),
  });
}

const computeMachines = (
  records: readonly LogRecord[],
  events: readonly Disclosed[],
): Result<MachineMoves, Flaw> =>
  checkMachines(
    events.map(({ logged }) => logged),
    records.map(({ hash }) => hash),
  );

/** An event, and which parts of it are not disclosed. */
interface Disclosed {
  readonly logged: LoggedEvent;
  readonly closed: readonly Secret[];
}

function readEvents(records: readonly LogRecord[]): Result<readonly Disclosed[], Flaw> {
  const events: Disclosed[] = [];
  for (const record of records) {
    try {
      events.push(decodeDisclosed(record));
    } catch {
      return refuse({ code: 'UNKNOWN_EVENT', seq: record.seq });
    }
  }
  return ok(events);
}

interface Proved {
  readonly state: GameState | undefined;
  readonly hidden: Hidden;
  /** The events so far whose times or dates came from another edition of the time zones. */
  readonly otherZones: readonly number[];
  /** How many events the last decision produced. */
  readonly count: number;
  /** Those events are the log's last, and something more was due with them. */
  readonly isDue: boolean;
}

/** The next events that came from one decision. A forged log may hold values that make computing throw. */
function proveNext(before: Proved, rest: readonly Disclosed[]): Result<Proved, Flaw> {
  try {
    return replayNext(before, rest);
  } catch {
    const { seq = 0, event } = rest[0]?.logged ?? {};
    return refuse({ code: 'IMPOSSIBLE_EVENT', seq, type: event?.type ?? '' });
  }
}

function replayNext({ hidden: known, ...before }: Proved, rest: readonly Disclosed[]): Result<Proved, Flaw> {
  const [first] = rest;
  if (!first) throw new Error('nothing comes next');
  let state = before.state && withoutHidden(before.state, first.logged, known);
  const followed = followNext(
    state,
    rest.map(({ logged }) => logged),
    hiddenAfter(known, state, first),
  );
  if (!followed.ok) return followed;
  const { count, isByZones, isDue } = followed.value;
  const otherZones = isByZones ? [...before.otherZones, first.logged.seq] : [...before.otherZones];
  let hidden = known;
  for (const { logged, closed } of rest.slice(0, count)) {
    const after = evolve(state, logged);
    const wasHidden = hidden.isTimeHidden;
    hidden = hiddenAfter(hidden, after, { logged, closed });
    const found = checkTimes(state, after, logged, wasHidden || hidden.isTimeHidden);
    if (found === 'wrong') return refuse({ code: 'WRONG_TIMES', seq: logged.seq });
    if (found === 'otherZones') otherZones.push(logged.seq);
    state = after;
  }
  return ok({ state, hidden, otherZones, count, isDue });
}
