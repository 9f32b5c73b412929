/** A reply typed in the local post office, as the raw message the player's mail program would send. */
/** In characters. */
export const LONGEST_ANSWER = 20_000;

export interface TypedAnswer {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  /** The mail server that supposedly vouches for the sender. */
  readonly authservId: string;
  readonly date: Date;
}

export function formatAnswer(answer: TypedAnswer): Uint8Array {
  const { from, to, subject, text, messageId, authservId, date } = answer;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const lines = [
    `Authentication-Results: ${authservId}; dmarc=pass header.from=${domain}`,
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${/^re:/i.test(subject) ? '' : 'Re: '}${encodeWord(subject)}`,
    `Date: ${date.toUTCString()}`,
    `Message-ID: <${messageId}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(new TextEncoder().encode(text)).match(/.{1,76}/g) ?? []),
    '',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** A non-ASCII subject as encoded words (RFC 2047), each short enough for one line. */
function encodeWord(subject: string): string {
  if (/^[\x20-\x7e]*$/.test(subject)) return subject;
  const chunks = Array.from(subject.matchAll(/.{1,10}/gsu), ([chunk]) =>
    base64(new TextEncoder().encode(chunk)),
  );
  return chunks.map((chunk) => `=?utf-8?B?${chunk}?=`).join('\r\n ');
}
