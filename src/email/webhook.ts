/**
 * Resend's webhooks, signed as Svix does. https://resend.com/docs/dashboard/webhooks/verify-webhooks-requests
 */
import { Resend } from 'resend';

export interface SignedWebhook {
  readonly body: string;
  /** The header fields `svix-id`, `svix-timestamp` and `svix-signature`. */
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** The event as it was sent; undefined if it was not signed with our secret, or not within five minutes. */
export function readWebhook(webhookSecret: string, { body, ...headers }: SignedWebhook): unknown {
  try {
    return new Resend('no key is needed').webhooks.verify({ payload: body, headers, webhookSecret });
  } catch {
    return undefined;
  }
}
