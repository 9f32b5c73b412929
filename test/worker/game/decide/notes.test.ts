import { beforeEach, describe, expect, it } from 'vitest';
import {
  begin,
  invite,
  lettersSent,
  newestLetter,
  ring,
  stopTheClock,
  type Table,
} from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

const write = (table: Table, seat: number, text: string) => table.ask({ type: 'writeNote', seat, text });

const notesOf = async (table: Table) => (await table.stub.snapshot())?.notes.map(({ text }) => text);

const countIn = (text: string, part: string): number => text.split(part).length - 1;

describe('a note', () => {
  it('is one line without an address or anything invisible', async () => {
    const table = await begin();
    await write(table, 0, ' Write to\r\n me\u202e:\0 ada@example.com, <ben.b+x@mail.example.co.uk>! ');
    expect(await notesOf(table)).toEqual(['Write to me : {address}, <{address}>!']);
  });

  it.each([
    'm.k3xq7m2abcde.0.12.abcdefghijklmnopqrstuvwxyz@mail.sealed-move.test',
    '<https://play.sealed-move.test/play/play.k3xq7m2abcde.0.12.abcdefghijklmnopqrstuvwxyz>',
    'https://play.sealed-move.test/g/k3xq7m2abcde',
    'confirm.k3xq7m2abcde.0.12.mnqwc2lom4.abcdefghijklmnopqrstuvwxyz',
    'unsubscribe.ada..abcdefghijklmnopqrstuvwxyz',
    'abcdefghijklmnopqrstuvwx23',
    'https://sealed-move.test/sign-in/0123456789abcdef0123456789abcdef',
  ])('gives away no link of ours: %s', async (secret) => {
    const table = await begin();
    await write(table, 0, `Look at ${secret} or https://example.com/g.html`);
    expect(await notesOf(table)).toEqual(['Look at {link} or https://example.com/g.html']);
  });

  it('is refused when it is empty, too long, or the sixth at one ply', async () => {
    const table = await begin();
    expect(await write(table, 0, ' \n ')).toEqual({ ok: false, error: { code: 'NOTE_EMPTY' } });
    expect(await write(table, 0, 'x'.repeat(501))).toEqual({
      ok: false,
      error: { code: 'NOTE_TOO_LONG', limit: 500 },
    });
    for (let count = 1; count <= 5; count++)
      expect(await write(table, 0, `${count}`)).toMatchObject({ ok: true });
    expect(await write(table, 0, '6')).toEqual({ ok: false, error: { code: 'TOO_MANY_NOTES', limit: 5 } });
    expect(await write(table, 1, 'mine')).toMatchObject({ ok: true });
    await table.play('f1-e2');
    expect(await write(table, 0, 'again')).toMatchObject({ ok: true });
  });

  it('is not for a game that has not begun', async () => {
    const table = await invite('three-crowns');
    expect(await write(table, 0, 'hello?')).toEqual({ ok: false, error: { code: 'NOT_BEGUN' } });
  });

  it('is no turn: it brings no letter, and holds up none', async () => {
    const table = await begin();
    await ring(table.stub);
    const before = await lettersSent(table);
    await write(table, 1, 'Good luck!');
    await ring(table.stub);
    expect(await lettersSent(table)).toEqual(before);
    expect(await table.play('f1-e2')).toMatchObject({ ok: true });
  });

  it('stands in the next letter of each other player, once', async () => {
    const table = await begin('three-way-checkers');
    const letters: Record<string, string[]> = {};
    const next = async () => {
      const seat = (await table.stub.snapshot())?.toMove ?? -1;
      await ring(table.stub);
      const { text } = await newestLetter(table.addresses[seat] ?? '');
      letters[seat] = [...(letters[seat] ?? []), text];
      const [example = ''] = /for\s+example ([^\n]+)\./.exec(text)?.slice(1) ?? [];
      expect(await table.play(example.trim())).toMatchObject({ ok: true });
    };
    await next();
    await write(table, 0, 'after my move');
    await next();
    await write(table, 1, 'while I wait');
    for (let turn = 0; turn < 6; turn++) await next();
    const counts = (part: string) =>
      [0, 1, 2].map((seat) => (letters[seat] ?? []).map((text) => countIn(text, part)).join(''));
    // Whoever already had the letter of the turn is told with the next.
    expect(counts('| after my move')).toEqual(['000', '010', '10']);
    expect(counts('| while I wait')).toEqual(['010', '000', '01']);
  });

  it('of the last moment stands in the letter about the end', async () => {
    const table = await begin();
    await write(table, 0, 'I give up. <i>Thank you</i> & until soon at ada@example.com');
    await table.ask({ type: 'resign', seat: 0, ply: 0 });
    await ring(table.stub);
    const { text } = await newestLetter(table.addresses[1] ?? '');
    expect(text).toContain('| I give up. <i>Thank you</i> & until soon at (an address)');
  });
});
