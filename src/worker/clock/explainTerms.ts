/** Explains why a game cannot have the clock somebody asked for. */
import { formatDuration } from '../../render/index.ts';
import { type SaidOf, sentencesFor, type Words } from '../../words/index.ts';
import type { TermsRefusal } from './terms.ts';

interface Phrases {
  readonly duration: (ms: number) => string;
}

export function explainTerms(words: Words, refusal: TermsRefusal): readonly string[] {
  const said: SaidOf<TermsRefusal, Phrases> = words.refusals.terms;
  return sentencesFor(said, refusal, { duration: (ms) => formatDuration(words, ms) });
}
