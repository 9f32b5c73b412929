/**
 * Every puzzle that is kept, proved again: each reply of the others is played by the rules, and must have an
 * answer that wins. Whether another first move wins as fast is searched again for the first of each game,
 * and by `npm run test:puzzles` for all.
 */
import { describe, expect, it } from 'vitest';
import { proverFor } from '../../scripts/puzzles/prove.ts';
import {
  findGap,
  hasWon,
  MOST_TURNS,
  type Proof,
  type Puzzle,
  proofOf,
  puzzlesOf,
  resultOf,
  solutionOf,
  turnsOf,
} from '../../src/puzzles/index.ts';
import { type AnyRules, allRules, readMove, readSetUp } from '../../src/rules/index.ts';

const FEWEST = 20;

const SEARCHED = process.env.PUZZLES;

function openedOf(rules: AnyRules, puzzle: Puzzle) {
  const setUp = readSetUp(rules, puzzle.position);
  if (!setUp.ok) throw new Error(`${puzzle.position} is refused`);
  const { standing } = setUp.value;
  return { standing, position: standing.position, seat: rules.toMove(standing.position) };
}

/** How many moves of its own the seat needs at most. */
function ownIn(proof: Proof): number {
  if (typeof proof === 'string') return 1;
  if (Array.isArray(proof)) return 1 + ownIn(proof[1] as Proof);
  return Math.max(0, ...Object.values(proof).map(ownIn));
}

describe.each(allRules)('$id', (rules) => {
  const puzzles = puzzlesOf(rules.id);

  it('has at least twenty puzzles, no two alike', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(puzzles.map(({ position }) => position)).size).toBe(puzzles.length);
  });

  it('has for each a proof without a gap, within as many moves as it says', () => {
    for (const puzzle of puzzles) {
      const { standing, seat } = openedOf(rules, puzzle);
      const proof = proofOf(puzzle);
      expect([puzzle.from, findGap(rules, standing, seat, proof)]).toEqual([puzzle.from, undefined]);
      expect(ownIn(proof)).toBeLessThanOrEqual(puzzle.own);
    }
  });

  it('has a solution for each that Clerk did not play', () => {
    for (const puzzle of puzzles) {
      const { position } = openedOf(rules, puzzle);
      const [solution, missed] = [solutionOf(puzzle), puzzle.missed].map((text) => {
        const read = readMove(rules, position, text);
        return read.ok ? resultOf(rules, position, read.value.steps) : text;
      });
      expect(solution).not.toBe(missed);
    }
  });

  it('has no second first move that wins as fast', () => {
    for (const puzzle of SEARCHED === 'whole' ? puzzles : puzzles.slice(0, 1)) {
      const { position, seat } = openedOf(rules, puzzle);
      const { prove } = proverFor(rules, seat, Number.POSITIVE_INFINITY);
      const wins = turnsOf(rules, position, MOST_TURNS).filter((turn) => {
        const after = rules.play(position, turn);
        return after.outcome ? hasWon(after, seat) : prove(after, puzzle.own - 1) !== undefined;
      });
      expect(wins.map((turn) => rules.spell(position, turn))).toEqual([solutionOf(puzzle)]);
    }
  });
});

it('finds the gap where a reply has no answer, or one that does not win', () => {
  const rules = allRules.find(({ id }) => id === 'three-crowns') as AnyRules;
  const puzzle = puzzlesOf(rules.id).find(({ own }) => own === 2) as Puzzle;
  const { standing, seat } = openedOf(rules, puzzle);
  const solution = solutionOf(puzzle);
  expect(findGap(rules, standing, seat, solution)).toBe(`${solution} NO_ANSWER`);
  expect(findGap(rules, standing, seat, [solution, {}])).toMatch(/NO_ANSWER$/);
  expect(findGap(rules, standing, seat, [solution, { '*': 'a1-a2' }])).toMatch(/ILLEGAL|NO_ANSWER/);
  expect(findGap(rules, standing, seat, puzzle.missed)).not.toBe(undefined);
});
