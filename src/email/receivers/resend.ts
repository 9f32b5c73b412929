/**
 * Mail that Resend received for us: its webhook names the message, and its API returns the raw bytes.
 * https://resend.com/docs/api-reference/emails/retrieve-received-email
 */
import { Resend } from 'resend';
import type { Result } from '../../rules/index.ts';

export interface ReceivedSettings {
  readonly apiKey: string;
  /** "https://api.resend.com" */
  readonly baseUrl: string;
  /** Milliseconds until each of the two requests times out. */
  readonly timeout?: number;
}

/** A raw message; `size` in bytes as announced, 0 if it was not. */
export interface ReceivedMessage {
  readonly raw: ReadableStream<Uint8Array>;
  readonly size: number;
}

const TIMEOUT = 15_000;

/** The raw message of `id`; or, in words for the operator, why we cannot get it now. Never throws. */
export async function fetchReceived(
  { apiKey, baseUrl, timeout = TIMEOUT }: ReceivedSettings,
  id: string,
): Promise<Result<ReceivedMessage, string>> {
  try {
    const resend = new Resend(apiKey, { baseUrl });
    const signal = AbortSignal.timeout(timeout);
    const { data, error } = await resend.emails.receiving.get(id, {}, { signal });
    if (error) return { ok: false, error: `${error.name}: ${error.message}` };
    if (!data.raw) return { ok: false, error: 'the raw message is not there yet' };
    const response = await fetch(data.raw.download_url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return { ok: false, error: `the raw message: HTTP ${response.status}` };
    }
    const size = Number(response.headers.get('content-length') ?? 0);
    return { ok: true, value: { raw: response.body, size } };
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}
