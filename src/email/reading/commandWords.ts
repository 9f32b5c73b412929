/** The commands that a reply may hold, each by the word that refusals and letters call it by. */

/** The words that propose something to the others; each is the kind of the offer. */
export const PROPOSING_WORDS = [
  'draw',
  'takeback',
  'pause',
  'resume',
  'gift',
  'call',
  'conclude',
  'substitute',
] as const;
export type ProposingWord = (typeof PROPOSING_WORDS)[number];

/** The words that are about the writer's account, whatever game the letter answers. */
export const ACCOUNT_WORDS = ['stop', 'quiet', 'digest', 'each', 'games', 'invite'] as const;
export type AccountWord = (typeof ACCOUNT_WORDS)[number];

/** Two words, and one command. */
export const NO_RECEIPTS = 'no receipts';

export const COMMAND_WORDS = [
  'help',
  'board',
  'history',
  'time',
  'legal',
  'preview',
  'resign',
  ...PROPOSING_WORDS,
  'accept',
  'decline',
  'withdraw',
  'claim',
  'cancel',
  'rematch',
  ...ACCOUNT_WORDS,
  'receipts',
  NO_RECEIPTS,
] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

/** What an answer may be about, where several things are offered. */
export const OFFER_WORDS = [...PROPOSING_WORDS, 'resignation'] as const;
export type OfferWord = (typeof OFFER_WORDS)[number];
