/**
 * The commands a reply may contain, each under the word that refusals and letters use for it. Derived from
 * the spellings: to add a command, add its spellings there.
 */
import { OFFER_NAMES, SPELLINGS } from './spellings.ts';

export type CommandWord = keyof typeof SPELLINGS;
export const COMMAND_WORDS = Object.keys(SPELLINGS) as readonly CommandWord[];

/** What an answer may refer to if there are several offers. */
export type OfferWord = keyof typeof OFFER_NAMES;
export const OFFER_WORDS = Object.keys(OFFER_NAMES) as readonly OfferWord[];

/** The words that make an offer to the others; each is also the kind of the offer. */
export type ProposingWord = Exclude<OfferWord, 'resignation'>;
export const PROPOSING_WORDS = OFFER_WORDS.filter((word): word is ProposingWord => word !== 'resignation');

/** The words about the writer's account, whichever game's letter they answer. */
export const ACCOUNT_WORDS = ['stop', 'quiet', 'digest', 'each', 'games', 'invite', 'lesson'] as const;
export type AccountWord = (typeof ACCOUNT_WORDS)[number];

/** Two words for one command. */
export const NO_RECEIPTS = 'no receipts';
export const NO_PLAN = 'no plan';
