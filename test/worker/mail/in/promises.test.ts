/** What players by mail were promised: each of the field notes' lines on moves by mail, by name. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import worker from '../../../../src/worker/index.ts';
import { ADA, type CorpusGame, corpusGame } from '../../../support/worker/corpusGame.ts';
import { deliver, lettersTo, rawMessage } from '../../../support/worker/mailbox.ts';
import { ring, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.restoreAllMocks();
});

const VOUCHED = `Authentication-Results: ${env.AUTHSERV_ID}; dmarc=pass header.from=example.com`;

interface Letter {
  readonly text: string;
  readonly from?: string;
  readonly to?: string;
  readonly messageId?: string;
  readonly headers?: readonly string[];
}

/** Sends a letter to the game, and what came of it: the moves since, and the letters that answer. */
async function send(
  game: CorpusGame,
  { text, from = ADA, to = game.replyTo, headers = [VOUCHED], ...rest }: Letter,
) {
  const rejected = await deliver(from, to, rawMessage({ from, to, text, headers, ...rest }));
  await ring(game.stub);
  const answers = (await lettersTo(ADA)).filter(({ key }) =>
    /:(?:refusedMove|confirmMove|noMove):/.test(key),
  );
  const moves = (await game.stub.snapshot())?.turns.slice(12).map(({ move }) => move);
  return { rejected, moves, answers };
}

describe('a move by mail', () => {
  it('is the first line that is a legal move, when nothing above the quote contradicts it', async () => {
    const { moves } = await send(await corpusGame('her turn'), { text: 'Hello Bob,\n\n  c3-d3\n\nAda' });
    expect(moves).toEqual(['c3-d3']);
  });

  it('is never looked for in quoted text', async () => {
    const { moves, answers } = await send(await corpusGame('her turn'), {
      text: 'Hm.\n\nOn Tue, 3 Nov 2026 at 10:00, Sealed Move wrote:\n> c3-d3\n\n',
    });
    expect(moves).toEqual([]);
    expect(answers).toHaveLength(1);
  });

  it('is not played when a different one stands beside it: both are named', async () => {
    const { moves, answers } = await send(await corpusGame('her turn'), { text: 'c3-d3\n\nf1-e2' });
    expect(moves).toEqual([]);
    expect(answers[0]?.text).toContain('c3-d3 and f1-e2');
  });

  it('goes by the envelope’s recipient, not by the To header', async () => {
    const game = await corpusGame('her turn');
    const raw = rawMessage({ from: ADA, to: 'somebody@elsewhere.test', text: 'c3-d3', headers: [VOUCHED] });
    await deliver(ADA, game.replyTo, raw);
    expect((await game.stub.snapshot())?.turns).toHaveLength(13);
    expect(await deliver(ADA, 'games@elsewhere.test', raw)).toContain('no such address');
  });

  it('for a ply that has passed plays nothing, and is answered with the present position', async () => {
    const { moves, answers } = await send(await corpusGame('two moves later'), { text: 'f1-e2' });
    expect(moves).toEqual(['c3-d3', 'g1-g2']);
    expect(answers[0]?.text).toContain('After move 14');
  });

  it.each([
    [
      'a token that is not ours',
      { to: 'm.k3xq7m2abcde.0.12.abcdefghijklmnopqrstuvwxyz@sealed-move.localhost' },
      0,
    ],
    [
      'another From',
      { from: 'cc@elsewhere.test', headers: [VOUCHED.replace('example.com', 'elsewhere.test')] },
      1,
    ],
    ['no aligned DMARC', { headers: [VOUCHED.replace('dmarc=pass', 'dmarc=fail')] }, 1],
    [
      'DMARC only further down',
      { headers: [`Authentication-Results: ${env.AUTHSERV_ID}; dmarc=fail`, VOUCHED] },
      1,
    ],
  ])('needs all three proofs: with %s nothing is played', async (_, change, letters) => {
    const { moves, answers } = await send(await corpusGame('her turn'), { text: 'c3-d3', ...change });
    expect(moves).toEqual([]);
    expect(answers).toHaveLength(letters);
    // To the seat's own address, with a link to that very move.
    if (letters > 0) expect(answers[0]?.text).toMatch(/\/confirm\/confirm\.k3xq7m2abcde\.0\.12\./);
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'X-Autoreply: yes',
    'Precedence: bulk',
    'Precedence: junk',
    'Precedence: list',
    'Precedence: auto_reply',
    'List-Id: <players.example.com>',
    'Return-Path: <>',
    'Content-Type: multipart/report; boundary=x',
  ])('is not read in a program’s letter: %s', async (header) => {
    const { moves, answers } = await send(await corpusGame('her turn'), {
      text: 'c3-d3',
      headers: [VOUCHED, header],
    });
    expect({ moves, answers }).toEqual({ moves: [], answers: [] });
  });

  it('is read although Outlook asks for no automatic answers', async () => {
    const headers = [VOUCHED, 'X-Auto-Response-Suppress: DR, OOF, AutoReply'];
    expect((await send(await corpusGame('her turn'), { text: 'c3-d3', headers })).moves).toEqual(['c3-d3']);
  });

  it('is answered by at most 20 letters a day', async () => {
    const game = await corpusGame('her turn');
    for (let count = 0; count < 25; count++)
      await deliver(ADA, game.replyTo, rawMessage({ from: ADA, to: game.replyTo, text: 'c3-c8' }));
    for (let turn = 0; turn < 3; turn++) await ring(game.stub);
    const answers = (await lettersTo(ADA)).filter(({ key }) => key.includes(':refusedMove:'));
    expect(answers).toHaveLength(20);
  });

  it('is answered to its own player whatever strangers have written: 5 letters for one of them, 10 for all', async () => {
    const game = await corpusGame('her turn');
    for (const name of ['mallory', 'trudy', 'eve']) {
      const from = `${name}@elsewhere.test`;
      for (let count = 0; count < 7; count++)
        await deliver(from, game.replyTo, rawMessage({ from, to: game.replyTo, text: 'c3-d3' }));
    }
    const { answers, moves } = await send(game, { text: 'c3-c8' });
    expect(moves).toEqual([]);
    expect(answers.filter(({ key }) => key.includes(':confirmMove:'))).toHaveLength(10);
    expect(answers.filter(({ key }) => key.includes(':refusedMove:'))).toHaveLength(1);
  });

  it('is played although a stranger has used its Message-ID before', async () => {
    const game = await corpusGame('her turn');
    await send(game, { text: 'c3-d3', messageId: 'one', from: 'mallory@elsewhere.test' });
    await send(game, { text: 'c3-d3', messageId: 'one', headers: [VOUCHED.replace('pass', 'fail')] });
    expect(await send(game, { text: 'c3-d3', messageId: 'one' })).toMatchObject({ moves: ['c3-d3'] });
  });

  it('plays once, however often the same Message-ID comes', async () => {
    const game = await corpusGame('her turn');
    const letter = { text: 'c3-d3', messageId: 'one' };
    await send(game, letter);
    expect(await send(game, letter)).toMatchObject({ moves: ['c3-d3'], answers: [] });
  });

  it('that is refused is answered in the same thread, with what was read and what would be legal', async () => {
    const game = await corpusGame('her turn');
    const called = (await lettersTo(ADA)).find(({ key }) => key.includes(':yourTurn:0:12'));
    const { answers } = await send(game, { text: 'Good morning!\nc3-c8' });
    expect(answers[0]?.headers.References).toBe(called?.headers.References);
    expect(answers[0]?.subject).toBe(called?.subject);
    expect(answers[0]?.text).toContain('| c3-c8');
    expect(answers[0]?.text).toMatch(/b3, b4, c2, c4, d2, d3/);
  });
});

