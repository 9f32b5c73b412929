/**
 * What a reply may ask for besides a move: a few words on a line of their own, perhaps with courtesies
 * around them, or a note.
 * Spelling is read leniently (case, accents, punctuation, quotes, one typo), but only what is in the tables
 * is a command: nothing is guessed.
 */

import { allRules } from '../../rules/index.ts';
import { COMMAND_WORDS, type CommandWord, OFFER_WORDS, type OfferWord } from './commandWords.ts';
import { isCourtesy } from './courtesies.ts';
import { findGames } from './gameNames.ts';
import { ofVocabulary } from './ofVocabulary.ts';
import { isSlip, withoutAccents } from './spelled.ts';
import type { Spellings } from './vocabulary/spellings.ts';

export interface SpokenCommand {
  readonly word: CommandWord;
  /** For `accept`, `decline` and `withdraw`: which offer, if the reply says so. */
  readonly about?: OfferWord;
  /** For `pause` and `gift`, if the reply says so. */
  readonly days?: number;
  /** For `preview`, `invite` and `lesson`: the rest of the line. */
  readonly text?: string;
  /** A mere "yes" or "no", which only counts if something was asked. */
  readonly isAssent?: true;
}

export type MailCommand =
  | SpokenCommand
  /** `text` continues on the lines directly below. */
  | { readonly word: 'note'; readonly text: string };

const spellingsOf = (byLanguage: Spellings): readonly string[] =>
  Object.values(byLanguage).flatMap((spellings) => spellings.split('|'));

/** Each spelling, and the word that it stands for. */
const bySpelling = <Word extends string>(
  words: readonly Word[],
  spelled: (word: Word) => readonly string[],
): ReadonlyMap<string, Word> =>
  new Map(words.flatMap((word) => spelled(word).map((spelling) => [spelling, word] as const)));

const WORDS = ofVocabulary(({ spellings }) =>
  bySpelling<CommandWord>(
    COMMAND_WORDS.filter((word) => word !== 'invite' && word !== 'preview'),
    (word) => spellingsOf(spellings.commands[word]),
  ),
);

const ASSENT_WORDS = ofVocabulary(({ spellings }) =>
  bySpelling(['accept', 'decline'], (word) => spellingsOf(spellings.assents[word])),
);

const OFFERS = ofVocabulary(({ spellings }) =>
  bySpelling(OFFER_WORDS, (word) => spellings.offers[word].split('|')),
);

/** The start of a line whose rest belongs to the command. */
const openingOf = (word: 'preview' | 'invite' | 'lesson'): (() => RegExp) =>
  ofVocabulary(
    ({ spellings }) =>
      new RegExp(
        `^[^\\p{L}\\p{N}]*(?:(?:please|bitte|i|ich|je|por favor) )?(?:${spellingsOf(spellings.commands[word]).join('|')})(?:\\s*[:：]\\s*|\\s+)(?=\\S)`,
        'u',
      ),
  );
const OPENED = ['preview', 'invite', 'lesson'] as const;
/** What follows one of them is their text. */
export const OPENINGS = {
  preview: openingOf('preview'),
  invite: openingOf('invite'),
  lesson: openingOf('lesson'),
} as const;

const RULES = allRules.map(({ id }) => ({ id, name: id, sides: [], options: [] }));

const namesGame = (text: string): boolean => findGames(text.split(' '), RULES).length > 0;
const MOST_NAME_WORDS = 4;

/**
 * Rules out sentences that merely begin with the word: "Invite me again some day" names neither an address
 * nor a game.
 */
const MAY_FOLLOW = {
  preview: (text: string): boolean => text.length <= LONGEST,
  invite: (text: string): boolean => text.includes('@') || namesGame(text),
  // "Lesson learned, Charybdis is hard" is no request.
  lesson: (text: string): boolean => text.split(' ').length <= MOST_NAME_WORDS && namesGame(text),
} as const;

/** "note:" followed by the note, or "note" on a line of its own. */
const NOTE = /^\W{0,3}note(?:\s*[:：]\s*|\W*$)/iu;
const LONGEST = 80;

/** The command that the whole line is; undefined if it is none. */
export function readMailCommand(line: string): MailCommand | undefined {
  const [start] = NOTE.exec(line) ?? [];
  if (start !== undefined) return { word: 'note', text: line.slice(start.length).trim() };
  for (const word of OPENED) {
    const said = withoutAccents(line);
    const [opening] = OPENINGS[word]().exec(said) ?? [];
    const text = line.normalize('NFC').slice(opening?.length).trim();
    if (opening !== undefined && MAY_FOLLOW[word](text)) return { word, text };
  }
  if (line.length > LONGEST) return undefined;
  return readSpoken(spokenOf(line)) ?? readParts(line);
}

