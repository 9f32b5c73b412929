/** ThreeHex Chess, by Max Koval (2021): three armies on a triangle of hexes, each against both others. */
import type { Rules } from '../rules.ts';
import { armiesOf } from './armies.ts';
import { turned, turnedBy } from './board.ts';
import { chessRules } from './chess.ts';
import type { Position } from './position.ts';

/** White, Blue and Black, in turn order; each one's view is turned a third further than the one before. */
const armies = armiesOf([
  { side: { letter: 'W', colour: '#f4f1e8' }, forward: 0, placed: (cell) => cell },
  { side: { letter: 'U', colour: '#2f6db5' }, forward: turnedBy(0, 4), placed: turned },
  {
    side: { letter: 'B', colour: '#26262b' },
    forward: turnedBy(0, 8),
    placed: (cell) => turned(turned(cell)),
  },
]);

export const threehex: Rules<Position, 'threehex'> = {
  ...chessRules(armies),
  id: 'threehex',
  version: 1,
  withdraw: (position, seat) => ({
    position,
    outcome: { points: armies.seatNumbers.map((each) => (each === seat ? 0 : 3 / 4)), reason: 'WITHDRAWN' },
  }),
  drawWorth: 3 / 2,
  resignsByConsent: true,
};
