/** What was answered to which cause: the same cause again gets the same answer, and nothing happens twice. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../../../rules/index.ts';
import { canonicalJson } from '../../canonicalJson.ts';
import { DAY } from '../../clock/units.ts';
import type { ReplyAnswer } from '../model/answers.ts';
import type { Cause, Command } from '../model/commands.ts';
import type { Sender } from './sender.ts';

const KEPT = 90 * DAY;

/** Tells apart two commands that claim the same cause. */
export const fingerprintOf = (command: Command): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(command))));

/** The cause of what a reply by mail does: a Message-ID counts once for each seat and sender. */
export const replyCause = (seat: Seat, sender: Sender, messageId: string): Cause =>
  `mail:${seat}:${sender}:${messageId}`;

export interface KeptAnswer {
  readonly fingerprint: string;
  /** JSON */
  readonly answer: string;
}

export const findAnswer = (sql: SqlStorage, cause: Cause): KeptAnswer | undefined =>
  sql
    .exec<{ fingerprint: string; answer: string }>(
      'SELECT fingerprint, answer FROM answers WHERE cause = ?',
      cause,
    )
    .toArray()[0];

export function keepAnswer(sql: SqlStorage, cause: Cause, kept: KeptAnswer, at: number): void {
  sql.exec(
    'INSERT INTO answers (cause, fingerprint, answer, at) VALUES (?, ?, ?, ?)',
    cause,
    kept.fingerprint,
    kept.answer,
    at,
  );
}

/**
 * Forgets answers older than 90 days, except those to causes in the log: what they did must never be done
 * again.
 */
export function pruneAnswers(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM answers WHERE at < ? AND cause NOT IN (SELECT cause FROM events)', now - KEPT);
}

/**
 * How many letters a day a seat gets about its own replies, about all those of others, and about one other's.
 */
const MAX_LETTERS = { own: 20, others: 10, other: 5 } as const;

/**
 * Whether one more reply of the sender may be answered by a letter. Strangers never use up the seat's own
 * share.
 */
export function mayAnswerByLetter(sql: SqlStorage, seat: Seat, sender: Sender, now: number): boolean {
  const answered = (prefix: string): number => countLetters(sql, `mail:${seat}:${prefix}:`, now);
  if (sender === 'own') return answered(sender) < MAX_LETTERS.own;
  return answered('other') < MAX_LETTERS.others && answered(sender) < MAX_LETTERS.other;
}

/** The letters of the last day that answered replies whose cause begins with `prefix`. */
const countLetters = (sql: SqlStorage, prefix: Cause, now: number): number =>
  sql
    .exec<{ answer: string }>(
      'SELECT answer FROM answers WHERE at > ? AND substr(cause, 1, length(?2)) = ?2',
      now - DAY,
      prefix,
    )
    .toArray()
    .map(({ answer }) => JSON.parse(answer) as ReplyAnswer)
    .filter((answer) => 'isAnswered' in answer && answer.isAnswered).length;
