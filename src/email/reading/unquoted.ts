/**
 * The lines that the writer of a reply wrote: above, between or below what the mail program quoted.
 *
 * A quote with marks (`>`) is taken out and reading goes on below it; one without marks has no known end, so
 * nothing below it is read. What is left may hold a greeting or a name: whoever reads on looks for a move.
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
/** Ends a line that was cut, so that what is left of it is neither a move nor a command. */
const CUT = ' (cut)';
const MAX_TEXT = 64_000;
/** A shorter subject could stand anywhere. */
const MIN_SUBJECT = 8;

/**
 * Lines, trimmed, white space single, in their order: at most 40 of at most 500 characters. '' stands between
 * two where an empty line, a quote or a device's line stood. `subject`: the letter's own, which heads what it
 * quotes.
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
 * A text signed by PGP inside (RFC 9580, section 7) begins with a mark and fields such as "Hash: SHA512", and
 * has "- " before lines that begin with a dash. Its signature ends it like any other divider.
 */
function withoutArmour(lines: readonly string[]): readonly string[] {
  const mark = lines.findIndex((line) => line !== '');
  if (lines[mark] !== '-----BEGIN PGP SIGNED MESSAGE-----') return lines;
  return lines.slice(lines.indexOf('', mark)).map((line) => line.replace(/^- (?=-)/, ''));
}

/**
 * The last line of what heads a quote from line `at` on, where the quote is marked, so that its end can be
 * told; `endless` where it is not; undefined where nothing heads a quote.
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

/** So far below a signature a quote may begin. */
const MOST_SIGNATURE = 20;

/**
 * The same of the signature on line `at`: some programs put it above the quote, and the answer may stand
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

/** The last line above a signature that is neither a quote nor a device's. */
function lastWrittenOf(lines: readonly string[]): number {
  const signature = lines.findIndex(isSignature);
  return lines
    .slice(0, signature < 0 ? undefined : signature)
    .findLastIndex((line) => line !== '' && !isQuoted(line) && !isDeviceLine(line));
}

/** How many of the last lines head the marked quote that comes next, with the empty one between. */
function lengthOfHead(kept: readonly string[], isAnsweredBelow = false): number {
  const gap = kept.at(-1) === '' ? 1 : 0;
  const length = attributionLength(gap > 0 ? kept.slice(0, -1) : kept, isAnsweredBelow);
  return length > 0 ? length + gap : 0;
}

/** Invisible characters go, every kind of space becomes one. */
const tidy = (line: string): string =>
  (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - CUT.length)}${CUT}` : line)
    .replace(/[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
