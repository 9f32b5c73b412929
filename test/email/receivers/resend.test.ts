import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchReceived } from '../../../src/email/index.ts';
import { FakeResend } from '../../support/resend.ts';

const resend = new FakeResend();
let baseUrl = '';
beforeAll(async () => {
  baseUrl = await resend.start();
});
afterAll(() => resend.stop());
beforeEach(() => resend.reset());

const RAW = 'From: ada@example.com\r\nSubject: Re: 3 Crowns\r\n\r\nc3-d3\r\n';

const fetchIt = (timeout?: number) =>
  fetchReceived({ apiKey: resend.apiKey, baseUrl, ...(timeout !== undefined && { timeout }) }, 'one');

describe('a message that came in at Resend', () => {
  it('is lent as its raw bytes', async () => {
    resend.received.set('one', RAW);
    const fetched = await fetchIt();
    expect(fetched.ok && (await new Response(fetched.value.raw).text())).toBe(RAW);
  });

  it.each([
    ['a message that is not known', undefined, [], 'not_found: Email not found'],
    ['a raw message that is not there yet', null, [], 'the raw message is not there yet'],
    ['a rate limit', RAW, [{ kind: 'rateLimit', retryAfter: 1 }], 'rate_limit_exceeded'],
    [
      'a server in trouble',
      RAW,
      [{ kind: 'error', status: 500, name: 'application_error' }],
      'application_error',
    ],
    ['a proxy’s page', RAW, [{ kind: 'page', status: 502 }], ''],
    ['a broken connection', RAW, [{ kind: 'acceptAndDrop' }], ''],
  ] as const)('cannot be had for now: %s', async (_, raw, troubles, error) => {
    if (raw !== undefined) resend.received.set('one', raw);
    resend.expect(...troubles);
    expect(await fetchIt()).toEqual({ ok: false, error: expect.stringContaining(error) });
  });

  it('is given up when nobody answers', async () => {
    resend.received.set('one', RAW);
    resend.expect({ kind: 'hang' });
    expect(await fetchIt(50)).toMatchObject({ ok: false });
  });

  it('is not had when only the raw bytes are not', async () => {
    const url = `${baseUrl}/raw/one`;
    expect((await fetch(url)).status).toBe(404);
    resend.received.set('one', RAW);
    expect((await fetch(url)).status).toBe(200);
  });
});
