/** Blocks that several kinds of letter share. */
import type { Block } from '../blocks.ts';
import type { BoardFacts, GameFacts } from '../letter.ts';
import { words } from '../words.ts';

/** The reader's own side. */
export const sideOf = ({ players, seat }: GameFacts): string =>
  players.find((player) => player.seat === seat)?.side ?? '';

export const boardAfter = (board: BoardFacts): Block => ({
  type: 'board',
  board,
  caption: words.board.caption(board.ply),
  isPlayed: true,
});
