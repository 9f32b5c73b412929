/** Something that happened and does not need an answer. */
import { lead, paragraph } from '../blocks.ts';
import type { BoardFacts, Desk } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { boardAfter, buttonTo, type LapsedFacts, lapsedOf, noticesOf } from './parts.ts';
import { type LetterWords, template } from './template.ts';

type Sentences = LetterWords['news']['sentences'];

export type NewsKind = keyof Sentences;

/** The facts for one kind of news: what its sentence needs. */
export type NewsFactsOf<K extends NewsKind> = {
  [W in K]: { readonly what: W } & Parameters<Sentences[W]>[0];
}[K];
export type NewsFacts = NewsFactsOf<NewsKind>;

interface News extends GameLetter, LapsedFacts {
  readonly news: NewsFacts;
  /** What came of the news, and the position's notices. */
  readonly notices?: readonly string[];
  readonly board?: BoardFacts;
  /** Where the reader may claim, when another player has run out of time. */
  readonly claim?: Desk;
}

export const news = template('news', (words, facts: News) => {
  const { claim, button } = words.news;
  const { game, notices, board } = facts;
  const body = [
    lead(sentenceOf(words, facts.news)),
    ...lapsedOf(words, facts.lapsed),
    ...(facts.claim ? [paragraph(claim)] : []),
    ...buttonTo(button, facts.claim?.link),
    ...noticesOf(notices),
    ...(board ? [boardAfter(words, game, board)] : []),
  ];
  return gameLetter(words, facts, body, facts.claim);
});

function sentenceOf<K extends NewsKind>({ news: words }: LetterWords, facts: NewsFactsOf<K>): string {
  const sentences: { readonly [W in NewsKind]: (facts: NewsFactsOf<W>) => string } = words.sentences;
  return sentences[facts.what](facts);
}
