/** English, whole; and the part of it that the board in the browser speaks. */
import { board } from './board.ts';
import { duration } from './clock.ts';
import { letters } from './letters/index.ts';
import { lists } from './lists.ts';
import { moveRefusals } from './refusals.ts';

export const enForBoard = {
  board,
  clock: { duration },
  lists,
  refusals: { moves: moveRefusals },
};

export const en = {
  locale: 'en',
  board,
  clock: { duration },
  letters,
  lists,
  refusals: { moves: moveRefusals },
};
