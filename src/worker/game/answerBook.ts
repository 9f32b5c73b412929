/** What was answered to whom: the same cause again gets the same answer. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../../rules/index.ts';
import type { ReplyAnswer } from './answers.ts';
import { canonicalJson } from './canonicalJson.ts';
import type { Cause, Command } from './commands.ts';

const DAY = 86_400_000;
const KEPT_DAYS = 90;

/** Tells commands apart that come with one cause. */
export const fingerprintOf = (command: Command): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(command))));

/** The cause of what is done for a reply by mail: a Message-ID counts once for each seat. */
export const replyCause = (seat: Seat, messageId: string): Cause => `mail:${seat}:${messageId}`;

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

/** How many replies of a seat were answered by a letter within the last day. */
export const lettersAnswered = (sql: SqlStorage, seat: Seat, now: number): number =>
  sql
    .exec<{ answer: string }>(
      'SELECT answer FROM answers WHERE at > ? AND substr(cause, 1, length(?2)) = ?2',
      now - DAY,
      replyCause(seat, ''),
    )
    .toArray()
    .map(({ answer }) => JSON.parse(answer) as ReplyAnswer)
    .filter((answer) => 'isAnswered' in answer && answer.isAnswered).length;
