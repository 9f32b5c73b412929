import { describe, expect, it } from 'vitest';
import { cloudflareSender, type OutgoingLetter } from '../../../src/email/index.ts';
import type { CloudflareMessage } from '../../../src/email/senders/cloudflare.ts';
import { compose } from '../../support/email/compose.ts';
import { answer, board, samples } from '../../support/email/samples.ts';

const letter: OutgoingLetter = {
  ...compose(samples.yourTurn),
  from: 'Sealed Move <games@mail.sealed-move.test>',
  to: 'ada@example.com',
  idempotencyKey: 'k3xq7m2abcde/12/0/yourTurn',
};

const failing = (error: unknown) => cloudflareSender({ send: () => Promise.reject(error) })(letter);

describe('a letter through Cloudflare', () => {
  it('is handed over whole: words, headers, reply address and picture', async () => {
    const sent: CloudflareMessage[] = [];
    const send = cloudflareSender({
      async send(message) {
        sent.push(message);
        return { messageId: 'id-1' };
      },
    });
    expect(await send(letter)).toEqual({ ok: true, id: 'id-1' });
    expect(sent).toEqual([
      {
        from: { name: 'Sealed Move', email: 'games@mail.sealed-move.test' },
        to: 'ada@example.com',
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        headers: letter.headers,
        replyTo: answer.replyTo,
        attachments: [
          {
            disposition: 'inline',
            contentId: 'board',
            filename: '3-crowns-k3xq7m2abcde-12.png',
            type: 'image/png',
            content: board.png,
          },
        ],
      },
    ]);
  });

  it('carries only header fields that Cloudflare takes', () => {
    const taken = /^(X-[\w-]+|References|In-Reply-To|List-Unsubscribe|List-Unsubscribe-Post|Auto-Submitted)$/;
    for (const sample of Object.values(samples)) {
      for (const name of Object.keys(compose(sample).headers)) expect(name).toMatch(taken);
    }
  });

  it.each([
    'E_RATE_LIMIT_EXCEEDED',
    'E_INTERNAL_SERVER_ERROR',
    'E_DELIVERY_FAILED',
    'E_RECIPIENT_NOT_ALLOWED',
  ])('may be tried again after %s', async (code) => {
    const error = Object.assign(new Error('not now'), { code });
    expect(await failing(error)).toEqual({ ok: false, mayRetry: true, error: `${code}: not now` });
  });

  it.each(['E_HEADER_NOT_ALLOWED', 'E_VALIDATION_ERROR'])('fails for good with %s', async (code) => {
    const error = Object.assign(new Error('never'), { code });
    expect(await failing(error)).toEqual({ ok: false, mayRetry: false, error: `${code}: never` });
  });

  it.each(['E_SENDER_NOT_VERIFIED', 'E_SENDER_DOMAIN_NOT_AVAILABLE', 'E_DAILY_LIMIT_EXCEEDED'])(
    'is refused to the sender, whatever the letter, with %s',
    async (code) => {
      const error = Object.assign(new Error('not you'), { code });
      expect(await failing(error)).toMatchObject({ ok: false, mayRetry: true, refuses: 'sender' });
    },
  );

  it('is refused to an address that Cloudflare suppresses', async () => {
    const error = Object.assign(new Error('not there'), { code: 'E_RECIPIENT_SUPPRESSED' });
    expect(await failing(error)).toMatchObject({ ok: false, mayRetry: false, refuses: 'address' });
  });

  it('may be tried again when the call itself breaks', async () => {
    expect(await failing(new Error('Network connection lost.'))).toMatchObject({ mayRetry: true });
    expect(await failing('odd')).toEqual({ ok: false, mayRetry: true, error: 'odd' });
  });

  it('may be tried again when no answer comes', async () => {
    const send = cloudflareSender({ send: () => new Promise(() => {}) }, 20);
    expect(await send(letter)).toEqual({ ok: false, mayRetry: true, error: 'no answer within 20 ms' });
  });
});
