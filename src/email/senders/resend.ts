/**
 * Sends letters through Resend. The idempotency key makes a retry safe for 24 hours: the same key with the
 * same letter gets the first answer again, and nothing is sent twice.
 */
import { type ErrorResponse, Resend } from 'resend';
import type { Result } from '../../rules/index.ts';
import type { OutgoingLetter, Sender, SendResult } from './sender.ts';

export interface ResendSettings {
  readonly apiKey: string;
  /** "https://api.resend.com" */
  readonly baseUrl: string;
  /** Milliseconds until an unanswered request is given up, to be retried. */
  readonly timeout?: number;
}

const TIMEOUT = 15_000;

export function resendSender({ apiKey, baseUrl, timeout = TIMEOUT }: ResendSettings): Sender {
  const resend = new Resend(apiKey, { baseUrl });
  return async (letter) => {
    // Not AbortSignal.timeout: its timer keeps running, and so keeps a game object awake, and billed, until
    // it ends.
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), timeout);
    try {
      const { data, error, headers } = await resend.emails.send(payloadOf(letter), {
        idempotencyKey: letter.idempotencyKey,
        signal: giveUp.signal,
      });
      return error ? failureOf(error, headers ?? {}, letter.idempotencyKey) : { ok: true, id: data.id };
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Removes an address from Resend's suppression list. Needs a key with full access.
 * https://resend.com/docs/api-reference/suppressions/remove-suppression
 */
export async function restoreAtResend(
  { apiKey, baseUrl, timeout = TIMEOUT }: ResendSettings,
  address: string,
): Promise<Result<undefined, string>> {
  const signal = AbortSignal.timeout(timeout);
  const { error } = await new Resend(apiKey, { baseUrl }).suppressions.remove(address, { signal });
  // It was not on the list.
  if (!error || error.statusCode === 404) return { ok: true, value: undefined };
  return { ok: false, error: `${error.statusCode ?? 'no answer'} ${error.name}: ${error.message}` };
}

/** The tag that identifies a letter in the provider's reports: its key, in the characters a tag may have. */
export const LETTER_TAG = 'letter';
const tagOfKey = (key: string): string => key.replaceAll(':', '_');
/** The idempotency key that `tag` stands for. */
export const keyOfTag = (tag: string): string => tag.replaceAll('_', ':');

const payloadOf = ({
  from,
  to,
  subject,
  text,
  html,
  headers,
  replyTo,
  attachments,
  idempotencyKey,
}: OutgoingLetter) => ({
  from,
  to,
  subject,
  text,
  html,
  headers: { ...headers },
  tags: [{ name: LETTER_TAG, value: tagOfKey(idempotencyKey) }],
  ...(replyTo ? { replyTo } : {}),
  attachments: attachments.map(({ filename, contentType, contentId, content }) => ({
    filename,
    contentType,
    contentId,
    content,
  })),
});

function failureOf(
  { name, message, statusCode }: ErrorResponse,
  headers: Readonly<Record<string, string>>,
  key: string,
): SendResult {
  // An earlier attempt was accepted, and the letter has changed since. So it was sent, under an id we never
  // learned.
  if (name === 'invalid_idempotent_request') return { ok: true, id: key };
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  const isSender = refusesSender(name, statusCode, message);
  return {
    ok: false,
    mayRetry: isSender || name === 'concurrent_idempotent_requests' || isPassing(statusCode),
    ...(isSender && { refuses: 'sender' }),
    ...(Number.isFinite(retryAfter) && retryAfter >= 0 ? { retryAfter: Math.min(retryAfter, 3600) } : {}),
    error: `${statusCode ?? 'no answer'} ${name}: ${message}`,
  };
}

/**
 * Whether Resend refuses our key, our domain or our quota. An invalid key gets 400, 401 or 403; a domain
 * that is not verified gets 403. https://resend.com/docs/api-reference/errors
 */
const refusesSender = (name: string, status: number | null | undefined, message: string): boolean =>
  status === 401 ||
  status === 403 ||
  /^(?:daily|monthly)_quota_exceeded$|_api_key$|^invalid_from_address$/.test(name) ||
  (status === 400 && /\bAPI key\b/i.test(message));

/** No status: there was no answer, or not one from Resend. */
const isPassing = (status: number | null | undefined): boolean =>
  typeof status !== 'number' || status === 408 || status === 429 || status >= 500;
