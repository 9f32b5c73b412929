import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OutgoingLetter, resendSender, type Sender } from '../../../src/email/index.ts';
import { compose } from '../../support/email/compose.ts';
import { answer, board, samples } from '../../support/email/samples.ts';
import { FakeResend } from '../../support/resend.ts';

const resend = new FakeResend();
let url: string;
let send: Sender;

beforeAll(async () => {
  url = await resend.start();
  send = resendSender({ apiKey: resend.apiKey, baseUrl: url, timeout: 150 });
});
afterEach(() => resend.reset());
afterAll(() => resend.stop());

const letter: OutgoingLetter = {
  ...compose(samples.yourTurn),
  from: 'Sealed Move <games@mail.sealed-move.test>',
  to: 'ada@example.com',
  idempotencyKey: 'k3xq7m2abcde:yourTurn:0:12',
};

describe('a letter through Resend', () => {
  it('arrives whole: words, headers, reply address and picture', async () => {
    expect(await send(letter)).toEqual({ ok: true, id: 'fake-1' });
    expect(resend.letters).toEqual([
      {
        id: 'fake-1',
        key: letter.idempotencyKey,
        body: {
          from: letter.from,
          to: letter.to,
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          headers: letter.headers,
          tags: [{ name: 'letter', value: 'k3xq7m2abcde_yourTurn_0_12' }],
          reply_to: answer.replyTo,
          attachments: [
            {
              filename: '3-crowns-k3xq7m2abcde-12.png',
              content_type: 'image/png',
              content_id: 'board',
              content: Buffer.from(board.png).toString('base64'),
            },
          ],
        },
      },
    ]);
  });

  it('arrives once, however often it is sent', async () => {
    for (const _ of [1, 2, 3]) expect(await send(letter)).toEqual({ ok: true, id: 'fake-1' });
    expect(resend.letters).toHaveLength(1);
  });

  it('arrives once when its acceptance was never heard', async () => {
    resend.expect({ kind: 'acceptAndDrop' });
    expect(await send(letter)).toMatchObject({ ok: false, mayRetry: true });
    expect(await send(letter)).toEqual({ ok: true, id: 'fake-1' });
    expect(resend.letters).toHaveLength(1);
  });

  it('counts as sent when it was accepted before and its words have changed since', async () => {
    await send(letter);
    expect(await send({ ...letter, text: 'other' })).toEqual({ ok: true, id: letter.idempotencyKey });
    expect(resend.letters).toHaveLength(1);
  });
});

describe('an attempt that fails', () => {
  it('may be repeated after the time that Resend names', async () => {
    resend.expect({ kind: 'rateLimit', retryAfter: 7 });
    expect(await send(letter)).toEqual({
      ok: false,
      mayRetry: true,
      retryAfter: 7,
      error: '429 rate_limit_exceeded: Too many requests.',
    });
  });

  it.each([
    { kind: 'error', status: 500, name: 'internal_server_error' },
    { kind: 'error', status: 503, name: 'application_error' },
    { kind: 'error', status: 409, name: 'concurrent_idempotent_requests' },
    { kind: 'page', status: 502 },
    { kind: 'hang' },
  ] as const)('may be repeated: $kind $status $name', async (trouble) => {
    resend.expect(trouble);
    const result = await send(letter);
    expect(result).toMatchObject({ ok: false, mayRetry: true });
    expect(result).not.toHaveProperty('retryAfter');
    expect(resend.letters).toEqual([]);
    expect(await send(letter)).toMatchObject({ ok: true });
  });

  it.each([
    { kind: 'error', status: 400, name: 'validation_error' },
    { kind: 'error', status: 422, name: 'invalid_attachment' },
    { kind: 'page', status: 404 },
  ] as const)('is final: $kind $status $name', async (trouble) => {
    resend.expect(trouble);
    expect(await send(letter)).toMatchObject({
      ok: false,
      mayRetry: false,
      error: expect.stringContaining(String(trouble.status)),
    });
  });

  it('may be repeated when nobody answers at all', async () => {
    const nobody = new FakeResend();
    const baseUrl = await nobody.start();
    await nobody.stop();
    const toNobody = resendSender({ apiKey: 're_fake', baseUrl });
    expect(await toNobody(letter)).toMatchObject({ ok: false, mayRetry: true });
  });

  it.each([
    { kind: 'error', status: 401, name: 'restricted_api_key' },
    { kind: 'error', status: 403, name: 'invalid_api_key' },
    // "The example.org domain is not verified."
    { kind: 'error', status: 403, name: 'validation_error' },
    { kind: 'error', status: 422, name: 'invalid_from_address' },
    { kind: 'error', status: 429, name: 'daily_quota_exceeded' },
    { kind: 'error', status: 429, name: 'monthly_quota_exceeded' },
  ] as const)('is the sender’s, not the letter’s: $status $name', async (trouble) => {
    resend.expect(trouble);
    expect(await send(letter)).toMatchObject({ ok: false, mayRetry: true, refuses: 'sender' });
  });

  it('is the sender’s with a wrong key', async () => {
    expect(await resendSender({ apiKey: 're_wrong', baseUrl: url })(letter)).toEqual({
      ok: false,
      mayRetry: true,
      refuses: 'sender',
      error: '401 invalid_api_key: API key is invalid',
    });
  });
});
