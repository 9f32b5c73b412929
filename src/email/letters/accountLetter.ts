/** What letters about all of a reader's games have in common: the footer and the unsubscribe link. */
import { type Block, paragraph } from '../blocks.ts';
import type { Draft, LetterWords } from './template.ts';

export interface AccountLetter {
  /** The page with the reader's letter settings. */
  readonly account: string;
  /** Turns off all game letters. */
  readonly unsubscribe: string;
  /** The address that takes further requests. */
  readonly replyTo: string;
  /** Set on the last reply we answer in a day: the daily limit. */
  readonly mostAnswers?: number;
}

/** The draft of such a letter. `reasons`: why the reader gets it, as sentences in the footer. */
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
