/** 3 Crowns in words. What is said of it at length stands in `guides`. */
import type { GameWords, RuleSheet } from '../../game.ts';
import { lists } from '../lists.ts';
import { agree, kind, occurrences, who } from './parts.ts';

export const words = {
  name: '3 Crowns',
  sides: { G: 'Green', B: 'Black' },
  options: {},
  kinds: { stone: kind('stone'), crowned: kind('crowned stone') },
  steps: {},
  features: {},
  reasons: {
    CROWNED_TROIKA: 'three crowned stones in a row',
    THREE_CAPTURES: 'three stones captured',
    NO_LEGAL_MOVE: 'the other side has no legal move',
    THIRD_OCCURRENCE: 'third occurrence of a position',
    WITHDRAWN: 'the other side left the game',
  },
  scores: {
    CAPTURED: ({ count, of }) => `${count} of ${of} captured`,
    CROWNED: ({ count }) => `${count} crowned`,
    OCCURRENCES: occurrences,
  },
  notices: {
    BINDING: ({ seat }) =>
      `The stone that ${who(seat)} ${agree(seat, 'moves', 'move')} now must be moved again in ${agree(seat, 'its', 'your')} second turn.`,
    BOUND: ({ seat, cells }) =>
      `In ${agree(seat, 'its', 'your')} second turn ${who(seat)} must move the stone of ${agree(seat, 'its', 'your')} first: ${lists.all(cells)}.`,
  },
} satisfies GameWords;

export const sheet: RuleSheet = {
  source:
    'The author’s description of the game, and the Zillions of Games file that L. Lynn Smith made of it, for the set-up and the first player.',
  summary:
    'Line up three stones to crown the one that arrives; then bring three crowned stones into one row, or capture three enemy stones with double jumps.',
};
