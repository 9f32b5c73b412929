/**
 * What every game promises, whatever its rules: the property suite that `properties.test.ts` runs for each.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AnyRules,
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
import { gameWords, wordsOf } from '../../../src/words/index.ts';
import { pick, playAtRandom, type Random, randomFrom, randomMove } from './randomPlay.ts';
import type { Symmetry } from './symmetries.ts';

const words = wordsOf('en');

/** No random game of the house has been seen to take longer. */
const LONGEST_GAME = 4000;

/** Symmetries are tried in one position of so many, up to a ply. */
const EVERY = 2;
const LONGEST_WALK = 150;

/** A seed and how far to play from it; a failure is shrunk to fewer plies. */
const walk = fc.record({ seed: fc.integer(), plies: fc.nat({ max: 250 }) });

interface Reached {
  readonly position: unknown;
  readonly toMove: number;
  readonly random: Random;
}

/** The last position of a random game in which somebody is to move. */
function reach(rules: AnyRules, options: Options, seed: number, plies: number): Reached {
  const random = randomFrom(seed);
  let last: Standing<unknown> = rules.start(options);
  for (const standing of playAtRandom(rules, options, random, plies)) if (!standing.outcome) last = standing;
  if (last.outcome) throw new Error('the game is over at its start');
  return { position: last.position, toMove: last.toMove, random };
}

