/** The email room's door. */
export * from './letter.ts';
export { type Link, readLink, signLink } from './links.ts';
export { formatReplyAddress, parseReplyAddress, type ReplyAddress } from './replyAddress.ts';
