/**
 * What the rest of the code may import from here. Each kind of letter has its own file, `letters/KIND.ts`.
 */

export { type ComposedLetter, composeLetter } from './compose/composeLetter.ts';
export type { DigestGame } from './letters/digest.ts';
export type * from './letters/facts.ts';
export type { GameLetter } from './letters/gameLetter.ts';
export type { ListedFacts } from './letters/gameList.ts';
export type { NewsFacts, NewsFactsOf, NewsKind } from './letters/news.ts';
export type { OfferFacts } from './letters/offer.ts';
export { boardFilename } from './letters/parts.ts';
export type { DeedFacts } from './letters/receipt.ts';
export type { AnyTemplate, FactsOf, LetterKind, Template } from './letters/template.ts';
export { base32Letters } from './links/base32.ts';
export { formatLessonAddress, type LessonAddress, parseLessonAddress } from './links/lessonAddress.ts';
export { type Link, PURPOSES, readLink, signLink } from './links/links.ts';
export { isPlayAddress, playAddress } from './links/playAddress.ts';
export { type Asked, formatReplyAddress, parseReplyAddress } from './links/replyAddress.ts';
export { parseAuthenticationResults, readDmarc } from './reading/authentication.ts';
export { automaticReason } from './reading/automatic.ts';
export { readBounded } from './reading/bounded.ts';
export {
  ACCOUNT_WORDS,
  type AccountWord,
  COMMAND_WORDS,
  type CommandWord,
  NO_PLAN,
  NO_RECEIPTS,
  PROPOSING_WORDS,
  type ProposingWord,
} from './reading/commandWords.ts';
export { isConditional, namesOccasion } from './reading/conditions.ts';
export { isCourtesy } from './reading/courtesies.ts';
export { findGames, type NamedGame } from './reading/gameNames.ts';
export { type GameRequest, readGameRequest, readInvited } from './reading/gameRequest.ts';
export { isHeadingLike } from './reading/headings.ts';
export { doubtAt, hasSecondThoughts, markedDoubt, type ProseDoubt } from './reading/intent.ts';
export { bareLine } from './reading/leadIns.ts';
export { asksForNext, readMailCommand, type SpokenCommand } from './reading/mailCommand.ts';
export { openVocabulary } from './reading/ofVocabulary.ts';
export { type PlanWord, plainly, SPOKEN_OF_PLANS } from './reading/planWords.ts';
export { type Reply, readReply, readSenderName } from './reading/reply.ts';
export { REPLY_MARK, withoutReplyMark } from './reading/subject.ts';
export type { Vocabulary } from './reading/vocabulary/index.ts';
export { fetchReceived } from './receivers/resend.ts';
export { cloudflareSender } from './senders/cloudflare.ts';
export { formatKeptLetter, type KeptLetter, parseKeptLetter, postOffice } from './senders/postOffice.ts';
export {
  keyOfTag,
  LETTER_TAG,
  type ResendSettings,
  resendSender,
  restoreAtResend,
} from './senders/resend.ts';
export type { OutgoingLetter, Sender, SendResult } from './senders/sender.ts';
export { readWebhook } from './webhook.ts';
