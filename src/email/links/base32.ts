/**
 * RFC 4648 base32, lower case, without padding: survives mail systems that fold case and strip punctuation.
 */

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** One letter per byte, from its low five bits: for bytes that are random or hashed. */
export const base32Letters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET.charAt(byte & 31)).join('');

export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET.charAt((buffer >> bits) & 31);
    }
  }
  return bits > 0 ? text + ALPHABET.charAt((buffer << (5 - bits)) & 31) : text;
}

/** The bytes of a text that `encodeBase32` wrote. */
export function decodeBase32(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let buffer = 0;
  let bits = 0;
  let length = 0;
  for (const character of text) {
    buffer = ((buffer << 5) | ALPHABET.indexOf(character)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = (buffer >> bits) & 0xff;
    }
  }
  return bytes;
}
