/**
 * A move in the making. Pressing and typing edit the same text: pressing writes the canonical spelling into
 * the field; typing is followed on the board as long as it is legal.
 */
import {
  type AnyRules,
  type Considered,
  consider,
  lex,
  type Refusal,
  readMove,
  type Step,
} from '../rules/index.ts';

export interface Draft extends Considered {
  /** The legal steps so far; `steps` are the ones that may come next. */
  readonly taken: readonly Step[];
  /** The content of the text field. */
  readonly text: string;
  /**
   * Why the text is not the beginning of a legal move; undefined while its last word is still being typed.
   */
  readonly refusal: Refusal | undefined;
}

function draftOf(rules: AnyRules, position: unknown, taken: readonly Step[]): Draft {
  const considered = consider(rules, position, taken);
  if (!considered.ok) throw new Error(`no legal move begins with ${taken.join(' ')}`);
  return { ...considered.value, taken, refusal: undefined };
}

export const emptyDraft = (rules: AnyRules, position: unknown): Draft => draftOf(rules, position, []);

/** The draft for a text. */
export function typeDraft(rules: AnyRules, position: unknown, text: string): Draft {
  const read = readMove(rules, position, text);
  if (read.ok) return { ...draftOf(rules, position, read.value.steps), text };
  const refusal = isStillTyped(rules, text, read.error) ? undefined : read.error;
  return { ...draftOf(rules, position, read.error.before), text, refusal };
}

/** Whether more letters can make the text a legal beginning. */
function isStillTyped(rules: AnyRules, text: string, { code, index, word, legal }: Refusal): boolean {
  if (code === 'EMPTY' || code === 'UNFINISHED') return true;
  const begun = word.toLowerCase();
  return index === lex(rules, text).length - 1 && legal.some((step) => step.toLowerCase().startsWith(begun));
}

/**
 * The draft after a step was pressed. It is added if it may come next, and removed if it was the last one.
 * People also change their minds: if the move is incomplete, the step replaces the last one if it can;
 * otherwise, a step that can begin a move starts the move over. undefined: not possible.
 */
export function pressDraft(rules: AnyRules, position: unknown, draft: Draft, step: Step): Draft | undefined {
  const { taken, steps, mayEnd } = draft;
  if (steps.includes(step)) return draftOf(rules, position, [...taken, step]);
  if (taken.at(-1) === step) return undoDraft(rules, position, draft);
  const instead = [mayEnd ? [] : taken.slice(0, -1), []].find((kept) =>
    draftOf(rules, position, kept).steps.includes(step),
  );
  return instead && draftOf(rules, position, [...instead, step]);
}

/** The draft without its last step; text that was not understood is removed first. */
export const undoDraft = (rules: AnyRules, position: unknown, draft: Draft): Draft =>
  draftOf(rules, position, draft.refusal ? draft.taken : draft.taken.slice(0, -1));

export const isEmpty = ({ taken, text }: Draft): boolean => taken.length === 0 && text.trim() === '';

/** Whether it can be played as it is. */
export const isWhole = ({ taken, mayEnd, refusal }: Draft): boolean =>
  taken.length > 0 && mayEnd && refusal === undefined;

/** Whether it can be played and nothing can be added. */
export const isFinal = (draft: Draft): boolean => isWhole(draft) && draft.steps.length === 0;
