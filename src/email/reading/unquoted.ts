/**
 * The lines a reply's writer wrote: above, between or below what the mail program quoted.
 *
 * A quote with marks (`>`) is removed, and reading continues below it. One without marks has no visible end,
 * so nothing below it is read. What is left may contain a greeting or a name; the caller looks for a move in
 * it.
 */

import { SERVICE } from '../../words/index.ts';
import { isDeviceLine, isSignature } from './additions.ts';
import { attributionAt, attributionLength } from './attributions.ts';
import { headingAt } from './headings.ts';
import { isQuoted, isQuotedFrom } from './quotes.ts';
import { withoutReplyMark } from './subject.ts';

const MAX_LINES = 40;
/** In characters; longer lines are cut here, well beyond the longest move. */
const MAX_LINE = 500;
/** Ends a line that was cut, so that the rest is read neither as a move nor as a command. */
const CUT = ' (cut)';
const MAX_TEXT = 64_000;
/** A shorter subject could occur anywhere in a letter. */
const MIN_SUBJECT = 8;

/**
 * The lines, trimmed and with single spaces, in order: at most 40, of at most 500 characters. '' separates
 * two lines if an empty line, a quote or a device's line was between them. `subject`: the letter's own,
 * which also appears above what it quotes.
 */
export function unquotedLines(text: string, subject = ''): readonly string[] {
  const lines = withoutArmour(
    text
      .slice(0, MAX_TEXT)
      .split(/\r\n|\r|\n/)
      .map(tidy),
  );
  const ours = [SERVICE, withoutReplyMark(subject)].filter((words) => words.length >= MIN_SUBJECT);
  const lastWritten = lastWrittenOf(lines);
  const kept: string[] = [];
  let count = 0;
  const leaveGap = (): void => {
    if (count > 0 && kept.at(-1) !== '') kept.push('');
  };
  for (let at = 0; at < lines.length && count < MAX_LINES; at++) {
    const line = lines[at] ?? '';
    if (line === '' || isDeviceLine(line)) {
      leaveGap();
      continue;
    }
    if (isQuoted(line)) {
      if (!isQuoted(lines[at - 1] ?? '')) kept.length -= lengthOfHead(kept, at < lastWritten);
      leaveGap();
      continue;
    }
    const quote = isSignature(line) ? quoteBelow(lines, at, ours) : quoteAt(lines, at, ours);
    if (quote === 'endless') break;
    if (quote === undefined) {
      kept.push(line);
      count += 1;
    } else {
      at = quote;
      leaveGap();
    }
  }
  return kept.at(-1) === '' ? kept.slice(0, -1) : kept;
}

/**
 * Text with an inline PGP signature (RFC 9580, section 7) begins with a marker and fields such as "Hash:
 * SHA512", and lines that begin with a dash get "- " in front. Its signature ends it like any other divider.
 */
function withoutArmour(lines: readonly string[]): readonly string[] {
  const mark = lines.findIndex((line) => line !== '');
  if (lines[mark] !== '-----BEGIN PGP SIGNED MESSAGE-----') return lines;
  return lines.slice(lines.indexOf('', mark)).map((line) => line.replace(/^- (?=-)/, ''));
}

/**
 * The last line of a quote's heading that begins on line `at`, if the quote is marked, so that we can tell
 * where it ends; `endless` if it is not; undefined if no heading begins there.
 */
function quoteAt(
  lines: readonly string[],
  at: number,
  ours: readonly string[],
): number | 'endless' | undefined {
  const heading = headingAt(lines, at, ours);
  if (heading?.isOurs) return 'endless';
  const end = heading?.end ?? attributionAt(lines, at);
  if (end === undefined) return undefined;
  return isQuotedFrom(lines, end + 1) ? end : 'endless';
}

/** A quote may begin at most this many lines below a signature. */
const MOST_SIGNATURE = 20;

/**
 * The same for the signature on line `at`: some programs put it above the quote, and the answer may be
 * below.
 */
function quoteBelow(lines: readonly string[], at: number, ours: readonly string[]): number | 'endless' {
  for (let below = at + 1; below <= at + MOST_SIGNATURE && below < lines.length; below++) {
    if (isQuoted(lines[below] ?? '')) {
      return lengthOfHead(lines.slice(at + 1, below)) > 0 ? below - 1 : 'endless';
    }
    const quote = quoteAt(lines, below, ours);
    if (quote !== undefined) return quote;
  }
  return 'endless';
}

/** The last line above a signature that is neither quoted nor a device's. */
function lastWrittenOf(lines: readonly string[]): number {
  const signature = lines.findIndex(isSignature);
  return lines
    .slice(0, signature < 0 ? undefined : signature)
    .findLastIndex((line) => line !== '' && !isQuoted(line) && !isDeviceLine(line));
}

/**
 * How many of the last lines are the heading of the marked quote that follows, counting an empty line
 * between.
 */
function lengthOfHead(kept: readonly string[], isAnsweredBelow = false): number {
  const gap = kept.at(-1) === '' ? 1 : 0;
  const length = attributionLength(gap > 0 ? kept.slice(0, -1) : kept, isAnsweredBelow);
  return length > 0 ? length + gap : 0;
}

/** Removes invisible characters, and makes any run of spaces a single space. */
const tidy = (line: string): string =>
  (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - CUT.length)}${CUT}` : line)
    .replace(/[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
