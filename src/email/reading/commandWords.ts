/**
 * The commands that a reply may hold, each by the word that refusals and letters call it by. They follow from
 * the spellings: a new one is spelled there.
 */
import { OFFER_NAMES, SPELLINGS } from './spellings.ts';

export type CommandWord = keyof typeof SPELLINGS;
export const COMMAND_WORDS = Object.keys(SPELLINGS) as readonly CommandWord[];

/** What an answer may be about, where several things are offered. */
export type OfferWord = keyof typeof OFFER_NAMES;
export const OFFER_WORDS = Object.keys(OFFER_NAMES) as readonly OfferWord[];

/** The words that propose something to the others; each is the kind of the offer. */
export type ProposingWord = Exclude<OfferWord, 'resignation'>;
export const PROPOSING_WORDS = OFFER_WORDS.filter((word): word is ProposingWord => word !== 'resignation');

/** The words that are about the writer's account, whatever game the letter answers. */
export const ACCOUNT_WORDS = ['stop', 'quiet', 'digest', 'each', 'games', 'invite'] as const;
export type AccountWord = (typeof ACCOUNT_WORDS)[number];

/** Two words, and one command. */
export const NO_RECEIPTS = 'no receipts';