const NEXT_WORDS = ofVocabulary(({ spellings }) => new Set(spellingsOf(spellings.next)));

/** Whether the whole line asks for another task. */
export const asksForNext = (line: string): boolean =>
  line.length <= LONGEST && NEXT_WORDS().has(spokenOf(line));

/**
 * A command among courtesies: "Nice game! I give up, thanks." If several parts are commands, all must agree.
 */
function readParts(line: string): SpokenCommand | undefined {
  const parts = line.split(/[,.!;:…]+(?=\s|$)/u).map((part) => part.trim());
  const read = parts
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .flatMap((part) => {
      const command = readSpoken(spokenOf(part));
      return command || !isCourtesy(part) ? [command] : [];
    });
  const [first, ...rest] = read;
  if (!first || !rest.every((other) => other?.word === first.word)) return undefined;
  // "Yes, I accept the draw." is more specific than the mere yes.
  return read.find((command) => command && !command.isAssent) ?? first;
}

const POLITE =
  /\b(?:please|pls|plz|bitte|por favor|per favore|alsjeblieft|alstublieft|s il (?:vous|te) plait|svp|stp)\b/g;

/** In lower case, without accents, marks and "please". */
const spokenOf = (line: string): string =>
  withoutAccents(line.normalize('NFKC').replace(/ß/g, 'ss'))
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(POLITE, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function readSpoken(spoken: string): SpokenCommand | undefined {
  const word = WORDS().get(spoken);
  if (word) return { word };
  const assent = ASSENT_WORDS().get(spoken);
  if (assent) return { word: assent, isAssent: true };
  return readAnswer(spoken) ?? readPause(spoken) ?? readMistyped(spoken);
}

const FILLER_WORDS = ofVocabulary(({ spellings }) => new Set(spellings.fillers.split('|')));

/** "I accept your offer of a draw" */
function readAnswer(spoken: string): SpokenCommand | undefined {
  const said = spoken.split(' ').filter((word) => !FILLER_WORDS().has(word));
  const [verb = '', ...rest] = said;
  const word = WORDS().get(verb);
  const about = OFFERS().get(rest.join(' '));
  if (!about || (word !== 'accept' && word !== 'decline' && word !== 'withdraw')) return undefined;
  return { word, about };
}

const FOR = /^(?:for|fur|pour|por|per|voor|de|di|van|um|uma)$/;

const LENGTHS = ofVocabulary(({ spellings: { units, numbers } }) => ({ units, numbers }));

/** "pause 10", "pause for 2 weeks", "give 3 days" */
function readPause(spoken: string): SpokenCommand | undefined {
  const [verb = '', ...rest] = spoken
    .replace(/^i /, '')
    .replace(/^pause the game/, 'pause')
    .replace(/^(?:gift of|give(?: you)?) /, 'gift ')
    .replace(/ (?:more|extra)\b/, '')
    .split(' ');
  const word = WORDS().get(verb);
  if (word !== 'pause' && word !== 'gift') return undefined;
  const said = rest.filter((word, at) => !(FOR.test(word) && at < rest.length - 2));
  const [number = '', unit, ...more] = said;
  const count = /^\d{1,3}$/.test(number)
    ? Number(number)
    : unit === undefined
      ? undefined
      : LENGTHS().numbers[number];
  const length = unit === undefined ? 1 : LENGTHS().units[unit];
  if (count === undefined || length === undefined || more.length > 0) return undefined;
  return { word, days: count * length };
}

/** Shorter words are too easily confused with other words. */
const SHORTEST_MISTYPED = 6;

/** A command with one typo: a letter too many, too few, wrong, or two letters swapped. */
function readMistyped(spoken: string): SpokenCommand | undefined {
  if (spoken.length < SHORTEST_MISTYPED || /\d/.test(spoken)) return undefined;
  const meant = new Set(
    [...WORDS()].flatMap(([spelling, word]) =>
      spelling.length >= SHORTEST_MISTYPED && isSlip(spoken, spelling) ? [word] : [],
    ),
  );
  const [word, other] = meant;
  return word && !other ? { word } : undefined;
}
