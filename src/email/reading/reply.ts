/**
 * A letter sent to us: who it claims to be from, who vouches for that, and the lines that may contain a
 * move.
 */
import type { Email } from 'postal-mime';
import { type Dmarc, type HeaderField, readDmarc } from './authentication.ts';
import { type AutomaticReason, automaticReason } from './automatic.ts';
import { type Bodies, type ParsedMail, parseMail } from './bodies.ts';
import { type HtmlText, readHtml } from './htmlText.ts';
import { readingsOfSubject } from './rawSubject.ts';
import { isStub } from './stubs.ts';
import { unquotedLines } from './unquoted.ts';

export interface Reply {
  /** The bare address of From, in lower case; '' when there is not exactly one. */
  readonly from: string;
  /** With its angle brackets; '' if there is none. */
  readonly messageId: string;
  readonly subject: string;
  /** Whether the domain of `from` vouches for it. */
  readonly dmarc: Dmarc;
  /** Why we think a program wrote it; undefined for a person's letter. */
  readonly automatic: AutomaticReason | undefined;
  /**
   * The lines outside quotes, trimmed and in order: at most 40, of at most 500 characters. '' separates
   * lines that do not directly follow each other.
   */
  readonly lines: readonly string[];
  /** Lines that the letter's HTML version does not show: struck out, hidden or missing there. */
  readonly unshown: readonly string[];
  /** Lines in an HTML-only letter that are invisible or struck out: white, zero-sized, and the like. */
  readonly hidden: readonly string[];
  /** How many spaces stand before lines that are indented, by the line; left out if none are. */
  readonly indents?: Readonly<Record<string, number>>;
  /** The letter's structure exceeded the limits (nesting, header size), so nothing of it was read. */
  readonly isUnreadable: boolean;
}

const LIMITS = {
  maxNestingDepth: 20,
  maxHeadersSize: 128 * 1024,
  // A letter attached to this one is somebody else's text.
  forceRfc822Attachments: true,
} as const;

/**
 * Only this many lines of the raw letter are parsed, because each takes time. The text comes first, so what
 * is cut is the end of a long attachment.
 */
const MAX_RAW_LINES = 5_000;
/** The limit for a letter that nobody vouches for, which cannot play a move anyway. */
const MAX_UNPROVEN_LINES = 1_500;

const MAX_SUBJECT = 200;

/** In characters; no honest sender's field is nearly that long. */
const MAX_FROM = 1_000;

/** In characters of a letter, among which indented lines are looked for. */
const MAX_INDENTED = 64_000;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const UNREADABLE: Reply = {
  from: '',
  messageId: '',
  subject: '',
  dmarc: 'absent',
  automatic: undefined,
  lines: [],
  unshown: [],
  hidden: [],
  isUnreadable: true,
};

export interface Receiver {
  /** The server whose Authentication-Results we trust. */
  readonly authservId: string;
  /** The sender given to that server, '' for an empty one; left out if unknown. */
  readonly envelopeFrom?: string;
}

/**
 * Reads any bytes as a letter; never throws. The header is read first: a program's letter is then not read
 * any further, and one that nobody vouches for only up to a limit.
 */
export async function readReply(raw: Uint8Array, { authservId, envelopeFrom }: Receiver): Promise<Reply> {
  const header = (await parse(headerOf(raw)))?.mail;
  if (!header) return UNREADABLE;
  const from = soleSender(header.headers);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const subject = (header.subject ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SUBJECT);
  const dmarc = from === '' ? 'absent' : readDmarc(header.headers, authservId, domain);
  const subjects = [subject, ...readingsOfSubject(headerOf(raw))];
  const automatic = automaticReason(header.headers, subjects, envelopeFrom);
  const known = {
    from,
    messageId: header.messageId?.trim() ?? '',
    subject,
    dmarc,
    isUnreadable: false,
  };
  if (automatic) return { ...known, automatic, lines: [], unshown: [], hidden: [] };
  const parsed = await parse(firstLines(raw, dmarc === 'pass' ? MAX_RAW_LINES : MAX_UNPROVEN_LINES));
  if (!parsed) return UNREADABLE;
  return {
    ...known,
    automatic: isCalendar(parsed.mail) ? 'CALENDAR' : undefined,
    ...withIndents(parsed.bodies, linesOf(parsed.bodies, subject)),
  };
}

const TAB = '    ';

