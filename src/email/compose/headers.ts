/** The header fields that our letters carry beside From, To, Subject and Reply-To. */
import type { GameFacts, LetterData } from '../letter.ts';

/** Marks a letter as ours, so that one that finds its way back is known. */
export const OWN_LETTER = 'X-Sealed-Move';

export function headersOf(letter: LetterData): Readonly<Record<string, string>> {
  const always = {
    [OWN_LETTER]: letter.kind,
    // RFC 3834: a program wrote this. The second one keeps Exchange's vacation notices away.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  };
  if (!('unsubscribe' in letter)) return always;
  const root = 'game' in letter ? threadRoot(letter.game) : undefined;
  return {
    ...always,
    ...(root && { References: root, 'In-Reply-To': root }),
    // RFC 8058: one click in the mail program, which makes a POST.
    'List-Unsubscribe': `<${letter.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The Message-ID, of no letter, that all letters to one seat of a game answer: it makes them one thread. */
const threadRoot = ({ id, seat, url }: GameFacts): string => `<game.${id}.${seat}@${new URL(url).hostname}>`;
