/** A database that has been in use is brought up to date, with what it holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

it('keeps what a database holds from before the lists were indexed', () => {
  const sqlite = new DatabaseSync(':memory:');
  const files = readdirSync(MIGRATIONS).sort();
  const apply = (wanted: (file: string) => boolean) => {
    for (const file of files.filter(wanted)) sqlite.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  };
  apply((file) => file < '0030');
  sqlite.exec(`
    INSERT INTO accounts (id, address, name, created_at) VALUES ('ada', 'ada@example.com', 'Ada', 1);
    INSERT INTO mail_settings (account, mode, zone, digest_hour, digest_at) VALUES ('ada', 'each', 'UTC', 8, 5);
    INSERT INTO games (id, seq, game, phase, ply, created_at, moved_at) VALUES
      ('open', 1, 'threehex', 'inviting', 0, 1, 1), ('over', 9, 'threehex', 'over', 3, 1, 1);
    INSERT INTO seats VALUES ('open', 0, 'ada', 'Ada', 'playing'), ('open', 1, '', '', 'open'),
      ('open', 2, '', '', 'open'), ('over', 0, 'ada', 'Ada', 'playing'), ('over', 1, '', '', 'open');
    INSERT INTO game_register (id, created_at, swept_at, idle) VALUES ('open', 1, 7, 0), ('over', 1, 8, 1);
    INSERT INTO letters (key, game, seat, account, kind, ply, fate, at)
      VALUES ('open:yourTurn:0:0', 'open', 0, 'ada', 'yourTurn', 0, 'sent', 3);
    INSERT INTO letter_reports VALUES ('r1', 'open:yourTurn:0:0', 'delivered', NULL, 4);
    INSERT INTO sessions VALUES ('hash', 'ada', 1, 9);
    INSERT INTO deletions VALUES ('ada', 1);
    INSERT INTO owed_availability (account, change, due) VALUES ('ada', 'c', 1)`);
  apply((file) => file >= '0030');
  const all = (sql: string) =>
    sqlite
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  expect(all('SELECT id, open_seats, generation FROM games ORDER BY id')).toEqual([
    { id: 'open', open_seats: 2, generation: 0 },
    { id: 'over', open_seats: 0, generation: 0 },
  ]);
  // What may still have something to do is visited once; what was over is not.
  expect(all('SELECT id, wake_at FROM game_register ORDER BY id')).toEqual([
    { id: 'open', wake_at: 7 },
    { id: 'over', wake_at: null },
  ]);
  expect(all('SELECT key, id, fate, at FROM letter_reports')).toEqual([
    { key: 'open:yourTurn:0:0', id: 'r1', fate: 'delivered', at: 4 },
  ]);
  expect(all('SELECT account, told_to, failed FROM owed_availability')).toEqual([
    { account: 'ada', told_to: '', failed: 0 },
  ]);
  expect(all('SELECT digest_at FROM mail_settings')).toEqual([{ digest_at: 5 }]);
  expect(all('SELECT key FROM letters')).toHaveLength(1);
  expect(all('SELECT hash FROM sessions')).toHaveLength(1);
});
