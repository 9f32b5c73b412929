import { type Block, button, lead, paragraph } from '../blocks.ts';
import type { BoardFacts, Desk } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { boardAfter } from './parts.ts';
import { type LetterWords, template } from './template.ts';

type Sentences = LetterWords['offer']['made'];
type OfferKind = keyof Sentences;

/** The details of one kind of offer: what its sentence needs besides the name. */
type OfferFactsOf<K extends OfferKind> = {
  [O in K]: { readonly kind: O } & Omit<Parameters<Sentences[O]>[0], 'name'>;
}[K];
export type OfferFacts = OfferFactsOf<OfferKind>;

/** `link`: the page with the buttons. */
interface Offer extends GameLetter, Desk {
  readonly offer: OfferFacts;
  /** Who made it. */
  readonly name: string;
  /** What ends the offer at the latest. */
  readonly end?: keyof LetterWords['offer']['standsUntil'];
  /** For a takeback in a game with a clock: the time its maker would have then, and the deadline. */
  readonly time?: { readonly left: string; readonly deadline: string };
  readonly board: BoardFacts;
}

export const offer = template('offer', (words, facts: Offer) => {
  const { answer, button: label, standsUntil, takebackTime } = words.offer;
  const { game, board, link, name, time, end } = facts;
  const body = [
    lead(sentenceOf(words, facts.offer, name)),
    ...(time ? [paragraph(takebackTime({ who: name, ...time }))] : []),
    paragraph(end ? `${answer} ${standsUntil[end](name)}` : answer),
    button(label, link),
    boardAfter(words, game, board),
  ];
  return gameLetter(words, facts, body, facts);
});

export interface Offered {
  readonly offer: OfferFacts;
  readonly name: string;
  readonly end: keyof LetterWords['offer']['standsUntil'];
}

/** An offer mentioned in another letter: what is offered, and how to answer. */
export const offeredOf = (words: LetterWords, offered: Offered | undefined): readonly Block[] => {
  if (!offered) return [];
  const { offer: facts, name, end } = offered;
  const { along, standsUntil } = words.offer;
  return [paragraph(`${sentenceOf(words, facts, name)} ${along} ${standsUntil[end](name)}`)];
};

function sentenceOf<K extends OfferKind>(
  { offer: words }: LetterWords,
  facts: OfferFactsOf<K>,
  name: string,
): string {
  const sentences: { readonly [O in OfferKind]: (facts: OfferFactsOf<O> & { name: string }) => string } =
    words.made;
  return sentences[facts.kind]({ ...facts, name });
}
