/** What becomes of a plan in a reply by mail. */
import type { NO_PLAN } from '../../../email/index.ts';
import { readNote } from '../decide/notes.ts';
import { evolve } from '../evolve/evolve.ts';
import type { GameState } from '../evolve/state.ts';
import { type Letter, refuse } from './letter.ts';
import { play } from './play.ts';
import {
  askToKeepPlan,
  endPlan,
  keepPlan,
  type ReplyDecision,
  refuseMove,
  refuseWithHelp,
  showPlan,
} from './replyDecision.ts';
import { isHarmless } from './writtenCommand.ts';
import { isMoveLine, movesOnLines } from './writtenMoves.ts';
import { textOfNote } from './writtenNote.ts';
import { doubtOfPlan, planOfReply } from './writtenPlan.ts';

/** The plan, alone or below a move: both are taken, or neither. */
export function planInReply(letter: Letter): ReplyDecision | undefined {
  const { found, written, reply, state, planning, senderDoubt, moving, command: spoken } = letter;
  if (found.unreadable) return refuse(letter, { code: 'CONDITIONAL_MOVE' });
  if (found.lines.length === 0 && !found.isUnguarded) return undefined;
  const text = found.lines.map((line) => line.text).join('\n');
  if (senderDoubt) return askToKeepPlan(text, senderDoubt);
  const isMeant = (line: string): boolean => isMoveLine(state.rules, line);
  const doubt = doubtOfPlan(found, reply, isMeant);
  if (doubt || (spoken && !isHarmless(spoken))) return refuseMove(text, doubt ?? { code: 'PLAN_IN_DOUBT' });
  const moves = moving.ok ? movesOnLines(written, state.rules, moving.value.position) : [];
  const [only, other] = moves;
  // What stands beside the plan and is no clear move is refused as it is without a plan.
  if (other || (letter.hasMoveLine && !only)) return undefined;
  if (only?.doubt) return refuseMove(text, { code: 'PLAN_IN_DOUBT' });
  if (!only) {
    const plan = planOfReply(found, reply, state, planning, false);
    return plan.ok ? withNote(letter, keepPlan(plan.value)) : refuseMove(text, plan.error);
  }
  const played = play(letter, only.played);
  if (!played.happens) return played;
  const after = played.happens.events.reduce<GameState>(
    (before, event) => evolve(before, { seq: before.seq + 1, at: letter.circumstances.at, event }),
    state,
  );
  const plan = planOfReply(found, reply, after, planning, true);
  if (!plan.ok) return refuseMove(text, plan.error);
  return {
    ...played,
    plan: plan.value,
    letter: { kind: 'plan', told: { was: 'kept', plan: plan.value, move: only.move } },
  };
}

/** The note beside a plan goes to the others, or is refused with the plan. */
function withNote({ note, state, reply: { seat } }: Letter, kept: ReplyDecision): ReplyDecision {
  if (!note || kept.happens || kept.plan === undefined || kept.plan === 'none') return kept;
  const read = readNote(state, seat, textOfNote(note));
  if (!read.ok) return refuseWithHelp(read.error);
  return {
    happens: { events: [{ type: 'noteWritten', seat, text: read.value }] },
    letter: kept.letter,
    answer: { did: 'noted' },
    plan: kept.plan,
  };
}

/** Shows the plan, or ends it. */
export function ownPlan(
  { planning: { kept }, senderDoubt }: Letter,
  word: 'plan' | typeof NO_PLAN,
): ReplyDecision {
  if (senderDoubt) return refuseWithHelp({ code: 'COMMAND_NOT_PROVEN', word, doubt: senderDoubt });
  if (!kept) return refuseWithHelp({ code: 'NO_PLAN' });
  return word === 'plan' ? showPlan(kept) : endPlan(kept);
}
