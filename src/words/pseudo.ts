/**
 * The pseudo-locale: English with each word in brackets, ⟦like⟧ ⟦this⟧. Any text without brackets that
 * people see, unless it is a name, move, address or number, was not taken from the words.
 */

const made = new WeakMap<object, unknown>();

/** The words with every text in brackets, including what their functions return. */
export function bracketed<T extends object>(words: T): T {
  const known = made.get(words);
  if (known) return known as T;
  const wrapped = wrap(words);
  made.set(words, wrapped);
  return wrapped as T;
}

function wrap(entry: unknown, given: readonly string[] = []): unknown {
  if (typeof entry === 'string') return bracketWords(entry, given);
  if (typeof entry === 'function') {
    return (...data: readonly unknown[]) => wrap(entry(...data), [...given, ...textsIn(data)]);
  }
  if (Array.isArray(entry)) return entry.map((each) => wrap(each, given));
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, wrap(value, given)]));
}

/** All texts in a function's arguments: in its result they are data, not words. */
const textsIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return /\p{L}/u.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (CODES.has(key) ? [] : textsIn(value)));
};

/** Arguments that only select a text, and do not appear in it. */
const CODES: ReadonlySet<string> = new Set(['code', 'kind', 'what', 'did', 'offer', 'offers']);

const LETTER = '[\\p{L}\\p{N}]';
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Brackets every word of a text, except those in brackets already and whatever was `given`, where it stands
 * alone.
 */
export function bracketWords(text: string, given: readonly string[] = []): string {
  const longestFirst = [...new Set(given)].sort((a, b) => b.length - a.length);
  const data = longestFirst.map((each) => `(?<!${LETTER})${escaped(each)}(?!${LETTER})`);
  const parts = new RegExp(
    [...data, '⟦[^⟧]*⟧', `(${LETTER}*\\p{L}${LETTER}*(?:[’']\\p{L}+)?)`].join('|'),
    'gu',
  );
  return text.replace(parts, (part: string, word: string | undefined) =>
    word === undefined ? part : `⟦${word}⟧`,
  );
}
