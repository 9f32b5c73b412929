/** The email room's door. */

export { type Dmarc, parseAuthenticationResults, readDmarc } from './authentication.ts';
export { type AutomaticReason, automaticReason } from './automatic.ts';
export { readBounded } from './bounded.ts';
export { boardFilename, composeLetter } from './composeLetter.ts';
export * from './letter.ts';
export { type Link, PURPOSES, readLink, signLink } from './links.ts';
export {
  COMMAND_WORDS,
  type CommandWord,
  type MailCommand,
  readMailCommand,
  type SpokenCommand,
} from './mailCommand.ts';
export { bareLine, doubtAt, isCourtesy, markedDoubt, type ProseDoubt } from './plainly.ts';
export { isHeadingLike } from './quotes.ts';
export { fetchReceived, type ReceivedMessage, type ReceivedSettings } from './receivers/resend.ts';
export { type Receiver, type Reply, readReply } from './reply.ts';
export { formatReplyAddress, parseReplyAddress, type ReplyAddress } from './replyAddress.ts';
export { cloudflareSender, type EmailBinding } from './senders/cloudflare.ts';
export { type KeptLetter, type LetterTable, parseKeptLetter, postOffice } from './senders/postOffice.ts';
export { keyOfTag, LETTER_TAG, type ResendSettings, resendSender } from './senders/resend.ts';
export { withoutReplyMark } from './subject.ts';
export { readWebhook, type SignedWebhook } from './webhook.ts';
