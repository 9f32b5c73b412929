/** Running counts: whatever a game can end by counting, its players see being counted. */
import { describe, expect, it } from 'vitest';
import { allRules, type Outcome, type RulesId, type Score } from '../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../src/words/index.ts';
import { recordedEnds } from '../support/rules/recordedEnds.ts';

/** How a count ends the game: it reaches its limit, its owner has most, or nobody else has any. */
type Ending = 'limit' | 'most' | 'alone';

const OCCURRENCES = { THIRD_OCCURRENCE: ['OCCURRENCES', 'limit'] } as const;
const STONES = { FULL: ['STONES', 'most'], PASSES: ['STONES', 'most'] } as const;
const CHESS = { QUIET_PLIES: ['QUIET', 'limit'], ...OCCURRENCES } as const;

/** By rules: the reasons that count something, what they count, and how. */
const COUNTED: Readonly<Record<RulesId, Readonly<Record<string, readonly [string, Ending]>>>> = {
  'three-crowns': { THREE_CAPTURES: ['CAPTURED', 'limit'], ...OCCURRENCES },
  charybdis: STONES,
  'charybdis-square': { FULL: STONES.FULL },
  threehex: CHESS,
  'threehex-two': CHESS,
  'three-way-checkers': { ONLY_PIECES: ['PIECES', 'alone'], QUIET_PLIES: ['QUIET', 'limit'], ...OCCURRENCES },
  hibryd: {
    FOUR_GRAYS: ['GRAYS', 'limit'],
    THREE_THRONES: ['THRONES', 'limit'],
    UNANSWERED_3: ['KNIGHTS', 'limit'],
    DUPLICATED_3: ['KNIGHTS', 'limit'],
    ...OCCURRENCES,
  },
};

/** A reason that speaks of a number, of counting or of being left with something must be in the table. */
const COUNTS =
  /\b(three stones|counted|\d+ (moves|plies)|third occurrence|nobody else has|four Gray|six Knights|all three thrones)\b/;

function explains(scores: readonly Score[], { points }: Outcome, [code, ending]: readonly [string, Ending]) {
  const counted = scores.filter((score) => score.code === code);
  const most = Math.max(...points);
  const isWinners = ({ seat }: Score) => seat === undefined || points[seat] === most;
  const [own, others] = [counted.filter(isWinners), counted.filter((score) => !isWinners(score))];
  switch (ending) {
    case 'limit':
      return own.some(({ count, of }) => of !== undefined && count >= of);
    case 'most':
      return own.every(({ count }) => others.every((other) => count > other.count));
    case 'alone':
      return own.every(({ count }) => count > 0) && others.every(({ count }) => count === 0);
  }
}

describe.each(allRules)('the scores of $id', (rules) => {
  const words = wordsOf('en');
  const { reasons, scores: said } = gameWords(words, rules);
  const counted = COUNTED[rules.id];

  it('count whatever can end the game by a count', () => {
    const must = Object.keys(reasons).filter((code) => COUNTS.test(reasons[code] ?? ''));
    expect(Object.keys(counted)).toEqual(expect.arrayContaining(must));
    for (const [code] of Object.values(counted)) expect(said[code]?.({ count: 1, of: 3 })).toMatch(/1|once/);
  });

  it('say at the end of recorded games what ended them', () => {
    for (const { position, outcome } of recordedEnds(rules)) {
      const how = counted[outcome.reason];
      if (how)
        expect([outcome.reason, explains(rules.scores(position), outcome, how)]).toEqual([
          outcome.reason,
          true,
        ]);
    }
  });

  it('have words for every count', () => {
    for (const { position } of recordedEnds(rules))
      for (const { code } of rules.scores(position)) expect(said).toHaveProperty(code);
  });
});
