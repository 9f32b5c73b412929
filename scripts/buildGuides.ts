/**
 * `public/guide.LANGUAGE.GAME.json`, which the Worker reads where a page or a letter shows a game's guide,
 * and their version for it to check: the hash of them all. Files are only written if they have changed,
 * because wrangler watches them.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeGuide } from '../src/guides/index.ts';
import { allRules } from '../src/rules/index.ts';
import { LOCALES } from '../src/words/index.ts';

const ROOT = path.join(import.meta.dirname, '..');
const PUBLIC = path.join(ROOT, 'public');
const VERSION = path.join(ROOT, 'generated', 'guideVersion.ts');

export function buildGuides(): void {
  const guides = LOCALES.flatMap((locale) =>
    allRules.map((rules) => ({ name: `guide.${locale}.${rules.id}.json`, guide: makeGuide(locale, rules) })),
  );
  const version = createHash('sha256').update(JSON.stringify(guides)).digest('hex').slice(0, 12);
  for (const { name, guide } of guides) {
    writeIfChanged(path.join(PUBLIC, name), JSON.stringify({ version, ...guide }));
  }
  const names = new Set(guides.map(({ name }) => name));
  for (const name of globSync('guide.*.json', { cwd: PUBLIC })) {
    if (!names.has(name)) rmSync(path.join(PUBLIC, name));
  }
  mkdirSync(path.dirname(VERSION), { recursive: true });
  writeIfChanged(VERSION, `export const GUIDE_VERSION = '${version}';\n`);
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
