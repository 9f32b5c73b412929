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
export const plain = (text: string): string => text.toLowerCase().replace(/[’‘`´ʼ]/g, "'");

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
