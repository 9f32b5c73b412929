import { evictDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../../src/worker/game/model/commands.ts';
import {
  begin,
  invite,
  lettersSent,
  newestLetter,
  passTime,
  ring,
  stopTheClock,
  type Table,
} from '../../../support/worker/table.ts';
import charybdis from '../../../vectors/charybdis.jsonl?raw';

beforeEach(stopTheClock);

let messages = 0;

const reply = (table: Table, change: Partial<Reply> = {}): Reply => ({
  seat: 0,
  ply: 0,
  from: table.addresses[0] ?? '',
  authenticated: true,
  subject: 'Re: 3 Crowns',
  lines: ['f1-e2'],
  unshown: [],
  hidden: [],
  messageId: `${++messages}@players.test`,
  ...change,
});

/** Answers, lets the alarm ring, and returns the newest letter to the seat. */
async function send(table: Table, change: Partial<Reply>) {
  const answer = await table.stub.answerReply(reply(table, change));
  await ring(table.stub);
  return { answer, letter: await newestLetter(table.addresses[change.seat ?? 0] ?? '') };
}

describe('a reply', () => {
  it('from the seat’s own address, vouched for, is played', async () => {
    const table = await begin();
    const answer = await table.stub.answerReply(reply(table, { lines: ['Here we go:', 'F1 -> E2.', 'Ada'] }));
    expect(answer).toEqual({ did: 'played', move: 'f1-e2', ply: 0 });
    expect(await table.stub.snapshot()).toMatchObject({ turns: [{ seat: 0, move: 'f1-e2' }] });
  });

  it('that comes twice plays once, and gets the same answer', async () => {
    const table = await begin();
    const mail = reply(table);
    const first = await table.stub.answerReply(mail);
    await evictDurableObject(table.stub);
    expect(await table.stub.answerReply(mail)).toEqual(first);
    expect((await table.stub.snapshot())?.turns).toHaveLength(1);
  });

  it.each([
    ['another address', { from: 'mallory@elsewhere.test' }, 'OTHER_ADDRESS'],
    ['nobody vouched for', { authenticated: false }, 'NOT_AUTHENTICATED'],
  ] as const)(
    'from %s is not played; the seat’s own address is asked to confirm',
    async (_, change, doubt) => {
      const table = await begin();
      const { answer, letter } = await send(table, change);
      expect(answer).toEqual({ did: 'askedToConfirm', move: 'f1-e2', doubt, isAnswered: true });
      expect((await table.stub.snapshot())?.turns).toEqual([]);
      expect(letter.text).toContain('/confirm/confirm.');
      expect((await lettersSent(table)).filter((key) => key.startsWith('confirmMove:0:0:'))).toHaveLength(1);
    },
  );

  it('with two different legal moves plays neither, and names both', async () => {
    const table = await begin();
    const { answer, letter } = await send(table, { lines: ['f1-e2', 'or h1-g2?', 'h1-g2'] });
    expect(answer).toMatchObject({
      did: 'refused',
      refusal: { code: 'AMBIGUOUS_MOVES', moves: ['f1-e2', 'h1-g2'] },
    });
    expect(letter.text).toContain('f1-e2 and h1-g2');
    expect((await table.stub.snapshot())?.turns).toEqual([]);
  });

  it('with one legal move twice is played', async () => {
    const table = await begin();
    expect(await table.stub.answerReply(reply(table, { lines: ['f1-e2', 'I mean F1 E2'] }))).toMatchObject({
      did: 'played',
    });
  });

  it('whose only move has a question mark is not played but asked about', async () => {
    const table = await begin();
    const { answer, letter } = await send(table, { lines: ['f1-e2?'] });
    expect(answer).toMatchObject({ did: 'askedToConfirm', move: 'f1-e2', doubt: 'QUESTION_MARK' });
    expect(letter.text).toContain('question mark');
    for (const line of ['f1-e2!?', 'f1-e2?!', 'F1-E2!']) {
      const played = await begin();
      expect(await played.stub.answerReply(reply(played, { lines: [line] }))).toMatchObject({
        did: 'played',
      });
    }
  });

  it('with a move in the subject alone is told to write it in the letter', async () => {
    const table = await begin();
    const { answer, letter } = await send(table, { subject: 'AW: Re: f1-e2', lines: [] });
    expect(answer).toMatchObject({ refusal: { code: 'MOVE_IN_SUBJECT', text: 'f1-e2' } });
    expect(letter.text).toContain('The subject says');
    expect((await table.stub.snapshot())?.turns).toEqual([]);
  });

  it('with a move that a mail program broke into two lines does not play its beginning', async () => {
    const table = await begin('charybdis');
    const [vector = ''] = charybdis.split('\n');
    const { moves } = JSON.parse(vector) as { readonly moves: readonly string[] };
    const ply = moves.indexOf('d4,e9');
    for (const move of moves.slice(0, ply)) await table.play(move);
    const seat = (await table.stub.snapshot())?.toMove ?? -1;
    const { answer } = await send(table, {
      seat,
      ply,
      from: table.addresses[seat] ?? '',
      lines: ['d4,', 'e9'],
    });
    expect(answer).toMatchObject({ refusal: { code: 'AMBIGUOUS_MOVES', moves: ['d4', 'd4,e9', 'e9'] } });
  });

  it('with an illegal move is told what is wrong with the line that looks like one', async () => {
    const table = await begin();
    const { answer, letter } = await send(table, { lines: ['Good morning!', 'f1-f5'] });
    expect(answer).toMatchObject({ refusal: { code: 'ILLEGAL_MOVE', text: 'f1-f5' } });
    expect(letter.text).toContain('f1-f5');
    expect(letter.text).toContain('/play/play.');
  });

  it('without a move is told that none was found', async () => {
    const table = await begin();
    const { answer, letter } = await send(table, { lines: [] });
    expect(answer).toMatchObject({ refusal: { code: 'NO_MOVE_FOUND' } });
    expect(letter.text).toContain('No move was found');
  });

  it('to a turn that has passed plays nothing, and is shown the present position', async () => {
    const table = await begin();
    await table.play('f1-e2');
    await table.play('c8-d7');
    const { answer, letter } = await send(table, { lines: ['h1-g2'] });
    expect(answer).toMatchObject({ refusal: { code: 'STALE_PLY', ply: 0, now: 2 } });
    expect(letter.text).toContain('After move 2');
    expect(letter.text).toContain('/play/play.');
  });

  it('while it is another’s turn, before the game and after it is told so', async () => {
    const table = await begin();
    const { answer, letter } = await send(table, {
      seat: 1,
      from: table.addresses[1] ?? '',
      lines: ['c8-d7'],
    });
    expect(answer).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN', toMove: 0 } });
    expect(letter.text).not.toContain('play on the page');

    await table.ask({ type: 'resign', seat: 1, ply: 0 });
    const after = await send(table, { ply: 1 });
    expect(after.answer).toMatchObject({ refusal: { code: 'GAME_OVER' } });
    expect(after.letter.text).toContain('The game is over.');

    const early = await invite('three-crowns');
    expect((await send(early, {})).answer).toMatchObject({ refusal: { code: 'NOT_BEGUN' } });
  });

  it('of a seat that has left is told so', async () => {
    const table = await begin('three-way-checkers');
    await table.ask({ type: 'resign', seat: 0, ply: 0 });
    expect((await send(table, { ply: 1 })).answer).toMatchObject({ refusal: { code: 'SEAT_LEFT' } });
  });

  it('to no game, or for no seat, is answered by nobody', async () => {
    const table = await begin();
    expect(await table.stub.answerReply(reply(table, { seat: 7 }))).toEqual({
      did: 'refused',
      refusal: { code: 'NOT_YOUR_SEAT' },
      isAnswered: false,
    });
  });

  it('is answered by at most 20 letters a day; a good move is still played', async () => {
    const table = await begin();
    const isAnswered: boolean[] = [];
    for (let count = 0; count < 22; count++) {
      const answer = await table.stub.answerReply(reply(table, { lines: ['f1-f5'] }));
      if (answer.did === 'refused') isAnswered.push(answer.isAnswered);
    }
    expect(isAnswered).toEqual([...Array(20).fill(true), false, false]);
    passTime(86_400_001);
    expect(await table.stub.answerReply(reply(table, { lines: ['f1-f5'] }))).toMatchObject({
      isAnswered: true,
    });
    expect(await table.stub.answerReply(reply(table))).toMatchObject({ did: 'played' });
  });
});
