/**
 * `npm test`: all tests, or those named as arguments; closes with the line "N passed, N failed, N skipped".
 */
import { readFileSync, rmSync } from 'node:fs';
import { run, runOrExit } from './run.ts';

const REPORT = '.vitest.json';

await runOrExit('node', ['scripts/build.ts']);
rmSync(REPORT, { force: true });
const code = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
  ...process.argv.slice(2),
]);
const report = JSON.parse(readFileSync(REPORT, 'utf8'));
console.log(
  `${report.numPassedTests} passed, ${report.numFailedTests} failed, ` +
    `${report.numPendingTests + report.numTodoTests} skipped`,
);
process.exit(code);
