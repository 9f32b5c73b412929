/**
 * The text of a file, however an editor on any system saved it: UTF-8 or UTF-16, with or without a byte-order
 * mark.
 */
export function readText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/^\ufeff/, '');
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (second === undefined) return 'utf-8';
  // A log begins with a brace, so without a mark the zero byte beside it shows the byte order.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
