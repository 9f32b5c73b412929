/**
 * Proving an exported log without its service: the chain of hashes is unbroken, every event could follow those
 * before it, every move is legal and canonically spelt, and the result is the one that the rules give. Whoever can
 * compute hashes can write a log of another game, but not change one whose last hash somebody has kept.
 */
import * as z from 'zod';
import { gameById, ok, type Result, readMove, refuse } from '../../rules/index.ts';
import type { GameRefusal, GameSnapshot } from './answers.ts';
import { canonicalJson } from './canonicalJson.ts';
import { findBreak, type LogRecord } from './chain.ts';
import { decodeEvent } from './codec.ts';
import { agreedOutcome } from './decideOffers.ts';
import type { GameEvent, LoggedEvent } from './events.ts';
import { mayMove } from './mayAct.ts';
import { evolve, type GameState, snapshotOf } from './state.ts';

/** What is wrong with a log; `seq` is the number of the first event that cannot be believed. */
export type Flaw =
  | { readonly code: 'EMPTY' }
  /** A line, counted from 1, that is not a record. */
  | { readonly code: 'NOT_A_RECORD'; readonly line: number }
  | { readonly code: 'BROKEN_CHAIN'; readonly seq: number }
  | { readonly code: 'UNKNOWN_EVENT'; readonly seq: number }
  /** The game was played by other rules than those that are here. */
  | { readonly code: 'OTHER_RULES'; readonly game: string; readonly version: number }
  /** The event cannot follow those before it. */
  | { readonly code: 'IMPOSSIBLE_EVENT'; readonly seq: number; readonly type: string }
  | {
      readonly code: 'ILLEGAL_MOVE';
      readonly seq: number;
      readonly move: string;
      readonly refusal: GameRefusal;
    }
  | {
      readonly code: 'OTHER_SPELLING';
      readonly seq: number;
      readonly move: string;
      readonly canonical: string;
    }
  | { readonly code: 'WRONG_RESULT'; readonly seq: number }
  /** The last move ended the game, and the log does not say so. */
  | { readonly code: 'NO_RESULT' };

export interface Proof {
  readonly snapshot: GameSnapshot;
  readonly events: number;
  /** The last record's: it stands for the whole log. */
  readonly hash: string;
}

const Line = z.strictObject({
  seq: z.int(),
  at: z.int(),
  type: z.string(),
  version: z.int(),
  payload: z.string(),
  hash: z.string(),
}) satisfies z.ZodType<LogRecord>;

function readLines(text: string): Result<readonly LogRecord[], Flaw> {
  const records: LogRecord[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const record = Line.safeParse(parseJson(line));
    if (!record.success) return refuse({ code: 'NOT_A_RECORD', line: index + 1 });
    records.push(record.data);
  }
  return records.length > 0 ? ok(records) : refuse({ code: 'EMPTY' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Proves a log as it is exported, one record a line. */
export function verifyLog(text: string): Result<Proof, Flaw> {
  const lines = readLines(text);
  if (!lines.ok) return lines;
  const records = lines.value;
  const broken = findBreak(records);
  if (broken !== undefined) return refuse({ code: 'BROKEN_CHAIN', seq: broken });
  let state: GameState | undefined;
  for (const record of records) {
    const next = follow(state, record);
    if (!next.ok) return next;
    state = next.value;
  }
  if (!state) return refuse({ code: 'EMPTY' });
  if (state.standing.outcome && state.phase !== 'over') return refuse({ code: 'NO_RESULT' });
  return ok({ snapshot: snapshotOf(state), events: records.length, hash: records.at(-1)?.hash ?? '' });
}

/** The state after a record whose hash is right. */
function follow(state: GameState | undefined, record: LogRecord): Result<GameState, Flaw> {
  const { seq } = record;
  const event = decode(record);
  if (!event) return refuse({ code: 'UNKNOWN_EVENT', seq });
  const flaw = flawOf(state, { seq, at: record.at, event });
  if (flaw) return refuse(flaw);
  try {
    return ok(evolve(state, { seq, at: record.at, event }));
  } catch {
    return refuse({ code: 'IMPOSSIBLE_EVENT', seq, type: event.type });
  }
}

function decode(record: LogRecord): GameEvent | undefined {
  try {
    return decodeEvent(record);
  } catch {
    return undefined;
  }
}

/** What is wrong with an event after `state`, beyond what cannot be folded at all. */
function flawOf(state: GameState | undefined, { seq, at, event }: LoggedEvent): Flaw | undefined {
  const impossible = { code: 'IMPOSSIBLE_EVENT', seq, type: event.type } as const;
  if (event.type === 'gameCreated') {
    const { game, rulesVersion: version } = event;
    return gameById(game)?.version === version ? undefined : { code: 'OTHER_RULES', game, version };
  }
  if (!state || at < state.changedAt) return impossible;
  if ('ply' in event && event.ply !== state.turns.length) return impossible;
  switch (event.type) {
    case 'seatTaken': {
      const { state: before, account } = state.seats[event.seat] ?? {};
      const isHis = before === 'open' || (before === 'invited' && account === event.account);
      return isHis && state.phase === 'inviting' ? undefined : impossible;
    }
    case 'gameBegun':
      return state.seats.every((holder) => holder.state === 'playing') ? undefined : impossible;
    case 'movePlayed':
      return flawOfMove(state, seq, event);
    case 'gameEnded': {
      const outcome = state.standing.outcome ?? agreedOutcome(state);
      return canonicalJson(outcome) === canonicalJson(event.outcome) && state.phase === 'playing'
        ? undefined
        : { code: 'WRONG_RESULT', seq };
    }
    default:
      return undefined;
  }
}

function flawOfMove(
  state: GameState,
  seq: number,
  { seat, ply, move }: Extract<GameEvent, { type: 'movePlayed' }>,
): Flaw | undefined {
  const moving = mayMove(state, seat, ply);
  if (!moving.ok) return { code: 'ILLEGAL_MOVE', seq, move, refusal: moving.error };
  const read = readMove(state.rules, moving.value.position, move);
  if (!read.ok) {
    const refusal = { code: 'ILLEGAL_MOVE', text: move, refusal: read.error } as const;
    return { code: 'ILLEGAL_MOVE', seq, move, refusal };
  }
  const { text: canonical } = read.value;
  return canonical === move ? undefined : { code: 'OTHER_SPELLING', seq, move, canonical };
}

/** A sentence for people. */
export function explainFlaw(flaw: Flaw): string {
  switch (flaw.code) {
    case 'EMPTY':
      return 'There is no log in it.';
    case 'NOT_A_RECORD':
      return `Line ${flaw.line} is not a record of a log.`;
    case 'BROKEN_CHAIN':
      return `The chain breaks at event ${flaw.seq}: it, or what came before, is not what was logged.`;
    case 'UNKNOWN_EVENT':
      return `Event ${flaw.seq} is none that this service knows.`;
    case 'OTHER_RULES':
      return `The game was played by version ${flaw.version} of the rules “${flaw.game}”, which is not here.`;
    case 'IMPOSSIBLE_EVENT':
      return `Event ${flaw.seq} (${flaw.type}) cannot follow those before it.`;
    case 'ILLEGAL_MOVE':
      return `The move ${flaw.move} of event ${flaw.seq} is not legal there.`;
    case 'OTHER_SPELLING':
      return `The move ${flaw.move} of event ${flaw.seq} would have been logged as ${flaw.canonical}.`;
    case 'WRONG_RESULT':
      return `The result in event ${flaw.seq} is not the one that the rules give.`;
    case 'NO_RESULT':
      return 'The last move ended the game, but the log ends without a result.';
  }
}
