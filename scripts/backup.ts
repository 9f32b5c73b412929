/**
 * `npm run backup -- FILE [URL]`: everything about an instance that could not be restored from elsewhere, in
 * one file: every game's whole log, the accounts, their settings. Encrypted if BACKUP_PASSPHRASE is set. A
 * game that cannot be read is named and left out, and then this exits with 1. For URL see instance.ts.
 */
import type { Header, Line, RowBackup } from '../src/worker/backup/lines.ts';
import { asGameId } from '../src/worker/game/model/ids.ts';
import type { GameTables } from '../src/worker/game/model/restoring.ts';
import { writeBackup } from './backupFile.ts';
import { type Instance, instanceAt, Refused, reasonOf } from './instance.ts';

interface Registered {
  readonly id: string;
  readonly createdAt: number;
}

/** Games that the instance could not read; where there are more, something else is wrong. */
const leftOut: string[] = [];
const MOST_LEFT_OUT = 100;

/** undefined: it was registered, but never created, or it cannot be read, and is named. */
async function dumpOf(instance: Instance, id: string): Promise<GameTables | undefined> {
  try {
    return (await instance.find(`/operator/backup/games/${id}`)) as GameTables | undefined;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 500 || leftOut.length === MOST_LEFT_OUT) throw error;
    leftOut.push(id);
    console.error(`${id} is not in the backup: ${reasonOf(error)}`);
    return undefined;
  }
}

/** Games first, so that the rows written after them include the accounts of anybody who joins meanwhile. */
async function* linesOf(instance: Instance): AsyncGenerator<Line> {
  yield (await instance.get('/operator/backup')) as Header;
  for (let after = ''; ; ) {
    const page = (await instance.get(`/operator/backup/games?after=${after}`)) as readonly Registered[];
    for (const { id, createdAt } of page) {
      const tables = await dumpOf(instance, id);
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
    if (leftOut.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(`there is no backup of ${instance.url}: ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}
