/**
 * `public/guide.LANGUAGE.GAME.json`, which the Worker reads where a page or a letter shows a game's guide,
 * and their version for it to check: the hash of them all.
 */
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeGuide } from '../src/guides/index.ts';
import { allRules } from '../src/rules/index.ts';
import { LOCALES } from '../src/words/index.ts';
import { PUBLIC, versionOf, writePublic, writeVersion } from './generated.ts';

export function buildGuides(): void {
  const guides = LOCALES.flatMap((locale) =>
    allRules.map((rules) => ({ name: `guide.${locale}.${rules.id}.json`, guide: makeGuide(locale, rules) })),
  );
  const version = versionOf(guides);
  for (const { name, guide } of guides) writePublic(name, JSON.stringify({ version, ...guide }));
  const names = new Set(guides.map(({ name }) => name));
  for (const name of globSync('guide.*.json', { cwd: PUBLIC })) {
    if (!names.has(name)) rmSync(path.join(PUBLIC, name));
  }
  writeVersion('guide', version);
}
