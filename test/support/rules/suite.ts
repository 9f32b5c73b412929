/** What every game promises, whatever its rules: the property suite that `properties.test.ts` runs for each. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AnyGame,
  byStep,
  consider,
  lex,
  listMoves,
  type Options,
  type Outcome,
  play,
  REFUSAL_CODES,
  type Refusal,
  readMove,
  type Standing,
  type Step,
} from '../../../src/rules/index.ts';
import { pick, playAtRandom, type Random, randomFrom, randomMove } from './randomPlay.ts';

/** No random game of the house has been seen to take longer. */
const LONGEST_GAME = 4000;

/** A seed and how far to play from it; a failure is shrunk to fewer plies. */
const walk = fc.record({ seed: fc.integer(), plies: fc.nat({ max: 250 }) });

interface Reached {
  readonly position: unknown;
  readonly toMove: number;
  readonly random: Random;
}

/** The last position of a random game in which somebody is to move. */
function reach(game: AnyGame, options: Options, seed: number, plies: number): Reached {
  const random = randomFrom(seed);
  let last: Standing<unknown> = game.start(options);
  for (const standing of playAtRandom(game, options, random, plies)) if (!standing.outcome) last = standing;
  if (last.outcome) throw new Error('the game is over at its start');
  return { position: last.position, toMove: last.toMove, random };
}

/** Cells and words: everything a move can be made of. */
const alphabet = (game: AnyGame): readonly Step[] => [
  ...game.board.cells.map(({ cell }) => cell),
  ...game.words,
];

const sorted = (steps: Iterable<Step>): readonly Step[] => [...steps].sort(byStep);

/** The steps after `beginning` and whether it is a whole move, as the list of all moves has it. */
function listedAfter(moves: readonly (readonly Step[])[], beginning: readonly Step[]) {
  const going = moves.filter((move) => beginning.every((step, index) => move[index] === step));
  const following = going.flatMap((move) => move[beginning.length] ?? []);
  return {
    steps: sorted(new Set(following)),
    mayEnd: going.some((move) => move.length === beginning.length),
  };
}

const piecesOf = (game: AnyGame, position: unknown, beginning?: readonly Step[]) =>
  [...game.pieces(position, beginning)].sort((a, b) => (a.cell < b.cell ? -1 : 1));

function expectWellFormed(game: AnyGame, refusal: Refusal, steps: readonly Step[]): void {
  const { code, index, word, before, legal } = refusal;
  expect(REFUSAL_CODES).toContain(code);
  expect(before).toEqual(steps.slice(0, index));
  expect(word).toBe(code === 'EMPTY' || code === 'UNFINISHED' ? '' : steps[index]);
  expect(legal).toEqual(sorted(new Set(legal)));
  expect(alphabet(game)).toEqual(expect.arrayContaining([...legal]));
  if (code === 'EMPTY' || code === 'UNFINISHED') expect(index).toBe(steps.length);
  if (code === 'SURPLUS_STEP') expect(legal).toEqual([]);
  else expect(legal).not.toEqual([]);
}

function expectOutcome(game: AnyGame, { points, reason }: Outcome, worth: number): void {
  expect(points).toHaveLength(game.seats.length);
  expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(worth, 6);
  expect(game.reasons).toHaveProperty(reason);
}

/** A standing that a game may be left in: an outcome in order, or a seat that has something to play. */
function expectStanding(
  game: AnyGame,
  { position, outcome, toMove }: Standing<unknown>,
  worth: number,
): void {
  for (const piece of game.pieces(position)) {
    expect(game.kinds).toHaveProperty(piece.kind);
    expect(piece.symbol).toMatch(/^\S{1,2}$/);
  }
  if (outcome) {
    expectOutcome(game, outcome, worth);
    return;
  }
  expect(game.seats).toHaveProperty(String(toMove));
  expect(game.toMove(position)).toBe(toMove);
  expect(game.next(position, []).steps).not.toEqual([]);
  for (const { code } of game.notices?.(position) ?? []) expect(game.noticeTexts).toHaveProperty(code);
}

/** Plays both on with the same random moves; only a draw may end one earlier, by what happened before. */
function expectSamePlay(
  game: AnyGame,
  played: Standing<unknown>,
  read: Standing<unknown>,
  random: Random,
): void {
  let [one, other] = [played, read];
  for (let ply = 0; ply < 40 && !one.outcome && !other.outcome; ply++) {
    const move = randomMove(game, one.position, random);
    [one, other] = [game.play(one.position, move), game.play(other.position, move)];
    const isDraw = one.outcome && one.outcome.points.filter((points) => points > 0).length > 1;
    if (!isDraw) expect(other.outcome).toEqual(one.outcome);
    expect(game.formatPosition(other.position)).toBe(game.formatPosition(one.position));
  }
}

const SEPARATORS = [' ', '-', ' – ', '—', '−', 'x', ' × ', ' to ', ', ', '->', ' : ', '/', '', ' x '];

/** The steps as people in a hurry type them: each separator in turn, any case, with or without marks around. */
const sloppily = (steps: readonly Step[], random: Random): readonly string[] =>
  SEPARATORS.filter((separator) => separator !== '' || steps.every((step) => /^[a-z]\d+$/.test(step))).map(
    (separator) => {
      const typed = steps.map((step) => (random() < 0.5 ? step.toUpperCase() : step.toLowerCase()));
      const [before, after] = pick([' .', '".', '“”', '* ', '  ', '_!'], random);
      return `${before}${typed.join(separator)}${after}`;
    },
  );

