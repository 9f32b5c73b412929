/** Replies by mail: each is answered once, however often it arrives. */

import { circumstancesOf, type HeldGame } from './heldGame.ts';
import type { ReplyAnswer } from './model/answers.ts';
import type { Reply } from './model/commands.ts';
import { putLetter } from './outbox/table.ts';
import { contactOf } from './reply/contacts.ts';
import { decideReply } from './reply/decideReply.ts';
import { findAnswer, keepAnswer, mayAnswerByLetter, replyCause } from './reply/idempotency.ts';
import { senderOf } from './reply/sender.ts';

/** Does what the reply asks, or sees to it that the seat is told why not. `now`: the game's time. */
export function answerReply(game: HeldGame, reply: Reply, now: number): ReplyAnswer {
  const { sql, state } = game;
  const { seat } = reply;
  const account = state?.seats[seat]?.account;
  if (!state || account === undefined) {
    const code = state ? 'NOT_YOUR_SEAT' : 'NO_SUCH_GAME';
    return { did: 'refused', refusal: { code }, isAnswered: false };
  }
  const contact = contactOf(sql, account);
  const sender = senderOf(reply, contact);
  const cause = replyCause(seat, sender, reply.messageId);

  return game.transact((record): ReplyAnswer => {
    const earlier = findAnswer(sql, cause);
    if (earlier) return JSON.parse(earlier.answer) as ReplyAnswer;

    const { happens, letter, answer: became } = decideReply(reply, state, contact, circumstancesOf(sql, now));
    const isAnswered = letter !== undefined && mayAnswerByLetter(sql, seat, sender, now);
    if (happens) record(happens, now, cause);
    if (isAnswered) {
      putLetter(sql, state.id, { seat, ply: state.turns.length, seq: state.seq, cause, ...letter }, now);
    }
    const answer = letter ? { ...became, isAnswered } : became;
    keepAnswer(sql, cause, { fingerprint: '', answer: JSON.stringify(answer) }, now);
    return answer;
  });
}
