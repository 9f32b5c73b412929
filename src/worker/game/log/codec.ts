/**
 * Converts events to and from the text of the log. Old versions stay readable: each is lifted to the next,
 * one step at a time.
 */

import * as z from 'zod/mini';
import { LEVELS } from '../../../bots/index.ts';
import { asRulesId } from '../../../rules/index.ts';
import { canonicalJson } from '../../canonicalJson.ts';
import { parseDay } from '../../clock/days.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import { asAccountId, asGameId } from '../model/ids.ts';
import type { Times } from '../model/times.ts';
import { OFFER_KINDS, proposalSchema } from '../offers/kinds.ts';
import type { LogRecord } from './chain.ts';
import { open, type Secret } from './sealed.ts';

const gameId = z.pipe(z.string(), z.transform(asGameId));
const account = z.pipe(z.string(), z.transform(asAccountId));
const rulesId = z.pipe(z.string(), z.transform(asRulesId));
const seat = z.int().check(z.minimum(0));
const ply = z.int().check(z.minimum(0));
const outcome = z.object({ points: z.array(z.number()), reason: z.string() });
const date = z.string().check(z.refine((text) => parseDay(text) !== undefined));
const dates = z.object({ first: date, last: date });
const wallTime = z.string().check(z.regex(/^\d\d:\d\d$/));
const availability = z.object({
  zone: z.string(),
  quiet: z.exactOptional(z.object({ from: wallTime, to: wallTime })),
  vacation: z.array(dates),
  isAutomatic: z.boolean(),
});
const clock = z.object({
  terms: z.string(),
  isClaimable: z.exactOptional(z.literal(true)),
  weekendsOff: z.exactOptional(z.literal(true)),
  noVacation: z.exactOptional(z.literal(true)),
});
const series = z.object({ number: z.int(), games: z.int(), points: z.array(z.number()) });
const machine = z.object({
  level: z.enum(LEVELS),
  version: z.int(),
  nodes: z.int().check(z.minimum(1)),
  slices: z.int().check(z.minimum(1)),
});
const kind = z.enum(OFFER_KINDS);
const times = z.object({
  remaining: z.array(z.int()),
  running: z.exactOptional(
    z.object({
      seat,
      startedAt: z.int(),
      budget: z.int(),
      since: z.int(),
      off: z.array(z.tuple([z.int(), z.int()])),
      deadline: z.int(),
      hasFallen: z.exactOptional(z.literal(true)),
    }),
  ),
  pausedUntil: z.exactOptional(z.int()),
}) satisfies z.ZodMiniType<Times>;

type EventType = GameEvent['type'];
type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

/** Makes an event, or a member of one (optional ones too), fail to compile without its schema. */
type Schemas = {
  readonly [T in EventType]: z.ZodMiniType<EventOf<T>> & {
    readonly shape: { readonly [Member in keyof EventOf<T>]-?: unknown };
  };
};

const schemas = {
  gameCreated: z.object({
    type: z.literal('gameCreated'),
    id: gameId,
    rulesId,
    rulesVersion: z.int(),
    options: z.record(z.string(), z.string()),
    host: account,
    seats: z.array(z.nullable(account)),
    isPrivate: z.exactOptional(z.literal(true)),
    clock: z.exactOptional(clock),
    series: z.exactOptional(series),
    fillIn: z.exactOptional(machine),
  }),
  seatTaken: z.object({
    type: z.literal('seatTaken'),
    seat,
    account,
    name: z.string(),
    availability: z.exactOptional(availability),
    invited: z.exactOptional(account),
    insteadOf: z.exactOptional(account),
    atLeast: z.exactOptional(z.int().check(z.minimum(0))),
    machine: z.exactOptional(machine),
  }),
  seatDeclined: z.object({ type: z.literal('seatDeclined'), seat, account }),
  gameBegun: z.object({ type: z.literal('gameBegun') }),
  movePlayed: z.object({
    type: z.literal('movePlayed'),
    seat,
    ply,
    move: z.string(),
    inPause: z.exactOptional(z.literal(true)),
    planned: z.exactOptional(z.literal(true)),
  }),
  seatResigned: z.object({ type: z.literal('seatResigned'), seat, ply }),
  timeLost: z.object({ type: z.literal('timeLost'), seat, ply, claimedBy: z.exactOptional(seat) }),
  timeRanOut: z.object({ type: z.literal('timeRanOut'), seat, ply }),
  vacationTaken: z.object({ type: z.literal('vacationTaken'), seat, ply, date }),
  habitsChanged: z.object({
    type: z.literal('habitsChanged'),
    seat,
    availability,
    announced: z.array(dates),
  }),
  offerMade: z.object({ type: z.literal('offerMade'), seat, ply, proposal: proposalSchema }),
  offerAccepted: z.object({ type: z.literal('offerAccepted'), kind, seat, ply }),
  offerClosed: z.object({ type: z.literal('offerClosed'), kind, seat, ply }),
  movesTakenBack: z.object({
    type: z.literal('movesTakenBack'),
    seat,
    ply,
    backTo: ply,
    atLeast: z.exactOptional(z.int().check(z.minimum(0))),
  }),
  gamePaused: z.object({ type: z.literal('gamePaused'), seat, ply, until: z.int() }),
  pauseEnded: z.object({ type: z.literal('pauseEnded'), ply, seat: z.exactOptional(seat) }),
  seatFreed: z.object({ type: z.literal('seatFreed'), seat, ply, of: seat }),
  timeGiven: z.object({
    type: z.literal('timeGiven'),
    seat,
    ply,
    to: seat,
    time: z.int().check(z.minimum(0)),
  }),
  seatCalled: z.object({ type: z.literal('seatCalled'), seat, ply, of: seat, until: z.int() }),
  gameEnded: z.object({ type: z.literal('gameEnded'), outcome }),
  gameCancelled: z.object({
    type: z.literal('gameCancelled'),
    seat,
    ply,
    isMatchDecided: z.exactOptional(z.literal(true)),
  }),
  gameLapsed: z.object({ type: z.literal('gameLapsed') }),
  rematchAsked: z.object({ type: z.literal('rematchAsked'), seat }),
  noteWritten: z.object({ type: z.literal('noteWritten'), seat, text: z.string() }),
  watchLinkRenewed: z.object({ type: z.literal('watchLinkRenewed') }),
} satisfies Schemas;

