import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { advance, type Line, NO_PROGRESS, parseLine } from '../../../src/worker/backup/lines.ts';
import { openChunk, openSeal } from '../../../src/worker/backup/sealing.ts';
import { formatDay } from '../../../src/worker/clock/days.ts';
import { DAY } from '../../../src/worker/clock/units.ts';
import { backUpToBucket } from '../../../src/worker/cron/bucketBackup.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { begin } from '../../support/worker/table.ts';

afterEach(() => vi.restoreAllMocks());

const ORIGIN = 'http://localhost:8787';

/** A day each, so that no backup goes on with another. */
let today = 10;

async function partsOf(extra: Partial<Env>, visits: number): Promise<Uint8Array[]> {
  const parts = new Map<string, Uint8Array>();
  const put = async (key: string, blob: Blob) => {
    parts.set(key, new Uint8Array(await blob.arrayBuffer()));
  };
  const bound = { ...env, ...extra, BACKUPS: { put } as unknown as R2Bucket };
  const day = today++ * DAY;
  for (let visit = 0; visit < visits; visit++) await backUpToBucket(bound, day + visit);
  expect([...parts.keys()][0]).toBe(`${formatDay(day / DAY)}/00000`);
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

it('is sealed by the passphrase it began with, whatever that becomes, and keeps no key in clear', async () => {
  const derive = vi.spyOn(crypto.subtle, 'importKey');
  const parts: Uint8Array[] = [];
  const put = async (_: string, blob: Blob) => {
    parts.push(new Uint8Array(await blob.arrayBuffer()));
  };
  const visit = (extra: Partial<Env>) =>
    backUpToBucket({ ...env, ...extra, BACKUPS: { put } as unknown as R2Bucket }, 40 * DAY);
  await visit({ BACKUP_PASSPHRASE: 'first' });
  const state = () =>
    env.DB.prepare("SELECT state FROM bucket_backups WHERE name = '1970-02-10'").first<string>('state');
  const keys = derive.mock.calls.map(([, data]) => (data instanceof Uint8Array ? [...data].join() : ''));
  expect(await state()).toContain('"seal"');
  for (const key of keys.filter((each) => each !== '')) expect(await state()).not.toContain(key);
  for (let more = 0; more < 30; more++) await visit({ BACKUP_PASSPHRASE: 'second' });
  expect(await state()).not.toContain('"seal"');
  const bytes = await joined(parts);
  const clear = new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(10)));
  expect(await openSeal(clear, 'second')).toBeUndefined();
  const seal = await openSeal(clear, 'first');
  if (!seal) throw new Error('another passphrase');
  expect(await openChunk(seal, bytes.slice(bytes.indexOf(10) + 1), 0)).toMatchObject({ did: 'opened' });
});

it('begins anew where the key of its beginning is of no use any more', async () => {
  const keys: string[] = [];
  const put = async (key: string) => {
    keys.push(key);
  };
  const bound = { ...env, BACKUP_PASSPHRASE: 'first', BACKUPS: { put } as unknown as R2Bucket };
  await backUpToBucket(bound, 50 * DAY);
  await backUpToBucket({ ...bound, SECRET: 'zq7Lr0vX2mW9dT4kYb8H5nJc' }, 50 * DAY);
  expect(keys).toEqual(['1970-02-20/00000', '1970-02-20/00000']);
});

it('waits for a game that cannot be read, then goes without it, and names it', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const whole = await begin();
  const damaged = await begin();
  // As where the archive's copy of an emptied game is damaged.
  env.ARCHIVE = env.BUCKET;
  await runInDurableObject(damaged.stub, (_: GameObject, { storage }) => storage.deleteAll());
  await env.BUCKET.put(`games/${damaged.id}`, 'torn');
  await evictDurableObject(damaged.stub);
  const parts = new Map<string, string>();
  const put = async (key: string, blob: Blob) => void parts.set(key, await blob.text());
  const bound = { ...env, BACKUPS: { put } as unknown as R2Bucket };
  const visit = () => backUpToBucket(bound, 60 * DAY);
  for (let times = 0; times < 3; times++) await expect(visit()).rejects.toThrow(damaged.id);
  for (let visits = 0; visits < 30; visits++) await visit();
  delete env.ARCHIVE;
  const lines = [...parts.values()].join('').trim().split('\n').map(parseLine);
  expect(lines.flatMap((line) => (line && 'game' in line ? [line.game] : []))).toEqual([whole.id]);
  expect(lines.at(-1)).toMatchObject({ end: { games: 1 } });
  expect(told.mock.calls.join()).toContain(`"gameNotBackedUp","game":"${damaged.id}"`);
});

it('is sealed also where its very first part has failed', async () => {
  const parts: string[] = [];
  const put = async (_: string, blob: Blob) => void parts.push(await blob.text());
  const bound = { ...env, BACKUP_PASSPHRASE: 'first', BACKUPS: { put } as unknown as R2Bucket };
  await env.DB.prepare('ALTER TABLE game_register RENAME TO away').run();
  await expect(backUpToBucket(bound, 70 * DAY)).rejects.toThrow('game_register');
  await env.DB.prepare('ALTER TABLE away RENAME TO game_register').run();
  for (let visits = 0; visits < 30; visits++) await backUpToBucket(bound, 70 * DAY);
  expect(parts[0]).toContain('"sealed"');
  expect(parts.join('')).not.toContain('"table"');
});

it('is written by one visit where two overlap, and by the next where one has died over it', async () => {
  for (let games = 0; games < 3; games++) await begin();
  const parts = new Map<string, string>();
  const puts: string[] = [];
  const put = async (key: string, blob: Blob) => {
    puts.push(key);
    parts.set(key, await blob.text());
  };
  const bound = { ...env, BACKUPS: { put } as unknown as R2Bucket };
  const visit = (after = 0) => backUpToBucket(bound, 80 * DAY + after);
  for (let visits = 0; visits < 15; visits++) await Promise.all([visit(), visit(), visit()]);
  expect(new Set(puts).size).toBe(puts.length);
  const lines = [...parts.values()].join('').trim().split('\n');
  expect(parseLine(lines.at(-1) ?? '')).toMatchObject({ end: { games: 3 } });
  let progress = NO_PROGRESS;
  for (const text of lines.slice(0, -1)) progress = advance(progress, parseLine(text) as Line, text);
  expect(parseLine(lines.at(-1) ?? '')).toEqual({ end: progress });

  await backUpToBucket(bound, 81 * DAY);
  await env.DB.prepare(
    "UPDATE bucket_backups SET state = json_set(state, '$.takenUntil', ?) WHERE ended_at IS NULL",
  )
    .bind(81 * DAY + 1200_000)
    .run();
  const before = puts.length;
  await backUpToBucket(bound, 81 * DAY + 300_000);
  expect(puts.length).toBe(before);
  await backUpToBucket(bound, 81 * DAY + 1200_000);
  expect(puts.length).toBe(before + 1);
});
