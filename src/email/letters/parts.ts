/** Blocks that several kinds of letter share. */
import { type Block, paragraph } from '../blocks.ts';
import type { BoardFacts, ClockFacts, GameFacts, NoteFacts } from '../letter.ts';
import { words } from '../words.ts';

/** The reader's own side. */
export const sideOf = ({ players, seat }: GameFacts): string =>
  players.find((player) => player.seat === seat)?.side ?? '';

/** `cid`: the picture's Content-ID, where the letter has more than one. */
export const boardAfter = (board: BoardFacts, cid?: string): Block => ({
  type: 'board',
  board,
  caption: words.board.caption(board.ply),
  isPlayed: true,
  ...(cid && { cid }),
});

export const notesOf = (notes: readonly NoteFacts[]): readonly Block[] =>
  notes.flatMap(({ name, side, text }): readonly Block[] => [
    paragraph(words.note.from(name, side)),
    { type: 'quote', text },
  ]);

/** What must be known of the position and is not on the board. */
export const noticesOf = (notices: readonly string[] = []): readonly Block[] =>
  notices.length > 0 ? [{ type: 'list', items: notices }] : [];

export const clockOf = ({ terms, left, deadline }: ClockFacts): readonly Block[] => [
  paragraph(words.clock(terms, left, deadline)),
];
