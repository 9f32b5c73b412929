import { describe, expect, it } from 'vitest';
import { parseAuthenticationResults, readDmarc } from '../../../src/email/index.ts';

const HONEST = `mx.cloudflare.net; dkim=pass header.d=example.com header.s=2025 header.b=L6CZ3OJ0; dmarc=pass header.from=example.com policy.dmarc=none; spf=pass (mx.cloudflare.net: domain of a@example.com; "designates" (2001:db8::1) as permitted sender) smtp.mailfrom=a@example.com; arc=none smtp.remote-ip="2001:db8::1"`;

const field = (value: string) => ({ key: 'authentication-results', value });
const dmarc = (...values: string[]) => readDmarc(values.map(field), 'mx.cloudflare.net', 'example.com');

describe('Authentication-Results', () => {
  it('are read with their properties, through comments and quotes', () => {
    const read = parseAuthenticationResults(HONEST);
    expect(read?.authservId).toBe('mx.cloudflare.net');
    expect(read?.results.map(({ method, result }) => `${method}=${result}`)).toEqual([
      'dkim=pass',
      'dmarc=pass',
      'spf=pass',
      'arc=none',
    ]);
    expect(read?.results.at(-1)?.properties.get('smtp.remote-ip')).toBe('2001:db8::1');
  });

  it('may carry versions, a reason and space around the equals sign', () => {
    const read = parseAuthenticationResults(
      'MX.Example.com 1; dmarc/1 = pass reason="so; it (is)" header.from = Example.com',
    );
    expect(read?.authservId).toBe('mx.example.com');
    expect(read?.results).toEqual([
      {
        method: 'dmarc',
        result: 'pass',
        properties: new Map([
          ['reason', 'so; it (is)'],
          ['header.from', 'Example.com'],
        ]),
      },
    ]);
  });

  it('may say that nothing was checked', () => {
    expect(parseAuthenticationResults('mx.example.com; none')).toEqual({
      authservId: 'mx.example.com',
      results: [],
    });
  });

  it.each([
    '',
    ';',
    '; dmarc=pass',
    'mx a b; dmarc=pass',
    'mx; dmarc',
    'mx; (dmarc=pass',
    'mx; a="b',
    'mx; =pass',
  ])('are not %j', (value) => {
    expect(parseAuthenticationResults(value)).toBeUndefined();
  });
});

describe('a domain vouches for a letter', () => {
  it('when the receiver says so of the From domain', () => {
    expect(dmarc(HONEST)).toBe('pass');
    expect(readDmarc([field(HONEST)], 'MX.cloudflare.net', 'EXAMPLE.com')).toBe('pass');
  });

  it('only in the topmost field: a sender may have written the others', () => {
    expect(dmarc('mx.cloudflare.net; dmarc=fail header.from=example.com', HONEST)).toBe('fail');
    expect(dmarc('mx.cloudflare.net; spf=pass', HONEST)).toBe('absent');
    expect(dmarc('', HONEST)).toBe('absent');
  });

  it('only under the receiver’s name', () => {
    expect(dmarc(HONEST.replace('mx.cloudflare.net', 'mx.evil.test'))).toBe('absent');
    expect(dmarc(HONEST.replace('mx.cloudflare.net', 'mx.cloudflare.net.evil.test'))).toBe('absent');
    expect(dmarc(`mx.evil.test (mx.cloudflare.net); dmarc=pass header.from=example.com`)).toBe('absent');
  });

  it('only for the very domain of the From address', () => {
    expect(readDmarc([field(HONEST)], 'mx.cloudflare.net', 'sub.example.com')).toBe('misaligned');
    expect(dmarc('mx.cloudflare.net; dmarc=pass header.from=evil.test')).toBe('misaligned');
    expect(dmarc('mx.cloudflare.net; dmarc=pass')).toBe('misaligned');
  });

  it.each(['none', 'fail', 'temperror', 'permerror', 'bestguesspass', 'passed'])('not by %s', (result) => {
    expect(dmarc(`mx.cloudflare.net; dmarc=${result} header.from=example.com`)).toBe('fail');
  });

  it('not when it is said twice', () => {
    const said = 'dmarc=pass header.from=example.com';
    expect(dmarc(`mx.cloudflare.net; ${said}; dmarc=fail header.from=example.com`)).toBe('fail');
    expect(dmarc(`mx.cloudflare.net; dmarc=pass header.from=evil.test header.from=example.com`)).toBe('fail');
  });

  it('not from inside a comment or a quoted string', () => {
    expect(dmarc('mx.cloudflare.net; spf=fail (x; dmarc=pass header.from=example.com)')).toBe('absent');
    expect(dmarc('mx.cloudflare.net; spf=fail reason="x; dmarc=pass header.from=example.com"')).toBe(
      'absent',
    );
    expect(dmarc('mx.cloudflare.net; spf=fail (\\); dmarc=pass header.from=example.com)')).toBe('absent');
  });

  it('not when nothing was said', () => {
    expect(readDmarc([], 'mx.cloudflare.net', 'example.com')).toBe('absent');
  });
});
