/**
 * Remembers the answer to each cause, so that the same cause gets the same answer and nothing happens twice.
 */
import type { Seat } from '../../../rules/index.ts';
import { canonicalJson } from '../../canonicalJson.ts';
import { DAY } from '../../clock/units.ts';
import { MOST_ASKED, MOST_REPLIES_A_DAY, REFUSALS, REPLY_ANSWERS } from '../../limits.ts';
import { sha256Hex } from '../../sha256.ts';
import type { ReplyAnswer } from '../model/answers.ts';
import type { Cause, Command, Reply } from '../model/commands.ts';
import type { Sender } from './sender.ts';

const KEPT = 90 * DAY;

/** Tells two commands with the same cause apart. */
export const fingerprintOf = (command: Command): string => sha256Hex(canonicalJson(command));

/** The cause of whatever a reply by mail does: a Message-ID counts once per seat and sender. */
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
      "SELECT mark AS fingerprint, value AS answer FROM kept WHERE kind = 'answer' AND key = ?",
      cause,
    )
    .toArray()[0];

/** Only a refusal's code is kept: the rest may be as long as what was sent. */
const REFUSED = 'refused:';

/**
 * Keeps the refusal of a command. Only so many of the newest ones are kept; a command whose refusal is gone
 * is decided again if it comes again.
 */
export function keepRefusal(
  sql: SqlStorage,
  cause: Cause,
  fingerprint: string,
  code: string,
  at: number,
): void {
  keepAnswer(sql, cause, { fingerprint, answer: `${REFUSED}${code}` }, at);
  sql.exec(
    `DELETE FROM kept WHERE kind = 'answer' AND key IN
       (SELECT key FROM kept WHERE kind = 'answer' AND value GLOB 'refused:*' ORDER BY at DESC LIMIT -1 OFFSET ?)`,
    REFUSALS.most,
  );
}

/** The code of a refusal; undefined for any other kept answer. */
export const refusedCode = ({ answer }: KeptAnswer): string | undefined =>
  answer.startsWith(REFUSED) ? answer.slice(REFUSED.length) : undefined;

export function keepAnswer(sql: SqlStorage, cause: Cause, kept: KeptAnswer, at: number): void {
  sql.exec(
    "INSERT INTO kept (kind, key, mark, value, at) VALUES ('answer', ?, ?, ?, ?)",
    cause,
    kept.fingerprint,
    kept.answer,
    at,
  );
}

/**
 * Forgets answers older than 90 days and refusals older than a week. Answers to causes in the log stay,
 * because what those did must never be done again.
 */
export function pruneAnswers(sql: SqlStorage, now: number): void {
  sql.exec(
    "DELETE FROM kept WHERE kind = 'answer' AND at < ? AND key NOT IN (SELECT cause FROM events)",
    now - KEPT,
  );
  sql.exec(
    "DELETE FROM kept WHERE kind = 'answer' AND at < ? AND value GLOB 'refused:*'",
    now - REFUSALS.keptFor,
  );
}

/** Whether so many of a seat's replies have been answered today that no more of them are carried out. */
export function isReplyingTooOften(sql: SqlStorage, seat: Seat, sender: Sender, now: number): boolean {
  const prefix = `mail:${seat}:${sender === 'own' ? 'own' : 'other'}:`;
  const { count } = sql
    .exec<{ count: number }>(
      "SELECT count(*) AS count FROM kept WHERE kind = 'answer' AND at > ? AND substr(key, 1, length(?2)) = ?2",
      now - DAY,
      prefix,
    )
    .one();
  return count >= MOST_REPLIES_A_DAY;
}

/**
 * How many more of the sender's replies may be answered by letter today, and the daily limit. Strangers never
 * use up the seat's own share.
 */
export function answersLeft(
  sql: SqlStorage,
  seat: Seat,
  sender: Sender,
  now: number,
): { readonly left: number; readonly most: number } {
  const answered = (prefix: string): number => countLetters(sql, `mail:${seat}:${prefix}:`, now);
  if (sender === 'own') return { left: REPLY_ANSWERS.own - answered(sender), most: REPLY_ANSWERS.own };
  const left = Math.min(REPLY_ANSWERS.others - answered('other'), REPLY_ANSWERS.other - answered(sender));
  return { left, most: REPLY_ANSWERS.other };
}

/**
 * Marks answers that ask about one move, so that it is asked about once even when the day's other answers are
 * used up.
 */
export const askingOf = ({ seat, ply }: Pick<Reply, 'seat' | 'ply'>, move: string): string =>
  `${ASKING}${seat}:${ply}:${move}`;

const ASKING = 'confirm:';

/** Whether a move may be asked about beyond all other answers: not if it was today, or if too many were. */
export function mayAskStill(sql: SqlStorage, asking: string, now: number): boolean {
  const asked = sql
    .exec<{ fingerprint: string }>(
      "SELECT mark AS fingerprint FROM kept WHERE kind = 'answer' AND at > ? AND substr(mark, 1, ?) = ?",
      now - DAY,
      ASKING.length,
      ASKING,
    )
    .toArray();
  return asked.length < MOST_ASKED && !asked.some(({ fingerprint }) => fingerprint === asking);
}

/** The letters of the last day that answered replies whose cause begins with `prefix`. */
const countLetters = (sql: SqlStorage, prefix: Cause, now: number): number =>
  sql
    .exec<{ answer: string }>(
      "SELECT value AS answer FROM kept WHERE kind = 'answer' AND at > ? AND substr(key, 1, length(?2)) = ?2",
      now - DAY,
      prefix,
    )
    .toArray()
    .map(({ answer }) => JSON.parse(answer) as ReplyAnswer)
    .filter((answer) => 'isAnswered' in answer && answer.isAnswered).length;
