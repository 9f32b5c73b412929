/**
 * Decides what to do with a reply by mail. Its address has already proved the game, seat and ply. What is
 * decided here is which line is the move or the command, whether it was meant, and whether to believe the
 * sender.
 */
import {
  ACCOUNT_WORDS,
  type AccountWord,
  bareLine,
  isConditional,
  NO_PLAN,
  NO_RECEIPTS,
  withoutReplyMark,
} from '../../../email/index.ts';
import { readMove } from '../../../rules/index.ts';
import { decide } from '../decide/decide.ts';
import type { Circumstances } from '../decide/decision.ts';
import { mayAct, NOT_PLAYED } from '../decide/mayAct.ts';
import { readNote } from '../decide/notes.ts';
import type { GameState } from '../evolve/state.ts';
import type { PassedOn } from '../model/answers.ts';
import type { Command, Reply } from '../model/commands.ts';
import { NOBODY } from '../model/ids.ts';
import { isVoid } from '../model/phase.ts';
import type { ReplyRefusal } from '../model/refusals.ts';
import { standingOffers } from '../offers/policy.ts';
import { isInvited, type Letter, NO_PLANNING, openOffers, readLetter, refuse } from './letter.ts';
import { ownPlan, planInReply } from './planInReply.ts';
import { play } from './play.ts';
import { commandOfReply } from './replyCommand.ts';
import {
  askToConfirm,
  happen,
  type ReplyDecision,
  refuseMove,
  refuseWithHelp,
  tell,
  tellPreview,
  tellStanding,
  tellTime,
  wantReceipts,
} from './replyDecision.ts';
import { isHarmless, type WrittenCommand } from './writtenCommand.ts';
import {
  hasSteps,
  isMoveLine,
  likestMove,
  movesInProse,
  movesOnLines,
  stepsOf,
  triesMove,
  type WrittenMove,
} from './writtenMoves.ts';
import { textOfNote } from './writtenNote.ts';
import type { PlanningBy } from './writtenPlan.ts';

/** `contact` is the address of the seat's player, in lower case; undefined if it is not known. */
export function decideReply(
  reply: Reply,
  state: GameState,
  contact: string | undefined,
  circumstances: Circumstances,
  planning: PlanningBy = NO_PLANNING,
): ReplyDecision {
  const letter = readLetter(reply, state, contact, circumstances, planning);
  const { moving } = letter;
  return (
    moveInNote(letter) ??
    planInReply(letter) ??
    moveOnItsLine(letter) ??
    command(letter) ??
    noteAlone(letter) ??
    (moving.ok ? moveElsewhere(letter, moving.value.position) : notToMove(letter, moving.error))
  );
}

/**
 * Everything below the word "note" would be shown to the others, so a move there is refused, not given away.
 */
function moveInNote({ note, written, state: { rules } }: Letter): ReplyDecision | undefined {
  const text = note?.find((line) => isMoveLine(rules, line));
  if (text === undefined) return undefined;
  return refuseMove(likestMove(written.lines, rules), { code: 'MOVE_IN_NOTE', text });
}

/** The one legal move that stands on a line of its own. */
function moveOnItsLine(letter: Letter): ReplyDecision | undefined {
  const { written, state, moving, command: spoken, senderDoubt } = letter;
  if (!moving.ok) return undefined;
  const moves = movesOnLines(written, state.rules, moving.value.position);
  const [only] = moves;
  if (!only) return undefined;
  const unclear = refuseUnclear(letter, moves);
  if (unclear) return unclear;
  const { move } = only;
  const doubt = senderDoubt ?? only.doubt;
  if (spoken && !isHarmless(spoken)) {
    return !doubt && offersDraw(spoken, state)
      ? play(letter, only.played, true)
      : refuse(letter, { code: 'MOVE_AND_COMMAND', move, word: spoken.word });
  }
  return doubt ? askToConfirm(move, doubt) : play(letter, only.played);
}

/**
 * If a draw has been offered already, the word could also be the answer to that, and there is no telling
 * which was meant.
 */
const offersDraw = ({ word, words, doubt }: WrittenCommand, { offers }: GameState): boolean =>
  word === 'draw' &&
  words.length === 1 &&
  !doubt &&
  !standingOffers(offers).some(({ kind }) => kind === 'draw');

