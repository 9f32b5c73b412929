/**
 * What browsers run. `public/play.LANGUAGE.js`, on a page with a board: one file with `src/web`, the rules,
 * the drawing code, and one language's words for boards. Others, each alone and small, on pages without.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { LOCALES, type Locale, PSEUDO } from '../src/words/index.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** The scripts of `src/web` that pages without a board load. */
const SMALL = ['zone', 'showcase'] as const;

/** Bundles them. A file is only written if it has changed, because wrangler watches it. */
export const buildWeb = async (): Promise<void> => {
  await Promise.all([
    ...LOCALES.map((locale) => bundle(`play.${locale}.js`, entryOf(locale))),
    ...SMALL.map((name) => bundle(`${name}.js`, `import './src/web/${name}.ts';`)),
  ]);
};

async function bundle(name: string, contents: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const file = path.join(ROOT, 'public', name);
  const script = outputFiles[0]?.text ?? '';
  if (existsSync(file) && readFileSync(file, 'utf8') === script) return;
  writeFileSync(file, script);
}

const entryOf = (locale: Locale): string => `
  import { start } from './src/web/main.ts';
  import { bracketed } from './src/words/pseudo.ts';
  import { words } from './src/words/${locale === PSEUDO ? 'en' : locale}/forBoard.ts';
  start(${locale === PSEUDO ? 'bracketed(words)' : 'words'});`;
