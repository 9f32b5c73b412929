/** ThreeHex Chess for two in words. What is said of it at length stands in `guides`. */
import type { GameWords, RuleSheet } from '../../game.ts';
import { lists } from '../lists.ts';
import { agree, Who, Whose, who, whose } from './parts.ts';
import { chess } from './threehex.ts';

export const words = {
  name: 'ThreeHex Chess for two',
  sides: { W: 'White', B: 'Black' },
  options: {},
  kinds: chess.kinds,
  steps: chess.steps,
  features: {},
  reasons: {
    ...chess.reasons,
    ONLY_KINGS: 'only the two kings are left',
    WITHDRAWN: 'the other side left the game',
  },
  scores: chess.scores,
  notices: {
    CHECK: chess.check,
    /** In a position that somebody has set up: no game leads to one. */
    CHECK_TO_COME: ({ seat, of, cells }) =>
      `${Whose(seat)} king is attacked by ${who(of)} from ${lists.all(cells)}, although it is not ${whose(seat)} turn.`,
    MATED: ({ seat, of }) =>
      `${Who(seat)} ${agree(seat, 'is', 'are')} checkmated, and ${who(of)} ${agree(of, 'wins', 'win')}.`,
    CASTLING: chess.castling,
  },
} satisfies GameWords;

export const sheet: RuleSheet = {
  source:
    'Our reading of a version that the author of ThreeHex Chess names and shows in a picture that is lost.',
  summary:
    'Chess for two on the triangle of 105 hexes of ThreeHex Chess: White below, Black above, each army the other’s mirror image.',
};
