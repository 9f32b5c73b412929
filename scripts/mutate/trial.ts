/**
 * A thread for trying mutants: for each one, a fresh copy of its game's modules plays the game's vectors.
 * Answers whether they passed. A mutant may run forever; then whoever started the thread terminates it.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { type AnyRules, completeOptions, listMoves, perft } from '../../src/rules/index.ts';
import { playOf } from '../../test/support/rules/playOf.ts';
import { comparable, type Trace, type TraceInput, traceFrom } from '../rules/trace.ts';

/** `file` has `source` as its content instead; paths are relative to the project. */
export interface Trial {
  readonly game: string;
  readonly file: string;
  readonly source: string;
}

const RULES = pathToFileURL(`${path.resolve('src/rules')}/`).href;
const MARK = '?mutant=';
/** Longer lines of play are left to the tests. */
const MOST_LEAVES = 20_000;

let trial: Trial | undefined;
let count = 0;

/** A game's modules are loaded anew for each mutant; modules shared by all games are not. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isOfGame = found.url.startsWith(RULES) && found.url.slice(RULES.length).includes('/');
    const mark = context.parentURL?.split(MARK)[1];
    return isOfGame && mark && !found.url.includes(MARK) ? { ...found, url: found.url + MARK + mark } : found;
  },
  load(url, context, next) {
    const [plain, mark] = url.split(MARK);
    if (!mark || !trial || plain !== pathToFileURL(path.resolve(trial.file)).href) return next(url, context);
    return { format: 'module', source: stripTypeScriptTypes(trial.source), shortCircuit: true };
  },
});

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const read = (name: string): string => readFileSync(`test/vectors/${name}`, 'utf8');

function playsVectors(rules: AnyRules): boolean {
  for (const line of read(`${rules.id}.jsonl`).trim().split('\n')) {
    const vector: TraceInput & Trace = JSON.parse(line);
    const options = completeOptions(rules, vector.options);
    if (!options.ok) return false;
    const traced = traceFrom({ rules, standing: rules.start(options.value) }, vector.moves);
    if (!traced.ok || !isDeepStrictEqual(comparable(traced.value), comparable(vector))) return false;
  }
  return true;
}

function countsLines(rules: AnyRules): boolean {
  const options = completeOptions(rules, {});
  if (!options.ok || rules.unlistable) return options.ok;
  const start = rules.start(options.value);
  const counts: readonly number[] = JSON.parse(read(`${rules.id}.perft.json`))['depth counts'];
  return counts
    .filter((leaves) => leaves <= MOST_LEAVES)
    .every((leaves, index) => perft(rules, start, index + 1) === leaves && listMoves(rules, start.position));
}

function playsAsRecorded(rules: AnyRules): boolean {
  const recorded = JSON.parse(readFileSync('test/rules/versions.json', 'utf8'));
  return playOf(rules) === recorded[rules.id][rules.version].play;
}

async function isUnnoticed({ game }: Trial): Promise<boolean> {
  try {
    const name = camel(game);
    const loaded = await import(`${RULES}${game}/${name}.ts${MARK}${count++}`);
    const rules: AnyRules = loaded[name];
    return playsVectors(rules) && countsLines(rules) && playsAsRecorded(rules);
  } catch {
    return false;
  }
}

parentPort?.on('message', async (asked: Trial) => {
  trial = asked;
  parentPort?.postMessage(await isUnnoticed(asked));
});
