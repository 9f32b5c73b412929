/**
 * Every registered game, with every choice of its options, keeps the protocol; and its description is whole.
 */
import { describe, expect, it, vi } from 'vitest';
import {
  type AnyRules,
  allRules,
  completeOptions,
  type Options,
  type RulesId,
  readMove,
} from '../../src/rules/index.ts';
import { gameWords, guideWordsOf, wordsOf } from '../../src/words/index.ts';
import { itHasTheSymmetry, itKeepsTheProtocol } from '../support/rules/suite.ts';
import { SYMMETRIES } from '../support/rules/symmetries.ts';

/** For each game. `npm run test:symmetry` tries 10,000. */
const SYMMETRIC_POSITIONS = Number(process.env.SYMMETRIC_POSITIONS ?? 500);

// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: Math.max(60_000, 1000 * SYMMETRIC_POSITIONS) });

/** The points that a game shares out, where it is not one. */
const WORTH: Readonly<Record<string, number>> = { threehex: 1.5 };

/** Every combination of the options' values. */
const combinations = ({ options }: AnyRules): readonly Options[] =>
  options.reduce<readonly Options[]>(
    (chosen, { name, values }) =>
      chosen.flatMap((before) => values.map((value) => ({ ...before, [name]: value }))),
    [{}],
  );

const nameOf = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || 'no options';

const symmetriesOf = (rules: AnyRules, options: Options) =>
  SYMMETRIES[rules.id].filter(({ holdsFor }) => holdsFor?.(options) ?? true);

/** A game's positions are shared out among its symmetries, with all options. */
const trialsOf = (rules: AnyRules): number =>
  combinations(rules).flatMap((options) => symmetriesOf(rules, options)).length;

/** The sides in the order in which they take their first turns, as the rules name them. */
const SEATS: Readonly<Record<RulesId, string>> = {
  hibryd: 'FST',
  threehex: 'WUB',
  'threehex-two': 'WB',
  charybdis: 'WB',
  'charybdis-square': 'WB',
  'three-crowns': 'GB',
  'three-way-checkers': 'BRW',
};

const words = wordsOf('en');

describe.each(allRules)('$id', (rules) => {
  describe.each(combinations(rules).map((options) => [nameOf(options), options] as const))(
    'with %s',
    (_, options) => {
      itKeepsTheProtocol(rules, options, WORTH[rules.id] ?? 1);
      for (const symmetry of symmetriesOf(rules, options)) {
        itHasTheSymmetry(rules, options, symmetry, Math.ceil(SYMMETRIC_POSITIONS / trialsOf(rules)));
      }
    },
  );

  it('seats its sides in the order in which they begin', () => {
    expect(rules.seats.map(({ letter }) => letter).join('')).toBe(SEATS[rules.id]);
  });

  it('names its seats, cells and words without ambiguity', () => {
    const unique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);
    unique(Object.values(gameWords(words, rules).sides));
    unique(rules.seats.map(({ letter }) => letter));
    unique([...rules.board.cells.map(({ cell }) => cell), ...rules.words].map((step) => step.toLowerCase()));
    unique(rules.board.cells.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`));
    for (const { letter, colour } of rules.seats) {
      expect(letter).toMatch(/^[A-Z]$/);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('gives an example that is a legal first move in canonical notation', () => {
    const options = completeOptions(rules, {});
    if (!options.ok) throw new Error('the defaults are refused');
    const { position } = rules.start(options.value);
    expect(readMove(rules, position, rules.example)).toMatchObject({
      ok: true,
      value: { text: rules.example },
    });
  });

  it('explains itself, and ends with what is not the source’s', () => {
    expect(rules.author).not.toBe('');
    const sheet = words.sheets[rules.id];
    expect(sheet.source).toMatch(/^[A-Z].*\.$/);
    expect(sheet.summary).not.toBe('');
    const { sections } = guideWordsOf('en', rules.id);
    expect(sections.at(-1)?.heading).toBe('What is ours');
    for (const { heading, paragraphs } of sections) {
      expect(heading).not.toBe('');
      expect(paragraphs).not.toEqual([]);
    }
  });
});

it('gives each game an id of its own', () => {
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
});
