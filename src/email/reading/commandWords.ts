/**
 * The commands a reply may contain, each under the word that refusals and letters use for it. How each is
 * spelled stands in `vocabulary/spellings.ts`.
 */

/** Two words for one command. */
export const NO_RECEIPTS = 'no receipts';
export const NO_PLAN = 'no plan';

export const COMMAND_WORDS = [
  'help',
  'board',
  'history',
  'time',
  'legal',
  'preview',
  'resign',
  'draw',
  'takeback',
  'pause',
  'resume',
  'gift',
  'call',
  'conclude',
  'substitute',
  'accept',
  'decline',
  'withdraw',
  'claim',
  'cancel',
  'rematch',
  'stop',
  'quiet',
  'digest',
  'each',
  'games',
  'receipts',
  NO_RECEIPTS,
  'plan',
  NO_PLAN,
  'lesson',
  'invite',
] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

/** What an answer may refer to if there are several offers. */
export const OFFER_WORDS = [
  'draw',
  'takeback',
  'pause',
  'gift',
  'call',
  'conclude',
  'substitute',
  'resume',
  'resignation',
] as const;
export type OfferWord = (typeof OFFER_WORDS)[number];

/** The words that make an offer to the others; each is also the kind of the offer. */
export type ProposingWord = Exclude<OfferWord, 'resignation'>;
export const PROPOSING_WORDS = OFFER_WORDS.filter((word): word is ProposingWord => word !== 'resignation');

/** The words about the writer's account, whichever game's letter they answer. */
export const ACCOUNT_WORDS = ['stop', 'quiet', 'digest', 'each', 'games', 'invite', 'lesson'] as const;
export type AccountWord = (typeof ACCOUNT_WORDS)[number];