/** Cells and words: everything a move can be made of. */
const alphabet = (rules: AnyRules): readonly Step[] => [
  ...rules.board.cells.map(({ cell }) => cell),
  ...rules.words,
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

const piecesOf = (rules: AnyRules, position: unknown, beginning?: readonly Step[]) =>
  [...rules.pieces(position, beginning)].sort((a, b) => (a.cell < b.cell ? -1 : 1));

function expectWellFormed(rules: AnyRules, refusal: Refusal, steps: readonly Step[]): void {
  const { code, index, word, before, legal } = refusal;
  expect(REFUSAL_CODES).toContain(code);
  expect(before).toEqual(steps.slice(0, index));
  expect(word).toBe(code === 'EMPTY' || code === 'UNFINISHED' ? '' : steps[index]);
  expect(legal).toEqual(sorted(new Set(legal)));
  expect(alphabet(rules)).toEqual(expect.arrayContaining([...legal]));
  if (code === 'EMPTY' || code === 'UNFINISHED') expect(index).toBe(steps.length);
  if (code === 'SURPLUS_STEP') expect(legal).toEqual([]);
  else expect(legal).not.toEqual([]);
}

function expectOutcome(rules: AnyRules, { points, reason }: Outcome, worth: number): void {
  expect(points).toHaveLength(rules.seats.length);
  expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(worth, 6);
  expect(gameWords(words, rules).reasons).toHaveProperty(reason);
}

/** A standing that a game may be left in: an outcome in order, or a seat that has something to play. */
function expectStanding(
  rules: AnyRules,
  { position, outcome, toMove }: Standing<unknown>,
  worth: number,
): void {
  for (const piece of rules.pieces(position)) {
    expect(rules.kinds).toContain(piece.kind);
    expect(piece.symbol).toMatch(/^\S{1,2}$/);
  }
  if (outcome) {
    expectOutcome(rules, outcome, worth);
    return;
  }
  expect(rules.seats).toHaveProperty(String(toMove));
  expect(rules.toMove(position)).toBe(toMove);
  expect(rules.next(position, []).steps).not.toEqual([]);
  for (const { code } of rules.notices?.(position) ?? [])
    expect(gameWords(words, rules).notices).toHaveProperty(code);
}

/** Plays both on with the same random moves; only a draw may end one earlier, by what happened before. */
function expectSamePlay(
  rules: AnyRules,
  played: Standing<unknown>,
  read: Standing<unknown>,
  random: Random,
): void {
  let [one, other] = [played, read];
  for (let ply = 0; ply < 40 && !one.outcome && !other.outcome; ply++) {
    const move = randomMove(rules, one.position, random);
    [one, other] = [rules.play(one.position, move), rules.play(other.position, move)];
    const isDraw = one.outcome && one.outcome.points.filter((points) => points > 0).length > 1;
    if (!isDraw) expect(other.outcome).toEqual(one.outcome);
    expect(rules.formatPosition(other.position)).toBe(rules.formatPosition(one.position));
  }
}

const SEPARATORS = [' ', '-', ' – ', '—', '−', 'x', ' × ', ' to ', ', ', '->', ' : ', '/', '', ' x '];

/**
 * The steps as people in a hurry type them: each separator in turn, any case, with or without marks around.
 */
const sloppily = (steps: readonly Step[], random: Random): readonly string[] =>
  SEPARATORS.filter((separator) => separator !== '' || steps.every((step) => /^[a-z]\d+$/.test(step))).map(
    (separator) => {
      const typed = steps.map((step) => (random() < 0.5 ? step.toUpperCase() : step.toLowerCase()));
      const [before, after] = pick([' .', '".', '“”', '* ', '  ', '_!'], random);
      return `${before}${typed.join(separator)}${after}`;
    },
  );

/** Declares the tests of one game with one choice of options; `worth` is the points a game shares out. */
export function itKeepsTheProtocol(rules: AnyRules, options: Options, worth: number): void {
  const holds = (runs: number, check: (reached: Reached) => void) => () =>
    fc.assert(
      fc.property(walk, ({ seed, plies }) => check(reach(rules, options, seed, plies))),
      { numRuns: runs },
    );

  it(
    'accepts, of all cells and words, exactly the steps of its legal moves',
    holds(10, ({ position, random }) => {
      const moves = rules.unlistable ? undefined : listMoves(rules, position);
      const whole = randomMove(rules, position, random);
      for (let length = 0; length <= whole.length; length++) {
        const beginning = whole.slice(0, length);
        const { mayEnd, steps } = rules.next(position, beginning);
        const accepted = alphabet(rules).filter((step) => {
          const considered = consider(rules, position, [...beginning, step]);
          if (!considered.ok) expectWellFormed(rules, considered.error, [...beginning, step]);
          return considered.ok;
        });
        const played = play(rules, position, beginning);
        if (!played.ok) expectWellFormed(rules, played.error, beginning);
        expect(played.ok).toBe(mayEnd);
        expect(sorted(accepted)).toEqual(sorted(steps));
        if (moves) expect({ steps: sorted(accepted), mayEnd }).toEqual(listedAfter(moves, beginning));
      }
    }),
  );

  if (!rules.unlistable) {
    it(
      'lists each legal move once, under a spelling of its own, and counts them',
      holds(25, ({ position }) => {
        const moves = listMoves(rules, position);
        expect(new Set(moves.map((move) => rules.spell(position, move))).size).toBe(moves.length);
        expect(rules.count?.(position) ?? moves.length).toBe(moves.length);
      }),
    );
  }

  it(
    'comes to the same by steps, by text and by sloppy text, and leaves the position as it was',
    holds(25, ({ position, random }) => {
      const text = rules.formatPosition(position);
      const before = piecesOf(rules, position);
      const steps = randomMove(rules, position, random);
      const played = play(rules, position, steps);
      if (!played.ok) throw new Error('a legal move is refused');
      expect(played.value).toMatchObject({ steps, text: rules.spell(position, steps) });
      expect(readMove(rules, position, played.value.text)).toEqual(played);
      for (const text of sloppily(steps, random))
        expect(readMove(rules, position, text), text).toEqual(played);
      expect(piecesOf(rules, position, steps)).toEqual(piecesOf(rules, played.value.standing.position));
      expectStanding(rules, played.value.standing, worth);
      expect(rules.formatPosition(position)).toBe(text);
      expect(piecesOf(rules, position)).toEqual(before);
    }),
  );

  it(
    'writes positions as one line that can be read again and played on alike',
    holds(25, ({ position, toMove, random }) => {
      const text = rules.formatPosition(position);
      expect(text).not.toContain('\n');
      const parsed = rules.parsePosition(text);
      expect(rules.formatPosition(parsed)).toBe(text);
      expect(rules.toMove(parsed)).toBe(toMove);
      expect(piecesOf(rules, parsed)).toEqual(piecesOf(rules, position));
      expect(sorted(rules.next(parsed, []).steps)).toEqual(sorted(rules.next(position, []).steps));
      expect(rules.notices?.(parsed)).toEqual(rules.notices?.(position));
      if (!rules.unlistable) {
        const spell = (move: readonly Step[]) => rules.spell(position, move);
        expect(listMoves(rules, parsed).map(spell).sort()).toEqual(
          listMoves(rules, position).map(spell).sort(),
        );
      }
      expectSamePlay(rules, { position, toMove }, { position: parsed, toMove }, random);
    }),
  );

  it('comes to an end', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        let last: Standing<unknown> | undefined;
        for (const standing of playAtRandom(rules, options, randomFrom(seed), LONGEST_GAME)) last = standing;
        expect(last?.outcome).toBeDefined();
        if (last) expectStanding(rules, last, worth);
      }),
      { numRuns: 2 },
    );
  });

  it(
    'goes on or ends in order when seats leave, whoever they are',
    holds(25, ({ position, random }) => {
      const seats = rules.seats.map((_, seat) => seat).sort(() => random() - 0.5);
      let standing: Standing<unknown> = { position, toMove: rules.toMove(position) };
      for (const seat of seats.slice(1)) {
        if (standing.outcome) break;
        standing = rules.withdraw(standing.position, seat);
        expectStanding(rules, standing, worth);
        expect(standing.toMove).not.toBe(seat);
      }
      expect(standing.outcome).toBeDefined();
    }),
  );

  it(
    'reads damaged positions as other positions or as none, without throwing',
    holds(40, ({ position, random }) => {
      const text = rules.formatPosition(position);
      const at = Math.floor(random() * text.length);
      const letter = pick([...text, ' ', '-', '/', '0', '99', '?', ''], random);
      const damaged = text.slice(0, at) + letter + text.slice(at + Math.floor(random() * 2));
      const parsed = rules.parsePosition(damaged);
      if (parsed === undefined) return;
      const again = rules.formatPosition(parsed);
      expect(rules.formatPosition(rules.parsePosition(again)), damaged).toBe(again);
    }),
  );

  it('answers any text and any list of steps without throwing', () => {
    const step = fc.oneof(fc.constantFrom(...alphabet(rules)), fc.string({ maxLength: 4 }));
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.oneof(step, fc.constantFrom('-', 'x', ' ', '/', '…', '\u200b')), { maxLength: 9 })
        .map((parts) => parts.join('')),
    );
    const { position } = reach(rules, options, 7, 30);
    fc.assert(
      fc.property(text, (typed) => {
        const read = readMove(rules, position, typed);
        expect(read.ok || read.error.index <= lex(rules, typed).length).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), (steps) => {
        const considered = consider(rules, position, steps);
        if (!considered.ok) expectWellFormed(rules, considered.error, steps);
      }),
    );
  });
}

