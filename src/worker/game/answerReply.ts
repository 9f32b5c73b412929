/** Replies by mail: each is answered once, however often it arrives. */
import type { Seat } from '../../rules/index.ts';
import { contactOf } from './contacts.ts';
import type { GameState } from './evolve/state.ts';
import { decideNow, type HeldGame } from './heldGame.ts';
import type { ReplyAnswer } from './model/answers.ts';
import type { Cause, Reply } from './model/commands.ts';
import type { GameEvent } from './model/events.ts';
import { putLetter } from './outbox/table.ts';
import { decideReply, isProven, type ReplyDecision } from './reply/decideReply.ts';
import {
  type Correspondent,
  correspondentOf,
  findAnswer,
  keepAnswer,
  mayTell,
  replyCause,
} from './reply/idempotency.ts';
import type { AskingWord } from './reply/replyCommand.ts';
import { letterFor } from './reply/replyLetter.ts';

/** Plays the move of a reply, or sees to it that the seat is told why not. `now`: the game's time. */
export function answerReply(game: HeldGame, reply: Reply, now: number): ReplyAnswer {
  const { sql, state } = game;
  const account = state?.seats[reply.seat]?.account;
  if (!state || account === undefined) {
    const code = state ? 'NOT_YOUR_SEAT' : 'NO_SUCH_GAME';
    return { did: 'refused', refusal: { code }, isAnswered: false };
  }
  const contact = contactOf(sql, account);
  const who = correspondentOf(isProven(reply, contact), reply.from);
  const cause = replyCause(reply.seat, who, reply.messageId);
  return game.transact((record): ReplyAnswer => {
    const earlier = findAnswer(sql, cause);
    if (earlier) return JSON.parse(earlier.answer) as ReplyAnswer;
    const decision = decided(decideReply(reply, state, contact), game, now);
    let answered: ReplyAnswer;
    if (decision.to === 'done') {
      record(decision.events, now, cause);
      answered = { did: 'agreed', word: decision.word };
    } else {
      answered =
        decision.to === 'play' || decision.to === 'note'
          ? doAsReplied(game, reply, decision, now, (events) => record(events, now, cause))
          : answerByLetter(sql, reply.seat, who, decision, state, now, cause);
    }
    keepAnswer(sql, cause, { fingerprint: '', answer: JSON.stringify(answered) }, now);
    return answered;
  });
}

/** A command by mail that the game allows. */
interface CommandDone {
  readonly to: 'done';
  readonly word: AskingWord;
  readonly events: readonly GameEvent[];
}

/** The same decision, with what a command leads to. */
function decided(
  decision: ReplyDecision,
  game: HeldGame,
  now: number,
): Exclude<ReplyDecision, { to: 'do' }> | CommandDone {
  if (decision.to !== 'do') return decision;
  const done = decideNow(game, decision.command, now);
  return done.ok
    ? { to: 'done', word: decision.word, events: done.value }
    : { to: 'refuse', read: '', refusal: done.error, isCommand: true };
}

function doAsReplied(
  game: HeldGame,
  { seat, ply }: Reply,
  decision: Extract<ReplyDecision, { to: 'play' | 'note' }>,
  now: number,
  record: (events: readonly GameEvent[]) => GameState,
): ReplyAnswer {
  const { note } = decision;
  const notes: readonly GameEvent[] = note === undefined ? [] : [{ type: 'noteWritten', seat, text: note }];
  if (decision.to === 'note') {
    record(notes);
    return { did: 'noted' };
  }
  const { move } = decision;
  const played = decideNow(game, { type: 'playMove', seat, ply, text: move }, now);
  if (!played.ok) throw new Error(`a move that was read as legal is refused: ${played.error.code}`);
  record([...notes, ...played.value]);
  return { did: 'played', move, ply };
}

function answerByLetter(
  sql: SqlStorage,
  seat: Seat,
  who: Correspondent,
  decision: Exclude<ReplyDecision, { to: 'play' | 'note' | 'do' }>,
  state: GameState,
  now: number,
  cause: Cause,
): ReplyAnswer {
  const isAnswered = mayTell(sql, seat, who, now);
  const addressed = { seat, ply: state.turns.length, seq: state.seq, cause };
  if (isAnswered) putLetter(sql, state.id, { ...addressed, ...letterFor(decision) }, now);
  switch (decision.to) {
    case 'tell':
      return { did: 'told', word: decision.word, isAnswered };
    case 'refuse':
      return { did: 'refused', refusal: decision.refusal, isAnswered };
    case 'askToConfirm':
      return { did: 'askedToConfirm', move: decision.move, doubt: decision.doubt, isAnswered };
  }
}
