/** An instance that is destroyed in the middle of its games, and another that goes on with them. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signLink } from '../../src/email/index.ts';
import { NO_PROGRESS, parseLine, writeLine } from '../../src/worker/backup/lines.ts';
import { bundleWorker, migrate, runWorker } from '../support/e2e/inProcess.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sealed-move-backup-'));
const running = new Set<Miniflare>();
let modules: Awaited<ReturnType<typeof bundleWorker>>;

beforeAll(async () => {
  modules = await bundleWorker(path.join(folder, 'bundle'));
});
afterAll(async () => {
  await Promise.all([...running].map((instance) => instance.dispose()));
  rmSync(folder, { recursive: true, force: true });
});

const ORIGIN = 'http://localhost:8787';
const SECRET = 'only for these tests';
const TOKEN = 'only-for-the-operator';

async function start(
  storage: string,
  bindings: Record<string, string> = {},
): Promise<{ instance: Miniflare; url: string }> {
  const instance = runWorker(modules, path.join(folder, storage), {
    PUBLIC_URL: ORIGIN,
    MAIL_DOMAIN: 'sealed-move.localhost',
    MAIL_FROM: 'Sealed Move <games@sealed-move.localhost>',
    MAIL_SENDER: 'post-office',
    AUTHSERV_ID: 'mx.localhost',
    LETTER_HOLD_SECONDS: '0',
    SECRET,
    OPERATOR_TOKEN: TOKEN,
    ...bindings,
  });
  running.add(instance);
  const url = (await instance.ready).href;
  await migrate(await instance.getD1Database('DB'));
  return { instance, url };
}

async function destroy(instance: Miniflare): Promise<void> {
  running.delete(instance);
  await instance.dispose();
}

/** What a script prints and how it ends. */
async function run(script: 'backup' | 'restore', args: readonly string[], env: Record<string, string> = {}) {
  const all = { ...process.env, OPERATOR_TOKEN: TOKEN, ...env };
  return promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { env: all }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), said: String(stdout) + String(stderr) }),
  );
}

async function beginGame(instance: Miniflare): Promise<string> {
  const db = await instance.getD1Database('DB');
  const known = await db.prepare('SELECT id FROM game_register').all<{ id: string }>();
  const begun = await instance.dispatchFetch(`${ORIGIN}/try`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'game=three-crowns',
    redirect: 'manual',
  });
  expect(begun.status).toBe(303);
  const { results } = await db.prepare('SELECT id FROM game_register').all<{ id: string }>();
  return results.find(({ id }) => !known.results.some((old) => old.id === id))?.id ?? '';
}

const playLink = (game: string, seat: number, ply: number) =>
  signLink(SECRET, { purpose: 'play', game, seat, ply });

const play = (instance: Miniflare, game: string, [seat, ply, move]: [number, number, string], key = 'k') =>
  instance.dispatchFetch(`${ORIGIN}/api/games/${game}/moves`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${playLink(game, seat, ply)}`,
      'idempotency-key': `${key}-${ply}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ply, move }),
  });

const standing = async (instance: Miniflare, game: string) =>
  (await instance.dispatchFetch(`${ORIGIN}/api/games/${game}`)).json() as Promise<{ ply: number }>;

async function letterArrives(instance: Miniflare, key: string): Promise<void> {
  const db = await instance.getD1Database('DB');
  const letter = db.prepare('SELECT key FROM post_office WHERE key = ?').bind(key);
  await vi.waitFor(async () => expect(await letter.first('key'), key).not.toBeNull(), {
    timeout: 30_000,
    interval: 100,
  });
}

it('goes on with the games: an old letter is answered, an old link plays', async () => {
  const file = path.join(folder, 'sealed.backup');
  const passphrase = { BACKUP_PASSPHRASE: 'correct horse' };
  const before = await start('before');
  const byLetter = await beginGame(before.instance);
  const byLink = await beginGame(before.instance);
  for (const game of [byLetter, byLink]) {
    expect((await play(before.instance, game, [0, 0, 'f1-e2'])).status).toBe(200);
    await letterArrives(before.instance, `${game}:yourTurn:1:1`);
  }
  const log = await (await before.instance.dispatchFetch(`${ORIGIN}/api/games/${byLink}/log`)).text();
  const backup = await run('backup', [file, before.url], passphrase);
  expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('2 games') });
  expect(backup.said).toContain('encrypted by BACKUP_PASSPHRASE');
  expect((await readFile(file)).includes('accounts')).toBe(false);
  expect(await run('restore', [file, before.url], passphrase)).toMatchObject({
    code: 1,
    said: expect.stringContaining('has players or games of its own'),
  });
  await destroy(before.instance);

  const after = await start('after');
  expect((await run('restore', [file, after.url], { BACKUP_PASSPHRASE: 'wrong' })).said).toContain(
    'BACKUP_PASSPHRASE is not the passphrase',
  );
  const restored = await run('restore', [file, after.url], passphrase);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('2 games restored') });
  expect((await run('restore', [file, after.url], passphrase)).code).toBe(1);
  expect(await (await after.instance.dispatchFetch(`${ORIGIN}/api/games/${byLink}/log`)).text()).toBe(log);

  const letter = encodeURIComponent(`${byLetter}:yourTurn:1:1`);
  await after.instance.dispatchFetch(`${ORIGIN}/post/letter/${letter}/answer`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'text=h8-h7',
  });
  expect(await standing(after.instance, byLetter)).toMatchObject({ ply: 2, toMove: 0 });
  await letterArrives(after.instance, `${byLetter}:yourTurn:0:2`);
  const page = await after.instance.dispatchFetch(`${ORIGIN}/play/${playLink(byLink, 1, 1)}`);
  expect(page.status).toBe(200);
  // The same request as before the loss: it was answered then, and is answered the same now.
  expect((await play(after.instance, byLink, [0, 0, 'f1-e2'])).status).toBe(200);
  expect((await play(after.instance, byLink, [1, 1, 'h8-h7'])).status).toBe(200);
  expect(await standing(after.instance, byLink)).toMatchObject({ ply: 2 });
  await destroy(after.instance);
});

