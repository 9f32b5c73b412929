import { env, exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { parseLine } from '../../../src/worker/backup/lines.ts';
import { openChunk, openSeal } from '../../../src/worker/backup/sealing.ts';
import { DAY } from '../../../src/worker/clock/units.ts';
import { backUpToBucket } from '../../../src/worker/cron/bucketBackup.ts';

const ORIGIN = 'http://localhost:8787';

async function partsOf(extra: Partial<Env>, visits: number): Promise<Uint8Array[]> {
  const parts = new Map<string, Uint8Array>();
  const put = async (key: string, blob: Blob) => {
    parts.set(key, new Uint8Array(await blob.arrayBuffer()));
  };
  const bound = { ...env, ...extra, BACKUPS: { put } as unknown as R2Bucket };
  for (let visit = 0; visit < visits; visit++) await backUpToBucket(bound, 10 * DAY + visit);
  expect([...parts.keys()][0]).toBe('1970-01-11/00000');
  return [...parts.values()];
}

const joined = async (parts: readonly Uint8Array[]) =>
  new Uint8Array(await new Blob([...parts]).arrayBuffer());

it('writes a part at each visit until the backup is whole, and then nothing more that day', async () => {
  await exports.default.fetch(
    new Request(`${ORIGIN}/try`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'game=three-crowns',
      redirect: 'manual',
    }),
  );
  const parts = await partsOf({}, 30);
  expect(parts.length).toBeLessThan(30);
  const lines = new TextDecoder()
    .decode(await joined(parts))
    .trim()
    .split('\n')
    .map(parseLine);
  expect(lines[0]).toMatchObject({ of: ORIGIN });
  expect(lines.at(-1)).toMatchObject({ end: { games: 1 } });
});

it('seals all parts by one passphrase', async () => {
  const bytes = await joined(await partsOf({ BACKUP_PASSPHRASE: 'a passphrase' }, 30));
  const end = bytes.indexOf(10);
  const seal = await openSeal(new TextDecoder().decode(bytes.subarray(0, end)), 'a passphrase');
  if (!seal) throw new Error('another passphrase');
  let rest = bytes.slice(end + 1);
  for (let index = 0; ; index++) {
    const opened = await openChunk(seal, rest, index);
    if (opened.did !== 'opened') throw new Error(opened.did);
    rest = rest.slice(opened.length);
    if (opened.isLast) break;
  }
  expect(rest.length).toBe(0);
});
