/** What was answered to which cause: the same cause again gets the same answer, and nothing happens twice. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../../../rules/index.ts';
import { canonicalJson } from '../../canonicalJson.ts';
import { DAY } from '../../clock/units.ts';
import type { ReplyAnswer } from '../model/answers.ts';
import type { Cause, Command, Reply } from '../model/commands.ts';
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
 * How many more replies of the sender may be answered by letters today, and how many there are in all.
 * Strangers never use up the seat's own share.
 */
export function answersLeft(
  sql: SqlStorage,
  seat: Seat,
  sender: Sender,
  now: number,
): { readonly left: number; readonly most: number } {
  const answered = (prefix: string): number => countLetters(sql, `mail:${seat}:${prefix}:`, now);
  if (sender === 'own') return { left: MAX_LETTERS.own - answered(sender), most: MAX_LETTERS.own };
  const left = Math.min(MAX_LETTERS.others - answered('other'), MAX_LETTERS.other - answered(sender));
  return { left, most: MAX_LETTERS.other };
}

/**
 * The mark of answers that ask about one move: so it is asked about once even where nothing else is answered.
 */
export const askingOf = ({ seat, ply }: Pick<Reply, 'seat' | 'ply'>, move: string): string =>
  `${ASKING}${seat}:${ply}:${move}`;

const ASKING = 'confirm:';
/** So many moves are asked about in a day beyond all other answers. */
const MAX_ASKED = 40;

/** Whether a move may be asked about beyond all other answers: it was not today, nor were too many. */
export function mayAskStill(sql: SqlStorage, asking: string, now: number): boolean {
  const asked = sql
    .exec<{ fingerprint: string }>(
      'SELECT fingerprint FROM answers WHERE at > ? AND substr(fingerprint, 1, ?) = ?',
      now - DAY,
      ASKING.length,
      ASKING,
    )
    .toArray();
  return asked.length < MAX_ASKED && !asked.some(({ fingerprint }) => fingerprint === asking);
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
