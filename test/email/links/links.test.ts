import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Link, readLink, signLink } from '../../../src/email/index.ts';

const SECRET = 'a secret of this test';
const GAME = 'k3xq7m2abcde';

const LINKS: readonly Link[] = [
  { purpose: 'play', game: GAME, seat: 0, ply: 12 },
  { purpose: 'confirm', game: GAME, seat: 1, ply: 7, move: 'f1-e2' },
  { purpose: 'confirm', game: GAME, seat: 1, ply: 7, move: 'É5×d4, Q (ß)' },
  { purpose: 'invitation', game: GAME, seat: 2 },
  { purpose: 'unsubscribe', account: 'a7b_c-D', game: GAME },
  { purpose: 'unsubscribe', account: 'a7b_c-D', game: '' },
  { purpose: 'calendar', account: 'a7b_c-D', edition: 0 },
  { purpose: 'calendar', account: 'a7b_c-D', edition: 3 },
];

describe('a signed link', () => {
  it.each(LINKS)('reads as what was signed: $purpose', (link) => {
    expect(readLink([SECRET], signLink(SECRET, link))).toEqual(link);
  });

  it.each(LINKS)('is the same whenever it is made: $purpose', (link) => {
    expect(signLink(SECRET, link)).toBe(signLink(SECRET, link));
  });

  it.each(LINKS)('needs no escaping in a URL and ends in a letter or digit: $purpose', (link) => {
    expect(signLink(SECRET, link)).toMatch(/^[\w.-]+[a-z2-7]$/);
  });

  it('is worth nothing under another secret', () => {
    for (const link of LINKS) expect(readLink(['another'], signLink(SECRET, link))).toBeUndefined();
  });

  it('is worth nothing when any one character is changed, cut or added', () => {
    for (const link of LINKS) {
      const token = signLink(SECRET, link);
      for (let at = 0; at < token.length; at++) {
        const other = token[at] === 'a' ? 'b' : 'a';
        expect(readLink([SECRET], token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
        expect(readLink([SECRET], token.slice(0, at))).toBeUndefined();
        expect(readLink([SECRET], `${token.slice(0, at)}.${token.slice(at)}`)).toBeUndefined();
      }
    }
  });

  it('does not lend its seal to another purpose', () => {
    const play = signLink(SECRET, { purpose: 'play', game: GAME, seat: 0, ply: 12 });
    expect(readLink([SECRET], play.replace('play', 'invitation'))).toBeUndefined();
    const ending = play.slice(play.lastIndexOf('.'));
    expect(readLink([SECRET], `invitation.${GAME}.0${ending}`)).toBeUndefined();
  });

  it('refuses to name an id that would blur its fields', () => {
    expect(() => signLink(SECRET, { purpose: 'play', game: 'a.b', seat: 0, ply: 1 })).toThrow('a.b');
  });

  it('reads nothing from any other text, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLink([SECRET], text)).toBeUndefined();
      }),
    );
    expect(readLink([SECRET], '')).toBeUndefined();
    expect(readLink([SECRET], `play.${GAME}.0.1.`)).toBeUndefined();
  });

  it('carries any move text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (move, ply) => {
        const link: Link = { purpose: 'confirm', game: GAME, seat: 0, ply, move };
        expect(readLink([SECRET], signLink(SECRET, link))).toEqual(link);
      }),
    );
  });
});
