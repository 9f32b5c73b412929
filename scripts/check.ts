/**
 * `npm run check`, the one gate: packages, format and lint, types in every folder, nothing unused, all
 * tests.
 */
import { globSync } from 'node:fs';
import { faultsHere } from './packages.ts';
import { run, runOrExit } from './run.ts';

const faults = faultsHere();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
await runOrExit('biome', ['ci', '.']);
await runOrExit('node', ['scripts/build.ts']);
await runOrExit('npm', ['run', '--silent', 'types']);
const rooms = globSync(['src/*/tsconfig.json', 'scripts/tsconfig.json', 'test/**/tsconfig.json']).sort();
for (const room of rooms) await runOrExit('tsc', ['-p', room]);
await runOrExit('knip', []);
console.log(`format, lint and the types of ${rooms.length} rooms are right, and nothing is unused`);
process.exit(await run('node', ['scripts/test.ts']));
