/** What letters about all of a reader's games share: the footer and the link that stops them. */
import { type Block, paragraph } from '../blocks.ts';
import type { Draft, LetterWords } from './template.ts';

export interface AccountLetter {
  /** The page with the reader's wishes for letters. */
  readonly account: string;
  /** Turns all game letters off. */
  readonly unsubscribe: string;
  /** The address that takes further wishes. */
  readonly replyTo: string;
  /** Of the last answer for a day: how many there are at most. */
  readonly mostAnswers?: number;
}

/** The draft of such a letter. `reasons`: why it comes, as sentences of the footer. */
export const accountLetter = (
  words: LetterWords,
  { account, unsubscribe, replyTo, mostAnswers }: AccountLetter,
  subject: string,
  body: readonly Block[],
  reasons: readonly string[] = [],
): Draft => ({
  subject,
  blocks: [
    ...body,
    ...(mostAnswers === undefined ? [] : [paragraph(words.footer.lastAnswer(mostAnswers))]),
    {
      type: 'footer',
      sentences: reasons,
      links: [
        { label: words.footer.account, url: account },
        { label: words.footer.stopAll, url: unsubscribe },
      ],
    },
  ],
  replyTo,
  unsubscribe,
});
