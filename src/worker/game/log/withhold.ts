/**
 * What no export tells: the account of somebody who was invited and has not accepted. Whoever invites an
 * address would otherwise learn whose it is. Such a record is marked, since its hash, over what was withheld
 * too, cannot be computed.
 */
import { canonicalJson } from '../../canonicalJson.ts';
import type { LogRecord } from './chain.ts';

/**
 * Stands for the account in seat `seat`; the same throughout a log, so that the log can be played through.
 */
const nameless = (seat: number): string => `withheld-${seat}`;

interface Payload {
  readonly seat?: number;
  readonly account?: string;
  readonly invited?: string;
  readonly seats?: readonly (string | null)[];
}

/** A log as it is exported. */
export function withholdInvited(records: readonly LogRecord[]): readonly LogRecord[] {
  const events = records.map(({ type, payload }) => ({ type, payload: readPayload(payload) }));
  const accepted = new Set(
    events.flatMap(({ type, payload }) => (type === 'seatTaken' ? [payload.account] : [])),
  );
  return records.map((record, index) => {
    const payload = events[index]?.payload;
    const told = payload && withheldPayload(record.type, payload, accepted);
    return told ? { ...record, payload: canonicalJson(told), withheld: true } : record;
  });
}

/** undefined: there is nothing to withhold. */
function withheldPayload(
  type: string,
  payload: Payload,
  accepted: ReadonlySet<string | undefined>,
): Payload | undefined {
  const isHidden = (account: string | null | undefined) => account != null && !accepted.has(account);
  const { seats = [], seat = 0, account, invited } = payload;
  if (type === 'gameCreated' && seats.some(isHidden)) {
    return { ...payload, seats: seats.map((each, at) => (isHidden(each) ? nameless(at) : each)) };
  }
  if (type === 'seatDeclined' && isHidden(account)) return { ...payload, account: nameless(seat) };
  // The account that was invited has gone up in the one that accepted.
  if (type === 'seatTaken' && isHidden(invited)) return { ...payload, invited: nameless(seat) };
  return undefined;
}

/** A record that cannot be read is exported as it is. */
function readPayload(text: string): Payload {
  try {
    return (JSON.parse(text) ?? {}) as Payload;
  } catch {
    return {};
  }
}
