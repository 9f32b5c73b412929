import { type Block, button, heading, lead, paragraph } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import type { GameFacts } from './facts.ts';
import { subjectOfGame } from './gameLetter.ts';
import { boardAfter, clockOf, notesOf, noticesOf, whatHappened } from './parts.ts';
import { type LetterWords, template } from './template.ts';
import type { YourTurn } from './yourTurn.ts';

/** One game in a digest: the same facts as its turn letter. */
export type DigestGame = Omit<YourTurn, 'unsubscribe'>;

interface Digest extends AccountLetter {
  /** In how many games it is the reader's turn, including those left out here. */
  readonly count: number;
  /** Most urgent first. */
  readonly games: readonly DigestGame[];
  /** Further games, without a board; `link` is the page for playing. */
  readonly more: readonly { readonly game: GameFacts; readonly link: string }[];
}

export const digest = template('digest', (words, facts: Digest) => {
  const { subject, count, daily } = words.digest;
  const body = [
    lead(count(facts.count)),
    ...facts.games.flatMap((game, index) => gameBlocks(words, game, `board-${index + 1}`)),
    ...facts.more.flatMap(({ game, link }) => [
      heading(subjectOfGame(words, game)),
      button(words.parts.answer.button, link),
    ]),
  ];
  return accountLetter(words, facts, subject(facts.count), body, [daily]);
});

function gameBlocks(words: LetterWords, letter: DigestGame, cid: string): readonly Block[] {
  const { game, board, notes, notices, clock, answer } = letter;
  const [first, ...others] = whatHappened(words, letter);
  return [
    heading(subjectOfGame(words, game)),
    // Not in the larger type of a lead, because there are many games.
    paragraph(first.text),
    ...others,
    ...notesOf(words, notes),
    ...noticesOf(notices),
    boardAfter(words, game, board, cid),
    ...clockOf(words, clock),
    { type: 'writeTo', answer },
  ];
}