/**
 * A standing as it must be told of: what it is, who is to move, and what is said of it, in no order of seats.
 */
function told(
  rules: AnyRules,
  { position, outcome, toMove }: Standing<unknown>,
  symmetry: Symmetry | undefined,
) {
  const cell = (name: string): string =>
    symmetry && rules.board.cells.some((each) => each.cell === name) ? symmetry.cell(name) : name;
  const seat = (each: number | undefined) => (each === undefined || !symmetry ? each : symmetry.seat(each));
  const text = rules.formatPosition(position);
  const notices = outcome ? [] : (rules.notices?.(position) ?? []);
  return {
    position: outcome ? undefined : symmetry ? symmetry.image(text) : text,
    toMove: seat(toMove),
    reason: outcome?.reason,
    points: outcome?.points.map((_, at) =>
      symmetry
        ? outcome.points[rules.seats.findIndex((_, from) => symmetry.seat(from) === at)]
        : outcome.points[at],
    ),
    notices: notices
      .map((notice) =>
        JSON.stringify([
          notice.code,
          seat(notice.seat),
          seat(notice.of),
          notice.way,
          notice.cells?.map(cell).sort(),
        ]),
      )
      .sort(),
  };
}

/**
 * Declares the test that a symmetry of the board and the seats is one of the rules: all commutes with it, in
 * so many positions of games at random.
 */
export function itHasTheSymmetry(
  rules: AnyRules,
  options: Options,
  symmetry: Symmetry,
  positions: number,
): void {
  const cells = new Set(rules.board.cells.map(({ cell }) => cell));
  const step = (each: Step): Step => (cells.has(each) ? symmetry.cell(each) : each);
  // One text, for it is compared faster than a list.
  const following = (position: unknown, map: (each: Step) => Step): string =>
    (rules.unlistable
      ? rules.next(position, []).steps.map(map)
      : listMoves(rules, position).map((move) => move.map(map).join(' '))
    )
      .sort()
      .join('\n');

  /** Returns whether there is an image to compare with. */
  function commutes(text: string, random: Random): boolean {
    const image = symmetry.image(text);
    if (image === undefined) return false;
    const [here, there] = [rules.parsePosition(text), rules.parsePosition(image)];
    expect(there, image).toBeDefined();
    expect(following(there, (each) => each)).toBe(following(here, step));
    const move = randomMove(rules, here, random);
    expect(told(rules, rules.play(there, move.map(step)), undefined)).toEqual(
      told(rules, rules.play(here, move), symmetry),
    );
    return true;
  }

  it(`has the symmetry of ${symmetry.name}`, () => {
    const [first = 0] = fc.sample(fc.integer(), 1);
    let compared = 0;
    for (let seed = first; compared < positions; seed++) {
      const random = randomFrom(seed);
      let ply = 0;
      for (const { position, outcome } of playAtRandom(rules, options, random, LONGEST_WALK)) {
        if (outcome || compared === positions || ply++ % EVERY > 0) continue;
        const text = rules.formatPosition(position);
        try {
          if (commutes(text, random)) compared++;
        } catch (error) {
          throw new Error(`seed ${seed}, ${text}`, { cause: error });
        }
      }
    }
  });
}
