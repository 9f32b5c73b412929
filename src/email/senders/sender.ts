/** What a sender takes and returns. */
import type { ComposedLetter } from '../compose/composeLetter.ts';

export interface OutgoingLetter extends ComposedLetter {
  readonly from: string;
  readonly to: string;
  /** The same for every attempt to send this letter: letters, digits, hyphens and colons. */
  readonly idempotencyKey: string;
}

/** `retryAfter` in seconds, if the provider said so. */
export type SendResult =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false;
      readonly mayRetry: boolean;
      readonly retryAfter?: number;
      readonly error: string;
      /**
       * Set if the provider refuses more than this letter: the sender (a key, a domain, a quota), so that no
       * letter would go out; or the reader's address, which no letter would reach.
       */
      readonly refuses?: 'sender' | 'address';
    };

export type Sender = (letter: OutgoingLetter) => Promise<SendResult>;
