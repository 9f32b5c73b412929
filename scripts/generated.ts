/**
 * Where the build writes what the Worker needs: files beside it, and their versions for it to check. They are
 * only written if they have changed, because wrangler watches them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
export const PUBLIC = path.join(ROOT, 'public');

/** A hash of what JSON can hold. */
export const versionOf = (data: object): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12);

export const writePublic = (name: string, text: string): void =>
  writeIfChanged(path.join(PUBLIC, name), text);

/** `generated/guideVersion.ts`, with `GUIDE_VERSION` in it. */
export function writeVersion(what: 'guide' | 'vocabulary', version: string): void {
  const file = path.join(ROOT, 'generated', `${what}Version.ts`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeIfChanged(file, `export const ${what.toUpperCase()}_VERSION = '${version}';\n`);
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
