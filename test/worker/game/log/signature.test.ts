import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../src/worker/canonicalJson.ts';
import { readText } from '../../../../src/worker/game/log/readText.ts';
import { publicKeyOf, seedOf, signLog, vouchFor } from '../../../../src/worker/game/log/signature.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';

const SERVICE = 'https://example.org';
const LOG = { game: 'g', events: 3, hash: 'ab' };

async function signed(secret: string) {
  const seed = seedOf(secret);
  const { id, public: x } = await publicKeyOf(seed);
  const signature = await signLog(seed, id, { service: SERVICE, game: 'g', seq: 3, hash: 'ab' });
  return { signature, keys: { service: SERVICE, keys: [{ kid: id, x }] } };
}

describe('a signature', () => {
  it('vouches for the log that was signed, by the keys of its service, the older ones too', async () => {
    const older = await signed('older');
    const newer = await signed('newer');
    const keys = { service: SERVICE, keys: [...newer.keys.keys, ...older.keys.keys] };
    expect(await vouchFor(LOG, older.signature, keys)).toBe('signed');
    expect(await vouchFor(LOG, newer.signature, keys)).toBe('signed');
  });

  it('vouches for nothing else', async () => {
    const { signature, keys } = await signed('one');
    const other = await signed('another');
    expect(await vouchFor(LOG, undefined, keys)).toBe('unsigned');
    expect(await vouchFor(LOG, signature, undefined)).toBe('noKeys');
    expect(await vouchFor({ ...LOG, events: 2 }, signature, keys)).toBe('otherLog');
    expect(await vouchFor({ ...LOG, hash: 'cd' }, signature, keys)).toBe('otherLog');
    expect(await vouchFor(LOG, signature, other.keys)).toBe('otherKey');
    expect(await vouchFor(LOG, signature, { ...keys, service: 'https://evil.org' })).toBe('otherKey');
    const forged = { ...signature, signature: other.signature.signature };
    expect(await vouchFor(LOG, forged, keys)).toBe('forged');
    expect(await vouchFor(LOG, { ...signature, signature: '§' }, keys)).toBe('forged');
  });
});

describe('canonical JSON', () => {
  it('is that of the examples of RFC 8785', () => {
    const example = {
      numbers: JSON.parse('[333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001]') as unknown,
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(example)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(JSON.parse(canonicalJson({ a: Object.entries(keys) })).a)).toHaveLength(7);
    expect(canonicalJson(keys)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    );
    expect(canonicalJson({ 10: 1, 9: 2 })).toBe('{"10":1,"9":2}');
    expect(canonicalJson(-0)).toBe('0');
  });

  it('leaves out what is undefined, and has text for everything', () => {
    expect(canonicalJson({ b: undefined, a: [undefined, Number.NaN, '\ud800'] })).toBe(
      '{"a":[null,null,"\ufffd"]}',
    );
  });
});

describe('a file', () => {
  const utf16 = (text: string, isLittle: boolean) =>
    Uint8Array.from(
      [...text].flatMap((each) => {
        const code = each.charCodeAt(0);
        return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );

  it('is read in UTF-8 and UTF-16, with and without a mark', () => {
    const text = '{"a":"é"}';
    for (const mark of ['', '\ufeff']) {
      expect(readText(new TextEncoder().encode(mark + text))).toBe(text);
      expect(readText(utf16(mark + text, true))).toBe(text);
      expect(readText(utf16(mark + text, false))).toBe(text);
    }
    expect(readText(new Uint8Array())).toBe('');
  });

  it('never makes the proof throw', () => {
    for (const text of ['', '\ufeff', '\u0000', '[]', 'null', '{"signature":{}}', '{"seq":1}', '1\n2']) {
      expect(verifyLog(text).ok).toBe(false);
    }
  });
});
