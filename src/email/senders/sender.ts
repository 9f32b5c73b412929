/** What a sender takes, and what it returns. */
import type { ComposedLetter } from '../compose/composeLetter.ts';

export interface OutgoingLetter extends ComposedLetter {
  readonly from: string;
  readonly to: string;
  /** The same for every attempt at the same letter: letters, digits, hyphens and colons. */
  readonly idempotencyKey: string;
}

/** `retryAfter` in seconds, when the provider named it. */
export type SendResult =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false;
      readonly mayRetry: boolean;
      readonly retryAfter?: number;
      readonly error: string;
      /**
       * What the provider refuses, where it is not this letter: whoever sends (a key, a domain, a quota), so
       * that no letter would go; or the reader's address, to which none would.
       */
      readonly refuses?: 'sender' | 'address';
    };

export type Sender = (letter: OutgoingLetter) => Promise<SendResult>;
