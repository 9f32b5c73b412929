/** The email room's door. */

export { boardFilename, composeLetter } from './composeLetter.ts';
export * from './letter.ts';
export { type Link, readLink, signLink } from './links.ts';
export { formatReplyAddress, parseReplyAddress, type ReplyAddress } from './replyAddress.ts';
