/**
 * `npm run backup -- FILE [URL]`: everything about an instance that could not be restored from elsewhere, in
 * one file: every game's whole log, the accounts, their settings. Encrypted if BACKUP_PASSPHRASE is set. For
 * URL see instance.ts.
 */
import type { Header, Line, RowBackup } from '../src/worker/backup/lines.ts';
import { asGameId } from '../src/worker/game/model/ids.ts';
import type { GameTables } from '../src/worker/game/model/restoring.ts';
import { writeBackup } from './backupFile.ts';
import { type Instance, instanceAt, reasonOf } from './instance.ts';

interface Registered {
  readonly id: string;
  readonly createdAt: number;
}

/** Games first, so that the rows written after them include the accounts of anybody who joins meanwhile. */
async function* linesOf(instance: Instance): AsyncGenerator<Line> {
  yield (await instance.get('/operator/backup')) as Header;
  for (let after = ''; ; ) {
    const page = (await instance.get(`/operator/backup/games?after=${after}`)) as readonly Registered[];
    for (const { id, createdAt } of page) {
      const tables = (await instance.find(`/operator/backup/games/${id}`)) as GameTables | undefined;
      if (tables) yield { game: asGameId(id), createdAt, tables };
    }
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
  for (let next: string | undefined = '0.0'; next !== undefined; ) {
    const page = (await instance.get(`/operator/backup/rows?after=${next}`)) as {
      rows: RowBackup[];
      next?: string;
    };
    yield* page.rows;
    next = page.next;
  }
}

const [file, url] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run backup -- FILE [URL]   (BACKUP_PASSPHRASE encrypts it)');
  process.exitCode = 2;
} else {
  const instance = instanceAt(url);
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined;
  try {
    const { games, rows } = await writeBackup(file, passphrase, linesOf(instance));
    const manner = passphrase
      ? 'encrypted by BACKUP_PASSPHRASE'
      : 'not encrypted: it holds addresses; set BACKUP_PASSPHRASE to encrypt it';
    console.log(`${file}: ${games} games and ${rows} rows of accounts and settings, ${manner}`);
  } catch (error) {
    console.error(`there is no backup of ${instance.url}: ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}
