/** The notes in a log, whether or not the log can be replayed. */
import type { Seat } from '../../../rules/index.ts';
import type { LogRecord } from './chain.ts';
import { decodeDisclosed } from './codec.ts';

export interface ListedNote {
  /** The log's event. */
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat;
  /** undefined once it has been removed. */
  readonly text: string | undefined;
}

/** Newest first. A damaged record is passed over: it is shown nowhere. */
export const listedNotes = (records: readonly LogRecord[]): readonly ListedNote[] =>
  records
    .filter(({ type }) => type === 'noteWritten')
    .flatMap((record) => noteIn(record) ?? [])
    .reverse();

function noteIn(record: LogRecord): ListedNote | undefined {
  try {
    const { logged, closed } = decodeDisclosed(record);
    const { seq, at, event } = logged;
    if (event.type !== 'noteWritten') return undefined;
    return { seq, at, seat: event.seat, text: closed.length > 0 ? undefined : event.text };
  } catch {
    return undefined;
  }
}
