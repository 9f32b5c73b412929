/**
 * Sends letters through Cloudflare's send_email binding (Email Service). It has no idempotency keys: if the
 * answer to an attempt is lost, the letter is sent again and may arrive twice.
 */
import { addressParser } from 'postal-mime';
import type { OutgoingLetter, Sender, SendResult } from './sender.ts';

/** The part of the runtime's `SendEmail` that we use. */
export interface EmailBinding {
  send(message: CloudflareMessage): Promise<{ readonly messageId: string }>;
}

export interface CloudflareMessage {
  from: { name: string; email: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  replyTo?: string;
  attachments: {
    disposition: 'inline';
    contentId: string;
    filename: string;
    type: string;
    content: Uint8Array;
  }[];
}

const TIMEOUT = 15_000;

/**
 * The codes after which a retry may succeed; after any other it would fail again.
 * https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
const PASSING = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_INTERNAL_SERVER_ERROR',
  'E_DELIVERY_FAILED',
  // On the free plan, or with a restricted binding, letters only go to verified addresses. That is no fault
  // of the sender's: strangers name addresses, and must not stop everybody's letters by it.
  'E_RECIPIENT_NOT_ALLOWED',
]);

/** Codes that refuse the sender, not the letter: its domain, or its daily quota. */
const OF_SENDER = new Set([
  'E_SENDER_NOT_VERIFIED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
  'E_DAILY_LIMIT_EXCEEDED',
]);

/** `timeout`: milliseconds until an unanswered call is given up, to be retried. */
export function cloudflareSender(binding: EmailBinding, timeout = TIMEOUT): Sender {
  return async (letter) => {
    try {
      const { messageId } = await within(timeout, binding.send(messageOf(letter)));
      return { ok: true, id: messageId };
    } catch (error) {
      return failureOf(error);
    }
  };
}

function messageOf(letter: OutgoingLetter): CloudflareMessage {
  const [sender] = addressParser(letter.from, { flatten: true });
  return {
    from: { name: sender?.name ?? '', email: sender?.address ?? letter.from },
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { ...letter.headers },
    ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
    attachments: letter.attachments.map(({ filename, contentType, contentId, content }) => ({
      disposition: 'inline',
      contentId,
      filename,
      type: contentType,
      content,
    })),
  };
}

function failureOf(error: unknown): SendResult {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return {
    ok: false,
    mayRetry: code === undefined || PASSING.has(code) || OF_SENDER.has(code),
    ...(code !== undefined && OF_SENDER.has(code) && { refuses: 'sender' }),
    ...(code === 'E_RECIPIENT_SUPPRESSED' && { refuses: 'address' }),
    error: code ? `${code}: ${message}` : message,
  };
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${milliseconds} ms`));
    const timer = setTimeout(late, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
