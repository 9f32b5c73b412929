import { describe, expect, it } from 'vitest';
import { readAddress, readName } from '../../../src/worker/entries.ts';
import { readNext } from '../../../src/worker/http/forms.ts';

describe('an e-mail address', () => {
  it('is read in lower case, without the spaces around it', () => {
    expect(readAddress(' Ada@Example.ORG ')).toEqual({ ok: true, value: 'ada@example.org' });
  });

  it.each([undefined, '', '  '])('is missing in %j', (entry) => {
    expect(readAddress(entry)).toEqual({ ok: false, error: { code: 'ADDRESS_MISSING' } });
  });

  it('is refused with the beginning of what was written', () => {
    const text = 'x'.repeat(100);
    expect(readAddress(text)).toEqual({ ok: false, error: { code: 'NOT_AN_ADDRESS', text: 'x'.repeat(80) } });
  });
});

describe('a name', () => {
  it('is one line', () => {
    expect(readName('  Ada\n\tLovelace ')).toEqual({ ok: true, value: 'Ada Lovelace' });
  });

  it.each([
    ['nothing', '', { code: 'NAME_MISSING' }],
    ['a file', new File([], 'ada'), { code: 'NAME_MISSING' }],
    ['more than 40 letters', 'a'.repeat(41), { code: 'NAME_TOO_LONG', most: 40 }],
    ['what turns the reading direction', 'Ada\u202e', { code: 'NAME_NOT_SHOWABLE' }],
    ['an address', 'ada@example.org', { code: 'NAME_IS_A_LINK' }],
    ['what mail programs make a link of', 'example.org', { code: 'NAME_IS_A_LINK' }],
  ])('is not %s', (_, entry, error) => {
    expect(readName(entry)).toEqual({ ok: false, error });
  });
});

describe('the page to go on to', () => {
  it.each(['/games', '/g/abc?ply=3'])('may be %s', (path) => {
    expect(readNext(path, '/')).toBe(path);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', undefined])(
    'is never %j',
    (path) => {
      expect(readNext(path, '/')).toBe('/');
    },
  );
});
