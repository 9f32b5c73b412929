/** What letters about all of a reader's games share: the footer and the link that stops them. */
import type { Block } from '../blocks.ts';
import type { Draft, LetterWords } from './template.ts';

export interface AccountLetter {
  /** The page with the reader's wishes for letters. */
  readonly account: string;
  /** Turns all game letters off. */
  readonly unsubscribe: string;
}

/** The draft of such a letter. `reasons`: why it comes, as sentences of the footer. */
export const accountLetter = (
  words: LetterWords,
  { account, unsubscribe }: AccountLetter,
  subject: string,
  body: readonly Block[],
  reasons: readonly string[] = [],
): Draft => ({
  subject,
  blocks: [
    ...body,
    {
      type: 'footer',
      sentences: reasons,
      links: [
        { label: words.footer.account, url: account },
        { label: words.footer.stopAll, url: unsubscribe },
      ],
    },
  ],
  unsubscribe,
});
