/** The header fields our letters have besides From, To, Subject and Reply-To. */
import type { Draft, LetterKind } from '../letters/template.ts';

/** Marks a letter as ours, so that we recognize it if it comes back to us. */
export const OWN_LETTER = 'X-Sealed-Move';

export const headersOf = (
  kind: LetterKind,
  { unsubscribe, thread }: Pick<Draft, 'unsubscribe' | 'thread'>,
): Readonly<Record<string, string>> => ({
  [OWN_LETTER]: kind,
  // RFC 3834: written by a program. The second field keeps Exchange from sending vacation notices.
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(thread !== undefined && { References: thread, 'In-Reply-To': thread }),
  // RFC 8058: one-click unsubscribe in the mail program, which sends a POST.
  ...(unsubscribe !== undefined && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});
