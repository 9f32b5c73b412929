/** Sentences by code: what to say for each case of a union that is told apart by `code`. */

interface Coded {
  readonly code: string;
}

type Said = string | readonly string[];

/** Sentences, or a function that makes them. */
type Entry<Case, Phrases> = Said | ((about: Case, phrases: Phrases) => Said);

/**
 * A record with an entry for every case. It is checked where the words are used: if an entry is missing, or
 * takes data its case does not have, that place does not compile. `Phrases`: what entries need besides the
 * case.
 */
export type SaidOf<Cases extends Coded, Phrases = undefined> = {
  readonly [Code in Cases['code']]: Entry<Extract<Cases, { code: Code }>, Phrases>;
};

/** The sentences for a case. */
export function sentencesFor<Cases extends Coded, Code extends Cases['code'], Phrases>(
  said: SaidOf<Cases, Phrases>,
  about: Extract<Cases, { code: Code }> & { readonly code: Code },
  phrases: Phrases,
): readonly string[] {
  const entry: Entry<Extract<Cases, { code: Code }>, Phrases> = said[about.code];
  return [typeof entry === 'function' ? entry(about, phrases) : entry].flat();
}

/** The same joined into one text, for entries that need nothing besides the case. */
export function explain<Case extends Coded>(said: SaidOf<Case>, about: Case): string {
  const entry = said[about.code as Case['code']] as Entry<Case, undefined>;
  return [typeof entry === 'function' ? entry(about, undefined) : entry].flat().join(' ');
}
