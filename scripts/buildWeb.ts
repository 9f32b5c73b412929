/**
 * What browsers load: the style sheet, and what they run. `public/play.LANGUAGE.GAME.js`, on a page with a
 * board: one file with `src/web`, the drawing code, and the rules and words of that game. Others, each alone
 * and small, on pages without. By `sideEffects` of package.json, modules of which nothing is used are left
 * out whole.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import { allRules, type RulesId } from '../src/rules/index.ts';
import { LOCALES, type Locale, PSEUDO } from '../src/words/index.ts';
import { writePublic } from './generated.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** The scripts of `src/web` that pages without a board load. */
const SMALL = ['zone', 'showcase', 'lessons'] as const;

export const buildWeb = async (): Promise<void> => {
  const boards = LOCALES.flatMap((locale) => allRules.map(({ id }) => ({ locale, id })));
  await Promise.all([
    ...boards.map(({ locale, id }) => bundle(`play.${locale}.${id}.js`, entryOf(locale), [onlyGame(id)])),
    ...SMALL.map((name) => bundle(`${name}.js`, `import './src/web/${name}.ts';`)),
    minifyStyle(),
  ]);
};

async function bundle(name: string, contents: string, plugins: Plugin[] = []): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    plugins,
    write: false,
  });
  writePublic(name, outputFiles[0]?.text ?? '');
}

/** For any browser as it stands: nothing is rewritten for older ones, only spaces and comments go. */
async function minifyStyle(): Promise<void> {
  const source = readFileSync(path.join(ROOT, 'src/web/style.css'), 'utf8');
  writePublic('style.css', (await transform(source, { loader: 'css', minify: true })).code);
}

const entryOf = (locale: Locale): string => `
  import { start } from './src/web/main.ts';
  import { bracketed } from './src/words/pseudo.ts';
  import { words } from './src/words/${locale === PSEUDO ? 'en' : locale}/forBoard.ts';
  start(${locale === PSEUDO ? 'bracketed(words)' : 'words'});`;

/** Puts a list of this game alone in the place of each list of all games, which would double the file. */
const onlyGame = (id: RulesId): Plugin => ({
  name: 'one game',
  setup({ onLoad }) {
    onLoad({ filter: /src[\\/]rules[\\/]rulesOfTheHouse\.ts$/ }, ({ path: file }) => {
      const [line, name] =
        new RegExp(`^import \\{ (\\w+) \\} from '\\./${id}/.+;$`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
      if (line === undefined) throw new Error(`${file} does not import ${id}`);
      return {
        contents: `
          import { startingAnywhere } from './setUp.ts';
          ${line}
          export const rulesOfTheHouse = [startingAnywhere(${name})];`,
        loader: 'ts',
        resolveDir: path.dirname(file),
      };
    });
    onLoad({ filter: /src[\\/]words[\\/][^\\/]+[\\/]games[\\/]index\.ts$/ }, ({ path: file }) => ({
      contents: `
        import { words } from './${id}.ts';
        export const games = { '${id}': words };
        export const sheets = {};`,
      loader: 'ts',
      resolveDir: path.dirname(file),
    }));
  },
});
