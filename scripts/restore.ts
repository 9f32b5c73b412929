/**
 * `npm run restore -- FILE [URL]`: restores a backup into an empty instance. The file is verified first, and
 * each game's hash chain again when it is written. An interrupted restore continues when it is started
 * again. For URL see instance.ts; BACKUP_PASSPHRASE decrypts an encrypted file.
 */
import type { RowBackup } from '../src/worker/backup/lines.ts';
import type { RestoreAnswer, RestoreFailure } from '../src/worker/game/model/restoring.ts';
import { proveBackup, readBackup } from './backupFile.ts';
import { type Instance, instanceAt, reasonOf } from './instance.ts';

const ROWS_AT_ONCE = 50;

function explain(reason: RestoreFailure): string {
  switch (reason.code) {
    case 'NO_LOG':
      return 'there is no event in its log';
    case 'OTHER_GAME':
      return 'its log is that of another game';
    case 'BROKEN_CHAIN':
      return `the chain of its log is broken at event ${reason.seq}`;
    case 'BROKEN_SEAL':
      return `what is kept beside event ${reason.seq} of its log is not what was sealed there`;
    case 'OTHER_LOG':
      return `its object holds a log that differs from event ${reason.seq} on, and keeps it`;
    case 'UNKNOWN_COLUMN':
      return `a newer release has written it (${reason.table}.${reason.column})`;
  }
}

/** Accounts and settings come first, so that no game's letter fails because its reader is missing. */
async function restoreRows(instance: Instance, file: string, passphrase: string | undefined): Promise<void> {
  let rows: RowBackup[] = [];
  const flush = async () => {
    if (rows.length > 0) await instance.post('/operator/restore/rows', rows);
    rows = [];
  };
  for await (const line of readBackup(file, passphrase)) {
    if ('row' in line) rows.push(line);
    if (rows.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
}

async function restoreGames(instance: Instance, file: string, passphrase: string | undefined) {
  const done = { restored: 0, kept: 0 };
  const failed: string[] = [];
  for await (const line of readBackup(file, passphrase)) {
    if (!('game' in line)) continue;
    try {
      const answer = (await instance.post('/operator/restore/game', line)) as RestoreAnswer;
      if (answer.did === 'failed') failed.push(`${line.game}: ${explain(answer.reason)}`);
      else done[answer.did]++;
    } catch (error) {
      failed.push(`${line.game}: ${reasonOf(error)}`);
    }
  }
  return { ...done, failed };
}

const [file, url] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run restore -- FILE [URL]   (BACKUP_PASSPHRASE opens an encrypted one)');
  process.exitCode = 2;
} else {
  const instance = instanceAt(url);
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined;
  try {
    const proof = await proveBackup(file, passphrase);
    await instance.post('/operator/restore', { digest: proof.digest });
    await restoreRows(instance, file, passphrase);
    const { restored, kept, failed } = await restoreGames(instance, file, passphrase);
    await instance.post('/operator/restore/end', {});
    console.log(
      `${restored} games restored and ${proof.rows} rows of accounts and settings, from ${proof.of}`,
    );
    if (kept > 0) console.log(`${kept} games were there already, as in the backup or further on`);
    for (const failure of failed) console.error(`not restored: ${failure}`);
    if (failed.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(`${file} was not restored to ${instance.url}: ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}