/** The same, with how far lines of the text part are indented: below which line of a plan they hang. */
function withIndents<L extends Pick<Reply, 'lines'>>({ text }: Bodies, read: L): L & Pick<Reply, 'indents'> {
  const wanted = new Set(read.lines);
  const indented = text
    .slice(0, MAX_INDENTED)
    .split(/\r\n|\r|\n/)
    .flatMap((line): readonly [string, number][] => {
      const [space = ''] = /^(?: {2}|\t)[ \t]*(?=\S)/.exec(line) ?? [];
      const written = line.replace(/\s+/g, ' ').trim();
      return space !== '' && wanted.has(written) ? [[written, space.replaceAll('\t', TAB).length]] : [];
    });
  return indented.length === 0 ? read : { ...read, indents: Object.fromEntries(indented) };
}

/** The display name in From; '' if there is none. */
export const readSenderName = async (raw: Uint8Array): Promise<string> =>
  ((await parse(headerOf(raw)))?.mail.from?.name ?? '').replace(/\s+/g, ' ').trim();

/** postal-mime rejects what exceeds its limits. */
async function parse(raw: Uint8Array): Promise<ParsedMail | undefined> {
  try {
    return await parseMail(raw, LIMITS);
  } catch {
    return undefined;
  }
}

function firstLines(raw: Uint8Array, count: number): Uint8Array {
  let end = -1;
  for (let line = 0; line < count; line++) {
    end = raw.indexOf(LINE_FEED, end + 1);
    if (end < 0) return raw;
  }
  return raw.subarray(0, end + 1);
}

/** Everything up to the first empty line. */
function headerOf(raw: Uint8Array): Uint8Array {
  let start = 0;
  for (let line = 0; line < MAX_RAW_LINES; line++) {
    const end = raw.indexOf(LINE_FEED, start);
    if (end < 0) return raw;
    if (end === start || (end === start + 1 && raw[start] === CARRIAGE_RETURN)) return raw.subarray(0, start);
    start = end + 1;
  }
  return raw.subarray(0, start);
}

/**
 * From the text part; or from the HTML part if the text has no lines, as in HTML-only mail, or is only a
 * placeholder.
 */
function linesOf({ text, html }: Bodies, subject: string): Pick<Reply, 'lines' | 'unshown' | 'hidden'> {
  const lines = unquotedLines(text, subject);
  if (html.trim() === '') return { lines, unshown: [], hidden: [] };
  const isAlone = text.trim() === '' || isStub(lines);
  const { text: written, quoted, hidden } = readHtml(html, isAlone);
  if (lines.length === 0 || (isAlone && !isIn(lines, written, quoted, hidden))) {
    return {
      lines: unquotedLines(written, subject),
      unshown: [],
      hidden: unquotedLines(hidden, subject),
    };
  }
  const isShown = shownIn({ text: essenceOf(written), quoted: essenceOf(quoted), hidden: essenceOf(hidden) });
  return { lines, unshown: lines.filter((line) => !isShown(essenceOf(line))), hidden: [] };
}

const isIn = (lines: readonly string[], ...versions: readonly string[]): boolean =>
  versions
    .map(essenceOf)
    .some((version) => lines.some((line) => line !== '' && version.includes(essenceOf(line))));

/**
 * Written there, or inside a quote: some programs treat answers between quoted lines as part of the quote.
 */
const shownIn =
  ({ text, quoted, hidden }: HtmlText) =>
  (line: string): boolean =>
    text.includes(line) || (quoted.includes(line) && !hidden.includes(line));

/** Letters and digits only, since the versions differ in punctuation, spaces and line breaks. */
const essenceOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A calendar program's part is for other calendars; it says what is being asked or answered. */
const isCalendar = ({ attachments }: Email): boolean =>
  attachments.some(({ mimeType, method }) => mimeType === 'text/calendar' && method !== undefined);

/**
 * With two From fields, two addresses in one, or a form that parsers read differently, one address could be
 * checked and another believed.
 */
function soleSender(header: readonly HeaderField[]): string {
  const [field, ...others] = header.filter(({ key }) => key === 'from');
  if (!field || others.length > 0 || field.value.length > MAX_FROM) return '';
  const bare = withoutComments(field.value.replace(/"(?:[^"\\]|\\.)*"/g, ' '))?.trim() ?? '';
  const [, angled, plain] = /^(?:[^<>@,:;"]*<([^<>]*)>|(\S+))$/.exec(bare) ?? [];
  const address = (angled ?? plain ?? '').trim();
  return /^[^\s@<>,:;"]+@[^\s@<>,:;"]+$/.test(address) ? address.toLowerCase() : '';
}

/** undefined if one is left open. */
function withoutComments(value: string): string | undefined {
  let rest = value.replace(/\\./g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, ' ');
  }
  return /[()]/.test(rest) ? undefined : rest;
}