it('restores the others when one game cannot be proved, and names it', async () => {
  const file = path.join(folder, 'plain.backup');
  const before = await start('plain');
  const sound = await beginGame(before.instance);
  const poisoned = await beginGame(before.instance);
  await play(before.instance, poisoned, [0, 0, 'f1-e2']);
  expect((await run('backup', [file, before.url])).said).toContain('not encrypted');
  await destroy(before.instance);
  // Whoever alters a game and mends the digest of the file still breaks the chain of the log.
  let progress = NO_PROGRESS;
  let text = '';
  for (const old of (await readFile(file, 'utf8')).trim().split('\n')) {
    const line = parseLine(old.includes(poisoned) ? old.replaceAll('f1-e2', 'f1-f2') : old);
    const written = writeLine(progress, line && 'end' in line ? { end: progress } : (line as never));
    progress = written.progress;
    text += `${written.text}\n`;
  }
  await writeFile(file, text);
  const after = await start('plainAfter');
  const { code, said } = await run('restore', [file, after.url]);
  expect(code).toBe(1);
  expect(said).toContain('1 games restored');
  expect(said).toContain(`not restored: ${poisoned}: the chain of its log is broken at event`);
  expect(await standing(after.instance, sound)).toMatchObject({ ply: 0 });
  const ids = await (await after.instance.getD1Database('DB')).prepare('SELECT id FROM game_register').raw();
  expect(ids).toEqual([[sound]]);
  await destroy(after.instance);
});

it('finds games again that have gone on since, when only the database is lost', async () => {
  const file = path.join(folder, 'database.backup');
  const { instance, url } = await start('database');
  const game = await beginGame(instance);
  await run('backup', [file, url]);
  await play(instance, game, [0, 0, 'f1-e2']);
  const db = await instance.getD1Database('DB');
  for (const table of [
    'mail_settings',
    'sessions',
    'sign_in_tokens',
    'game_register',
    'games',
    'seats',
    'accounts',
  ]) {
    await db.prepare(`DELETE FROM ${table}`).run();
  }
  const { code, said } = await run('restore', [file, url]);
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 games were there already'),
  });
  expect(await standing(instance, game)).toMatchObject({ ply: 1 });
  expect(await db.prepare('SELECT ply FROM games').first('ply')).toBe(1);
  await destroy(instance);
});

it('is restored from the parts that the cron put into the bucket', async () => {
  const file = path.join(folder, 'bucket.backup');
  const passphrase = { BACKUP_PASSPHRASE: 'battery staple' };
  const before = await start('bucket', passphrase);
  const game = await beginGame(before.instance);
  expect((await play(before.instance, game, [0, 0, 'f1-e2'])).status).toBe(200);
  const worker = await before.instance.getWorker();
  const db = await before.instance.getD1Database('DB');
  const isWhole = () => db.prepare('SELECT ended_at FROM bucket_backups').first('ended_at');
  for (let visit = 0; visit < 20 && !(await isWhole()); visit++)
    await worker.scheduled({ cron: '*/5 * * * *' });
  expect(await isWhole()).not.toBeNull();
  // As `wrangler r2 object get` fetches them, one after another.
  const bucket = await before.instance.getR2Bucket('BACKUPS');
  const { objects } = await bucket.list();
  expect(objects.length).toBeGreaterThan(2);
  const parts: Uint8Array[] = [];
  for (const { key } of objects) {
    parts.push(new Uint8Array((await (await bucket.get(key))?.arrayBuffer()) ?? new ArrayBuffer()));
  }
  await writeFile(file, Buffer.concat(parts));
  await destroy(before.instance);

  const after = await start('afterBucket');
  const restored = await run('restore', [file, after.url], passphrase);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('1 games restored') });
  expect((await play(after.instance, game, [1, 1, 'h8-h7'])).status).toBe(200);
  expect(await standing(after.instance, game)).toMatchObject({ ply: 2, toMove: 0 });
  await destroy(after.instance);
});
