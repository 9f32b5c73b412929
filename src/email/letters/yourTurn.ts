import { type Block, lead } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, clockOf, notesOf, noticesOf, sideOf } from './parts.ts';

export const yourTurn = (letter: LetterOf<'yourTurn'>): readonly Block[] => [
  ...whatHappened(letter),
  ...notesOf(letter.notes),
  ...noticesOf(letter.notices),
  boardAfter(letter.board),
  ...(letter.clock ? clockOf(letter.clock) : []),
  { type: 'answer', answer: letter.answer },
];

/** One or two moves make a sentence, more make a list. */
export function whatHappened({
  moves,
  game,
}: Pick<LetterOf<'yourTurn'>, 'moves' | 'game'>): readonly Block[] {
  if (moves.length === 0) return [lead(words.yourTurn.first(sideOf(game)))];
  if (moves.length <= 2) return [lead(words.yourTurn.after(moves))];
  return [lead(words.yourTurn.since), { type: 'moves', moves }];
}
