/** The raw messages under test/fixtures/mail, byte for byte: several are no text in any one charset. */

const files = import.meta.glob<string>('../../fixtures/mail/*.eml', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});

const nameOf = (path: string): string => path.replace(/^.*\/|\.eml$/g, '');

/** Each character is one byte; lines end in CRLF, as on the wire. */
export const fixtures: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [
    nameOf(path),
    atob(url.slice(url.indexOf(',') + 1)).replace(/\r?\n/g, '\r\n'),
  ]),
);

/** The bytes of a text whose characters are bytes. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (byte) => byte.charCodeAt(0));
