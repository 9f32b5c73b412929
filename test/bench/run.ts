/**
 * `npm run bench`: measures against named baselines, on this machine and in this run. `-- --json` prints one
 * JSON object on standard output, `-- --only submit,rules` runs parts of it. Progress goes to standard error.
 */
import { parseArgs } from 'node:util';
import { measureAttack } from './attack.ts';
import { measureBots } from './bots.ts';
import { measureBundle } from './bundle.ts';
import { type Figure, isMissed, type Part } from './figure.ts';
import { describeMachine, formatMachine } from './machine.ts';
import { measureMemory } from './memory.ts';
import { measureMoves } from './moves.ts';
import { measurePictures } from './pictures.ts';
import { measurePlans } from './plans.ts';
import { measureReading } from './reading.ts';
import { measureRules } from './rules.ts';
import { measureSubmit } from './submit.ts';
import { formatTable, makeJson } from './table.ts';

/** Its types are the Worker's, so that it is checked among those of `test/scale`, and loaded by name. */
async function measureScale(): Promise<Part> {
  const file = new URL('../scale/bench.ts', import.meta.url).href;
  const { measureScale: measure }: { measureScale: () => Promise<Part> } = await import(file);
  return measure();
}

const PARTS: Readonly<Record<string, () => Part | Promise<Part>>> = {
  submit: measureSubmit,
  move: measureMoves,
  picture: measurePictures,
  bundle: measureBundle,
  rules: measureRules,
  bots: measureBots,
  plans: measurePlans,
  reading: measureReading,
  attack: measureAttack,
  memory: measureMemory,
  scale: measureScale,
};

const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? Object.keys(PARTS);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
// So that what was started ends with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const machine = describeMachine();
const figures: Figure[] = [];
const notes: string[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue;
  const begun = performance.now();
  const part = await measure();
  figures.push(...part.figures);
  notes.push(...part.notes);
  console.error(`${name} took ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

if (values.json) console.log(makeJson(machine, figures, notes));
else {
  const missed = figures.filter(isMissed).length;
  const verdict = missed === 0 ? 'every target is met' : `${missed} targets are MISSED`;
  console.log([formatMachine(machine), '', formatTable(figures), '', ...notes, '', verdict].join('\n'));
}
