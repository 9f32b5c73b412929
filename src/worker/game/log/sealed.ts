/**
 * What a log keeps but does not show to everybody (time zones, quiet hours, vacation, and who was invited),
 * and names and notes, which it may have to forget. The chain holds `{"sealed": HEX}` in the value's place:
 * the SHA-256 of its opening, a text kept beside the record, which is the canonical JSON of `[salt, value]`.
 * So the hashes still cover everything, and anyone who is given an opening can check it. Without the opening
 * nothing can be guessed, because the salt is random.
 */
import * as z from 'zod/mini';
import { canonicalJson } from '../../canonicalJson.ts';
import { dateAt } from '../../clock/zone.ts';
import { sha256Hex } from '../../sha256.ts';
import { NO_AVAILABILITY } from '../model/availability.ts';
import type { LogRecord } from './chain.ts';

/**
 * Stands for a value that is left out of an old record, whose hash was computed over plain values: in its
 * export, or for good, once it had to be forgotten.
 */
const mark = z.union([z.strictObject({ sealed: z.string() }), z.strictObject({ withheld: z.literal(true) })]);
export const WITHHELD = { withheld: true } as const;

const opening = z.tuple([z.string(), z.unknown()]);

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/**
 * Why a value in a payload is secret. `account`: it identifies a person. `name`: a display name, shown to
 * everybody until the account is deleted. `note`: what a player wrote, shown until the operator removes it.
 * Otherwise it is about a player's time.
 */
export interface Secret {
  readonly path: Path;
  readonly value: unknown;
  readonly kind: 'account' | 'name' | 'note' | 'time';
}

/** The secret members of each type of event; in `gameCreated`, those of whom it invites. */
const MEMBERS: ReadonlyMap<string, Readonly<Record<string, Secret['kind']>>> = new Map([
  ['gameCreated', { seats: 'account' }],
  ['seatTaken', { name: 'name', habits: 'time', invited: 'account' }],
  ['seatDeclined', { account: 'account' }],
  ['habitsChanged', { habits: 'time', announced: 'time' }],
  ['vacationTaken', { date: 'time' }],
  ['noteWritten', { text: 'note' }],
]);

/** Whether an event of this type has secrets of its own, besides the times of the running turn. */
export const holdsSecrets = (type: string): boolean => MEMBERS.has(type);

/** A payload's secrets, in clear or sealed, by the member names used in the log. */
export function secretsOf(type: string, payload: Json): readonly Secret[] {
  const found: Secret[] = [];
  const add = (kind: Secret['kind'], ...path: Path) => {
    const value = valueAt(payload, path);
    if (value !== undefined) found.push({ path, value, kind });
  };
  for (const [member, kind] of Object.entries(MEMBERS.get(type) ?? {})) {
    if (member !== 'seats') add(kind, member);
    else if (Array.isArray(payload.seats)) {
      for (const [seat, account] of payload.seats.entries()) {
        if (account !== null && account !== payload.maker) add(kind, member, seat);
      }
    }
  }
  const off = valueAt(payload, OFF);
  if (!Array.isArray(off) || off.length > 0) add('time', ...OFF);
  return found;
}

const OFF: Path = ['times', 'running', 'off'];

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** The same payload with the value at a path replaced; undefined removes it. */
export function withValue(payload: Json, [key, ...rest]: Path, value: unknown): Json {
  if (key === undefined) return payload;
  const inner = rest.length === 0 ? value : withValue(payload[key] as Json, rest, value);
  if (Array.isArray(payload)) return payload.with(Number(key), inner) as unknown as Json;
  const { [key]: _, ...others } = payload;
  return inner === undefined ? others : { ...others, [key]: inner };
}

/** The digest that stands for a value in the chain; undefined if the value is in clear or withheld. */
export function sealedBy(value: unknown): string | undefined {
  const marked = mark.safeParse(value).data;
  return marked && 'sealed' in marked ? marked.sealed : undefined;
}

type Payload = Pick<LogRecord, 'type' | 'payload'>;

/**
 * A payload as it goes into the chain, and the openings to keep beside it. `newSalt` returns at least 128
 * random bits.
 */
export function seal(
  { type, payload }: Payload,
  newSalt: () => string,
): { payload: string; openings: readonly string[] } {
  const read = JSON.parse(payload) as Json;
  const openings: string[] = [];
  const sealed = secretsOf(type, read).reduce((before, { path, value }) => {
    const text = canonicalJson([newSalt(), value]);
    openings.push(text);
    return withValue(before, path, { sealed: sha256Hex(text) });
  }, read);
  return { payload: openings.length > 0 ? canonicalJson(sealed) : payload, openings };
}

export interface Opened {
  /**
   * The payload with all the secrets that were opened; the ones that stay closed get a readable placeholder.
   */
  readonly payload: Json;
  readonly closed: readonly Secret[];
}

/** Reads a payload; throws if an opening does not match anything sealed in it. */
export function open({
  type,
  payload,
  at,
  openings = [],
}: Payload & Pick<LogRecord, 'at' | 'openings'>): Opened {
  const read = JSON.parse(payload) as Json;
  const texts = new Map(openings.map((text) => [sha256Hex(text), text]));
  const closed: Secret[] = [];
  let opened = read;
  for (const secret of secretsOf(type, read)) {
    const marked = mark.safeParse(secret.value).data;
    if (!marked) continue;
    const text = 'sealed' in marked ? texts.get(marked.sealed) : undefined;
    if (text === undefined) closed.push(secret);
    else texts.delete(sha256Hex(text));
    const value = text === undefined ? inPlaceOf(type, read, secret, at) : opening.parse(JSON.parse(text))[1];
    opened = withValue(opened, secret.path, value);
  }
  if (texts.size > 0) throw new Error(`${type}: an opening of nothing that is sealed there`);
  return { payload: opened, closed };
}

/**
 * The number of the first record with an opening that matches nothing sealed in it; undefined if there is
 * none.
 */
export const findBrokenSeal = (records: readonly LogRecord[]): number | undefined =>
  records.find(({ payload, openings = [] }) =>
    openings.some((text) => !payload.includes(`{"sealed":"${sha256Hex(text)}"}`) || !isOpening(text)),
  )?.seq;

function isOpening(text: string): boolean {
  try {
    return opening.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/**
 * The record without what a member says: its opening is gone, and where an old record has it in clear, so is
 * the value, and with it the means to check the record's hash. undefined if there is nothing to forget.
 */
export function forgetting(record: LogRecord, member: string): LogRecord | undefined {
  const payload = JSON.parse(record.payload) as Json;
  const value = payload[member];
  const marked = mark.safeParse(value).data;
  if (value === undefined || (marked && 'withheld' in marked)) return undefined;
  if (!marked) {
    return { ...record, payload: canonicalJson(withValue(payload, [member], WITHHELD)), withheld: true };
  }
  const { openings = [] } = record;
  const kept = openings.filter((text) => sha256Hex(text) !== marked.sealed);
  return kept.length < openings.length ? { ...record, openings: kept } : undefined;
}

/**
 * What stands in for a closed secret. A seat's account gets the same placeholder throughout a log, so that
 * the log can be replayed.
 */
function inPlaceOf(type: string, payload: Json, { path, kind }: Secret, at: number): unknown {
  if (kind === 'name' || kind === 'note') return '';
  if (kind === 'account') return `withheld-${path[0] === 'seats' ? path[1] : payload.seat}`;
  if (path[0] === OFF[0] || path[0] === 'announced') return [];
  if (path[0] === 'date') return dateAt(at, 'UTC');
  return type === 'habitsChanged' ? NO_AVAILABILITY : undefined;
}
