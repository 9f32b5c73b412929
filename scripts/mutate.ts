/**
 * `npm run mutate [-- GAME...] [--each N] [--quick] [--at FILE:LINE]...`: changes one condition, offset or
 * ordering in a game's rules at a time and runs that game's tests, which must notice (`--quick`: only its
 * vectors and recorded play). `--at` tries a line's mutants again, after its survivors have become tests.
 * Works in a copy of the project. Prints the mutants nobody noticed and, for each game, `GAME
 * mutations/caught/survivors`. Exits with 1 if one survives that `mutate/equivalent.ts` does not explain.
 * Edits that do not compile are not counted.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { allRules } from '../src/rules/index.ts';
import { EQUIVALENT } from './mutate/equivalent.ts';
import { type Kind, type Mutant, mutantsOf, mutated } from './mutate/mutants.ts';
import type { Trial } from './mutate/trial.ts';

const { values, positionals } = parseArgs({
  options: {
    each: { type: 'string', default: '45' },
    quick: { type: 'boolean', default: false },
    at: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const games = positionals.length > 0 ? positionals : allRules.map(({ id }) => id);
const copy = mkdtempSync(path.join(tmpdir(), 'mutate-'));
const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
const SECONDS = 1000;
/** CPU seconds for one mutant's vectors. */
const MOST_TIME = 20;

interface Site extends Mutant {
  readonly file: string;
  /** The whole file with the edit. */
  readonly source: string;
}

function tool(command: string, args: readonly string[], seconds: number) {
  const options = { cwd: copy, env: { ...process.env, PATH }, timeout: seconds * SECONDS } as const;
  return spawnSync(command, args, { ...options, encoding: 'utf8', killSignal: 'SIGKILL' });
}

/**
 * The sites whose edits compile. Each edited copy is put next to its file, so that one compiler run checks
 * all.
 */
function compiling(sites: readonly Site[]): readonly Site[] {
  const besides = sites.map(({ file }, at) => file.replace(/\.ts$/, `.mutant${at}.ts`));
  for (const [at, beside] of besides.entries())
    writeFileSync(path.join(copy, beside), sites[at]?.source ?? '');
  const { stdout } = tool('tsc', ['-p', 'src/rules', '--pretty', 'false'], 600);
  for (const beside of besides) rmSync(path.join(copy, beside));
  return sites.filter((_, at) => !stdout.includes(`.mutant${at}.ts(`));
}

let thread: Worker | undefined;

/** Whether the vectors miss the mutant. A timeout counts as noticed; only this process's CPU time counts. */
async function passesVectors(trial: Trial): Promise<boolean> {
  thread ??= new Worker(new URL('mutate/trial.ts', import.meta.url));
  const worker = thread;
  const began = process.cpuUsage().user;
  return new Promise((resolve) => {
    const answer = (isUnnoticed: boolean): void => {
      clearInterval(watch);
      worker.off('message', answer).off('error', giveUp);
      resolve(isUnnoticed);
    };
    const giveUp = (): void => {
      thread = undefined;
      void worker.terminate();
      answer(false);
    };
    const watch = setInterval(() => {
      if (process.cpuUsage().user - began > MOST_TIME * SECONDS * SECONDS) giveUp();
    }, SECONDS);
    worker.on('message', answer).on('error', giveUp);
    worker.postMessage(trial);
  });
}

/** Whether the game's other tests miss it too. */
function passesTests(game: string, { file, source }: Pick<Site, 'file' | 'source'>): boolean {
  const original = readFileSync(file, 'utf8');
  writeFileSync(path.join(copy, file), source);
  const others = allRules.filter(({ id }) => id !== game).map(({ id }) => id);
  // The tests of the game and of those whose modules it is made of, and its part of those for all games,
  // without the vectors, which were played already.
  const named = `^(?!(${others.join('|')}) )(?!.*plays vector)`;
  const own = new Set(filesOf(game).map((each) => `test/rules/${each.split('/')[2]}/`));
  const shared = ['test/rules/properties.test.ts', 'test/rules/vectors.test.ts', 'test/render/views.test.ts'];
  const files = [...own, ...shared];
  const { status } = tool('vitest', ['run', '--pool', 'threads', '--bail', '1', '-t', named, ...files], 900);
  writeFileSync(path.join(copy, file), original);
  return status === 0;
}

