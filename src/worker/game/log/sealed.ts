/**
 * What a log keeps and does not tell everybody: zones, quiet hours, vacation, and who was invited; and what
 * it may have to forget: names. In the chain stands in its place `{"sealed": HEX}`, the SHA-256 of its
 * opening, a text that is kept beside the record: canonical JSON of `[salt, value]`. So the hashes go over
 * all of it, whoever is handed an opening can check it, and without the opening nothing can be guessed, since
 * the salt is random.
 */
import * as z from 'zod';
import { canonicalJson } from '../../canonicalJson.ts';
import { dateAt } from '../../clock/zone.ts';
import { sha256Hex } from '../../sha256.ts';
import { NO_AVAILABILITY } from '../model/availability.ts';
import type { LogRecord } from './chain.ts';

/**
 * In an export of an old record, which was chained in clear, `withheld` stands where a newer one has
 * `sealed`.
 */
const mark = z.union([z.strictObject({ sealed: z.string() }), z.strictObject({ withheld: z.literal(true) })]);
export const WITHHELD = { withheld: true } as const;

const opening = z.tuple([z.string(), z.unknown()]);

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/**
 * A value in a payload that is not for everybody, or not for ever. `account`: it names a person; `name`: a
 * display name, which is told to all until the account is deleted; else it is about a player's time.
 */
export interface Secret {
  readonly path: Path;
  readonly value: unknown;
  readonly kind: 'account' | 'name' | 'time';
}

/** The secrets of a payload, in clear or sealed; by the names that stand in the log. */
export function secretsOf(type: string, payload: Json): readonly Secret[] {
  const found: Secret[] = [];
  const add = (kind: Secret['kind'], ...path: Path) => {
    const value = valueAt(payload, path);
    if (value !== undefined) found.push({ path, value, kind });
  };
  if (type === 'gameCreated' && Array.isArray(payload.seats)) {
    for (const [seat, account] of payload.seats.entries()) {
      if (account !== null && account !== payload.maker) add('account', 'seats', seat);
    }
  }
  if (type === 'seatTaken') {
    add('name', 'name');
    add('time', 'habits');
    add('account', 'invited');
  }
  if (type === 'seatDeclined') add('account', 'account');
  if (type === 'habitsChanged') {
    add('time', 'habits');
    add('time', 'announced');
  }
  if (type === 'vacationTaken') add('time', 'date');
  const off = valueAt(payload, OFF);
  if (!Array.isArray(off) || off.length > 0) add('time', ...OFF);
  return found;
}

const OFF: Path = ['times', 'running', 'off'];

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** The same payload with another value at a path; undefined takes it out. */
export function withValue(payload: Json, [key, ...rest]: Path, value: unknown): Json {
  if (key === undefined) return payload;
  const inner = rest.length === 0 ? value : withValue(payload[key] as Json, rest, value);
  if (Array.isArray(payload)) return payload.with(Number(key), inner) as unknown as Json;
  const { [key]: _, ...others } = payload;
  return inner === undefined ? others : { ...others, [key]: inner };
}

/** The digest that stands for a value in the chain; undefined: the value is there in clear, or withheld. */
export function sealedBy(value: unknown): string | undefined {
  const marked = mark.safeParse(value).data;
  return marked && 'sealed' in marked ? marked.sealed : undefined;
}

type Payload = Pick<LogRecord, 'type' | 'payload'>;

/**
 * A payload as it goes into the chain, and the openings to be kept beside it. `newSalt`: at least 128 random
 * bits.
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
   * With the values of all secrets; of those that stay closed, with something in their place that can be
   * read.
   */
  readonly payload: Json;
  readonly closed: readonly Secret[];
}

/** Reads a payload; throws where an opening is not that of anything sealed in it. */
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
 * The number of the first record that carries an opening of nothing that is sealed in it; undefined: all are
 * right.
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

/** The openings of a record without that of the account's name; undefined: there is none. */
export function withoutName(
  { type, payload, openings = [] }: LogRecord,
  account: string,
): readonly string[] | undefined {
  if (type !== 'seatTaken') return undefined;
  const read = JSON.parse(payload) as Json;
  const digest = read.account === account ? sealedBy(read.name) : undefined;
  const kept = openings.filter((text) => sha256Hex(text) !== digest);
  return kept.length < openings.length ? kept : undefined;
}

/**
 * The nameless stand for the account in a seat, the same throughout a log, so that it can be played through.
 */
function inPlaceOf(type: string, payload: Json, { path, kind }: Secret, at: number): unknown {
  if (kind === 'name') return '';
  if (kind === 'account') return `withheld-${path[0] === 'seats' ? path[1] : payload.seat}`;
  if (path[0] === OFF[0] || path[0] === 'announced') return [];
  if (path[0] === 'date') return dateAt(at, 'UTC');
  return type === 'habitsChanged' ? NO_AVAILABILITY : undefined;
}
