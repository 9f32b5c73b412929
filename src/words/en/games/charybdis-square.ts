/** Charybdis Square in words. What is said of it at length stands in `guides`. */
import type { GameWords, RuleSheet } from '../../game.ts';
import { stoneCount, stoneKinds, stoneScore, stoneSides } from './charybdis.ts';

export const words = {
  name: 'Charybdis Square',
  sides: stoneSides,
  options: {
    rim: { label: 'Rim', values: { plain: 'One colour a side', mixed: 'Both colours along each side' } },
  },
  kinds: stoneKinds,
  steps: {},
  features: {},
  reasons: {
    FULL: 'the board is full and the stones are counted',
    WITHDRAWN: 'the other side left the game',
  },
  scores: { STONES: stoneScore },
  notices: { COUNT: stoneCount },
} satisfies GameWords;

export const sheet: RuleSheet = {
  source: 'Christian Freeling’s rules at MindSports.',
  summary:
    'The square sister of Charybdis: found groups, grow them all at once, and turn over what you enclose. Nobody passes; most stones on the full board win.',
};
