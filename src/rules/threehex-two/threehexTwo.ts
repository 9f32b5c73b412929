/**
 * ThreeHex Chess for two, on the board of ThreeHex Chess. The author's picture of it is lost. In our reading,
 * Black's army is White's, mirrored across the axis from corner 81 to the middle of the right side.
 */
import type { Rules } from '../rules.ts';
import { armiesOf } from '../threehex/armies.ts';
import { BOARD, mirrored, opposite } from '../threehex/board.ts';
import { chessRules } from '../threehex/chess.ts';
import type { Position } from '../threehex/position.ts';

const armies = armiesOf([
  { side: { letter: 'W', colour: '#f4f1e8' }, forward: 0, placed: (cell) => cell },
  { side: { letter: 'B', colour: '#26262b' }, forward: opposite(0), placed: mirrored },
]);

export const threehexTwo: Rules<Position, 'threehex-two'> = {
  ...chessRules(armies),
  id: 'threehex-two',
  version: 1,
  board: { ...BOARD, views: [0, 'flipped'] },
  withdraw: (position, seat) => ({
    position,
    outcome: { points: armies.seatNumbers.map((each) => (each === seat ? 0 : 1)), reason: 'WITHDRAWN' },
  }),
};
