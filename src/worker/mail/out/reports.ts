/**
 * What the mail provider reports about a letter after accepting it.
 * https://resend.com/docs/webhooks/event-types, https://resend.com/docs/webhooks/suppressions/added
 */
import * as z from 'zod/mini';
import { keyOfTag, LETTER_TAG } from '../../../email/index.ts';
import type { ReportedFate } from '../../game/model/letterFate.ts';
import type { Report } from '../../store/mail/reports.ts';

export interface ReadReport extends Report {
  /** What the event should have said, but did not. */
  readonly lacks: readonly ('letter' | 'address')[];
  /** An address that the provider sends to again. */
  readonly lifts?: string | undefined;
}

/** Missing or unexpected details are left out: only the type and the address matter. */
const Event = z.object({
  type: z.string(),
  created_at: ifRead(z.string()),
  data: z.object({
    to: ifRead(
      z.union([
        z.string(),
        z.pipe(
          z.array(z.string()),
          z.transform(([first]) => first),
        ),
      ]),
    ),
    tags: z.catch(
      z.union([
        z.record(z.string(), z.string()),
        z.pipe(
          z.array(z.object({ name: z.string(), value: z.string() })),
          z.transform((tags) => Object.fromEntries(tags.map(({ name, value }) => [name, value]))),
        ),
      ]),
      {},
    ),
    bounce: details('type', 'message'),
    failed: details('reason'),
    suppressed: details('message'),
    email: ifRead(z.string()),
    origin: ifRead(z.string()),
  }),
});

function ifRead<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined);
}

function details<K extends string>(...names: readonly K[]) {
  const text = ifRead(z.string());
  const shape = Object.fromEntries(names.map((name) => [name, text])) as Record<K, typeof text>;
  return ifRead(z.object(shape));
}

/**
 * What an event says about a letter; undefined when it is about something else, 'unclear' when it cannot be
 * read. `now` stands in for the time of events without one.
 */
export function reportOf(event: unknown, now: number): ReadReport | 'unclear' | undefined {
  const read = Event.safeParse(event);
  if (!read.success) return 'unclear';
  const { type, created_at = '', data } = read.data;
  const told = toldBy(type, data);
  if (type === 'suppression.added' || type === 'suppression.removed') {
    return ofSuppressions(type, data, Date.parse(created_at) || now);
  }
  if (!told) return undefined;
  const { fate, reason, isFinal = false } = told;
  const key = keyOfTag(data.tags[LETTER_TAG] ?? '');
  const at = Date.parse(created_at);
  const stops = isFinal ? addressIn(data.to ?? '') : undefined;
  return {
    key,
    fate,
    reason,
    at: Number.isNaN(at) ? now : at,
    stops,
    lacks: [...(key === '' ? ['letter' as const] : []), ...(isFinal && !stops ? ['address' as const] : [])],
  };
}

/** The provider's own list of addresses to which it sends nothing: it grows by bounces, and by hand. */
function ofSuppressions(
  type: 'suppression.added' | 'suppression.removed',
  { email, origin }: z.infer<typeof Event>['data'],
  at: number,
): ReadReport {
  const address = addressIn(email ?? '');
  const isAdded = type === 'suppression.added';
  return {
    key: '',
    fate: origin === 'complaint' ? 'complained' : 'bounced',
    reason: undefined,
    at,
    stops: isAdded ? address : undefined,
    ...(!isAdded && { lifts: address }),
    lacks: address ? [] : ['address'],
  };
}

/** "Ada <ada@example.org>" or the address alone. */
function addressIn(to: string): string | undefined {
  const address = (/<([^<>]*)>\s*$/.exec(to)?.[1] ?? to).trim().toLowerCase();
  return /^\S+@\S+$/.test(address) ? address : undefined;
}

/** `isFinal`: later mail to this address would fail, too. */
function toldBy(
  type: string,
  { bounce, failed, suppressed }: z.infer<typeof Event>['data'],
): { fate: ReportedFate; reason?: string | undefined; isFinal?: boolean } | undefined {
  switch (type) {
    case 'email.delivered':
      return { fate: 'delivered' };
    case 'email.delivery_delayed':
      return { fate: 'delayed' };
    case 'email.bounced':
      return { fate: 'bounced', reason: bounce?.message, isFinal: bounce?.type === 'Permanent' };
    case 'email.failed':
      // Not a bounce: the letter never left, usually because of our key, our domain or our quota.
      return { fate: 'failed', reason: failed?.reason };
    case 'email.suppressed':
      return { fate: 'bounced', reason: suppressed?.message, isFinal: true };
    case 'email.complained':
      return { fate: 'complained', isFinal: true };
    default:
      return undefined;
  }
}
