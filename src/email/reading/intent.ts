/**
 * Whether a line that could be a move or a command was meant as one. Its place decides: it must come first
 * in the letter, or below nothing but greetings and announcements, and nothing below it may ask a question,
 * set a condition or take it back. In all other cases we ask the writer.
 */

import { isFromDevice } from './additions.ts';
import { isConditional } from './conditions.ts';
import { beginsCourteously, isCourtesy, isSignedBy } from './courtesies.ts';
import { isDoubtful } from './doubtWords.ts';
import { isLeadIn } from './leadIns.ts';
import { isQuestion, withoutEmoji } from './patterns.ts';
import { isStray } from './strayWords.ts';

export type ProseDoubt =
  /** There is other text above it, or it is part of a sentence. */
  | 'IN_PROSE'
  /** Text below it asks something, or sounds like second thoughts. */
  | 'TAKEN_BACK'
  /** It is a question. */
  | 'QUESTION_MARK'
  /** Struck out, by marks in the text or in what the letter shows. */
  | 'STRUCK_OUT'
  /** It is behind a mark that some programs use for quotes. */
  | 'QUOTED'
  /** It is meant for something that may happen later. */
  | 'CONDITIONAL';

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** A thumbs down, a cross, a raised hand. */
const NO_BY_PICTURE = /[👎❌🚫🙅✋🛑⛔❎]/u;
/** "Hmm ..." and nothing else. */
const PONDERING = /^(?:h+m+|u+h*m+|u+gh+|a+rgh+|e+h+)[\s.…!]*$/iu;

/** The doubt that marks on the line itself raise. `?!` and `!?` do not count: they are chess annotations. */
export function markedDoubt(line: string): ProseDoubt | undefined {
  if (isQuestion(line.replace(/\?!+|!+\?/g, '!'))) return 'QUESTION_MARK';
  if (NO_BY_PICTURE.test(line)) return 'STRUCK_OUT';
  if (/~~|<\/?(?:s|del|strike)>/i.test(line)) return 'STRUCK_OUT';
  return /^(?:[-=]+>|[|¦:%\]}])/.test(line) ? 'QUOTED' : undefined;
}

/**
 * Why lines `at` to `end`, which could be a move or command, may not be meant as one; undefined: they are.
 * `lines` as in a `Reply`; `isMeant` tells lines of this kind from other text.
 */
export function doubtAt(
  lines: readonly string[],
  at: number,
  isMeant: (line: string) => boolean,
  end = at,
): ProseDoubt | undefined {
  const marked = markedDoubt(lines.slice(at, end + 1).join(' '));
  if (marked) return marked;
  if (isConditional(lines, at, end)) return 'CONDITIONAL';
  const isWords = (line: string): boolean => !isMeant(line);
  if (!lines.slice(0, at).filter(isWords).every(isPlainAbove)) return 'IN_PROSE';
  if (goesOn(lines.slice(end + 1).find(isWords))) return 'IN_PROSE';
  const below = lines.slice(end + 1);
  return hasSecondThoughts(below, isMeant) || hasRemark(below, isMeant) ? 'TAKEN_BACK' : undefined;
}

/** Whether anything on the lines asks, refuses or doubts, apart from what `isMeant` accepts. */
export const hasSecondThoughts = (lines: readonly string[], isMeant: (line: string) => boolean): boolean =>
  paragraphsOf(lines).some(
    (paragraph) =>
      !isDisclaimer(paragraph) && paragraph.some((line) => !isMeant(line) && isSecondThought(line)),
  );

const isPlainAbove = (line: string): boolean => (hasLetters(line) ? isLeadIn(line) : !isQuestion(line));

/** Whether the line directly below continues a sentence. */
const goesOn = (line = ''): boolean => /^\p{Ll}/u.test(withoutEmoji(line)) && !isShortCourtesy(line);

/** "kind regards, ada" */
const isShortCourtesy = (line: string): boolean => beginsCourteously(line) && line.split(' ').length <= 4;

const isSecondThought = (line: string): boolean =>
  isQuestion(line) ||
  NO_BY_PICTURE.test(line) ||
  PONDERING.test(line) ||
  (!isCourtesy(line) && isDoubtful(line));

/**
 * A remark with fewer words is too short to rule out that it is about the move: "Wrong game.", "Ein
 * Entwurf."
 */
const FEWEST_WORDS = 5;

/**
 * Whether anything below may refer to the move. Everything down to the writer's name is checked; below that,
 * where addresses and companies are, only whole sentences.
 */
function hasRemark(lines: readonly string[], isMeant: (line: string) => boolean): boolean {
  let isSigned = false;
  for (const paragraph of paragraphsOf(lines)) {
    if (isDisclaimer(paragraph)) continue;
    const remark: string[] = [];
    for (const line of paragraph) {
      if (isMeant(line) || isCourtesy(line) || isLeadIn(line) || isShortCourtesy(line)) continue;
      if (isStray(line) && (!isSigned || isSentence(line))) return true;
      isSigned ||= isSignedBy(line);
      if (!isSigned && !isFromDevice(line)) remark.push(line);
    }
    const words = remark.join(' ').split(' ').filter(hasLetters);
    if (words.length > 0 && words.length < FEWEST_WORDS && !UNCOUNTED.test(remark.join(' '))) return true;
  }
  return false;
}

const isSentence = (line: string): boolean =>
  /[.!…。！]$/u.test(line) || /^p\.?\s?s\b/iu.test(line) || /^\p{Ll}/u.test(line);

/** Text decoded with a wrong character set, and scripts whose words cannot be counted by spaces. */
const UNCOUNTED =
  /[\u{fffd}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function paragraphsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

/** What companies add below every letter, full of "if" and "not". */
const DISCLAIMER =
  /confidential|privileged|(?:intended|named) (?:recipient|addressee)|vertraulich|confidentiel|confidencial|riservat|vertrouwelijk|konfidentiell|fortrolig|luottamuksellin|poufn|důvěrn|конфиденциальн|gizli|bizalmas|εμπιστευτικ/iu;
const SHORTEST_DISCLAIMER = 15;

function isDisclaimer(paragraph: readonly string[]): boolean {
  const text = paragraph.join(' ');
  return DISCLAIMER.test(text) && text.split(' ').length >= SHORTEST_DISCLAIMER;
}
