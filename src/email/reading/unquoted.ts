/**
 * The lines that the writer of a reply wrote: above, between or below what the mail program quoted.
 *
 * A quote with marks (`>`) is taken out and reading goes on below it; one without marks has no known end, so
 * nothing below it is read. What is left may hold a greeting or a name: whoever reads on looks for a move.
 */

import { SERVICE } from '../../words/index.ts';
import {
  ATTRIBUTION_LINES,
  attributionStart,
  isDeviceLine,
  isQuoted,
  isSignature,
  quotesTheRest,
} from './quotes.ts';
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
 * Lines, trimmed, white space single, in their order: at most 40 of at most 500 characters. '' stands between two
 * where an empty line, a quote or a device's line stood. `subject`: the letter's own, which heads what it quotes.
 */
export function unquotedLines(text: string, subject = ''): readonly string[] {
  const lines = withoutArmour(
    text
      .slice(0, MAX_TEXT)
      .split(/\r\n|\r|\n/)
      .map(tidy),
  );
  const ours = [SERVICE, withoutReplyMark(subject)].filter((words) => words.length >= MIN_SUBJECT);
  const kept: string[] = [];
  let count = 0;
  for (let at = 0; at < lines.length && count < MAX_LINES; at++) {
    const line = lines[at] ?? '';
    if (isSignature(line) || quotesTheRest(lines, at, ours)) break;
    if (line !== '' && !isQuoted(line) && !isDeviceLine(line)) {
      const attribution = attributionAt(lines, at);
      if (attribution === undefined) {
        kept.push(line);
        count += 1;
        continue;
      }
      if (!isMarked(lines, attribution + 1)) break;
      at = attribution;
    }
    if (count > 0 && kept.at(-1) !== '') kept.push('');
  }
  return kept.at(-1) === '' ? kept.slice(0, -1) : kept;
}

/**
 * A text signed by PGP inside (RFC 9580, section 7) begins with a mark and fields such as "Hash: SHA512", and has
 * "- " before lines that begin with a dash. Its signature ends it like any other divider.
 */
function withoutArmour(lines: readonly string[]): readonly string[] {
  const mark = lines.findIndex((line) => line !== '');
  if (lines[mark] !== '-----BEGIN PGP SIGNED MESSAGE-----') return lines;
  return lines.slice(lines.indexOf('', mark)).map((line) => line.replace(/^- (?=-)/, ''));
}

/** The last line of the attribution that begins on line `at`. */
function attributionAt(lines: readonly string[], at: number): number | undefined {
  for (let end = at; end < at + ATTRIBUTION_LINES; end++) if (attributionStart(lines, end) === at) return end;
  return undefined;
}

/** Whether the next line with anything on it is a marked quote. */
function isMarked(lines: readonly string[], from: number): boolean {
  let at = from;
  while (lines[at] === '') at += 1;
  return isQuoted(lines[at] ?? '');
}

/** Invisible characters go, every kind of space becomes one. */
const tidy = (line: string): string =>
  (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - CUT.length)}${CUT}` : line)
    .replace(/[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
