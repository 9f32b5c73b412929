import { describe, expect, it } from 'vitest';
import { formatReplyAddress, parseReplyAddress } from '../../../src/email/index.ts';

const SECRET = 'a secret of this test';
const DOMAIN = 'mail.sealed-move.test';
const OF = { game: 'k3xq7m2abcde', seat: 1, ply: 12 };

describe('a reply address', () => {
  const address = formatReplyAddress(SECRET, OF, DOMAIN);

  it('names the game, the seat and the ply, and reads back', () => {
    expect(address).toMatch(/^m\.k3xq7m2abcde\.1\.12\.[a-z2-7]{26}@mail\.sealed-move\.test$/);
    expect(parseReplyAddress([SECRET], address, DOMAIN)).toEqual(OF);
  });

  it('has a local part of at most 64 characters, even late in a long game', () => {
    const long = formatReplyAddress(SECRET, { ...OF, seat: 11, ply: 123_456 }, DOMAIN);
    expect(long.indexOf('@')).toBeLessThanOrEqual(64);
    expect(parseReplyAddress([SECRET], long, DOMAIN)).toEqual({ ...OF, seat: 11, ply: 123_456 });
  });

  it('survives mail systems that change its case', () => {
    expect(parseReplyAddress([SECRET], address.toUpperCase(), DOMAIN)).toEqual(OF);
    expect(parseReplyAddress([SECRET], address, DOMAIN.toUpperCase())).toEqual(OF);
  });

  it('is worth nothing when any one character is changed', () => {
    const local = address.indexOf('@');
    for (let at = 0; at < local; at++) {
      const other = address[at] === '3' ? '4' : '3';
      const changed = address.slice(0, at) + other + address.slice(at + 1);
      expect(parseReplyAddress([SECRET], changed, DOMAIN)).toBeUndefined();
    }
  });

  it('is worth nothing under another secret or at another domain', () => {
    expect(parseReplyAddress(['another'], address, DOMAIN)).toBeUndefined();
    expect(parseReplyAddress([SECRET], address, 'elsewhere.test')).toBeUndefined();
  });

  it.each(['', '@', 'games@mail.sealed-move.test', 'm.k3xq7m2abcde.1.12@mail.sealed-move.test'])(
    'is not %j',
    (text) => {
      expect(parseReplyAddress([SECRET], text, DOMAIN)).toBeUndefined();
    },
  );

  it('has one spelling: no leading zeros, no second @', () => {
    expect(parseReplyAddress([SECRET], address.replace('.1.12.', '.01.12.'), DOMAIN)).toBeUndefined();
    expect(parseReplyAddress([SECRET], address.replace('.1.12.', '.1.012.'), DOMAIN)).toBeUndefined();
    expect(parseReplyAddress([SECRET], `${address}@${DOMAIN}`, DOMAIN)).toBeUndefined();
  });
});

describe('what a letter asks', () => {
  it.each([['resign'], [{ offer: 123_456 }]] as const)('stands in its address: %j', (asks) => {
    const written = formatReplyAddress(SECRET, { ...OF, seat: 11, ply: 123_456, asks }, DOMAIN);
    expect(written.indexOf('@')).toBeLessThanOrEqual(64);
    const read = parseReplyAddress([SECRET], written.toUpperCase(), DOMAIN);
    expect(read).toEqual({ ...OF, seat: 11, ply: 123_456, asks });
    const without = written.replace(/\.(?:r|o\d+)\./, '.');
    expect(parseReplyAddress([SECRET], without, DOMAIN)).toBeUndefined();
  });
});