/** The command, in a reply without a move. */
function command(letter: Letter): ReplyDecision | undefined {
  const { command: spoken, hasMoveLine, state, reply, senderDoubt, circumstances } = letter;
  if (!spoken || hasMoveLine) return undefined;
  const { word, words } = spoken;
  if (words.length > 1) return refuseWithHelp({ code: 'SEVERAL_COMMANDS', words });
  const { seat, ply } = reply;
  switch (word) {
    case 'help':
    case 'board':
    case 'history':
    case 'legal':
      return tell(word);
    case 'time':
      return tellTime(circumstances.at);
    case 'preview':
      return preview(letter, spoken.text ?? '');
    case 'plan':
      return ownPlan(letter, word);
    case 'cancel': {
      const cancel = { type: 'cancelGame', seat, ply: state.turns.length } as const;
      const cancelling = decide(cancel, state, circumstances);
      return cancelling.ok ? tell(word) : refuseWithHelp(cancelling.error);
    }
    case 'resign': {
      if (isResigning(letter, spoken)) return carryOut({ type: 'resign', seat, ply }, letter, word);
      const acting = mayAct(state, seat, state.turns.length);
      return acting.ok ? tell(word) : refuseWithHelp(acting.error);
    }
    default: {
      if (senderDoubt) return refuseWithHelp({ code: 'COMMAND_NOT_PROVEN', word, doubt: senderDoubt });
      if (spoken.doubt) return refuseWithHelp({ code: 'COMMAND_IN_DOUBT', word, doubt: spoken.doubt });
      if (word === NO_PLAN) return ownPlan(letter, word);
      if (word === 'receipts' || word === NO_RECEIPTS) return wantReceipts(word === 'receipts');
      if (isForAccount(word) || (isAnswer(word) && isInvited(state, seat)))
        return passOn(letter, spoken, word);
      if (isVoid(state.phase)) return refuseWithHelp(NOT_PLAYED[state.phase]);
      const asked = commandOfReply(word, spoken, reply, state);
      return asked.ok ? carryOut(asked.value, letter, word) : refuseWithHelp(asked.error);
    }
  }
}

/** Leaves what is not the game's job to the mail room, which does it for the seat's account. */
function passOn(
  { state, reply: { seat } }: Letter,
  { text }: WrittenCommand,
  word: PassedOn['word'],
): ReplyDecision {
  const account = state.seats[seat]?.account ?? NOBODY;
  return { answer: { did: 'passedOn', account, asked: { word, ...(text !== undefined && { text }) } } };
}

const isForAccount = (word: WrittenCommand['word']): word is AccountWord =>
  ACCOUNT_WORDS.some((known) => known === word);

const isAnswer = (word: WrittenCommand['word']): word is 'accept' | 'decline' =>
  word === 'accept' || word === 'decline';

/** Shows the board with a move drawn in, without playing it. */
function preview(letter: Letter, text: string): ReplyDecision {
  const { moving, state } = letter;
  if (!moving.ok) return refuse(letter, moving.error);
  const read = readMove(state.rules, moving.value.position, bareLine(text));
  if (!read.ok) return refuseMove(text, { code: 'ILLEGAL_MOVE', text, refusal: read.error });
  return tellPreview(read.value.text);
}

function carryOut(
  asked: Command,
  { reply: { seat }, state, circumstances }: Letter,
  word: WrittenCommand['word'],
): ReplyDecision {
  const decided = decide(asked, state, circumstances);
  if (!decided.ok) return refuseWithHelp(decided.error);
  return happen({ events: decided.value }, { did: 'agreed', word }, { seat, state });
}

/**
 * Whether "resign" answers the letter that asks for it, is clearly meant, and is from the seat's own player.
 */
const isResigning = ({ reply, senderDoubt }: Letter, { doubt }: WrittenCommand): boolean =>
  reply.asks === 'resign' && !senderDoubt && !doubt;

/** The note, in a reply with neither a move nor a command. */
function noteAlone({ note, hasMoveLine, senderDoubt, state, reply }: Letter): ReplyDecision | undefined {
  if (!note || hasMoveLine) return undefined;
  if (senderDoubt) return refuseWithHelp({ code: 'NOTE_NOT_PROVEN', doubt: senderDoubt });
  if (isVoid(state.phase)) return refuseWithHelp(NOT_PLAYED[state.phase]);
  const { seat } = reply;
  const text = readNote(state, seat, textOfNote(note));
  if (!text.ok) return refuseWithHelp(text.error);
  return happen(
    { events: [{ type: 'noteWritten', seat, text: text.value }] },
    { did: 'noted' },
    { seat, state },
  );
}

