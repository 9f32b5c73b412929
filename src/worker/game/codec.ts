/** Events to and from the text of the log. Old versions stay readable: each is lifted to the next, one by one. */
import * as z from 'zod';
import { canonicalJson } from './canonicalJson.ts';
import type { LogRecord } from './chain.ts';
import type { GameEvent } from './events.ts';

const seat = z.int().min(0);
const ply = z.int().min(0);
const outcome = z.object({ points: z.array(z.number()), reason: z.string() });

const schema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('gameCreated'),
    id: z.string(),
    game: z.string(),
    rulesVersion: z.int(),
    options: z.record(z.string(), z.string()),
    maker: z.string(),
    seats: z.array(z.string().nullable()),
    isPrivate: z.exactOptional(z.literal(true)),
  }),
  z.object({ type: z.literal('seatTaken'), seat, account: z.string(), name: z.string() }),
  z.object({ type: z.literal('seatDeclined'), seat, account: z.string() }),
  z.object({ type: z.literal('gameBegun') }),
  z.object({ type: z.literal('movePlayed'), seat, ply, move: z.string() }),
  z.object({ type: z.literal('seatResigned'), seat, ply }),
  z.object({ type: z.literal('gameEnded'), outcome }),
  z.object({ type: z.literal('noteWritten'), seat, text: z.string() }),
  z.object({ type: z.literal('watchLinkRenewed') }),
]) satisfies z.ZodType<GameEvent>;

type Payload = Readonly<Record<string, unknown>>;

/** `lifts[type][n - 1]` makes version n + 1 of a payload from version n; a type without lifts is at version 1. */
export type Lifts = Readonly<Record<string, readonly ((payload: Payload) => Payload)[]>>;

const LIFTS: Lifts = {};

export function encodeEvent(event: GameEvent): Pick<LogRecord, 'type' | 'version' | 'payload'> {
  const { type, ...payload } = event;
  return { type, version: 1 + (LIFTS[type]?.length ?? 0), payload: canonicalJson(payload) };
}

/** The event of a record; throws when the record is not one that any version of ours has written. */
export function decodeEvent(
  record: Pick<LogRecord, 'type' | 'version' | 'payload'>,
  lifts = LIFTS,
): GameEvent {
  const payload = (lifts[record.type] ?? [])
    .slice(record.version - 1)
    .reduce<Payload>((older, lift) => lift(older), JSON.parse(record.payload));
  return schema.parse({ ...payload, type: record.type });
}
