/** What was done because the reader's letter asked for it. */
import { lead, paragraph } from '../blocks.ts';
import type { AnswerFacts, BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { alsoOf, answerOf, boardAfter } from './parts.ts';
import { type LetterWords, template } from './template.ts';

type Sentences = LetterWords['receipt']['deeds'];

export type DeedKind = keyof Sentences;

/** The facts for one kind of deed: what its sentence needs. */
export type DeedFactsOf<K extends DeedKind> = {
  [D in K]: { readonly did: D } & (Parameters<Sentences[D]> extends readonly [infer Facts] ? Facts : unknown);
}[K];
export type DeedFacts = DeedFactsOf<DeedKind>;

interface Receipt extends GameLetter {
  readonly deed: DeedFacts;
  /** Who moves now and until when (an instant in words), if there is a clock. */
  readonly deadline?: { readonly name: string; readonly deadline: string };
  /** What became of the note next to a move; if it was not passed on, how many notes are allowed. */
  readonly note?: 'taken' | { readonly limit: number };
  /** Who would be asked if the reader took back the move just played. */
  readonly undo?: readonly string[];
  readonly board?: BoardFacts;
  readonly answer?: AnswerFacts;
  readonly replyTo: string;
}

export const receipt = template('receipt', (words, facts: Receipt) => {
  const { receipt: text } = words;
  const { game, deed, deadline, note, undo, board, answer } = facts;
  const body = [
    lead(sentenceOf(text.deeds, deed)),
    ...(deadline ? [paragraph(text.deadline(deadline.name, deadline.deadline))] : []),
    ...(note ? [paragraph(note === 'taken' ? text.noteTaken : text.noteLost(note.limit))] : []),
    ...(board ? [boardAfter(words, game, board)] : []),
    ...answerOf(answer),
    ...alsoOf(words, facts),
    ...(undo ? [paragraph(text.undo(undo))] : []),
    paragraph(deed.did === 'receiptsOff' ? text.again : text.end),
  ];
  return gameLetter(words, facts, body, facts);
});

function sentenceOf<K extends DeedKind>(deeds: Sentences, facts: DeedFactsOf<K>): string {
  const sentences: { readonly [D in DeedKind]: (facts: DeedFactsOf<D>) => string } = deeds;
  return sentences[facts.did](facts);
}
