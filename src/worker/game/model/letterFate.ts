import type { LetterKind } from '../../../email/index.ts';
import type { Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { AccountId, GameId } from './ids.ts';

/** The letters a game sends, which are those its pages have a name for. The others belong to an account. */
export type GameLetterKind = {
  [K in LetterKind]: Words['letters'][K] extends { readonly name: string } ? K : never;
}[LetterKind];

/** What a game did with a letter. */
export interface LetterFate {
  readonly key: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly account: AccountId;
  readonly kind: GameLetterKind;
  readonly ply: number;
  /** `maybeSent`: an attempt was never confirmed, and then the letter was no longer needed. */
  readonly fate: 'sent' | 'parked' | 'dropped' | 'maybeSent';
  /**
   * Why it was parked, in the mail provider's words, or why it was dropped: OUTDATED, QUIET, IN_DIGEST,
   * UNREACHABLE.
   */
  readonly error?: string;
  readonly at: number;
}

/** Whether D1 lists it: the operator looks for what was given up, and the digest for what was left to it. */
export const isToldToD1 = ({ fate, error }: LetterFate): boolean =>
  fate === 'parked' || error === 'IN_DIGEST';

/** A letter's stages after it was sent, in order: a report that arrives late never moves it back. */
export const REPORTED = ['delayed', 'failed', 'delivered', 'bounced', 'complained'] as const;
export type ReportedFate = (typeof REPORTED)[number];

/** What the mail provider says became of a letter. */
export interface LetterReport {
  readonly fate: ReportedFate;
  /** The other mail server's message, if it gave one. */
  readonly reason?: string | undefined;
}

/** What became of a letter, for the page that lists the letters sent and for the operator. */
export interface ListedLetter extends Omit<LetterFate, 'fate' | 'error'> {
  readonly fate: LetterFate['fate'] | ReportedFate;
  /** Why it was not delivered: the refusing server's own text, or OUTDATED, QUIET, IN_DIGEST, UNREACHABLE. */
  readonly error: string | undefined;
}

/** Whether a report moves a letter on that was reported as `before`. */
export const isFurther = (report: LetterReport, before: LetterReport | undefined): boolean =>
  !before || REPORTED.indexOf(report.fate) > REPORTED.indexOf(before.fate);

/** What a letter is listed as once the provider has reported on it. */
export const withReport = (letter: ListedLetter, report: LetterReport | undefined): ListedLetter =>
  report ? { ...letter, fate: report.fate, error: report.reason } : letter;
