/**
 * What a reply may ask for besides a move: one word on a line of its own, or a note. Spelling is read leniently
 * (case, stops, quotes, "please"), but only what stands in this table is a command: nothing is guessed.
 */

export const COMMAND_WORDS = ['help', 'board', 'history', 'resign', 'draw', 'accept', 'decline'] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

export type MailCommand =
  | { readonly word: CommandWord }
  /** `text` may be empty, or go on in the lines below. */
  | { readonly word: 'note'; readonly text: string };

const SPELLINGS: Readonly<Record<CommandWord, readonly string[]>> = {
  help: ['help', 'help me', 'commands', 'info'],
  board: ['board', 'the board', 'show board', 'show the board', 'show me the board', 'position'],
  history: ['history', 'moves', 'show history', 'show moves', 'show the moves', 'list moves'],
  resign: ['resign', 'i resign', 'i resign the game', 'resign game', 'resign the game'],
  draw: ['draw', 'a draw', 'offer draw', 'offer a draw', 'i offer a draw', 'draw offer', 'propose draw'],
  accept: ['accept', 'i accept', 'accepted', 'accept draw', 'accept the draw', 'i accept the draw'],
  decline: ['decline', 'i decline', 'declined', 'decline draw', 'decline the draw', 'i decline the draw'],
};

const WORDS: ReadonlyMap<string, CommandWord> = new Map(
  COMMAND_WORDS.flatMap((word) => SPELLINGS[word].map((spelling) => [spelling, word] as const)),
);

/** "note", and what sets it off: a space, a colon, a dash. */
const NOTE = /^\W{0,3}note(?:\s*[:：–—-]\s*|\s+|$)/iu;
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
  return word && { word };
}
