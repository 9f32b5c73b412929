import { describe, expect, it } from 'vitest';
import { allRules, asRulesId } from '../../src/rules/index.ts';
import {
  gameWords,
  guideWordsOf,
  LOCALES,
  PSEUDO,
  parseLocale,
  type Words,
  wordsOf,
} from '../../src/words/index.ts';

/** The paths of all entries, with what each of them is. */
const shapeOf = (entry: unknown, path = ''): readonly string[] =>
  typeof entry === 'object' && entry !== null
    ? Object.entries(entry).flatMap(([key, value]) => shapeOf(value, `${path}.${key}`))
    : [`${path}: ${typeof entry}`];

describe.each(LOCALES)('the words of %s', (locale) => {
  it('say everything that English says', () => {
    expect(shapeOf(wordsOf(locale))).toEqual(shapeOf(wordsOf('en')));
    const tasks = allRules.map(({ id }) => shapeOf(guideWordsOf(locale, id).tasks));
    expect(tasks).toEqual(allRules.map(({ id }) => shapeOf(guideWordsOf('en', id).tasks)));
  });

  it('leave nothing empty', () => {
    const empty = (entry: unknown): boolean =>
      typeof entry === 'object' && entry !== null ? Object.values(entry).some(empty) : entry === '';
    expect(empty(wordsOf(locale))).toBe(false);
  });

  it('are those of the board in the browser, as far as it needs them', async () => {
    const ofBoard = async (language: string): Promise<readonly string[]> =>
      shapeOf((await import(`../../src/words/${language}/forBoard.ts`)).words);
    const needed = await ofBoard('en');
    if (locale !== PSEUDO) expect(await ofBoard(locale)).toEqual(needed);
    expect(shapeOf(wordsOf(locale))).toEqual(expect.arrayContaining([...needed]));
  });
});

it('does not compile without a sentence, or with one that takes other data', () => {
  const en = wordsOf('en');
  // @ts-expect-error: nothing is said of points that are shared.
  const short: Words['board']['outcome'] = { wins: en.board.outcome.wins };
  // @ts-expect-error: a number is no list.
  const other: Words['lists']['all'] = (count: number): string => String(count);
  expect([short, other]).toHaveLength(2);
});

describe('a language’s tag', () => {
  it('is one of the house, or none', () => {
    expect(parseLocale('en-XA')).toBe('en-XA');
    expect(parseLocale('fr')).toBeUndefined();
    expect(parseLocale(undefined)).toBeUndefined();
  });
});

describe.each(allRules)('the words of $id', (rules) => {
  const game = gameWords(wordsOf('en'), rules);

  it('name all that the rules have', () => {
    const sides = [...rules.seats, ...(rules.factions ?? [])].map(({ letter }) => letter);
    expect(Object.keys(game.sides)).toEqual(sides);
    expect(Object.keys(game.kinds)).toEqual(rules.kinds);
    expect(Object.keys(game.steps)).toEqual(rules.words);
    expect(Object.keys(game.features)).toEqual((rules.board.features ?? []).map(({ id }) => id));
    expect(Object.entries(game.options).map(([name, { values }]) => [name, Object.keys(values)])).toEqual(
      rules.options.map(({ name, values }) => [name, values]),
    );
  });

  it('have a sheet of rules', () => {
    expect(guideWordsOf('en', rules.id).sections.length).toBeGreaterThan(3);
  });

  it('write parts of a point as one character', () => {
    expect(JSON.stringify([guideWordsOf('en', rules.id), game])).not.toMatch(/\d\/\d (of a )?point/);
  });
});

it('tells in no lesson of Charybdis Square of lines that run diagonally', () => {
  const told = JSON.stringify(guideWordsOf('en', asRulesId('charybdis-square')).tasks);
  expect(told).not.toMatch(/diagonal/);
});
