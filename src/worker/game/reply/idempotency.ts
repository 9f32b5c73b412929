/** What was answered to whom: the same cause again gets the same answer. */
import type { Seat } from '../../../rules/index.ts';
import { DAY } from '../../clock/units.ts';
import { sha256Hex } from '../../sha256.ts';
import { canonicalJson } from '../log/canonicalJson.ts';
import type { ReplyAnswer } from '../model/answers.ts';
import type { Cause, Command } from '../model/commands.ts';

const KEPT_DAYS = 90;

/** Tells commands apart that come with one cause. */
export const fingerprintOf = (command: Command): string => sha256Hex(canonicalJson(command));

/** Who wrote to a seat: its own player, as proved by the mail provider, or anybody else; of those a name's hash. */
export type Correspondent = 'own' | `other:${string}`;

export const correspondentOf = (isProven: boolean, from: string): Correspondent =>
  isProven ? 'own' : `other:${sha256Hex(from).slice(0, 16)}`;

/** The cause of what is done for a reply by mail: a Message-ID counts once for each seat and correspondent. */
export const replyCause = (seat: Seat, who: Correspondent, messageId: string): Cause =>
  `mail:${seat}:${who}:${messageId}`;

/** At most so many letters a day tell a seat about its own replies, about others', and about one other's. */
const MAX_LETTERS = { own: 20, others: 10, other: 5 } as const;

export interface Answered {
  readonly fingerprint: string;
  /** JSON */
  readonly answer: string;
}

export const findAnswer = (sql: SqlStorage, cause: Cause): Answered | undefined =>
  sql
    .exec<{ fingerprint: string; answer: string }>(
      'SELECT fingerprint, answer FROM answers WHERE cause = ?',
      cause,
    )
    .toArray()[0];

export function keepAnswer(sql: SqlStorage, cause: Cause, answered: Answered, at: number): void {
  sql.exec(
    'INSERT INTO answers (cause, fingerprint, answer, at) VALUES (?, ?, ?, ?)',
    cause,
    answered.fingerprint,
    answered.answer,
    at,
  );
}

/** Forgets answers of more than 90 days, but never those to what stands in the log. */
export function pruneAnswers(sql: SqlStorage, now: number): void {
  sql.exec(
    'DELETE FROM answers WHERE at < ? AND cause NOT IN (SELECT cause FROM events)',
    now - KEPT_DAYS * DAY,
  );
}

/** Whether one more reply of the correspondent may be answered by a letter: others never use up a seat's own. */
export function mayTell(sql: SqlStorage, seat: Seat, who: Correspondent, now: number): boolean {
  const answered = (prefix: string): number => lettersAnswered(sql, `mail:${seat}:${prefix}:`, now);
  if (who === 'own') return answered(who) < MAX_LETTERS.own;
  return answered('other') < MAX_LETTERS.others && answered(who) < MAX_LETTERS.other;
}

const lettersAnswered = (sql: SqlStorage, prefix: Cause, now: number): number =>
  sql
    .exec<{ answer: string }>(
      'SELECT answer FROM answers WHERE at > ? AND substr(cause, 1, length(?2)) = ?2',
      now - DAY,
      prefix,
    )
    .toArray()
    .map(({ answer }) => JSON.parse(answer) as ReplyAnswer)
    .filter((answer) => 'isAnswered' in answer && answer.isAnswered).length;
