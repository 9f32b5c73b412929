/** ThreeHex Chess in writing: the text of a position, and the moves people type. */
import { describe, expect, it } from 'vitest';
import { readMove } from '../../../src/rules/notation.ts';
import type { Refusal } from '../../../src/rules/protocol.ts';
import { threehex } from '../../../src/rules/threehex/threehex.ts';
import { CORNERS, position, START } from '../../support/rules/threehexDiagram.ts';

describe('the text of a position', () => {
  const text = threehex.formatPosition(START);

  it('writes the start so', () => {
    const rows = `
      BR/BNBp/BBBp1/BKBp2/BBBp3/BQBp2UpUR/BBBp3UpUN/BNBp4UpUB/BRBp5UpUQ/1Bp6UpUB/9UpUK/10UpUB/
      WpWpWpWpWpWpWpWpWp2UpUN/WRWNWBWKWBWQWBWNWR3UpUR`;
    expect(text).toBe(`${rows.replace(/\s/g, '')} W WslUslBsl 0`);
  });

  it.each([
    ['no text', ''],
    ['a row too few', text.replace('BR/', '')],
    ['a row too long', text.replace('BR/', 'BR1/')],
    ['empty cells counted apart', text.replace('/BKBp2', '/BKBp11')],
    ['an unknown man', text.replace('BK', 'BX')],
    ['no king', text.replace('WK', '1')],
    ['two kings', text.replace('WQ', 'WK')],
    ['a pawn that should have promoted', text.replace('BR/', 'Wp/')],
    ['no such seat', text.replace(' W ', ' G ')],
    ['no such right', text.replace('Wsl', 'Wx')],
    ['a right without its rook', text.replace('WR', '1')],
    ['a count past the limit', text.replace(/0$/, '151')],
    ['a count that is none', text.replace(/0$/, '1.5')],
    ['a word too many', `${text} 1`],
  ])('is refused: %s', (_, wrong) => {
    expect(wrong).not.toBe(text);
    expect(threehex.parsePosition(wrong)).toBeUndefined();
  });
});

describe('reading moves', () => {
  /** White may play 56-92 and 56x93, each with a promotion, and three moves of the king on 68. */
  const open = position(CORNERS.replace('BK', '..'), { plus: 'Wp56 BN93 BK99' });
  const home = position(CORNERS.replace('WK', 'WR'), { plus: 'WK71 WR76', rights: 'Wsl' });

  it.each([
    ['56-92=Q', '56-92=Q'],
    ['56-92Q', '56-92=Q'],
    ['56 92 q', '56-92=Q'],
    ['56–92 = Queen', '56-92=Q'],
    ['“56 to 92 knight.”', '56-92=N'],
    ['56x93=N', '56x93=N'],
    ['56-93(r)', '56x93=R'],
    ['56 × 93 / b', '56x93=B'],
    ['68→69', '68-69'],
    ['68x69!', '68-69'],
    ['68, 69', '68-69'],
    ['O-O', 'O-O'],
    ['o-o', 'O-O'],
    ['0-0', 'O-O'],
    ['oo', 'O-O'],
    ['O – O', 'O-O'],
    ['O-O-O', 'O-O-O'],
    ['0—0—0', 'O-O-O'],
    ['o o o', 'O-O-O'],
    ['0-0-0+', 'O-O-O'],
  ])('takes %s for %s', (typed, canonical) => {
    const read = readMove(threehex, canonical.startsWith('O') ? home : open, typed);
    expect(read.ok ? read.value.text : read.error).toBe(canonical);
  });

  const KINDS = ['B', 'N', 'Q', 'R'];
  const refusal = (
    code: Refusal['code'],
    index: number,
    word: string,
    before: string[],
    ...legalThere: string[]
  ): Refusal => ({ code, index, word, before, legal: legalThere });

  it.each<[string, Refusal]>([
    ['', refusal('EMPTY', 0, '', [], '56', '68')],
    ['hello', refusal('UNKNOWN_WORD', 0, 'hello', [], '56', '68')],
    ['67-56', refusal('UNKNOWN_WORD', 0, '67', [], '56', '68')],
    ['107-56', refusal('UNKNOWN_WORD', 0, '107', [], '56', '68')],
    ['44-22', refusal('ILLEGAL_STEP', 0, '44', [], '56', '68')],
    ['81-80', refusal('ILLEGAL_STEP', 0, '81', [], '56', '68')],
    ['92-56', refusal('ILLEGAL_STEP', 0, '92', [], '56', '68')],
    ['Q', refusal('ILLEGAL_STEP', 0, 'Q', [], '56', '68')],
    ['0-0', refusal('ILLEGAL_STEP', 0, '0-0', [], '56', '68')],
    ['56', refusal('UNFINISHED', 1, '', ['56'], '92', '93')],
    ['56-57', refusal('ILLEGAL_STEP', 1, '57', ['56'], '92', '93')],
    ['56-fwd', refusal('UNKNOWN_WORD', 1, 'fwd', ['56'], '92', '93')],
    ['68-70', refusal('ILLEGAL_STEP', 1, '70', ['68'], '37', '69', '106')],
    ['56-92', refusal('UNFINISHED', 2, '', ['56', '92'], ...KINDS)],
    ['56-92=K', refusal('UNKNOWN_WORD', 2, 'K', ['56', '92'], ...KINDS)],
    ['56-92-94', refusal('ILLEGAL_STEP', 2, '94', ['56', '92'], ...KINDS)],
    ['68-69=Q', refusal('SURPLUS_STEP', 2, 'Q', ['68', '69'])],
    ['56-92=Q 68', refusal('SURPLUS_STEP', 3, '68', ['56', '92', 'Q'])],
    ['68-69 please', refusal('UNKNOWN_WORD', 2, 'please', ['68', '69'])],
  ])('refuses "%s"', (typed, expected) => {
    const read = readMove(threehex, open, typed);
    expect(read.ok ? read.value.text : read.error).toEqual(expected);
  });

  it('takes the king’s two cells for a king’s move only, not for castling', () => {
    const read = readMove(threehex, home, '71-69');
    expect(read.ok ? read.value.text : read.error).toMatchObject({
      code: 'ILLEGAL_STEP',
      index: 1,
      word: '69',
    });
  });
});
