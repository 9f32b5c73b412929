/**
 * Turns tables of words into patterns, in lower case, for lower-case text: case-insensitive patterns of this
 * size take tens of milliseconds to compile. The words are our own; only the text is a stranger's.
 */

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** The words, where no other letters touch them. */
export const wordOf = (words: readonly string[]): string =>
  `(?<![\\p{L}\\p{M}’'])${anyOf(words)}(?![\\p{L}\\p{M}])`;

/** Matches if the text begins with one of the words. */
export const beginsWith = (words: readonly string[]): RegExp =>
  new RegExp(`^${anyOf(words)}(?![\\p{L}\\p{M}])`, 'u');

/** Matches if the text is one of the phrases, perhaps followed by `tail`, and nothing else. */
export const isOneOf = (phrases: readonly string[], tail = ''): RegExp =>
  new RegExp(`^${anyOf(phrases)}${tail}$`, 'u');

/** Includes emoticons of two or three characters that stand alone. */
const EMOJI =
  /(?:^|(?<=\s))(?:<3|[:;=]-?[)DPp]|\^\^|xD)(?=\s|$)|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{fe0e}\u{fe0f}])+/gu;

/** The text without its emoji, trimmed. */
export const withoutEmoji = (line: string): string => line.replace(EMOJI, '').trim();

/** In lower case, with only one kind of apostrophe. */
export const plain = (text: string): string => withoutLookAlikes(text.toLowerCase()).replace(/[’‘`´ʼ]/g, "'");

/** Cyrillic and Greek letters that look like Latin ones, and those. */
const LOOK_ALIKES = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'ӏl', 'јj', 'ѕs', 'һh', 'αa', 'οo', 'ιi', 'ρp', 'νv'].map(
    ([like = '', latin = '']) => [like, latin] as const,
  ),
);

/** Reads a word of Latin letters into which a keyboard of two alphabets, or a prankster, put others. */
export const withoutLookAlikes = (text: string): string =>
  LOOK_ALIKE.test(text) ? text.replace(/\p{L}+/gu, latinized) : text;

const LOOK_ALIKE = new RegExp(`[${[...LOOK_ALIKES.keys()].join('')}]`, 'u');

const latinized = (word: string): string =>
  /[a-z]/.test(word) ? word.replace(/\P{ASCII}/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter) : word;

/** A question mark inside a web address does not ask anything. */
const WEB_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]+/giu;
export const withoutAddresses = (line: string): string => line.replace(WEB_ADDRESS, ' ');

/**
 * Includes emoji question marks and the Greek one, which looks like a semicolon: it counts alone, or after a
 * Greek word.
 */
export function isQuestion(line: string): boolean {
  const said = withoutAddresses(line).trimEnd();
  return /[?？؟¿⸮\u037e՞፧❓❔⁉🤔🤷]/u.test(said) || (said.endsWith(';') && /\p{Script=Greek}/u.test(said));
}
