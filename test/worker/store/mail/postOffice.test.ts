import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { OutgoingLetter } from '../../../../src/email/index.ts';
import { findLetter, keepLetter, lettersTo } from '../../../../src/worker/store/mail/postOffice.ts';

const letter: OutgoingLetter = {
  subject: 'Your turn',
  text: 'Ada has played.\n\nIt is your turn.',
  html: '<p>Ada has played.</p>',
  headers: { 'X-Game': 'k3xq7m2abcde' },
  attachments: [
    {
      filename: 'board.png',
      contentType: 'image/png',
      contentId: 'board',
      content: Uint8Array.from({ length: 20_000 }, (_, at) => (at * 7) % 256),
    },
  ],
  from: 'Sealed Move <games@sealed-move.localhost>',
  to: 'ada@example.com',
  idempotencyKey: 'k3xq7m2abcde:yourTurn:0:12',
};

it('keeps a letter whole, with its picture', async () => {
  await keepLetter(env.DB, letter, 1234);
  const { idempotencyKey: key, ...whole } = letter;
  expect(await findLetter(env.DB, key)).toEqual({ ...whole, key, address: 'ada@example.com' });
  expect(await lettersTo(env.DB, 'ada@example.com')).toEqual([
    { key, subject: 'Your turn', beginning: 'Ada has played.', at: 1234, isRead: false },
  ]);
});

it('keeps a letter once, as it came first', async () => {
  await keepLetter(env.DB, letter, 1);
  await keepLetter(env.DB, { ...letter, subject: 'other' }, 2);
  expect(await lettersTo(env.DB, 'ada@example.com')).toMatchObject([{ subject: 'Your turn', at: 1 }]);
});
