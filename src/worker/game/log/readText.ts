/**
 * The text of a file, as editors of any system may have saved it: UTF-8 or UTF-16, with or without a
 * byte-order mark.
 */
export function readText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/^\ufeff/, '');
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (second === undefined) return 'utf-8';
  // A log begins with a brace: without a mark, its other half tells the order of the bytes.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
