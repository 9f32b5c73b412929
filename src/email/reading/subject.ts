/** "Re: Re[2]: AW:" */
export const REPLY_MARK = /^(?:\p{L}{1,4}(?:\[\d+\])?\s?[:：]\s*)+/u;

/** The subject that a reply has taken over. */
export const withoutReplyMark = (subject: string): string => subject.replace(REPLY_MARK, '');
