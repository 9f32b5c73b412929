/**
 * The lines that Outlook and others put above what they quote: a divider, or "From:", "Sent:", "To:",
 * "Subject:".
 */
import { LOCALES, SERVICE, wordsOf } from '../../words/index.ts';
import { ADDRESS, DATE_OR_ADDRESS } from './attributions.ts';
import { ofVocabulary } from './ofVocabulary.ts';
import { isQuoted } from './quotes.ts';

/**
 * "-----Original Message-----", in any language, and Outlook's line of underscores: everything below is
 * quoted.
 */
const DIVIDER = /^([-_=*~])\1{2,}\s?\p{L}.{2,200}[\p{L}:]\s?\1{3,}$|^_{20,}$/u;

/** Apple's, and anything else that announces a forwarded letter. */
const FORWARDED =
  /^(?:Begin forwarded message|Anfang der weitergeleiteten (?:Nachricht|E-Mail)|Début du message (?:transféré|réexpédié)|Inicio del mensaje reenviado|Inizio(?: del)? messaggio inoltrato|Início da mensagem (?:encaminhada|reencaminhada)|Begin doorgestuurd bericht|Vidarebefordrat (?:brev|mejl)|Start på videresendt besked|Videresendt melding|Välitetty viesti)\s?[:：]$/iu;

const FROM = ofVocabulary(
  ({ headings: { from } }) => new RegExp(`^(?:${from.join('|')})\\s?[:：](?:\\s?\\S|$)`, 'u'),
);

const KNOWN = ofVocabulary(
  ({ headings: { from, others } }) => new RegExp(`^(?:${[...from, ...others].join('|')})\\s?[:：]`, 'u'),
);
const FIELD = /^\p{L}[\p{L}\p{M} .-]{0,24}\s?[:：]/u;

/**
 * What our letters say above an example of a move or a list of commands. A narrow display may break the
 * lines.
 */
const OWN_WORDS = LOCALES.flatMap((locale) => {
  const { parts, help } = wordsOf(locale).letters;
  return [parts.answer.byLetter, help.lead].map((sentence) => sentence.slice(0, 35));
});

/** At most this many lines are checked for a heading. */
const MOST_LINES = 14;
/** A broken field continues on at most this many lines. */
const MOST_CONTINUATIONS = 2;

/** A heading that begins on a line, with everything after it quoted. */
export interface Heading {
  /** The heading's last line. */
  readonly end: number;
  /** It quotes a letter of ours; then there is no telling where the quote ends, not even by its marks. */
  readonly isOurs: boolean;
}

/**
 * The heading that begins on line `at`. `lines` are trimmed. `ours`: words that identify a letter of ours,
 * whatever the heading calls the sender and the subject.
 */
export function headingAt(
  lines: readonly string[],
  at: number,
  ours: readonly string[],
): Heading | undefined {
  const line = lines[at] ?? '';
  if (OWN_WORDS.some((start) => line.startsWith(start))) return { end: at, isOurs: true };
  if (DIVIDER.test(line) || FORWARDED.test(line)) {
    const below = lines[at + 1] === '' ? at + 2 : at + 1;
    return { end: endOfFields(lines, below, ours) ?? at, isOurs: false };
  }
  const end = endOfFields(lines, at, ours);
  return end === undefined ? undefined : { end, isOurs: false };
}

/** The last line of the fields that begin on line `at`; undefined if they are not a letter's heading. */
function endOfFields(lines: readonly string[], at: number, ours: readonly string[]): number | undefined {
  if (!FIELD.test(bare(lines[at]))) return undefined;
  const fields: string[] = [];
  let end = at;
  let broken = 0;
  for (let next = at; next < at + MOST_LINES && next < lines.length; next++) {
    const line = bare(lines[next]);
    const isKnown = KNOWN().test(line);
    // Some programs put empty lines between fields.
    if (line === '' && KNOWN().test(bare(lines[next + 1])) && KNOWN().test(fields.at(-1) ?? '')) continue;
    if (isKnown || (FIELD.test(line) && next === end + (next > at ? 1 : 0))) {
      fields.push(line);
      end = next;
      broken = 0;
    } else if (line !== '' && broken < MOST_CONTINUATIONS) broken += 1;
    else break;
  }
  const known = fields.filter((field) => KNOWN().test(field));
  const isHeading =
    (fields.length >= 3 && fields.slice(0, 3).some((field) => FROM().test(field) || ADDRESS.test(field))) ||
    (known.length >= 2 && known.some((field) => FROM().test(field))) ||
    (fields.length >= 2 && fields.some((field) => ours.some((words) => field.includes(words))));
  if (!isHeading) return undefined;
  // In text made from a table, the value is on the next line.
  const isValueBelow = /[:：]$/.test(fields.at(-1) ?? '') && (lines[end + 1] ?? '') !== '';
  return isValueBelow && !isQuoted(lines[end + 1] ?? '') ? end + 1 : end;
}

/** Bold in text made from HTML: *From:* Ada */
const bare = (line = ''): string => line.replaceAll('*', '').trim();

/** Whether a line looks like the heading of a quote, even if no table here knows it. */
export const isHeadingLike = (line: string): boolean =>
  /^[-_=*]{3,}/.test(line) ||
  (/[:：]$/.test(line) && DATE_OR_ADDRESS.test(line)) ||
  (FIELD.test(line) && (ADDRESS.test(line) || line.includes(SERVICE)));
