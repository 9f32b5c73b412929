/** Explains to people why a game, or a reply by mail, was refused. */
import { explainRefusal, formatDuration, type Situation, sideName } from '../../../render/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import { gameWords, type SaidOf, sentencesFor, type Words } from '../../../words/index.ts';
import { explainTerms } from '../../clock/explainTerms.ts';
import type { Doubt, ReplyRefusal } from '../model/refusals.ts';
import type { OfferKind } from '../offers/kinds.ts';

interface Phrases {
  readonly rules: string;
  readonly sides: readonly string[];
  readonly offers: Readonly<Record<OfferKind, string>>;
  readonly doubts: Readonly<Record<Doubt, string>>;
  readonly duration: (ms: number) => string;
}

/** All refusals except those that hold another one, which is explained in their place. */
type Plain = Exclude<ReplyRefusal, { code: 'ILLEGAL_MOVE' | 'BAD_TERMS' }>;

/** Sentences for a refusal by a game played by `rules`; `at` is the position in which a move was refused. */
export function explainGameRefusal(
  words: Words,
  refusal: ReplyRefusal,
  rules: AnyRules,
  at?: Situation,
): readonly string[] {
  if (refusal.code === 'ILLEGAL_MOVE') return explainRefusal(words, rules, refusal.refusal, at);
  if (refusal.code === 'BAD_TERMS') return explainTerms(words, refusal.refusal);
  const { games, replies, plans, doubts } = words.refusals;
  const said: SaidOf<Plain, Phrases> = { ...games, ...replies, ...plans };
  const sentences = sentencesFor(said, refusal, {
    rules: gameWords(words, rules).name,
    sides: rules.seats.map((side) => sideName(words, rules, side)),
    offers: words.offers.named,
    doubts,
    duration: (ms) => formatDuration(words, ms),
  });
  return refusal.code === 'PLAN_ILLEGAL'
    ? [...sentences, ...explainRefusal(words, rules, refusal.refusal)]
    : sentences;
}

/** Why a move that came by mail is not simply played. */
export function explainDoubt(words: Words, doubt: Doubt): string {
  const doubts: Readonly<Record<Doubt, string>> = words.refusals.doubts;
  return doubts[doubt];
}
