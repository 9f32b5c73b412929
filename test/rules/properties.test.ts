/** Every registered game, with every choice of its options, keeps the protocol; and its description is whole. */
import { describe, expect, it, vi } from 'vitest';
import { type AnyGame, completeOptions, games, type Options, readMove } from '../../src/rules/index.ts';
import { itKeepsTheProtocol } from '../support/rules/suite.ts';

// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: 60_000 });

/** The points that a game shares out, where it is not one. */
const WORTH: Readonly<Record<string, number>> = { threehex: 1.5 };

/** Every combination of the options' values. */
const combinations = ({ options }: AnyGame): readonly Options[] =>
  options.reduce<readonly Options[]>(
    (chosen, { name, values }) =>
      chosen.flatMap((before) => values.map(({ value }) => ({ ...before, [name]: value }))),
    [{}],
  );

const nameOf = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ') || 'no options';

describe.each(games)('$name', (game) => {
  describe.each(combinations(game).map((options) => [nameOf(options), options] as const))(
    'with %s',
    (_, options) => {
      itKeepsTheProtocol(game, options, WORTH[game.id] ?? 1);
    },
  );

  it('names its seats, cells and words without ambiguity', () => {
    const unique = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);
    unique(game.seats.map(({ name }) => name));
    unique(game.seats.map(({ letter }) => letter));
    unique([...game.board.cells.map(({ cell }) => cell), ...game.words].map((step) => step.toLowerCase()));
    unique(game.board.cells.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`));
    for (const { letter, colour } of game.seats) {
      expect(letter).toMatch(/^[A-Z]$/);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('gives an example that is a legal first move in canonical notation', () => {
    const options = completeOptions(game, {});
    if (!options.ok) throw new Error('the defaults are refused');
    const { position } = game.start(options.value);
    expect(readMove(game, position, game.example)).toMatchObject({ ok: true, value: { text: game.example } });
  });

  it('explains itself', () => {
    expect(game.author).not.toBe('');
    expect(game.source).toMatch(/^[A-Z].*\.$/);
    expect(game.sheet.summary).not.toBe('');
    for (const { heading, paragraphs } of game.sheet.sections) {
      expect(heading).not.toBe('');
      expect(paragraphs).not.toEqual([]);
    }
  });
});

it('gives each game an id of its own', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
});