describe('a letter that comes while something is down', () => {
  it('is not taken: the handler fails, so that the sending server keeps it and tries again', async () => {
    const game = await corpusGame('her turn');
    const raw = rawMessage({
      from: ADA,
      to: game.replyTo,
      text: 'c3-d3',
      messageId: 'one',
      headers: [VOUCHED],
    });
    const message = () => ({
      from: ADA,
      to: game.replyTo,
      raw: new Blob([raw]).stream(),
      rawSize: raw.length,
      headers: new Headers(),
      setReject: vi.fn<(reason: string) => void>(),
    });
    const refused = message();
    const down = {
      ...env,
      GAMES: { getByName: () => ({ answerReply: () => Promise.reject(new Error('overloaded')) }) },
    } as unknown as Env;
    const handling = worker.email?.(
      refused as unknown as ForwardableEmailMessage,
      down,
      {} as ExecutionContext,
    );
    await expect(handling).rejects.toThrow('overloaded');
    expect(refused.setReject).not.toHaveBeenCalled();

    await deliver(ADA, game.replyTo, raw);
    expect((await game.stub.snapshot())?.turns).toHaveLength(13);
  });

  it('needs no database to be played', async () => {
    const game = await corpusGame('her turn');
    vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
      throw new Error('D1 is down');
    });
    await deliver(
      ADA,
      game.replyTo,
      rawMessage({ from: ADA, to: game.replyTo, text: 'c3-d3', headers: [VOUCHED] }),
    );
    expect((await game.stub.snapshot())?.turns).toHaveLength(13);
  });
});
