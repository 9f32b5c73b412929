/** The kinds of offers, and what is derived from the list. To add a kind, add a line here. */
import * as z from 'zod/mini';
import type { Seat } from '../../../rules/index.ts';
import { call } from './call.ts';
import { conclude } from './conclude.ts';
import { draw } from './draw.ts';
import { gift } from './gift.ts';
import type { AskedNumber, OfferRules, Situation } from './kind.ts';
import { pause } from './pause.ts';
import { resignation } from './resignation.ts';
import { resume } from './resume.ts';
import { substitute } from './substitute.ts';
import { takeback } from './takeback.ts';

const OFFERS = { draw, takeback, pause, resume, gift, call, conclude, substitute, resignation };

type Offers = typeof OFFERS;
export type OfferKind = keyof Offers;

export const OFFER_KINDS = Object.keys(OFFERS) as readonly OfferKind[];

/** An event that carries out an offer. */
export type Deed = {
  [K in OfferKind]: Offers[K] extends OfferRules<infer _, infer D> ? D : never;
}[OfferKind];

/** What is offered, and its particulars. */
export type Proposal = {
  [K in OfferKind]: { readonly kind: K } & Readonly<z.infer<Offers[K]['particulars']>>;
}[OfferKind];

/** What a seat says to make a proposal. */
export type AskedOffer = {
  [K in OfferKind]: { readonly kind: K } & Readonly<Record<keyof Offers[K]['numbers'], number>>;
}[OfferKind];

/** An offer that was made. */
export type Offer = Proposal & {
  readonly seat: Seat;
  /** When it was made. */
  readonly ply: number;
  /** The number of the event that made it, which identifies it. */
  readonly seq: number;
  readonly accepted: readonly Seat[];
  /** Declined or taken back. */
  readonly isClosed: boolean;
};

export const rulesOfOffer = (kind: OfferKind): OfferRules<object, Deed> => OFFERS[kind];

export const numbersOf = (kind: OfferKind): readonly (readonly [NumberName, AskedNumber])[] =>
  Object.entries(rulesOfOffer(kind).numbers) as [NumberName, AskedNumber][];

/** What was said to make this proposal. */
export const askedBy = (proposal: Proposal): AskedOffer => {
  const said = Object.keys(rulesOfOffer(proposal.kind).numbers);
  const numbers = Object.entries(proposal).filter(([name]) => said.includes(name));
  return { kind: proposal.kind, ...Object.fromEntries(numbers) } as AskedOffer;
};

/** The proposal of a kind with the numbers in `said`; any that are missing get their usual value. */
export const askFor = (
  kind: OfferKind,
  said: Readonly<Record<string, number | undefined>> = {},
): AskedOffer => {
  const numbers = Object.entries(rulesOfOffer(kind).numbers);
  return {
    kind,
    ...Object.fromEntries(numbers.map(([name, { usual }]) => [name, said[name] ?? usual])),
  } as AskedOffer;
};

/** The kinds that have a word or a button of their own. */
export type ProposedKind = Exclude<OfferKind, 'resignation'>;
export const PROPOSED_KINDS = OFFER_KINDS.filter(
  (kind): kind is ProposedKind => rulesOfOffer(kind).command === 'offer',
);

/** The names of the numbers that go with proposals. */
export type NumberName = { [K in OfferKind]: keyof Offers[K]['numbers'] }[OfferKind];

/** Whether the seat may propose it now, with the usual numbers. */
export const mayPropose = (kind: OfferKind, situation: Situation, seat: Seat): boolean => {
  const { kind: _, ...numbers } = askFor(kind);
  return rulesOfOffer(kind).propose(numbers, situation, seat).ok;
};

/** Reads a proposal from the log. */
export const proposalSchema = z.union(
  OFFER_KINDS.map((kind) =>
    z.intersection(z.object({ kind: z.literal(kind) }), rulesOfOffer(kind).particulars),
  ),
) as unknown as z.ZodMiniType<Proposal>;
