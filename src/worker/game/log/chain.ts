/**
 * Makes the log tamper-evident: each record carries the SHA-256 of the previous record's hash and its own
 * content, so nothing in an exported log can be changed, left out or inserted without breaking every hash
 * after it.
 */
import { sha256Hex } from '../../sha256.ts';

/** An event as it is stored and exported. `payload` is canonical JSON in the form of `version`. */
export interface LogRecord {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly version: number;
  readonly payload: string;
  readonly hash: string;
  /**
   * The openings of what is sealed in the payload (`sealed.ts`), as far as the reader may see them; no hash
   * covers them.
   */
  readonly openings?: readonly string[];
  /** Part of the payload, which the hash covers, is left out: of the export, or for good. */
  readonly withheld?: boolean;
}

/** Stands for the hash before the first record. */
export const NO_HASH = '';

/** SHA-256, hex, of `previous` followed by the JSON list `[seq, at, type, version, payload]`. */
export const hashRecord = (previous: string, record: Omit<LogRecord, 'hash' | 'openings'>): string =>
  sha256Hex(previous + JSON.stringify([record.seq, record.at, record.type, record.version, record.payload]));

const isHashOf = (record: LogRecord, previous: string): boolean =>
  record.withheld === true || record.hash === hashRecord(previous, record);

/**
 * The number of the first record that does not follow from the ones before it; undefined if the chain is
 * intact.
 */
export function findBreak(records: readonly LogRecord[]): number | undefined {
  let previous = NO_HASH;
  for (const [index, record] of records.entries()) {
    if (record.seq !== index + 1 || !isHashOf(record, previous)) return index + 1;
    previous = record.hash;
  }
  return undefined;
}
