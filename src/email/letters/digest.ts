import { type Block, lead, paragraph } from '../blocks.ts';
import { subjectOfGame } from '../compose/subject.ts';
import type { DigestGame, LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, clockOf, notesOf, noticesOf } from './parts.ts';
import { whatHappened } from './yourTurn.ts';

export const digest = ({ count, games, more }: LetterOf<'digest'>): readonly Block[] => [
  lead(words.digest.count(count)),
  ...games.flatMap(gameBlocks),
  ...more.flatMap(({ game, link }): readonly Block[] => [
    { type: 'heading', text: subjectOfGame(game) },
    { type: 'button', label: words.answer.button, url: link },
  ]),
];

/** The Content-ID of the picture of the game at `index`. */
export const digestCid = (index: number): string => `board-${index + 1}`;

function gameBlocks(letter: DigestGame, index: number): readonly Block[] {
  const { game, board, notes, notices, clock, answer } = letter;
  return [
    { type: 'heading', text: subjectOfGame(game) },
    ...whatHappened(letter).map((block) => (block.type === 'paragraph' ? paragraph(block.text) : block)),
    ...notesOf(notes),
    ...noticesOf(notices),
    boardAfter(board, digestCid(index)),
    ...(clock ? clockOf(clock) : []),
    { type: 'writeTo', answer },
  ];
}
