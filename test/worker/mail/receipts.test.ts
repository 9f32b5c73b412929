/** What a player by mail hears of what their letters bring about. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOBODY } from '../../../src/worker/game/model/ids.ts';
import { mailSettingsOf, setGameMode } from '../../../src/worker/store/mail/mailSettings.ts';
import { lettersTo, reply } from '../../support/worker/mailbox.ts';
import { begin, lettersSent, passTime, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

const addressOf = ({ addresses }: Table, seat: number): string => addresses[seat] ?? '';
const accountOf = ({ accounts }: Table, seat: number) => accounts[seat] ?? NOBODY;

async function newest(table: Table, seat: number) {
  await ring(table.stub);
  const letter = (await lettersTo(addressOf(table, seat))).at(-1);
  if (!letter?.replyTo) throw new Error(`seat ${seat} has nothing to answer`);
  return { ...letter, replyTo: letter.replyTo, words: letter.text.replace(/\s+/g, ' ') };
}

/** Answers the newest letter to a seat, and returns the one that comes next. */
async function answer(table: Table, seat: number, text: string, messageId?: string) {
  const { replyTo } = await newest(table, seat);
  await reply({ from: addressOf(table, seat), to: replyTo, text, ...(messageId && { messageId }) });
  return newest(table, seat);
}

const receiptsTo = async (table: Table, seat: number): Promise<number> =>
  (await lettersSent(table)).filter((key) => key.startsWith(`receipt:${seat}:`)).length;

describe('a receipt', () => {
  it('tells the move, who is next and until when, with the board, in the thread of the game', async () => {
    const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
    const called = await newest(table, 0);
    const receipt = await answer(table, 0, 'f1-e2\nnote: Good luck!');
    expect(receipt.words).toContain('Played f1-e2; Ben is to move. Ben has time until');
    expect(receipt.words).toContain('Your note goes along with it.');
    expect(receipt.words).toContain('After move 1:');
    expect(receipt.words).toContain('Reply with “no receipts”');
    expect(receipt.subject).toBe(called.subject);
    expect(receipt.headers.References).toBe(called.headers.References);
    expect(receipt.headers['Auto-Submitted']).not.toBe('no');
    expect(receipt.attachments).toHaveLength(1);
  });

  it('comes once for each letter, however often that arrives', async () => {
    const table = await begin();
    const { replyTo } = await newest(table, 0);
    const written = { from: addressOf(table, 0), to: replyTo, text: 'f1-e2', messageId: 'one' };
    await reply(written);
    await ring(table.stub);
    await reply(written);
    await ring(table.stub);
    expect(await receiptsTo(table, 0)).toBe(1);
  });

  it('does not come for a move that was made on a page', async () => {
    const table = await begin();
    await table.play('f1-e2');
    await ring(table.stub);
    expect(await receiptsTo(table, 0)).toBe(0);
  });

  it.each([
    ['draw', 'You have offered a draw. Ben is to answer.'],
    ['note: Good luck!', 'Your note was taken.'],
  ])('tells that “%s” was done', async (text, told) => {
    const table = await begin();
    expect((await answer(table, 0, text)).words).toContain(told);
  });

  it('tells who declines and who takes back what was offered', async () => {
    const table = await begin();
    await answer(table, 0, 'draw');
    expect((await answer(table, 1, 'decline')).words).toContain('You declined the draw.');
    await answer(table, 1, 'pause');
    const other = await begin();
    await answer(other, 0, 'draw');
    expect((await answer(other, 0, 'withdraw')).words).toContain('You withdrew the draw offer.');
  });

  it('tells of three players who has still to accept', async () => {
    const table = await begin('three-way-checkers');
    expect((await answer(table, 0, 'draw')).words).toContain('Ben and Cleo are to answer.');
    expect((await answer(table, 1, 'accept')).words).toContain('Cleo is to answer.');
  });

  it('does not come where the end of the game is told', async () => {
    const table = await begin();
    await answer(table, 0, 'draw');
    expect((await answer(table, 1, 'accept')).words).toContain('agreed by all');
    expect(await receiptsTo(table, 1)).toBe(0);
  });

  it('says what becomes of a note that cannot be passed on', async () => {
    const table = await begin();
    for (let count = 0; count < 5; count++) await table.ask({ type: 'writeNote', seat: 0, text: 'Hi!' });
    expect((await answer(table, 0, 'f1-e2\n\nnote: Good luck!')).words).toContain(
      'Your note was not passed on',
    );
  });

  it('is dropped when the move was taken back, or the next letter says more', async () => {
    const table = await begin();
    const { replyTo } = await newest(table, 0);
    await reply({ from: addressOf(table, 0), to: replyTo, text: 'f1-e2' });
    await table.play('a3-b3');
    expect((await newest(table, 0)).words).toContain('It is your turn.');
    expect(await receiptsTo(table, 0)).toBe(0);
  });

  it('takes the move back by “undo” while nobody was told, and asks the others afterwards', async () => {
    const table = await begin();
    expect((await answer(table, 0, 'f1-e2')).words).toContain('Reply with “undo”');
    const asked = await answer(table, 0, 'undo');
    expect(asked.words).toContain('You have asked to take back your last move');
    expect((await newest(table, 1)).words).toContain('Ada asks to take back f1-e2');
    await answer(table, 1, 'accept');
    expect((await newest(table, 0)).words).toContain('Ada (Green) took a move back. It is your turn.');
  });
});

describe('receipts', () => {
  it('end by “no receipts” and come again by “receipts”; both are answered', async () => {
    const table = await begin();
    expect((await answer(table, 0, 'no receipts')).words).toContain('You get no more receipts.');
    expect(await mailSettingsOf(env.DB, accountOf(table, 0))).toMatchObject({ wantsReceipts: false });
    const before = await receiptsTo(table, 0);
    await answer(table, 0, 'f1-e2');
    expect(await receiptsTo(table, 0)).toBe(before);
    await table.play('a3-b3');
    expect((await answer(table, 0, 'Receipts please')).words).toContain('From now on every move');
    passTime(1);
    expect((await answer(table, 0, 'e2-f2')).words).toContain('Played e2-f2');
  });

  it('come to who wants no other letters, too', async () => {
    const table = await begin();
    const { replyTo } = await newest(table, 0);
    await setGameMode(env.DB, accountOf(table, 0), table.id, 'quiet', Date.now());
    await reply({ from: addressOf(table, 0), to: replyTo, text: 'f1-e2' });
    expect((await newest(table, 0)).words).toContain('Played f1-e2');
  });

  it('are not ended by anybody else', async () => {
    const table = await begin();
    const { replyTo } = await newest(table, 0);
    await reply({ from: 'mallory@elsewhere.test', to: replyTo, text: 'no receipts' });
    expect((await newest(table, 0)).words).toContain('was asked for by mail, but was not done');
    expect(await mailSettingsOf(env.DB, accountOf(table, 0))).toMatchObject({ wantsReceipts: true });
  });
});
