/**
 * Whether a line that could be a move or a command was meant as one. That is told by where it stands: it is
 * the first thing in the letter, or has greetings and announcements alone above it; and below it nothing is
 * asked, put under a condition or taken back. Of anything else the writer is asked.
 */

import { isFromDevice } from './additions.ts';
import { isConditional } from './conditions.ts';
import { beginsCourteously, isCourtesy, isSignedBy } from './courtesies.ts';
import { isDoubtful } from './doubtWords.ts';
import { isLeadIn } from './leadIns.ts';
import { isQuestion, withoutEmoji } from './patterns.ts';
import { isStray } from './strayWords.ts';

export type ProseDoubt =
  /** Other words stand above it, or a sentence around it goes on. */
  | 'IN_PROSE'
  /** Below it something is asked, or it sounds like second thoughts. */
  | 'TAKEN_BACK'
  /** It was only asked. */
  | 'QUESTION_MARK'
  /** By marks, or in what the letter shows. */
  | 'STRUCK_OUT'
  /** It stands behind a mark with which some programs quote. */
  | 'QUOTED'
  /** It is meant for a case that may come. */
  | 'CONDITIONAL';

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** A thumb down, a cross, a raised hand. */
const NO_BY_PICTURE = /[👎❌🚫🙅✋🛑⛔❎]/u;
/** "Hmm ..." and no more. */
const PONDERING = /^(?:h+m+|u+h*m+|u+gh+|a+rgh+|e+h+)[\s.…!]*$/iu;

/** The doubt that the line's own marks bring; `?!` and `!?` are a chess player's remarks. */
export function markedDoubt(line: string): ProseDoubt | undefined {
  if (isQuestion(line.replace(/\?!+|!+\?/g, '!'))) return 'QUESTION_MARK';
  if (NO_BY_PICTURE.test(line)) return 'STRUCK_OUT';
  if (/~~|<\/?(?:s|del|strike)>/i.test(line)) return 'STRUCK_OUT';
  return /^(?:[-=]+>|[|¦:%\]}])/.test(line) ? 'QUOTED' : undefined;
}

/**
 * Why what stands on lines `at` to `end` may not have been meant as the move or command that it could be;
 * undefined: it was. `lines` as of a `Reply`; `isMeant` tells lines of this kind from words.
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

/** Whether anything on the lines is asked, refused or put in doubt, what `isMeant` itself aside. */
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
 * A remark of fewer words says too little to be told from one about the move: "Wrong game.", "Ein Entwurf."
 */
const FEWEST_WORDS = 5;

/**
 * Whether anything below may be said of the move itself. Up to the writer's name all of it is looked at;
 * below that, where addresses and companies stand, only whole sentences.
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

/** What was read in a wrong character set; and scripts whose words cannot be counted by their spaces. */
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

/** What companies put below every letter of theirs, full of "if" and "not". */
const DISCLAIMER =
  /confidential|privileged|(?:intended|named) (?:recipient|addressee)|vertraulich|confidentiel|confidencial|riservat|vertrouwelijk|konfidentiell|fortrolig|luottamuksellin|poufn|důvěrn|конфиденциальн|gizli|bizalmas|εμπιστευτικ/iu;
const SHORTEST_DISCLAIMER = 15;

function isDisclaimer(paragraph: readonly string[]): boolean {
  const text = paragraph.join(' ');
  return DISCLAIMER.test(text) && text.split(' ').length >= SHORTEST_DISCLAIMER;
}
