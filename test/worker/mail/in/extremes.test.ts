/** Messages too large or too many to be kept as fixtures, and the same Message-ID on different ones. */

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { receiveMail } from '../../../../src/worker/mail/in/receive.ts';
import { ADA, type CorpusGame, corpusGame } from '../../../support/worker/corpusGame.ts';
import { deliver, lettersTo, rawMessage } from '../../../support/worker/mailbox.ts';
import { ring, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(() => stopTheClock());

const MEGABYTE = 1_000_000;
const utf8 = new TextEncoder();

const movesOf = async ({ stub }: CorpusGame) =>
  (await stub.snapshot())?.turns.slice(12).map(({ move }) => move);

/** A stream of `size` bytes after `start`, and how much of it was read. */
function endless(start: string, size: number) {
  const read = { bytes: 0 };
  const chunk = new Uint8Array(64 * 1024).fill(0x41);
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(utf8.encode(start)),
    pull(controller) {
      read.bytes += chunk.byteLength;
      if (read.bytes >= size) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { stream, read };
}

const plain = (to: string, text: string, messageId = crypto.randomUUID()) =>
  rawMessage({ from: ADA, to, text, messageId });

describe('a message of 30 MB', () => {
  it('is rejected by its announced size, and not read at all', async () => {
    const game = await corpusGame('her turn');
    const { stream, read } = endless('', 30 * MEGABYTE);
    const fate = await receiveMail({ from: ADA, to: game.replyTo, size: 30 * MEGABYTE, raw: stream }, env);
    expect(fate).toMatchObject({ did: 'rejected', code: 'TOO_LARGE' });
    expect(read.bytes).toBeLessThan(MEGABYTE);
  });

  it('is rejected as soon as it proves larger than it said', async () => {
    const game = await corpusGame('her turn');
    const { stream, read } = endless(plain(game.replyTo, 'c3-d3\r\n'), 30 * MEGABYTE);
    const fate = await receiveMail({ from: ADA, to: game.replyTo, size: 1000, raw: stream }, env);
    expect(fate).toMatchObject({ did: 'rejected', code: 'TOO_LARGE' });
    expect(read.bytes).toBeLessThan(2 * MEGABYTE);
    expect(await movesOf(game)).toEqual([]);
  });
});

describe('a message of 10,000 header fields', () => {
  it.each([
    ['long ones', 'X-Filler: abcdefghijklmnopqrstuvwxyz', 'Your answer could not be read'],
    ['short ones', 'X: y', undefined],
  ])('plays nothing: %s', async (_, field, rejected) => {
    const game = await corpusGame('her turn');
    const raw = plain(game.replyTo, 'c3-d3').replace('\r\n\r\n', `\r\n${`${field}\r\n`.repeat(10_000)}\r\n`);
    const reason = await deliver(ADA, game.replyTo, raw);
    if (rejected === undefined) expect(reason).toBeUndefined();
    else expect(reason).toContain(rejected);
    expect(await movesOf(game)).toEqual([]);
  });
});

describe('the same Message-ID', () => {
  it('on another message plays nothing more, and is answered by nothing more', async () => {
    const game = await corpusGame('her turn');
    await deliver(ADA, game.replyTo, plain(game.replyTo, 'c3-c8', 'one'));
    await deliver(ADA, game.replyTo, plain(game.replyTo, 'c3-d3', 'one'));
    await ring(game.stub);
    expect(await movesOf(game)).toEqual([]);
    const answers = (await lettersTo(ADA)).filter(({ key }) => key.includes(':refusedMove:'));
    expect(answers).toHaveLength(1);
  });

  it('from both players is two messages', async () => {
    const game = await corpusGame('her turn');
    await deliver(ADA, game.replyTo, plain(game.replyTo, 'c3-d3', 'one'));
    await ring(game.stub);
    const letter = (await lettersTo('bob@example.net')).at(-1);
    const raw = rawMessage({
      from: 'bob@example.net',
      to: letter?.replyTo ?? '',
      text: 'g1-g2',
      messageId: 'one',
    });
    await deliver(
      'bob@example.net',
      letter?.replyTo ?? '',
      raw.replace('one@example.net', 'one@example.com'),
    );
    expect(await movesOf(game)).toEqual(['c3-d3', 'g1-g2']);
  });
});