const isEventType = (type: string): type is EventType => Object.hasOwn(schemas, type);

type Payload = Readonly<Record<string, unknown>>;

/** The members whose names in the log differ from the code's: type -> name in code -> name in the log. */
const STORED_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gameCreated: { rulesId: 'game', host: 'maker' },
  seatTaken: { availability: 'habits' },
  habitsChanged: { availability: 'habits' },
};

const renamed = (payload: Payload, names: readonly (readonly [string, string])[]): Payload => {
  // Nearly all records are of moves, none of whose members has another name.
  if (names.length === 0) return payload;
  const others = new Map(names);
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [others.get(name) ?? name, value]),
  );
};

const storedNames = (type: string) => Object.entries(STORED_NAMES[type] ?? {});

const toStored = (type: string, payload: Payload): Payload => renamed(payload, storedNames(type));

const fromStored = (type: string, payload: Payload): Payload =>
  renamed(
    payload,
    storedNames(type).map(([name, stored]) => [stored, name]),
  );

/**
 * `lifts[type][n - 1]` turns version n of a payload into version n + 1; a type without lifts is at version 1.
 */
export type Lifts = Readonly<Record<string, readonly ((payload: Payload) => Payload)[]>>;

const LIFTS: Lifts = {};

/** `times` are the clocks after the event, which its payload keeps too. */
export function encodeEvent(
  event: GameEvent,
  times?: Times,
): Pick<LogRecord, 'type' | 'version' | 'payload'> {
  const { type, ...payload } = event;
  const stored = { ...toStored(type, payload), ...(times && { times }) };
  return { type, version: versionOf(type, LIFTS), payload: canonicalJson(stored) };
}

const versionOf = (type: string, lifts: Lifts): number => 1 + (lifts[type]?.length ?? 0);

/** A record's event; throws if no version of ours has written such a record. */
export const decodeEvent = ({ type, version, payload }: Encoded, lifts = LIFTS): GameEvent =>
  eventOf(type, lifted(type, version, JSON.parse(payload), lifts));

/**
 * A record as the rest of the code reads it. Throws as `decodeEvent` does, and also if anything other than a
 * name or a note stays sealed.
 */
export function decodeRecord(record: LogRecord): LoggedEvent {
  const { logged, closed } = decodeDisclosed(record);
  // A name or a note may have been forgotten; the game goes on without it.
  const missing = closed.find(({ kind }) => kind !== 'name' && kind !== 'note');
  if (missing) throw new Error(`${record.type}: ${missing.path.join('.')} is sealed`);
  return logged;
}

/** An exported record, with placeholders for what its reader may not see; throws as `decodeEvent` does. */
export function decodeDisclosed(record: LogRecord): {
  readonly logged: LoggedEvent;
  readonly closed: readonly Secret[];
} {
  const { seq, at, type, version } = record;
  const { payload: opened, closed } = open(record);
  const payload = lifted(type, version, opened, LIFTS);
  const logged = { seq, at, event: eventOf(type, payload) };
  if (payload.times === undefined) return { logged, closed };
  return { logged: { ...logged, times: times.parse(payload.times) }, closed };
}

type Encoded = Pick<LogRecord, 'type' | 'version' | 'payload'>;

function lifted(type: string, version: number, payload: Payload, lifts: Lifts): Payload {
  const newest = versionOf(type, lifts);
  if (version < 1 || version > newest) throw new Error(`${type} of version ${version}; ${newest} is known`);
  return (lifts[type] ?? []).slice(version - 1).reduce((older, lift) => lift(older), payload);
}

function eventOf(type: string, payload: Payload): GameEvent {
  if (!isEventType(type)) throw new Error(`no event is called ${type}`);
  return schemas[type].parse({ ...fromStored(type, payload), type });
}
