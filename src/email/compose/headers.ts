/** The header fields that our letters carry beside From, To, Subject and Reply-To. */
import type { Draft, LetterKind } from '../letters/template.ts';

/** Marks a letter as ours, so that one that finds its way back is known. */
export const OWN_LETTER = 'X-Sealed-Move';

export const headersOf = (
  kind: LetterKind,
  { unsubscribe, thread }: Pick<Draft, 'unsubscribe' | 'thread'>,
): Readonly<Record<string, string>> => ({
  [OWN_LETTER]: kind,
  // RFC 3834: a program wrote this. The second one keeps Exchange's vacation notices away.
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(thread !== undefined && { References: thread, 'In-Reply-To': thread }),
  // RFC 8058: one click in the mail program, which makes a POST.
  ...(unsubscribe !== undefined && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});
