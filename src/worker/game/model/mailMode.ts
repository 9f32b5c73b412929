/** Each letter at once; what calls to a turn once a day together; or none. */
export const MAIL_MODES = ['each', 'digest', 'quiet'] as const;
export type MailMode = (typeof MAIL_MODES)[number];