/** In a repeatable order, unrelated to where they are in the files. */
const scattered = <T>(all: readonly T[]): readonly T[] =>
  all
    .map((each, at) => ({ each, place: Math.imul(at + 1, 0x9e3779b1) >>> 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ each }) => each);

/** Beside the rules: how a position is spelled, what is pointed out in it, and how machines look at it. */
const BESIDE_RULES = /\/(text|standing|evaluate|draw|machine)\.ts$/;

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The modules a game's rules are made of, its own and others': Charybdis Square is mostly Charybdis. */
function filesOf(game: string): readonly string[] {
  const files = new Set([`src/rules/${game}/${camel(game)}.ts`]);
  for (const file of files) {
    for (const [, found = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\..*?)';/g)) {
      const imported = path.join(path.dirname(file), found);
      if (/^src\/rules\/(?!boards)[^/]+\//.test(imported)) files.add(imported);
    }
  }
  return [...files].filter((file) => !BESIDE_RULES.test(file)).sort();
}

/** Alternates conditions, offsets and orderings. */
function sitesOf(game: string): readonly Site[] {
  const sites = filesOf(game).flatMap((file) => {
    const original = readFileSync(file, 'utf8');
    return mutantsOf(original).map((mutant) => ({ file, ...mutant, source: mutated(original, mutant) }));
  });
  const kinds: readonly Kind[] = ['condition', 'offset', 'order'];
  const wanted = sites.filter(({ file, line }) => !values.at.length || values.at.includes(`${file}:${line}`));
  const queues = kinds.map((kind) => scattered(wanted.filter((site) => site.kind === kind)));
  const longest = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => queues.flatMap((queue) => queue[at] ?? [])).flat();
}

const told = ({ file, line, from, to }: Site): string =>
  `${file}:${line}  ${JSON.stringify(from)} -> ${JSON.stringify(to)}`;

/** Why nobody can notice a mutant, if we know. */
function explained({ file, line, to }: Site): string | undefined {
  const text = readFileSync(file, 'utf8').split('\n')[line - 1]?.trim();
  const isSame = (each: (typeof EQUIVALENT)[number]): boolean =>
    `src/rules/${each.file}` === file && each.line === text && (each.to ?? to) === to;
  return EQUIVALENT.find(isSame)?.because;
}

/** Returns how many survive without an explanation. */
async function mutate(game: string): Promise<number> {
  const each = Number(values.each);
  const sites = compiling(sitesOf(game).slice(0, 2 * each)).slice(0, each);
  let [caught, open] = [0, 0];
  for (const site of sites) {
    if (!(await passesVectors({ game, ...site })) || (!values.quick && !passesTests(game, site))) {
      caught++;
      continue;
    }
    const because = explained(site);
    if (!because) open++;
    console.log(`${because ? 'equivalent' : 'SURVIVES'}  ${told(site)}${because ? `  (${because})` : ''}`);
  }
  console.log(`${game} ${sites.length}/${caught}/${sites.length - caught}`);
  return open;
}

try {
  for (const each of ['src', 'test', 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(each, path.join(copy, each), { recursive: true });
  // The project's own config starts workerd, which takes longer than these tests. A busy machine must not
  // make a mutant look noticed by letting a test take too long.
  const config = { test: { isolate: false, testTimeout: 60_000 } };
  writeFileSync(path.join(copy, 'vitest.config.ts'), `export default ${JSON.stringify(config)};`);
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  let open = 0;
  for (const game of games) open += await mutate(game);
  process.exitCode = open > 0 ? 1 : 0;
} finally {
  await thread?.terminate();
  rmSync(copy, { recursive: true, force: true });
}
