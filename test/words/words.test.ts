import { describe, expect, it } from 'vitest';
import { boardWordsOf, LOCALES, parseLocale, wordsOf } from '../../src/words/index.ts';

/** The paths of all entries, with what each of them is. */
const shapeOf = (entry: unknown, path = ''): readonly string[] =>
  typeof entry === 'object' && entry !== null
    ? Object.entries(entry).flatMap(([key, value]) => shapeOf(value, `${path}.${key}`))
    : [`${path}: ${typeof entry}`];

describe.each(LOCALES)('the words of %s', (locale) => {
  it('say everything that English says', () => {
    expect(shapeOf(wordsOf(locale))).toEqual(shapeOf(wordsOf('en')));
  });

  it('leave nothing empty', () => {
    const empty = (entry: unknown): boolean =>
      typeof entry === 'object' && entry !== null ? Object.values(entry).some(empty) : entry === '';
    expect(empty(wordsOf(locale))).toBe(false);
  });

  it('are those of the board in the browser, as far as it needs them', () => {
    const all = new Set(shapeOf(wordsOf(locale)));
    expect(shapeOf(boardWordsOf(locale)).filter((path) => !all.has(path))).toEqual([]);
  });
});

describe('a language’s tag', () => {
  it('is one of the house, or none', () => {
    expect(parseLocale('en-XA')).toBe('en-XA');
    expect(parseLocale('fr')).toBeUndefined();
    expect(parseLocale(undefined)).toBeUndefined();
  });
});
