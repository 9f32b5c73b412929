import { paragraph } from '../blocks.ts';
import type { AnswerFacts, BoardFacts, ClockFacts, NoteFacts, PlayedMove } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { type Offered, offeredOf } from './offer.ts';
import {
  alsoOf,
  answerOf,
  boardAfter,
  clockOf,
  type LapsedFacts,
  lapsedOf,
  notesOf,
  noticesOf,
  whatHappened,
} from './parts.ts';
import { type LetterWords, template } from './template.ts';

export type UnmetFacts =
  | { readonly why: 'UNFORESEEN'; readonly move: string | undefined; readonly side: string }
  | { readonly why: 'ILLEGAL' | 'GUARDED'; readonly move: string };

export interface YourTurn extends GameLetter, LapsedFacts {
  /** Why the reader's plan has not played, if it was to. */
  readonly unmet?: UnmetFacts;
  readonly board: BoardFacts;
  /** Moves since this seat's last one, oldest first. */
  readonly moves: readonly PlayedMove[];
  /** Notes of the others since this seat's last letter, oldest first. */
  readonly notes: readonly NoteFacts[];
  readonly notices: readonly string[];
  /** undefined: the game has no clock. */
  readonly clock?: ClockFacts;
  /** The time zone that times are told in; only in the first letter of a game that its reader gets. */
  readonly zone?: string;
  /** What was offered along with the newest move. */
  readonly offered?: Offered;
  readonly answer: AnswerFacts;
}

export const yourTurn = template('yourTurn', (words, facts: YourTurn) => {
  const { game, board, notes, notices, clock, zone, answer } = facts;
  const body = [
    ...(facts.unmet ? [paragraph(unmetOf(words, facts.unmet))] : []),
    ...whatHappened(words, facts),
    ...offeredOf(words, facts.offered),
    ...lapsedOf(words, facts.lapsed),
    ...notesOf(words, notes),
    ...noticesOf(notices),
    boardAfter(words, game, board),
    ...clockOf(words, clock),
    ...answerOf(answer),
    ...(zone === undefined ? [] : [paragraph(words.gameBegun.times(zone))]),
    ...alsoOf(words, facts),
  ];
  return gameLetter(words, facts, body, answer, words.yourTurn.preheader);
});

const unmetOf = ({ yourTurn: { unmet: said } }: LetterWords, unmet: UnmetFacts): string =>
  unmet.why === 'UNFORESEEN' ? said.UNFORESEEN(unmet) : said[unmet.why](unmet.move);
