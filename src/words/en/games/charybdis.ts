/** Charybdis in words. What is said of it at length stands in `guides`. */
import type { GameWords, NoticeFacts, RuleSheet, ScoreFacts } from '../../game.ts';
import { counted } from '../lists.ts';
import { agree, kind, Who, who, whose } from './parts.ts';

export const stoneSides = { W: 'White', B: 'Black' };
export const stoneKinds = { stone: kind('stone'), fixed: kind('fixed stone') };
export const stoneCount = ({ seat, counts }: NoticeFacts): string =>
  `The count of stones, ${whose(seat)} first: ${counts.join(' to ')}.`;

export const stoneScore = ({ count }: ScoreFacts): string => counted(count, 'stone');

export const words = {
  name: 'Charybdis',
  sides: stoneSides,
  options: {
    goal: { label: 'Goal', values: { stones: 'Most stones', connect: 'Connect your three sides' } },
  },
  kinds: stoneKinds,
  steps: { pass: 'Pass' },
  features: {},
  reasons: {
    FULL: 'the board is full and the stones are counted',
    PASSES: 'both sides passed and the stones are counted',
    CONNECT: 'one group touches all three of its own sides',
    WITHDRAWN: 'the other side left the game',
  },
  scores: { STONES: stoneScore },
  notices: {
    PASSED: ({ seat, of }) =>
      `${Who(of)} ${agree(of, 'has', 'have')} passed. If ${who(seat)} ${agree(seat, 'passes', 'pass')} too, the game ends and the stones are counted.`,
    COUNT: stoneCount,
  },
} satisfies GameWords;

export const sheet: RuleSheet = {
  source:
    'Christian Freeling’s rules at MindSports, with his contest entry of 2010 for the count at the end.',
  summary:
    'Found groups, grow them all at once, and turn over what you enclose. Most stones on the full board win.',
};
