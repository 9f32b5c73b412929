/** "Re: Re[2]: AW:" */
export const REPLY_MARK = /^(?:\p{L}{1,4}(?:\[\d+\])?\s?[:：]\s*)+/u;

/** The original subject, without the reply marks. */
export const withoutReplyMark = (subject: string): string => subject.replace(REPLY_MARK, '');
