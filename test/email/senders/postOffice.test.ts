import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  composeLetter,
  type LetterTable,
  type OutgoingLetter,
  parseKeptLetter,
  postOffice,
} from '../../../src/email/index.ts';
import { samples } from '../../support/email/samples.ts';

const schema = readFileSync(new URL('../../../migrations/0003_letters.sql', import.meta.url), 'utf8');
let db: DatabaseSync;

const table: LetterTable = {
  prepare: (sql) => ({ bind: (...values) => ({ run: async () => db.prepare(sql).run(...values) }) }),
};

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec(schema);
});

const letter: OutgoingLetter = {
  ...composeLetter({
    ...samples.yourTurn,
    board: { ...samples.yourTurn.board, png: Uint8Array.from({ length: 20_000 }, (_, at) => (at * 7) % 256) },
  }),
  from: 'Sealed Move <games@sealed-move.localhost>',
  to: 'ada@example.com',
  idempotencyKey: 'k3xq7m2abcde/12/0/yourTurn',
};

describe('a letter in the post office', () => {
  it('is kept whole, with its picture', async () => {
    expect(await postOffice(table, () => 1234)(letter)).toEqual({ ok: true, id: letter.idempotencyKey });
    const { idempotencyKey, ...whole } = letter;
    const rows = db.prepare('SELECT * FROM post_office').all();
    expect(rows).toMatchObject([
      { key: idempotencyKey, address: 'ada@example.com', at: 1234, read_at: null },
    ]);
    expect(parseKeptLetter(String(rows[0]?.letter))).toEqual(whole);
  });

  it('lies there once, as it came first', async () => {
    await postOffice(table, () => 1)(letter);
    expect(await postOffice(table, () => 2)({ ...letter, subject: 'other' })).toMatchObject({ ok: true });
    expect(db.prepare('SELECT at FROM post_office').all()).toEqual([{ at: 1 }]);
  });

  it('may be brought again when the table cannot be written', async () => {
    db.exec('DROP TABLE post_office');
    expect(await postOffice(table, () => 1)(letter)).toMatchObject({ ok: false, mayRetry: true });
  });
});
