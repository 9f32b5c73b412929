/**
 * `public/play.js`: what browsers run on a page with a board, `src/web` with the rules and the drawing in one
 * file.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.join(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'public', 'play.js');

/** Bundles it; the file is only written when it has changed, for it is watched. */
export async function buildWeb(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/web/main.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const bundle = outputFiles[0]?.text ?? '';
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === bundle) return;
  writeFileSync(FILE, bundle);
}
