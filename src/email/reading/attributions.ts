/**
 * "On Tuesday, Ada wrote:", in many languages and however it is broken into lines: the line that mail
 * programs put above what they quote.
 */
import { SERVICE } from '../../words/index.ts';
import { isConditional } from './conditions.ts';
import { isDoubtful } from './doubtWords.ts';
import { ofVocabulary } from './ofVocabulary.ts';
import { isQuoted } from './quotes.ts';
import { isStray } from './strayWords.ts';

const SCRIPTS_WITHOUT_SPACES = '写道|寫道|のメール|書きました|작성';

/** The verb at the end; a name or a date may come between it and the colon. */
const VERB = ofVocabulary(({ verbs }) => `(?<![\\p{L}\\p{M}])(?:${verbs.join('|')})(?![\\p{L}\\p{M}])`);
const ENDS_IN_VERB = ofVocabulary(
  () =>
    new RegExp(
      `${VERB()}.{0,120}[:：]$|${VERB()}(?:\\s[\\p{Lu}<]\\S*){0,4}\\s?[.…]?$|(?:${SCRIPTS_WITHOUT_SPACES})\\s?[:：]?$`,
      'u',
    ),
);
const ENDS_IN_COLON = /[:：]$/;
/** "Ada Lovelace wrote" */
const NAME_AND_VERB = ofVocabulary(
  () => new RegExp(`^(?:\\p{Lu}[\\p{L}\\p{M}.'’-]*\\s){1,3}${VERB()}\\s?[:：]?$`, 'u'),
);

const DATE = /\d{4}|\d[:.]\d\d/;
/** Has day, month and year, so it is not just a time that somebody mentions. */
const FULL_DATE = /(?<!\d)(?:(?:19|20)\d\d(?!\d)|\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4})/;
export const ADDRESS = /<\s?[^<>\s]+@[^<>\s]+>/;

/** A year, a time or an address: every attribution has one, and no move does. */
export const DATE_OR_ADDRESS = /\d{4}|\d[:.]\d\d|@/;

/** How an attribution may begin that is broken before its date. */
const BEGINNING = /^(?:On|Am|Le|El|Em|Il|Il giorno|Op|Den|På|Dne|Dňa|W dniu|Dana|Vào|Pada)\s(?=.*\d|.*,$)/u;

/** "Quoting Ada <ada@example.com>:" */
const ENDS_IN_ADDRESS = /<\s?[^<>\s]+@[^<>\s]+>\s?[:：]$/;
/** "* Ada <ada@example.com> [2026-11-03 10:00]:" */
const BRACKETED = /^\*\s[^<>]{1,100}<[^<>\s]+@[^<>\s]+>\s\[[^\]]{0,40}\d[^\]]{0,40}\]\s?:?$/;
/** Looks like a move, so it is never taken for a continued attribution. */
const LIKE_A_MOVE = /^\P{L}{0,3}[a-z]{1,2}\d{1,2}(?!\p{L})/iu;

/** An attribution is broken into at most this many lines. */
const ATTRIBUTION_LINES = 5;

/**
 * Where the attribution that ends on line `end` begins; undefined if none ends there. `lines` are trimmed.
 */
function attributionStart(lines: readonly string[], end: number): number | undefined {
  const last = lines[end] ?? '';
  if (BRACKETED.test(last)) return end;
  if (!ENDS_IN_COLON.test(last) && !ENDS_IN_VERB().test(last)) return undefined;
  const first = Math.max(0, end - ATTRIBUTION_LINES + 1);
  const isPart = (at: number): boolean => at >= first && lines[at] !== '' && !isQuoted(lines[at] ?? '');
  for (let start = end; isPart(start); start--) {
    if (!isAttribution(joined(lines.slice(start, end + 1)))) continue;
    // Takes in the rest of it above, but never a move that is right above.
    while (isPart(start - 1) && DATE_OR_ADDRESS.test(lines[start - 1] ?? '')) start -= 1;
    return beginningAbove(lines, start, isPart) ?? start;
  }
  // "Ada wrote:"
  const isVerb = ENDS_IN_COLON.test(last) ? ENDS_IN_VERB().test(last) : NAME_AND_VERB().test(last);
  return isVerb ? end : undefined;
}

/** "On Tue," above "3 Nov 2026", "Ada Lovelace" and the line that was found to end an attribution. */
function beginningAbove(
  lines: readonly string[],
  start: number,
  isPart: (at: number) => boolean,
): number | undefined {
  for (let at = start - 1; isPart(at) && !LIKE_A_MOVE.test(lines[at] ?? ''); at--) {
    if (BEGINNING.test(lines[at] ?? '')) return at;
  }
  return undefined;
}

/** The last line of the attribution that begins on line `at`. */
export function attributionAt(lines: readonly string[], at: number): number | undefined {
  for (let end = at; end < at + ATTRIBUTION_LINES; end++) if (attributionStart(lines, end) === at) return end;
  return undefined;
}

/** Lines may be broken inside an address. */
const joined = (lines: readonly string[]): string => lines.join(' ').replace(/<\s/g, '<');

/** A date, an address or a name, and then a colon: an attribution in any language, whatever its verb. */
function isAttribution(line: string): boolean {
  if (ENDS_IN_VERB().test(line) && DATE_OR_ADDRESS.test(line)) return true;
  if (!ENDS_IN_COLON.test(line)) return false;
  if (ENDS_IN_ADDRESS.test(line)) return true;
  return (DATE.test(line) && ADDRESS.test(line)) || (FULL_DATE.test(line) && line.split(' ').length >= 4);
}

/**
 * How many of the last lines of `kept` are an attribution in some other form, given that a marked quote
 * follows directly: a date with an address or our name, or a colon at the end. A colon does not count if the
 * line expresses doubt and `isAnsweredBelow`: then the writer wrote it, as in "Only if you agree to this:".
 */
export function attributionLength(kept: readonly string[], isAnsweredBelow = false): number {
  const start = kept.lastIndexOf('') + 1;
  const paragraph = kept.slice(Math.max(start, kept.length - ATTRIBUTION_LINES));
  const dated = paragraph.findIndex((line) => DATE_OR_ADDRESS.test(line));
  const text = joined(paragraph.slice(Math.max(0, dated)));
  if (dated >= 0 && DATE.test(text) && (ADDRESS.test(text) || text.includes(SERVICE))) {
    return paragraph.length - dated;
  }
  const last = kept.at(-1) ?? '';
  if (isAnsweredBelow && (isDoubtful(last) || isStray(last) || isConditional([last], 0))) return 0;
  return ENDS_IN_COLON.test(last) && !/\d/.test(last) && last.includes(' ') ? 1 : 0;
}
