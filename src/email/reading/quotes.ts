/** How mail programs of many languages mark what the writer of a reply did not write: the words for it. */
import { LOCALES, SERVICE, wordsOf } from '../../words/index.ts';

/** The verb at the end of "On Tuesday, Ada wrote:"; a name or a date may stand between it and the colon. */
const VERBS = [
  'wrote', // English
  'schrieb|geschrieben', // German
  'a écrit', // French
  'escribió', // Spanish
  'escreveu', // Portuguese
  'ha scritto', // Italian
  'schreef|het volgende geschreven', // Dutch
  'skrev', // Swedish, Danish, Norwegian
  'napisał(?:a|\\(a\\))?|pisze', // Polish
  'napsal(?:a|\\(a\\))?', // Czech
  'написал(?:а|\\(а\\))?|пишет', // Russian
  'kirjoitti', // Finnish
  'yazdı', // Turkish
];
const SCRIPTS_WITHOUT_SPACES = '写道|寫道|のメール|書きました|작성';

const ENDS_IN_VERB = new RegExp(
  `(?<!\\p{L})(?:${VERBS.join('|')})(?!\\p{L}).{0,120}:$|(?:${SCRIPTS_WITHOUT_SPACES})\\s?[:：]$`,
  'u',
);
const DATE = /\d{4}|\d[:.]\d\d/;
const ADDRESS = /<[^<>\s]+@[^<>\s]+>/;

/** A year, a time or an address: what every attribution holds, and no move. */
const DATE_OR_ADDRESS = /\d{4}|\d[:.]\d\d|@/;

/** At most so many lines is an attribution broken into. */
export const ATTRIBUTION_LINES = 3;

/** Where the attribution that ends on line `end` begins; undefined when none ends there. `lines` trimmed. */
export function attributionStart(lines: readonly string[], end: number): number | undefined {
  const last = lines[end] ?? '';
  if (!/[:：]$/.test(last)) return undefined;
  const first = Math.max(0, end - ATTRIBUTION_LINES + 1);
  const isPart = (at: number): boolean => at >= first && lines[at] !== '' && !isQuoted(lines[at] ?? '');
  for (let start = end; isPart(start); start--) {
    if (!isAttribution(lines.slice(start, end + 1).join(' '))) continue;
    // The rest of it, never a move that stands right above.
    while (isPart(start - 1) && DATE_OR_ADDRESS.test(lines[start - 1] ?? '')) start -= 1;
    return start;
  }
  // "Ada wrote:"
  return ENDS_IN_VERB.test(last) ? end : undefined;
}

/** A date, an address and the colon are one in any language, whatever the verb. */
const isAttribution = (line: string): boolean =>
  (DATE.test(line) && ADDRESS.test(line)) || (ENDS_IN_VERB.test(line) && DATE_OR_ADDRESS.test(line));

/** "-----Original Message-----", in any language, and Outlook's line of underscores: all below is quoted. */
const DIVIDER = /^-{3,}\s?\p{L}.{2,200}[\p{L}:]\s?-{3,}$|^_{20,}$/u;

/** "From:", among the lines with which Outlook and others head what they quote. */
const FROM_WORDS = [
  'From|Von|De|Da|Van|Från|Fra|Od|От|Lähettäjä|Kimden|Gönderen',
  'De la|Expeditor|Šalje|Šalje se|Пошиљалац|Від|Від кого|Από|Feladó|Saatja|Kellelt|Nuo|Siuntėjas|No|Sūtītājs',
  'מאת|من|از|Từ|Người gửi|Dari|Daripada|จาก|प्रेषक|से|De à|Desde|Remitente|Remetente|Mittente|Afzender|Odesílatel|Nadawca',
  '差出人|发件人|寄件者|보낸 사람',
];
const FROM = new RegExp(`^(?:${FROM_WORDS.join('|')})\\s?[:：]\\s?\\S`, 'u');
const FIELD = /^\p{L}[\p{L}\p{M} .-]{0,24}\s?[:：]/u;

/** What our letters say above an example of a move or a list of commands; a narrow program may break the lines. */
const OWN_WORDS = LOCALES.flatMap((locale) => {
  const { parts, help } = wordsOf(locale).letters;
  return [parts.answer.byLetter, help.lead].map((sentence) => sentence.slice(0, 35));
});

/**
 * Whether everything from line `at` on is quoted without marks. `lines` trimmed; `ours` are words by which a letter of
 * ours is known, whatever its heading calls the sender and the subject.
 */
export function quotesTheRest(lines: readonly string[], at: number, ours: readonly string[]): boolean {
  const line = lines[at] ?? '';
  if (DIVIDER.test(line) || OWN_WORDS.some((start) => line.startsWith(start))) return true;
  // Bold in a text made from HTML: *From:* Ada
  const heading = lines.slice(at, at + MOST_FIELDS).map((field) => field.replaceAll('*', ''));
  const end = heading.findIndex((field) => !FIELD.test(field));
  const fields = end < 0 ? heading : heading.slice(0, end);
  return (
    (fields.length >= 3 && fields.slice(0, 3).some((field) => FROM.test(field) || ADDRESS.test(field))) ||
    (fields.length >= 2 && fields.some((field) => ours.some((words) => field.includes(words))))
  );
}

/** So many lines of a heading are looked at. */
const MOST_FIELDS = 5;

/** A line under a mark of quotation; a German `»c3-d3«` is not. */
export const isQuoted = (line: string): boolean => /^(?:[>＞]|»(?!.*«))/.test(line);

/** Whether a line looks like the head of a quote, even if it is known to no table here. */
export const isHeadingLike = (line: string): boolean =>
  /^[-_=*]{3,}/.test(line) ||
  (/[:：]$/.test(line) && DATE_OR_ADDRESS.test(line)) ||
  (FIELD.test(line) && (ADDRESS.test(line) || line.includes(SERVICE)));

const SENT_FROM = [
  'Sent (?:from|via|using|with) ',
  'Get Outlook for ',
  '(?:Von meinem|Gesendet (?:von|mit|über)) ',
  'Envoyé (?:de|depuis|à partir) ',
  'Enviado (?:desde|do|de|a partir) ',
  'Inviato (?:da|dal) ',
  'Verzonden (?:vanaf|met|via) |Verstuurd vanaf ',
  'Skickat från |Skickades från ',
  'Sendt (?:fra|med) ',
  'Wysłan[eo] (?:z|za) ',
  'Odesláno (?:z|ze) ',
  'Отправлено (?:с|из) ',
  'Lähetetty ',
];
const DEVICE_LINE = new RegExp(
  `^(?:${SENT_FROM.join('|')}).{1,80}$|^.{1,40}(?:から送信|'?(?:ден|dan|den|umdan) gönderildi)$|^发自我的.{1,40}$|^.{1,60}<https://aka\\.ms/\\w+>$|^나의 .{1,40}에서 보냄$`,
  'iu',
);

/** "Sent from my phone": the device's words, not the writer's. */
export const isDeviceLine = (line: string): boolean => DEVICE_LINE.test(line);

/** The signature delimiter of RFC 3676, `-- `, trimmed. */
export const isSignature = (line: string): boolean => line === '--';