/** Declares the tests of one game with one choice of options; `worth` is the points a game shares out. */
export function itKeepsTheProtocol(game: AnyGame, options: Options, worth: number): void {
  const holds = (runs: number, check: (reached: Reached) => void) => () =>
    fc.assert(
      fc.property(walk, ({ seed, plies }) => check(reach(game, options, seed, plies))),
      { numRuns: runs },
    );

  it(
    'accepts, of all cells and words, exactly the steps of its legal moves',
    holds(10, ({ position, random }) => {
      const moves = game.unlistable ? undefined : listMoves(game, position);
      const whole = randomMove(game, position, random);
      for (let length = 0; length <= whole.length; length++) {
        const beginning = whole.slice(0, length);
        const { mayEnd, steps } = game.next(position, beginning);
        const accepted = alphabet(game).filter((step) => {
          const considered = consider(game, position, [...beginning, step]);
          if (!considered.ok) expectWellFormed(game, considered.error, [...beginning, step]);
          return considered.ok;
        });
        const played = play(game, position, beginning);
        if (!played.ok) expectWellFormed(game, played.error, beginning);
        expect(played.ok).toBe(mayEnd);
        expect(sorted(accepted)).toEqual(sorted(steps));
        if (moves) expect({ steps: sorted(accepted), mayEnd }).toEqual(listedAfter(moves, beginning));
      }
    }),
  );

  if (!game.unlistable) {
    it(
      'lists each legal move once, under a spelling of its own, and counts them',
      holds(25, ({ position }) => {
        const moves = listMoves(game, position);
        expect(new Set(moves.map((move) => game.spell(position, move))).size).toBe(moves.length);
        expect(game.count?.(position) ?? moves.length).toBe(moves.length);
      }),
    );
  }

  it(
    'comes to the same by steps, by text and by sloppy text, and leaves the position as it was',
    holds(25, ({ position, random }) => {
      const text = game.formatPosition(position);
      const before = piecesOf(game, position);
      const steps = randomMove(game, position, random);
      const played = play(game, position, steps);
      if (!played.ok) throw new Error('a legal move is refused');
      expect(played.value).toMatchObject({ steps, text: game.spell(position, steps) });
      expect(readMove(game, position, played.value.text)).toEqual(played);
      for (const text of sloppily(steps, random))
        expect(readMove(game, position, text), text).toEqual(played);
      expect(piecesOf(game, position, steps)).toEqual(piecesOf(game, played.value.standing.position));
      expectStanding(game, played.value.standing, worth);
      expect(game.formatPosition(position)).toBe(text);
      expect(piecesOf(game, position)).toEqual(before);
    }),
  );

  it(
    'writes positions as one line that can be read again and played on alike',
    holds(25, ({ position, toMove, random }) => {
      const text = game.formatPosition(position);
      expect(text).not.toContain('\n');
      const parsed = game.parsePosition(text);
      expect(game.formatPosition(parsed)).toBe(text);
      expect(game.toMove(parsed)).toBe(toMove);
      expect(piecesOf(game, parsed)).toEqual(piecesOf(game, position));
      expect(sorted(game.next(parsed, []).steps)).toEqual(sorted(game.next(position, []).steps));
      expect(game.notices?.(parsed)).toEqual(game.notices?.(position));
      if (!game.unlistable) {
        const spell = (move: readonly Step[]) => game.spell(position, move);
        expect(listMoves(game, parsed).map(spell).sort()).toEqual(
          listMoves(game, position).map(spell).sort(),
        );
      }
      expectSamePlay(game, { position, toMove }, { position: parsed, toMove }, random);
    }),
  );

  it('comes to an end', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        let last: Standing<unknown> | undefined;
        for (const standing of playAtRandom(game, options, randomFrom(seed), LONGEST_GAME)) last = standing;
        expect(last?.outcome).toBeDefined();
        if (last) expectStanding(game, last, worth);
      }),
      { numRuns: 2 },
    );
  });

  it(
    'goes on or ends in order when seats leave, whoever they are',
    holds(25, ({ position, random }) => {
      const seats = game.seats.map((_, seat) => seat).sort(() => random() - 0.5);
      let standing: Standing<unknown> = { position, toMove: game.toMove(position) };
      for (const seat of seats.slice(1)) {
        if (standing.outcome) break;
        standing = game.withdraw(standing.position, seat);
        expectStanding(game, standing, worth);
        expect(standing.toMove).not.toBe(seat);
      }
      expect(standing.outcome).toBeDefined();
    }),
  );

  it(
    'reads damaged positions as other positions or as none, without throwing',
    holds(40, ({ position, random }) => {
      const text = game.formatPosition(position);
      const at = Math.floor(random() * text.length);
      const letter = pick([...text, ' ', '-', '/', '0', '99', '?', ''], random);
      const damaged = text.slice(0, at) + letter + text.slice(at + Math.floor(random() * 2));
      const parsed = game.parsePosition(damaged);
      if (parsed === undefined) return;
      const again = game.formatPosition(parsed);
      expect(game.formatPosition(game.parsePosition(again)), damaged).toBe(again);
    }),
  );

  it('answers any text and any list of steps without throwing', () => {
    const step = fc.oneof(fc.constantFrom(...alphabet(game)), fc.string({ maxLength: 4 }));
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.oneof(step, fc.constantFrom('-', 'x', ' ', '/', '…', '\u200b')), { maxLength: 9 })
        .map((parts) => parts.join('')),
    );
    const { position } = reach(game, options, 7, 30);
    fc.assert(
      fc.property(text, (typed) => {
        const read = readMove(game, position, typed);
        expect(read.ok || read.error.index <= lex(game, typed).length).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), (steps) => {
        const considered = consider(game, position, steps);
        if (!considered.ok) expectWellFormed(game, considered.error, steps);
      }),
    );
  });
}
