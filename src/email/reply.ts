/** A letter that somebody wrote to us: who says so, who vouches for it, and the lines that may hold a move. */
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { type Dmarc, type HeaderField, readDmarc } from './authentication.ts';
import { type AutomaticReason, automaticReason } from './automatic.ts';
import { htmlToText } from './htmlText.ts';
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
  /** What stands outside of quotes: non-empty lines, trimmed, in their order, at most 40 of at most 500 characters. */
  readonly lines: readonly string[];
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

const MAX_SUBJECT = 200;

const LINE_FEED = 0x0a;

const UNREADABLE: Reply = {
  from: '',
  messageId: '',
  subject: '',
  dmarc: 'absent',
  automatic: undefined,
  lines: [],
  isUnreadable: true,
};

export interface Receiver {
  /** The server whose Authentication-Results are believed. */
  readonly authservId: string;
  /** The sender that it was told, '' for nobody; left out where it is not known. */
  readonly envelopeFrom?: string;
}

/** Reads any bytes as a letter; never throws. */
export async function readReply(raw: Uint8Array, { authservId, envelopeFrom }: Receiver): Promise<Reply> {
  const mail = await parse(raw);
  if (!mail) return UNREADABLE;
  const from = soleSender(mail.headers);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    from,
    messageId: mail.messageId?.trim() ?? '',
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SUBJECT),
    dmarc: from === '' ? 'absent' : readDmarc(mail.headers, authservId, domain),
    automatic: automaticReason(mail.headers, envelopeFrom) ?? (isCalendar(mail) ? 'CALENDAR' : undefined),
    lines: linesOf(mail),
    isUnreadable: false,
  };
}

/** postal-mime rejects what passes its limits. */
async function parse(raw: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(firstLines(raw), LIMITS);
  } catch {
    return undefined;
  }
}

function firstLines(raw: Uint8Array): Uint8Array {
  let end = -1;
  for (let line = 0; line < MAX_RAW_LINES; line++) {
    end = raw.indexOf(LINE_FEED, end + 1);
    if (end < 0) return raw;
  }
  return raw.subarray(0, end + 1);
}

/** The text part; the HTML part where the text has no lines, as in mail that has HTML only. */
function linesOf({ text = '', html = '' }: Email): readonly string[] {
  const lines = unquotedLines(text);
  return lines.length > 0 || html === '' ? lines : unquotedLines(htmlToText(html));
}

/** A calendar writes its part for other calendars, and says in it what is asked or answered. */
const isCalendar = ({ attachments }: Email): boolean =>
  attachments.some(({ mimeType, method }) => mimeType === 'text/calendar' && method !== undefined);

/** Two From fields, or two addresses in one, would let one be checked and another believed. */
function soleSender(header: readonly HeaderField[]): string {
  const [field, ...others] = header.filter(({ key }) => key === 'from');
  if (!field || others.length > 0) return '';
  const [mailbox, ...more] = addressParser(field.value, { flatten: true });
  const address = more.length === 0 ? (mailbox?.address ?? '') : '';
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address.toLowerCase() : '';
}
