import { describe, expect, it } from 'vitest';
import {
  formatKeptLetter,
  type OutgoingLetter,
  parseKeptLetter,
  postOffice,
} from '../../../src/email/index.ts';
import { compose } from '../../support/email/compose.ts';
import { samples } from '../../support/email/samples.ts';

const letter: OutgoingLetter = {
  ...compose({
    ...samples.yourTurn,
    board: { ...samples.yourTurn.board, png: Uint8Array.from({ length: 20_000 }, (_, at) => (at * 7) % 256) },
  }),
  from: 'Sealed Move <games@sealed-move.localhost>',
  to: 'ada@example.com',
  idempotencyKey: 'k3xq7m2abcde/12/0/yourTurn',
};

describe('a letter in the post office', () => {
  it('is kept whole, with its picture', async () => {
    const kept: string[] = [];
    const send = postOffice(async (given) => void kept.push(formatKeptLetter(given)));
    expect(await send(letter)).toEqual({ ok: true, id: letter.idempotencyKey });
    const { idempotencyKey: _, ...whole } = letter;
    expect(kept.map(parseKeptLetter)).toEqual([whole]);
  });

  it('may be brought again when it cannot be kept', async () => {
    const send = postOffice(() => Promise.reject(new Error('no such table: post_office')));
    expect(await send(letter)).toMatchObject({ ok: false, mayRetry: true });
  });
});
