/** A task on a board: a position, what a move from it is to do, and whether a move does. */
import {
  type AnyRules,
  ok,
  type Played,
  POSITION,
  type Refusal,
  type Result,
  type RulesId,
  readMove,
  refuse,
  type Standing,
} from '../rules/index.ts';
import { type Deeds, deedsOf } from './deeds.ts';
import { isMet, type Need } from './goal.ts';

export interface Task {
  /** Its words are found by this among a game's at length (`words/LANG/guides`). */
  readonly id: string;
  readonly rulesId: RulesId;
  /** A position's text; whoever is to move there solves the task. */
  readonly position: string;
  readonly needs: readonly Need[];
}

/** A task as a game lists it. */
export type TaskOf = Omit<Task, 'rulesId'>;

/** A legal move that was tried at a task. */
export interface Judged {
  readonly played: Played<unknown>;
  readonly isRight: boolean;
  readonly deeds: Deeds;
}

export const standingOf = (rules: AnyRules, { position }: Task): Standing<unknown> =>
  rules.start({ [POSITION]: position });

/** Judges the steps of a legal move. */
export function judge(rules: AnyRules, task: Task, position: unknown, played: Played<unknown>): Judged {
  const deeds = deedsOf(rules, position, played);
  return { played, isRight: task.needs.every((need) => isMet(need, deeds)), deeds };
}

/** Judges a move as it was typed, or says why it is none. */
export function judgeText(rules: AnyRules, task: Task, text: string): Result<Judged, Refusal> {
  const { position } = standingOf(rules, task);
  const read = readMove(rules, position, text);
  return read.ok ? ok(judge(rules, task, position, read.value)) : refuse(read.error);
}

/** Whether a move, as it was typed, does what the task asks. */
export function solves(rules: AnyRules, task: Task, text: string): boolean {
  const judged = judgeText(rules, task, text);
  return judged.ok && judged.value.isRight;
}
