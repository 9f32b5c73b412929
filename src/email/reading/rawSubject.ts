/**
 * The subject, decoded with every character set it may have been written in. Out-of-office programs often do
 * not declare theirs, or declare a wrong one.
 */

const CHARSETS = [
  'utf-8',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'windows-1251',
  'koi8-r',
  'iso-8859-5',
  'windows-1250',
  'iso-8859-2',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-874',
];

/** Limits in bytes: of the header, of the subject, and of what remains if it was encoded twice. */
const MOST_HEADER = 32_000;
const MOST_SUBJECT = 600;

/** Starts Japanese text in ISO 2022, which otherwise looks like ASCII. */
const ESCAPE = '\u001b';

const binaryOf = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

/** `header`: its bytes. Empty for a plain ASCII subject, which can only be read one way. */
export function readingsOfSubject(header: Uint8Array): readonly string[] {
  const [, field = ''] =
    /^subject:(.*(?:\r?\n[ \t].*)*)/im.exec(binaryOf(header.subarray(0, MOST_HEADER))) ?? [];
  const bytes = decodeWords(field.slice(0, MOST_SUBJECT).replace(/\r?\n[ \t]/g, ' ')).trim();
  if (!/[\x80-\xff]/.test(bytes) && !bytes.includes(ESCAPE)) return [];
  const once = readingsOf(bytes);
  // UTF-8 that was misread as Latin-1: its characters are the original bytes.
  const twice = once.flatMap((text) => {
    const latin = [...text].map((letter) => LATIN.get(letter) ?? letter.codePointAt(0) ?? 0);
    return latin.every((code) => code < 256) ? readingsOf(String.fromCharCode(...latin)).slice(0, 1) : [];
  });
  return [...new Set([...once, ...twice])];
}

/** The Windows-1252 characters whose code differs from their byte. */
const LATIN: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 32 }, (_, at) => [
    new TextDecoder('windows-1252').decode(new Uint8Array([128 + at])),
    128 + at,
  ]),
);

type Decoder = InstanceType<typeof TextDecoder>;

const decoders = new Map<string, Decoder | undefined>();

/** Not every runtime supports all of these. */
function decoderOf(charset: string): Decoder | undefined {
  if (decoders.has(charset)) return decoders.get(charset);
  let decoder: Decoder | undefined;
  try {
    decoder = new TextDecoder(charset);
  } catch {
    decoder = undefined;
  }
  decoders.set(charset, decoder);
  return decoder;
}

function readingsOf(binary: string): readonly string[] {
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return CHARSETS.flatMap((charset) => decoderOf(charset)?.decode(bytes).trim() ?? []);
}

/** The bytes of RFC 2047 encoded words, whatever character set they declare. */
const decodeWords = (text: string): string =>
  text
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?[^?\s]{1,40}\?([bq])\?([^?\s]*)\?=/gi, (_, how: string, words: string) =>
      how.toLowerCase() === 'b' ? fromBase64(words) : fromQuoted(words),
    );

const fromQuoted = (words: string): string =>
  words
    .replace(/_/g, ' ')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function fromBase64(words: string): string {
  try {
    return atob(words);
  } catch {
    return '';
  }
}
