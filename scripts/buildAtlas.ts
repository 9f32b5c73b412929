/**
 * `public/atlas.bin`, from which the Worker composes pictures, and its version for the Worker to check.
 * Skipped if the file was made from the same sources: its version is their hash.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readIndex } from '../src/render/atlas.ts';

const ROOT = path.join(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'public', 'atlas.bin');
const VERSION = path.join(ROOT, 'generated', 'atlasVersion.ts');
const SOURCES = [
  'src/{render,rules}/**/*.ts',
  'scripts/{atlas,buildAtlas,palette,rasterise}.ts',
  'package-lock.json',
];

function versionOfSources(): string {
  const hash = createHash('sha256');
  for (const name of globSync(SOURCES, { cwd: ROOT }).sort()) {
    hash.update(`${name}\0`).update(readFileSync(path.join(ROOT, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Makes the atlas, unless it is up to date. */
export async function buildAtlas(): Promise<void> {
  const version = versionOfSources();
  const current = existsSync(FILE) ? readIndex(readFileSync(FILE)).index.version : undefined;
  if (current === version && existsSync(VERSION)) return;
  // Imported only here, because the rasteriser is slow to load.
  const { makeAtlas } = await import('./atlas.ts');
  const { allRules: games } = await import('../src/rules/index.ts');
  const atlas = await makeAtlas(games, version);
  writeFileSync(FILE, atlas);
  mkdirSync(path.dirname(VERSION), { recursive: true });
  writeFileSync(VERSION, `export const ATLAS_VERSION = '${version}';\n`);
  console.log(`atlas ${version}: ${games.length} games, ${(atlas.length / 1024).toFixed(1)} kB`);
}
