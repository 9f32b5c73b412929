import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { proveBackup, readBackup, writeBackup } from '../../scripts/backupFile.ts';
import { headerOf, type Line } from '../../src/worker/backup/lines.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sealed-move-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LINES: readonly Line[] = [
  headerOf('https://example.org', 1),
  ...Array.from({ length: 300 }, (_, index) => ({
    table: 'accounts',
    row: { id: `a${index}`, name: 'Zoë \u2028 ♔'.repeat(50), proved_at: index % 2 ? null : index },
  })),
];
async function* all() {
  yield* LINES;
}
async function read(file: string, passphrase: string | undefined): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readBackup(file, passphrase)) lines.push(line);
  return lines;
}

vi.setConfig({ testTimeout: 60_000 });

describe.each([
  ['plain', undefined],
  ['sealed', 'a passphrase'],
] as const)('a %s backup', (kind, passphrase) => {
  const file = path.join(folder, kind);

  it('is read as it was written, by its owner alone', async () => {
    expect(await writeBackup(file, passphrase, all())).toMatchObject({ games: 0, rows: 300 });
    expect((await read(file, passphrase)).slice(0, -1)).toEqual(LINES);
    expect(await proveBackup(file, passphrase)).toMatchObject({ of: 'https://example.org', rows: 300 });
    expect(statSync(file).mode & 0o77).toBe(0);
  });

  it('is refused when it was cut anywhere', async () => {
    const whole = readFileSync(file);
    for (const part of [0, 0.001, 0.3, 0.5, 0.9, 0.999]) {
      const cut = path.join(folder, `${kind}-cut`);
      writeFileSync(cut, whole);
      truncateSync(cut, Math.floor(whole.length * part));
      await expect(read(cut, passphrase), `cut at ${part}`).rejects.toThrow(/cut off|empty|not a backup/);
    }
  });

  it('is refused when a byte was altered, or something follows', async () => {
    const whole = readFileSync(file);
    const bad = path.join(folder, `${kind}-bad`);
    for (const part of [0.2, 0.5, 0.8, 0.99]) {
      const altered = Buffer.from(whole);
      const at = Math.floor(whole.length * part);
      altered[at] = (altered[at] ?? 0) ^ 1;
      writeFileSync(bad, altered);
      await expect(read(bad, passphrase), `altered at ${part}`).rejects.toThrow('altered');
    }
    writeFileSync(bad, Buffer.concat([whole, Buffer.from('more\n')]));
    await expect(read(bad, passphrase)).rejects.toThrow('altered');
  });
});

it('says when a passphrase is missing or wrong, or the file is something else', async () => {
  const sealed = path.join(folder, 'sealed');
  await expect(read(sealed, undefined)).rejects.toThrow('set BACKUP_PASSPHRASE');
  await expect(read(sealed, 'another')).rejects.toThrow('not the passphrase');
  const other = path.join(folder, 'other');
  writeFileSync(other, 'hello\nworld\n');
  await expect(read(other, undefined)).rejects.toThrow('not a backup');
  writeFileSync(other, '{"format":"sealed-move-backup","version":9,"more":1}\n');
  await expect(read(other, undefined)).rejects.toThrow('version 9');
});

it('leaves nothing behind when the instance fails half-way, and keeps the older file', async () => {
  const file = path.join(folder, 'older');
  writeFileSync(file, 'older');
  async function* failing() {
    yield* LINES;
    throw new Error('gone');
  }
  await expect(writeBackup(file, undefined, failing())).rejects.toThrow('gone');
  expect(readFileSync(file, 'utf8')).toBe('older');
  expect(() => statSync(`${file}.unfinished`)).toThrow();
});
