/** Reads moves as people type them; the move is played, or its first wrong word is refused. */

import { lex, type Word } from './lexer.ts';
import { consider, type Played, play, type Refusal } from './protocol.ts';
import { ok, type Result, refuse } from './result.ts';
import type { AnyRules, Rules, Step } from './rules.ts';

/** Reads a typed move and plays it, or says which word is wrong and what would be legal there. */
export function readMove<P>(rules: Rules<P>, position: P, text: string): Result<Played<P>, Refusal> {
  const words = lex(rules, text);
  const written = words.map((word) => word.written);
  const steps: Step[] = [];
  for (const word of words) {
    const meant = stepMeant(rules, position, word, steps, written);
    if (!meant.ok) return meant;
    steps.push(meant.value);
  }
  return play(rules, position, steps, written);
}

/**
 * The step that a word means after `before`: a vague word means the only one of its steps that is possible
 * there, and a piece's name must match what is on the cell. If something before it is wrong, that is refused
 * first.
 */
function stepMeant<P>(
  rules: Rules<P>,
  position: P,
  { step, kinds, among, written: word }: Word,
  before: readonly Step[],
  written: readonly string[],
): Result<Step, Refusal> {
  if (step !== undefined && !kinds && !among) return ok(step);
  const considered = consider(rules, position, before, written);
  if (!considered.ok) return considered;
  const { steps: legal, pieces } = considered.value;
  const refused = { index: before.length, word, before: [...before], legal };
  if (step === undefined) return refuse({ code: 'UNKNOWN_WORD', ...refused });
  const possible = among?.filter((each) => legal.includes(each)) ?? [step];
  if (possible.length > 1) return refuse({ code: 'VAGUE_WORD', ...refused, legal: possible });
  const kind = pieces.find(({ cell }) => cell === step)?.kind;
  if (kinds && (kind === undefined || !kinds.includes(kind)))
    return refuse({ code: 'WRONG_PIECE', ...refused });
  return ok(possible[0] ?? step);
}

/** Whether a line consists only of steps, so that somebody meant it as a move, even if it is not legal. */
export function looksLikeMove(rules: AnyRules, text: string): boolean {
  const words = lex(rules, text);
  return words.length > 0 && words.every(({ step }) => step !== undefined);
}

/** Plays canonical moves from a standing; throws on an illegal one, which a log should never hold. */
export function replay<P>(
  rules: Rules<P>,
  moves: readonly string[],
  from: Played<P>['standing'],
): Played<P>['standing'] {
  let standing = from;
  for (const text of moves) {
    if (standing.outcome) throw new Error(`move after the end: ${text}`);
    const played = readMove(rules, standing.position, text);
    if (!played.ok) throw new Error(`illegal move ${text}: ${JSON.stringify(played.error)}`);
    standing = played.value.standing;
  }
  return standing;
}
