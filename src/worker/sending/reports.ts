/** What the mail provider reports of a letter after it took it. https://resend.com/docs/webhooks/event-types */
import * as z from 'zod';
import { keyOfTag, LETTER_TAG } from '../../email/index.ts';

export type ReportedFate = 'delayed' | 'delivered' | 'bounced' | 'complained';

export interface Report {
  /** The letter's idempotency key. */
  readonly key: string;
  readonly fate: ReportedFate;
  /** What the other side said, where it said something. */
  readonly reason: string | undefined;
  /** When it happened, in ms since 1970. */
  readonly at: number;
  /** The address, lower case, to which no more mail may go. */
  readonly stops: string | undefined;
}

const Event = z.object({
  type: z.string(),
  created_at: z.string(),
  data: z.object({
    to: z.array(z.string()),
    tags: z.record(z.string(), z.string()),
    bounce: z.object({ type: z.string(), message: z.string() }).optional(),
    failed: z.object({ reason: z.string() }).optional(),
    suppressed: z.object({ message: z.string() }).optional(),
  }),
});

/** undefined: nothing that concerns a letter of ours. */
export function reportOf(event: unknown): Report | undefined {
  const read = Event.safeParse(event);
  if (!read.success) return undefined;
  const { type, created_at, data } = read.data;
  const [key, at] = [keyOfTag(data.tags[LETTER_TAG] ?? ''), Date.parse(created_at)];
  const told = toldBy(type, data);
  if (key === '' || Number.isNaN(at) || !told) return undefined;
  const { fate, reason, isFinal } = told;
  return { key, fate, reason, at, stops: isFinal ? data.to[0]?.toLowerCase() : undefined };
}

/** `isFinal`: mail to this address would fare no better another time. */
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
      return { fate: 'bounced', reason: failed?.reason };
    case 'email.suppressed':
      return { fate: 'bounced', reason: suppressed?.message, isFinal: true };
    case 'email.complained':
      return { fate: 'complained', isFinal: true };
    default:
      return undefined;
  }
}
