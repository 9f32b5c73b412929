/** Reading moves as people type them; a move is played, or the first wrong word of it refused. */

import { lex, type Word } from './lexer.ts';
import { byStep, consider, type Played, play, type Refusal } from './protocol.ts';
import { ok, type Result, refuse } from './result.ts';
import type { AnyRules, Rules } from './rules.ts';

/** Reads a typed move and plays it; or says which word is wrong and what would be legal there. */
export function readMove<P>(rules: Rules<P>, position: P, text: string): Result<Played<P>, Refusal> {
  const read = settle(rules, position, lex(rules, text));
  if (!read.ok) return read;
  const words = read.value;
  const unknown = words.findIndex(({ step }) => step === undefined);
  const known = (unknown < 0 ? words : words.slice(0, unknown)).flatMap(({ step }) => step ?? []);
  const played = play(
    rules,
    position,
    known,
    words.map(({ written }) => written),
  );
  if (unknown < 0) return played;
  if (!played.ok && played.error.index < unknown) return played;
  return refuse({
    code: 'UNKNOWN_WORD',
    index: unknown,
    word: words[unknown]?.written ?? '',
    before: known,
    legal: [...rules.next(position, known).steps].sort(byStep),
  });
}

/**
 * The words with each vague one meaning what alone is possible there, and each name of a piece held to what
 * stands on the cell; or the refusal of the first that is not so.
 */
function settle<P>(rules: Rules<P>, position: P, words: readonly Word[]): Result<readonly Word[], Refusal> {
  const settled: Word[] = [];
  for (const [index, word] of words.entries()) {
    const { step, kinds, among, written } = word;
    if (step === undefined) return ok(words);
    if (!kinds && !among) {
      settled.push(word);
      continue;
    }
    const before = settled.flatMap((each) => each.step ?? []);
    const considered = consider(rules, position, before);
    // What is wrong before is refused by what is played.
    if (!considered.ok) return ok(words);
    const { steps: legal, pieces } = considered.value;
    const possible = among?.filter((each) => legal.includes(each)) ?? [step];
    const kind = pieces.find(({ cell }) => cell === step)?.kind;
    if (possible.length > 1)
      return refuse({ code: 'VAGUE_WORD', index, word: written, before, legal: possible });
    if (kinds && (kind === undefined || !kinds.includes(kind))) {
      return refuse({ code: 'WRONG_PIECE', index, word: written, before, legal });
    }
    settled.push({ ...word, step: possible[0] ?? step });
  }
  return ok(settled);
}

/** Whether a line is made of steps alone: somebody meant it as a move, even if it is not a legal one. */
export function looksLikeMove(rules: AnyRules, text: string): boolean {
  const words = lex(rules, text);
  return words.length > 0 && words.every(({ step }) => step !== undefined);
}

/** Plays canonical moves from a standing; throws on an illegal one (a log holds none). */
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
