/**
 * Who gets to see what in a log. Its players see each other's zones, quiet hours and vacation, so that they
 * can check every deadline; others do not. Someone invited who has not accepted is shown to nobody, or
 * inviting an address would reveal whose it is. The operator sees everything. Names and notes are told to
 * anyone who sees the game, as long as they are kept.
 */
import { canonicalJson } from '../../canonicalJson.ts';
import { sha256Hex } from '../../sha256.ts';
import type { LogRecord } from './chain.ts';
import {
  holdsSecrets,
  open,
  type Secret,
  sealedBy,
  secretsOf,
  valueAt,
  WITHHELD,
  withValue,
} from './sealed.ts';

export type LogReader = 'anybody' | 'player';

/** A log as it is exported. */
export function disclose(records: readonly LogRecord[], reader: LogReader): readonly LogRecord[] {
  const accepted = new Set(records.map(accountThatSat));
  const isTold: IsTold = ({ kind }, value) =>
    kind === 'name' ||
    kind === 'note' ||
    (kind === 'account' ? typeof value === 'string' && accepted.has(value) : reader === 'player');
  return records.map((record) => disclosed(record, isTold));
}

type IsTold = (secret: Secret, value: unknown) => boolean;

function disclosed(record: LogRecord, isTold: IsTold): LogRecord {
  const { openings = [], ...plain } = record;
  const opened = attempt(() => open(record).payload);
  if (!opened) return holdsSecrets(record.type) ? { ...plain, ...NOTHING_OF_IT } : plain;
  const secrets = secretsOf(record.type, JSON.parse(record.payload));
  const hidden = secrets.filter((secret) => !isTold(secret, valueAt(opened, secret.path)));
  const told = openings.filter((text) => !hidden.some(({ value }) => sealedBy(value) === sha256Hex(text)));
  // This record is from before anything was sealed. Its hash also covers what is left out here, so it cannot
  // be recomputed.
  const inClear = hidden.filter(({ value }) => sealedBy(value) === undefined);
  const payload = inClear.reduce(
    (before, { path }) => withValue(before, path, WITHHELD),
    JSON.parse(record.payload),
  );
  return {
    ...plain,
    ...(inClear.length > 0 && { payload: canonicalJson(payload), withheld: true }),
    ...(told.length > 0 && { openings: told }),
  };
}

/** If a record cannot be read, there is no telling what in it is secret. */
const NOTHING_OF_IT = { payload: canonicalJson(WITHHELD), withheld: true } as const;

const accountThatSat = (record: LogRecord): unknown =>
  record.type === 'seatTaken' ? attempt(() => open(record).payload.account) : undefined;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
