/** Answers replies by mail, each of them once, however often it arrives. */

import type { Words } from '../../words/index.ts';
import type { GameState } from './evolve/state.ts';
import { circumstancesOf, type HeldGame } from './heldGame.ts';
import type { AnswerLetter } from './letters/index.ts';
import { lettersAfter } from './letters/react.ts';
import type { ReplyAnswer } from './model/answers.ts';
import type { Reply } from './model/commands.ts';
import { isOfHand } from './model/hand.ts';
import { contactOf } from './reply/contacts.ts';
import { decideReply } from './reply/decideReply.ts';
import {
  answersLeft,
  askingOf,
  findAnswer,
  isReplyingTooOften,
  keepAnswer,
  mayAskStill,
  replyCause,
} from './reply/idempotency.ts';
import { senderOf } from './reply/sender.ts';
import { namesBySeat } from './show/seatNames.ts';

/** Does what the reply asks, or has a letter tell the seat why not. `now` is the game's time. */
export function answerReply(game: HeldGame, words: Words, reply: Reply, now: number): ReplyAnswer {
  const { sql, outbox, plans, state } = game;
  const { seat } = reply;
  const account = state?.seats[seat]?.account;
  if (!state || account === undefined) {
    const code = state ? 'NOT_YOUR_SEAT' : 'NO_SUCH_GAME';
    return { did: 'refused', refusal: { code }, isAnswered: false };
  }
  // A letter about it would go to the seat's new player, who did not send the reply.
  if (!isOfHand(state.seats[seat], reply.hand)) {
    return { did: 'refused', refusal: { code: 'SEAT_HANDED_OVER' }, isAnswered: false };
  }
  const contact = contactOf(sql, account);
  const sender = senderOf(reply, contact);
  const cause = replyCause(seat, sender, reply.messageId);

  return game.transact((record): ReplyAnswer => {
    const earlier = findAnswer(sql, cause);
    if (earlier) return JSON.parse(earlier.answer) as ReplyAnswer;

    if (isReplyingTooOften(sql, seat, sender, now)) {
      return { did: 'refused', refusal: { code: 'TOO_MANY_REPLIES' }, isAnswered: false };
    }
    const wishes = plans.wishesOf(state, seat);
    const planning = { kept: wishes.plan, names: namesBySeat(words, state) };
    const decided = decideReply(reply, state, contact, circumstancesOf(outbox, now), planning);
    const owe = (tells: AnswerLetter, { id, turns, seq }: GameState): void =>
      outbox.putLetter(id, { seat, ply: turns.length, seq, cause, ...tells }, now);
    let answer: ReplyAnswer;
    let fingerprint = '';
    if (decided.happens) {
      ({ answer } = decided);
      const { letter } = decided;
      const after = record(decided.happens, now, cause, seat);
      const isTold = lettersAfter(decided.happens.events, after).some((owed) => owed.seat === seat);
      // What was understood of a plan is always told.
      if (letter && (letter.kind === 'plan' || !isTold)) owe(letter, after);
      if (decided.plan) plans.keep(account, { ...wishes, plan: decided.plan });
    } else {
      const { left, most } = answersLeft(sql, seat, sender, now);
      const asking = decided.letter?.kind === 'confirmMove' ? askingOf(reply, decided.letter.move) : '';
      const isAnswered = left > 0 || (asking !== '' && mayAskStill(sql, asking, now));
      answer = { ...decided.answer, isAnswered };
      const { plan } = decided;
      if (plan && isAnswered) {
        plans.keep(account, { ...wishes, plan: plan === 'none' ? undefined : plan });
      } else if (plan) {
        // A plan that nobody could be told of is not kept.
        answer = { did: 'refused', refusal: { code: 'TOO_MANY_REPLIES' }, isAnswered };
      }
      if (isAnswered && decided.letter) {
        const isLast = left === 1 && reply.from === contact;
        owe({ ...decided.letter, ...(isLast && { mostAnswers: most }) }, state);
        fingerprint = asking;
      }
      if (decided.receipts !== undefined) {
        outbox.putFollowUp({ kind: 'receipts', account, areWanted: decided.receipts, at: now }, now);
      }
    }
    keepAnswer(sql, cause, { fingerprint, answer: JSON.stringify(keptOf(answer)) }, now);
    return answer;
  });
}

/** Only a refusal's code is kept: its details may be as long as the letter that was refused. */
const keptOf = (answer: ReplyAnswer): object =>
  answer.did === 'refused' ? { ...answer, refusal: { code: answer.refusal.code } } : answer;
