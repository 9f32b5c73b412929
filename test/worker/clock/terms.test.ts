import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/words/index.ts';
import { checkTerms, formatTerms, PRESETS, parseTerms, type Terms } from '../../../src/worker/clock/terms.ts';
import { DAY, HOUR } from '../../../src/worker/clock/units.ts';
import { termsInWords } from '../../../src/worker/clock/words.ts';

const fischer = (bank: number, increment: number, cap: number): Terms => ({
  kind: 'fischer',
  bank,
  increment,
  cap,
});

const examples: readonly [Terms, text: string, said: string][] = [
  [{ kind: 'none' }, 'none', 'no clock'],
  [{ kind: 'perMove', time: 3 * DAY }, '3d/move', '3 days a move'],
  [{ kind: 'perMove', time: DAY }, '1d/move', '1 day a move'],
  [{ kind: 'perMove', time: 36 * HOUR }, '36h/move', '36 hours a move'],
  [fischer(10 * DAY, DAY, 10 * DAY), '10d+1d/move,max10d', '10 days + 1 day a move, at most 10 days'],
  [fischer(3 * DAY, 12 * HOUR, 7 * DAY), '3d+12h/move,max7d', '3 days + 12 hours a move, at most 7 days'],
  [
    fischer(36 * HOUR, 12 * HOUR, 60 * HOUR),
    '36h+12h/move,max60h',
    '36 hours + 12 hours a move, at most 60 hours',
  ],
  [fischer(30 * DAY, 0, 30 * DAY), '30d+0d/move,max30d', '30 days for all moves'],
];

describe('the terms of a clock', () => {
  it.each(examples)('are one value, one text and one phrase: %j', (terms, text, said) => {
    expect(checkTerms(terms)).toEqual({ ok: true, value: terms });
    expect(formatTerms(terms)).toBe(text);
    expect(parseTerms(text)).toEqual({ ok: true, value: terms });
    expect(termsInWords(wordsOf('en'), terms)).toBe(said);
  });

  it('are read leniently', () => {
    expect(parseTerms(' 10D + 24h / move, max 10d ')).toEqual({
      ok: true,
      value: fischer(10 * DAY, DAY, 10 * DAY),
    });
    expect(parseTerms('5d+1d/move')).toEqual({ ok: true, value: fischer(5 * DAY, DAY, 5 * DAY) });
  });

  it.each([
    ['three days', { code: 'TERMS_UNREADABLE', text: 'three days' }],
    ['', { code: 'TERMS_UNREADABLE', text: '' }],
    ['3d/move,max5d', { code: 'TERMS_UNREADABLE', text: '3d/move,max5d' }],
    ['-3d/move', { code: 'TERMS_UNREADABLE', text: '-3d/move' }],
    ['11h/move', { code: 'TIME_TOO_SHORT', field: 'time', least: 12 * HOUR }],
    ['0d+1d/move,max10d', { code: 'TIME_TOO_SHORT', field: 'bank', least: 12 * HOUR }],
    ['61d/move', { code: 'TIME_TOO_LONG', field: 'time', most: 60 * DAY }],
    ['10d+31d/move,max60d', { code: 'TIME_TOO_LONG', field: 'increment', most: 30 * DAY }],
    ['10d+1d/move,max181d', { code: 'TIME_TOO_LONG', field: 'cap', most: 180 * DAY }],
    ['10d+1d/move,max9d', { code: 'CAP_BELOW_BANK' }],
  ])('are refused clearly: %s', (text, error) => {
    expect(parseTerms(text)).toEqual({ ok: false, error });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, DAY + 1])('are whole hours, not %s ms', (time) => {
    expect(checkTerms({ kind: 'perMove', time })).toEqual({
      ok: false,
      error: { code: 'NOT_WHOLE_HOURS', field: 'time' },
    });
  });

  it('are offered as presets that pass their own check', () => {
    expect(PRESETS.map(checkTerms)).toEqual(PRESETS.map((value) => ({ ok: true, value })));
  });

  it('round-trip through their text', () => {
    const hours = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * HOUR);
    const anyTerms = fc.oneof(
      hours(12, 60 * 24).map((time): Terms => ({ kind: 'perMove', time })),
      fc
        .tuple(hours(12, 90 * 24), hours(0, 30 * 24), hours(0, 90 * 24))
        .map(([bank, increment, more]) => fischer(bank, increment, bank + more)),
    );
    fc.assert(
      fc.property(anyTerms, (terms) => {
        expect(parseTerms(formatTerms(terms))).toEqual({ ok: true, value: terms });
      }),
    );
  });
});
