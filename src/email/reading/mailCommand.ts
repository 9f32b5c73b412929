/**
 * What a reply may ask for besides a move: a word or two on a line of their own, or a note. Spelling is read
 * leniently (case, stops, quotes, "please"), but only what stands in this table is a command: nothing is guessed.
 */

/** The words that propose something to the others; each is the kind of the offer. */
export const PROPOSING_WORDS = ['draw', 'takeback', 'pause', 'resume'] as const;
export type ProposingWord = (typeof PROPOSING_WORDS)[number];

/** Two words, and one command. */
export const NO_RECEIPTS = 'no receipts';

export const COMMAND_WORDS = [
  'help',
  'board',
  'history',
  'resign',
  ...PROPOSING_WORDS,
  'accept',
  'decline',
  'withdraw',
  'claim',
  'cancel',
  'rematch',
  'receipts',
  NO_RECEIPTS,
] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

/** What an answer may be about, where several things are offered. */
export const OFFER_WORDS = [...PROPOSING_WORDS, 'resignation'] as const;
export type OfferWord = (typeof OFFER_WORDS)[number];

export interface SpokenCommand {
  readonly word: CommandWord;
  /** Of `accept`, `decline` and `withdraw`: which offer, if it was said. */
  readonly about?: OfferWord;
  /** Of `pause`, if it was said. */
  readonly days?: number;
}

export type MailCommand =
  | SpokenCommand
  /** `text` goes on in the lines directly below. */
  | { readonly word: 'note'; readonly text: string };

const SPELLINGS: Readonly<Record<CommandWord, readonly string[]>> = {
  help: ['help', 'help me', 'commands', 'info'],
  board: ['board', 'the board', 'show board', 'show the board', 'show me the board', 'position'],
  history: ['history', 'moves', 'show history', 'show moves', 'show the moves', 'list moves'],
  resign: ['resign', 'i resign', 'i resign the game', 'resign game', 'resign the game'],
  draw: ['draw', 'a draw', 'offer draw', 'offer a draw', 'i offer a draw', 'draw offer', 'propose draw'],
  takeback: ['takeback', 'take back', 'take my move back', 'take back my move', 'takeback my move', 'undo'],
  pause: ['pause', 'a pause', 'pause the game', 'propose a pause', 'i propose a pause'],
  resume: ['resume', 'resume the game', 'end the pause', 'end pause'],
  accept: ['accept', 'i accept', 'accepted'],
  decline: ['decline', 'i decline', 'declined'],
  withdraw: ['withdraw', 'i withdraw', 'withdraw my offer', 'take back my offer'],
  claim: ['claim', 'claim time', 'claim the win'],
  cancel: ['cancel', 'cancel game', 'cancel the game'],
  rematch: ['rematch', 'a rematch', 'play again'],
  receipts: ['receipts', 'receipts on', 'send receipts', 'send me receipts'],
  [NO_RECEIPTS]: ['no receipts', 'no more receipts', 'receipts off', 'stop receipts', 'without receipts'],
};

const WORDS: ReadonlyMap<string, CommandWord> = new Map(
  COMMAND_WORDS.flatMap((word) => SPELLINGS[word].map((spelling) => [spelling, word] as const)),
);

const ABOUT = new RegExp(`^(accept|decline|withdraw) (${OFFER_WORDS.join('|')})$`);
const PAUSE = /^pause (\d{1,3})(?: days?)?$/;

/** "note:" and the words, or "note" on a line of its own. */
const NOTE = /^\W{0,3}note(?:\s*[:：]\s*|\W*$)/iu;
const LONGEST = 40;

/** The command that a line is, all of it; undefined when it is none. */
export function readMailCommand(line: string): MailCommand | undefined {
  const [start] = NOTE.exec(line) ?? [];
  if (start !== undefined) return { word: 'note', text: line.slice(start.length).trim() };
  if (line.length > LONGEST) return undefined;
  const spoken = line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replace(/\bplease\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const word = WORDS.get(spoken);
  return word ? { word } : readPhrase(spoken);
}

/** "accept the draw", "pause for 10 days" */
function readPhrase(spoken: string): SpokenCommand | undefined {
  const phrase = spoken
    .replace(/^i /, '')
    .replace(/\b(the|your|my|for|game)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, answer, about] = ABOUT.exec(phrase) ?? [];
  const word = COMMAND_WORDS.find((known) => known === answer);
  const offer = OFFER_WORDS.find((known) => known === about);
  if (word && offer) return { word, about: offer };
  const [, days] = PAUSE.exec(phrase) ?? [];
  return days === undefined ? undefined : { word: 'pause', days: Number(days) };
}
