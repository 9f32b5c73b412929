/**
 * Tables of words as patterns, in lower case, for texts in lower case: patterns of this size that look past
 * case themselves take tens of milliseconds to be compiled. The words are ours; only the text is a
 * stranger's.
 */

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Words with nothing of a word beside them. */
export const wordOf = (words: readonly string[]): string =>
  `(?<![\\p{L}\\p{M}’'])${anyOf(words)}(?![\\p{L}\\p{M}])`;

/** The text begins with one of the words. */
export const beginsWith = (words: readonly string[]): RegExp =>
  new RegExp(`^${anyOf(words)}(?![\\p{L}\\p{M}])`, 'u');

/** The text is one of the phrases, and perhaps `tail`, and no more. */
export const isOneOf = (phrases: readonly string[], tail = ''): RegExp =>
  new RegExp(`^${anyOf(phrases)}${tail}$`, 'u');

/** Also those of two or three marks, where they stand by themselves. */
const EMOJI =
  /(?:^|(?<=\s))(?:<3|[:;=]-?[)DPp]|\^\^|xD)(?=\s|$)|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{fe0e}\u{fe0f}])+/gu;

/** Without its emoji; what is left is trimmed. */
export const withoutEmoji = (line: string): string => line.replace(EMOJI, '').trim();

/** In lower case, with one kind of apostrophe. */
export const plain = (text: string): string => text.toLowerCase().replace(/[’‘`´ʼ]/g, "'");

/** A web address may hold a question mark without asking. */
const WEB_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]+/giu;
export const withoutAddresses = (line: string): string => line.replace(WEB_ADDRESS, ' ');

/**
 * Also those that are pictures, and the Greek one, which looks like a semicolon: by itself, or at the end of
 * Greek words.
 */
export function isQuestion(line: string): boolean {
  const said = withoutAddresses(line).trimEnd();
  return /[?？؟¿⸮\u037e՞፧❓❔⁉🤔🤷]/u.test(said) || (said.endsWith(';') && /\p{Script=Greek}/u.test(said));
}