/** Whether the line that looks most like a move sets a condition, or stands under one. */
function isUnderCondition({ written: { lines }, state: { rules } }: Letter): boolean {
  const text = likestMove(lines, rules);
  return hasSteps(rules, text) && isConditional(lines, lines.indexOf(text));
}

/** The seat may not move at this ply, so nothing in the reply can be a move. */
function notToMove(letter: Letter, refusal: ReplyRefusal): ReplyDecision {
  const open = offersOpen(letter);
  if (open) return open;
  const { written, state } = letter;
  if (!triesMove(written.lines, state.rules)) return tellStanding();
  // Whoever waits and writes "e2-d2 if g1-g2" means a plan, and learns how one is written.
  const isWaiting = mayAct(state, letter.reply.seat, state.turns.length).ok;
  if (isWaiting && isUnderCondition(letter)) return refuse(letter, { code: 'CONDITIONAL_MOVE' });
  const repeated = repeatedMove(letter);
  return refuse(letter, repeated === undefined ? refusal : { code: 'ALREADY_PLAYED', move: repeated });
}

/**
 * No line is a legal move, so this looks for one among other words and in the subject, or else refuses the
 * line that looks most like one. If no line does, the sender was not trying to move.
 */
function moveElsewhere(letter: Letter, position: unknown): ReplyDecision {
  const { reply, state, written, hasMoveLine, senderDoubt } = letter;
  const { rules } = state;
  const moves = hasMoveLine ? [] : movesInProse(written, rules, position);
  const [only] = moves;
  const unclear = refuseUnclear(letter, moves);
  if (unclear) return unclear;
  if (only) return askToConfirm(only.move, senderDoubt ?? only.doubt);
  const unseen = hasMoveLine ? undefined : moveOutOfSight(letter, position);
  if (unseen) return unseen;
  const open = offersOpen(letter);
  if (open) return open;
  const subject = withoutReplyMark(reply.subject);
  if (readMove(rules, position, subject).ok)
    return refuse(letter, { code: 'MOVE_IN_SUBJECT', text: subject });
  const text = likestMove(written.lines, rules);
  if (!hasMoveLine && isUnderCondition(letter)) return refuse(letter, { code: 'CONDITIONAL_MOVE' });
  if (!triesMove(written.lines, rules)) return tellStanding();
  const refused = readMove(rules, position, bareLine(text));
  if (refused.ok) throw new Error('a legal line was missed');
  return refuse(letter, { code: 'ILLEGAL_MOVE', text, refusal: refused.error });
}

/**
 * The one move in text that is hidden from view, perhaps only because it was typed in a dark color scheme.
 */
function moveOutOfSight({ reply, state, senderDoubt }: Letter, position: unknown): ReplyDecision | undefined {
  const hidden = { lines: reply.hidden, unshown: reply.hidden };
  const [only, other] = movesOnLines(hidden, state.rules, position);
  return only && !other ? askToConfirm(only.move, senderDoubt ?? only.doubt ?? 'STRUCK_OUT') : undefined;
}

/** If there are several moves, or one is conditional, none is played. */
function refuseUnclear(letter: Letter, moves: readonly WrittenMove[]): ReplyDecision | undefined {
  if (moves.some(({ doubt }) => doubt === 'CONDITIONAL')) return refuse(letter, { code: 'CONDITIONAL_MOVE' });
  if (moves.length < 2) return undefined;
  return refuse(letter, { code: 'AMBIGUOUS_MOVES', moves: moves.map(({ move }) => move) });
}

/**
 * Lists the offers the seat has yet to answer when it wrote nothing that looks like a move: the reply may
 * have been meant as an answer.
 */
function offersOpen({ hasMoveLine, state, reply: { seat } }: Letter): ReplyDecision | undefined {
  const offers = hasMoveLine ? [] : openOffers(state, seat);
  if (offers.length === 0) return undefined;
  return refuseWithHelp({
    code: 'OFFERS_OPEN',
    offers: offers.map(({ kind, seat: by }) => ({ kind, seat: by })),
  });
}

/** The move that the sender played on this very turn, if the reply only repeats it. */
function repeatedMove({
  written,
  reply: { seat, ply },
  state: { rules, turns },
}: Letter): string | undefined {
  const turn = turns[ply];
  const [line, other] = written.lines.filter((each) => isMoveLine(rules, each));
  if (turn?.seat !== seat || turn.move === undefined || line === undefined || other !== undefined) {
    return undefined;
  }
  return stepsOf(rules, bareLine(line)) === stepsOf(rules, turn.move) ? turn.move : undefined;
}
