/** The English that boards in the browser need; it is bundled into the browser's script. */
import { board } from './board.ts';
import { duration } from './clock.ts';
import { games } from './games/index.ts';
import { lists } from './lists.ts';
import { moveRefusals } from './refusals.ts';

export const words = {
  board,
  clock: { duration },
  games,
  lists,
  refusals: { moves: moveRefusals },
};
