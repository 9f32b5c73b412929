/**
 * A letter that somebody wrote to us: who says so, who vouches for it, and the lines that may hold a move.
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
  /** With its angle brackets; '' when there is none. */
  readonly messageId: string;
  readonly subject: string;
  /** Whether the domain of `from` vouches for it. */
  readonly dmarc: Dmarc;
  /** Why a program is taken to have written it; undefined for a person's letter. */
  readonly automatic: AutomaticReason | undefined;
  /**
   * What stands outside of quotes: lines, trimmed, in their order, at most 40 of at most 500 characters; ''
   * between two that do not follow each other directly.
   */
  readonly lines: readonly string[];
  /**
   * Those of the lines that the letter's other version, in HTML, does not show: struck out, hidden or
   * missing.
   */
  readonly unshown: readonly string[];
  /**
   * Lines that nobody sees in a letter that is HTML alone, or sees struck out: in white, of no size, and the
   * like.
   */
  readonly hidden: readonly string[];
  /** The letter's structure passed all limits (nesting, header size): nothing of it was read. */
  readonly isUnreadable: boolean;
}

const LIMITS = {
  maxNestingDepth: 20,
  maxHeadersSize: 128 * 1024,
  // A letter attached to the letter is somebody else's words.
  forceRfc822Attachments: true,
} as const;

/**
 * Only so many lines of the raw letter are parsed, for the time that each takes. The text stands at the top;
 * what is cut is the end of a long attachment.
 */
const MAX_RAW_LINES = 5_000;
/** Of a letter that nobody vouches for, and that plays nothing. */
const MAX_UNPROVEN_LINES = 1_500;

const MAX_SUBJECT = 200;

/** In characters; no honest sender's field comes near. */
const MAX_FROM = 1_000;

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
  /** The server whose Authentication-Results are believed. */
  readonly authservId: string;
  /** The sender that it was told, '' for nobody; left out where it is not known. */
  readonly envelopeFrom?: string;
}

/**
 * Reads any bytes as a letter; never throws. Its header is looked at first: the body of a program's letter is
 * never read, and that of one that nobody vouches for only so far.
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
    ...linesOf(parsed.bodies, subject),
  };
}

/** What From calls the sender beside the address; '' for nothing. */
export const readSenderName = async (raw: Uint8Array): Promise<string> =>
  ((await parse(headerOf(raw)))?.mail.from?.name ?? '').replace(/\s+/g, ' ').trim();

/** postal-mime rejects what passes its limits. */
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

/** Down to the first empty line. */
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
 * Of the text part; of the HTML part where the text has no lines, as in mail that has HTML only, or only
 * stands in.
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

/** Written there, or in what is quoted: programs put answers between the lines of a quote into the quote. */
const shownIn =
  ({ text, quoted, hidden }: HtmlText) =>
  (line: string): boolean =>
    text.includes(line) || (quoted.includes(line) && !hidden.includes(line));

/** Letters and digits: marks, spaces and line breaks are each version's own. */
const essenceOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A calendar writes its part for other calendars, and says in it what is asked or answered. */
const isCalendar = ({ attachments }: Email): boolean =>
  attachments.some(({ mimeType, method }) => mimeType === 'text/calendar' && method !== undefined);

/**
 * Two From fields, two addresses in one, or a form that readers take apart differently, would let one be
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

/** undefined when one is left open. */
function withoutComments(value: string): string | undefined {
  let rest = value.replace(/\\./g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, ' ');
  }
  return /[()]/.test(rest) ? undefined : rest;
}
