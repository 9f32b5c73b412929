/** Blocks that several kinds of letter share. */
import {
  type Block,
  type BlockOf,
  button,
  lead,
  list,
  moves,
  paragraph,
  quote,
  smallPrint,
} from '../blocks.ts';
import type { AnswerFacts, BoardFacts, ClockFacts, Desk, GameFacts, NoteFacts, PlayedMove } from './facts.ts';
import type { LetterWords } from './template.ts';

/** The reader's own side. */
export const sideOf = ({ players, seat }: GameFacts): string =>
  players.find((player) => player.seat === seat)?.side ?? '';

/** The Content-ID of a board's picture. In a letter with several boards, each has its own. */
const BOARD_CID = 'board';

/** A position that was reached in the game; its picture has an address of its own. */
export const boardAfter = (
  { parts }: LetterWords,
  game: GameFacts,
  board: BoardFacts,
  cid = BOARD_CID,
): Block => ({
  type: 'board',
  board,
  filename: boardFilename(game, board),
  caption: parts.board.caption(board.ply),
  isPlayed: true,
  cid,
});

/** A position that was not reached in the game. */
export const boardDrawn = (game: GameFacts, board: BoardFacts, caption: string): Block => ({
  type: 'board',
  board,
  filename: boardFilename(game, board),
  caption,
  isPlayed: false,
  cid: BOARD_CID,
});

/** `3-crowns-k3xq7m2abcde-12.png` */
export function boardFilename({ gameName, id }: GameFacts, { ply }: BoardFacts): string {
  const name = gameName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name}-${id}-${ply}.png`;
}

/** Moves since the reader's last one: one or two as a sentence, more as a list. */
export function whatHappened(
  { yourTurn }: LetterWords,
  { game, moves: played }: { readonly game: GameFacts; readonly moves: readonly PlayedMove[] },
): readonly [BlockOf<'paragraph'>, ...Block[]] {
  if (played.length === 0) return [lead(yourTurn.first(sideOf(game)))];
  if (played.length <= 2) return [lead(yourTurn.after(played))];
  return [lead(yourTurn.since), moves(played)];
}

export const notesOf = ({ parts }: LetterWords, notes: readonly NoteFacts[]): readonly Block[] =>
  notes.flatMap(({ name, side, text }) => [paragraph(parts.noteFrom(name, side)), quote(text)]);

/** What the reader must know about the position and cannot see on the board. */
export const noticesOf = (notices: readonly string[] = []): readonly Block[] =>
  notices.length > 0 ? [list(notices)] : [];

/** The kinds of offers that the reader made or accepted, and that have lapsed. */
export interface LapsedFacts {
  readonly lapsed?: Parameters<LetterWords['offer']['lapsed']>[0]['offers'];
}

export const lapsedOf = ({ offer }: LetterWords, lapsed: LapsedFacts['lapsed']): readonly Block[] =>
  lapsed ? [paragraph(offer.lapsed({ offers: lapsed }))] : [];

export const clockOf = ({ parts }: LetterWords, clock: ClockFacts | undefined): readonly Block[] =>
  clock ? [paragraph(parts.clock(clock))] : [];

/** How to answer, if the letter asks for an answer. */
export const answerOf = (answer: AnswerFacts | undefined): readonly Block[] =>
  answer ? [{ type: 'answer', answer }] : [];

/** What else a reply can say, for a reader who plays. */
export const alsoOf = ({ parts }: LetterWords, { desk }: { readonly desk?: Desk }): readonly Block[] =>
  desk ? [smallPrint(parts.also)] : [];

/** A button, if there is a page for it. */
export const buttonTo = (label: string, url: string | undefined): readonly Block[] =>
  url === undefined ? [] : [button(label, url)];
