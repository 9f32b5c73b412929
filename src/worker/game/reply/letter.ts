/** A reply by mail as it was read: all that the steps of the decision look at. */
import type { Seat } from '../../../rules/index.ts';
import type { Circumstances } from '../decide/decision.ts';
import { mayMove } from '../decide/mayAct.ts';
import { type GameState, playingSeats } from '../evolve/state.ts';
import type { Reply } from '../model/commands.ts';
import type { Doubt, ReplyRefusal } from '../model/refusals.ts';
import type { Offer } from '../offers/kinds.ts';
import { standingOffers, waitedFor } from '../offers/policy.ts';
import type { FoundPlan } from '../plans/findPlan.ts';
import { withDrawsApart } from './drawWithMove.ts';
import { type ReplyDecision, refuseMove } from './replyDecision.ts';
import { doubtOfSender } from './sender.ts';
import { findCommand, type WrittenCommand } from './writtenCommand.ts';
import { isMoveLine, likestMove, type Written } from './writtenMoves.ts';
import { takeOutNote } from './writtenNote.ts';
import { type PlanningBy, takeOutPlan } from './writtenPlan.ts';

export const NO_PLANNING: PlanningBy = { kept: undefined, names: [] };

/** A reply as read: everything the steps of the decision look at. */
export interface Letter {
  readonly reply: Reply;
  readonly state: GameState;
  readonly circumstances: Circumstances;
  /** Its lines without the note. */
  readonly written: Written;
  readonly note: readonly string[] | undefined;
  readonly found: FoundPlan;
  readonly planning: PlanningBy;
  readonly command: WrittenCommand | undefined;
  /** Why it may not come from the seat's own player; undefined if it surely does. */
  readonly senderDoubt: Doubt | undefined;
  /** The position in which the seat may move, at the ply of the letter being answered; or why it may not. */
  readonly moving: ReturnType<typeof mayMove>;
  /** Whether a line looks like a move, legal or not. */
  readonly hasMoveLine: boolean;
}

export function readLetter(
  reply: Reply,
  state: GameState,
  contact: string | undefined,
  circumstances: Circumstances,
  planning: PlanningBy,
): Letter {
  const { rules } = state;
  const { lines: unread, note } = takeOutNote(reply.lines);
  const found = takeOutPlan(reply, unread, state, planning);
  const written = withDrawsApart({ lines: found.rest, unshown: reply.unshown }, rules);
  const { lines } = written;
  const hasMoveLine = lines.some((line) => isMoveLine(rules, line));
  const isAsked = isInvited(state, reply.seat) || openOffers(state, reply.seat).length > 0;
  return {
    reply,
    state,
    circumstances,
    written,
    note,
    found,
    planning,
    command: findCommand(written, rules, isAsked && !hasMoveLine),
    senderDoubt: doubtOfSender(reply, contact),
    moving: mayMove(state, reply.seat, reply.ply),
    hasMoveLine,
  };
}

/** The offers that the seat has not answered. */
export function openOffers(state: GameState, seat: Seat): readonly Offer[] {
  const playing = playingSeats(state);
  return standingOffers(state.offers).filter((offer) => waitedFor(offer, playing).includes(seat));
}

export const isInvited = ({ phase, seats }: GameState, seat: Seat): boolean =>
  phase === 'inviting' && seats[seat]?.state === 'invited';

export const refuse = ({ written, state }: Letter, refusal: ReplyRefusal): ReplyDecision =>
  refuseMove(likestMove(written.lines, state.rules), refusal);
