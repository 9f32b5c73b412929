/**
 * A game whose log cannot be replayed to the end: its players are told once, and it is shown as of the last
 * record that could be read.
 */
import { snapshotOf } from './evolve/snapshotOf.ts';
import type { HeldGame, ReadOnlyGame } from './heldGame.ts';
import type { ReplyAnswer } from './model/answers.ts';
import type { Cause, Reply } from './model/commands.ts';
import type { GameSnapshot } from './model/snapshot.ts';
import { contactOf } from './reply/contacts.ts';
import { answersLeft, findAnswer, isReplyingTooOften, keepAnswer, replyCause } from './reply/idempotency.ts';
import { senderOf } from './reply/sender.ts';

/** How the game stood when it could last be read. */
export const readOnlySnapshot = ({ state, trouble }: ReadOnlyGame): GameSnapshot | undefined =>
  state && { ...snapshotOf(state), toMove: undefined, trouble };

/** Tells the players whose game cannot go on, unless they have been told of this trouble already. */
export function tellPlayers({ outbox, readOnly }: HeldGame, now: number): void {
  const state = readOnly?.state;
  if (!state || (state.phase !== 'playing' && state.phase !== 'inviting')) return;
  for (const [seat, holder] of state.seats.entries()) {
    if (holder.state !== 'playing' || holder.machine) continue;
    const letter = letterTo(readOnly, seat);
    if (letter) outbox.putLetter(state.id, letter, now);
  }
}

/** Carries nothing out; tells the sender of a reply why, within the daily cap. */
export function answerReadOnly(
  { sql, outbox, readOnly }: HeldGame,
  storage: DurableObjectStorage,
  reply: Reply,
  now: number,
): ReplyAnswer {
  const refused = (isAnswered: boolean): ReplyAnswer => ({
    did: 'refused',
    refusal: { code: 'GAME_READ_ONLY' },
    isAnswered,
  });
  const state = readOnly?.state;
  const account = state?.seats[reply.seat]?.account;
  if (!state || !account) return refused(false);
  const sender = senderOf(reply, contactOf(sql, account));
  const cause = replyCause(reply.seat, sender, reply.messageId);
  return storage.transactionSync(() => {
    const earlier = findAnswer(sql, cause);
    if (earlier) return JSON.parse(earlier.answer) as ReplyAnswer;
    if (isReplyingTooOften(sql, reply.seat, sender, now)) return refused(false);
    const letter = letterTo(readOnly, reply.seat, cause);
    const isAnswered = letter !== undefined && answersLeft(sql, reply.seat, sender, now).left > 0;
    if (isAnswered) outbox.putLetter(state.id, letter, now);
    const answer = refused(isAnswered);
    keepAnswer(sql, cause, { fingerprint: '', answer: JSON.stringify(answer) }, now);
    return answer;
  });
}

const letterTo = ({ state, trouble }: ReadOnlyGame, seat: number, cause?: Cause) =>
  state &&
  ({
    kind: 'readOnly',
    seat,
    ply: state.turns.length,
    seq: state.seq,
    trouble: trouble.seq,
    ...(cause !== undefined && { cause }),
  } as const);
