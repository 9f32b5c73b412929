/**
 * The vocabulary: the words of many languages by which letters are read. It is large and only needed for
 * letters that arrive, so it is no part of the code: whoever reads a letter opens it first.
 */
import type { Vocabulary } from './vocabulary/index.ts';

let opened: Vocabulary | undefined;

/** Before any letter is read; once is enough. */
export function openVocabulary(vocabulary: Vocabulary): void {
  opened ??= vocabulary;
}

/** What is made of the vocabulary, at its first use: patterns of this size take long to compile. */
export function ofVocabulary<T>(make: (vocabulary: Vocabulary) => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    if (!opened) throw new Error('a letter is read before the vocabulary is open');
    made ??= { it: make(opened) };
    return made.it;
  };
}
