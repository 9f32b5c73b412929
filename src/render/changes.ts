/** What a picture points out: what a turn did, and what the rules say of the standing it led to. */
import type { AnyRules, Standing, Step } from '../rules/index.ts';
import { arrowsBetween } from './arrowsBetween.ts';
import { type Arrow, type Mark, marksBetween } from './marks.ts';

export interface Changes {
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
}

/** What a turn did to the board before it; without steps, a seat left the game or took a turn back. */
export function changesBetween(
  rules: AnyRules,
  before: unknown,
  after: unknown,
  steps: readonly Step[],
): Changes {
  const [old, now] = [rules.pieces(before), rules.pieces(after)];
  const brought = steps.length === 0 ? [] : (rules.turnHighlights?.(before, after) ?? []);
  return {
    marks: [...marksBetween(old, now, steps), ...brought],
    arrows: arrowsBetween(old, now, steps),
  };
}

/** What is pointed out however it came about: checks, what won or is claimed, what must move. */
export const standingMarks = (rules: AnyRules, standing: Standing<unknown>): readonly Mark[] =>
  rules.highlights?.(standing) ?? [];
