/** Every letter at once; turn letters collected into one a day; or none. */
export const MAIL_MODES = ['each', 'digest', 'quiet'] as const;
export type MailMode = (typeof MAIL_MODES)[number];
