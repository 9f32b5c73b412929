/** `npm test`: all tests, or those named as arguments; ends with the line "N passed, N failed, N skipped". */
import { readFileSync, rmSync } from 'node:fs';
import { ask, run, runOrExit } from './run.ts';

const named = process.argv.slice(2);

/** One run of Vitest: where it writes its report, and what it runs. */
interface Round {
  readonly report: string;
  readonly args: readonly string[];
}

/**
 * All tests go in rounds side by side: the Worker's alone keep one processor busy, and leave the other idle.
 */
const ROUNDS: readonly Round[] =
  named.length > 0
    ? [{ report: '.vitest.json', args: named }]
    : [
        { report: '.vitest.json', args: ['--project', 'e2e'] },
        { report: '.vitest.worker.json', args: ['--project', 'worker'] },
        { report: '.vitest.node.json', args: ['--project', 'node'] },
      ];

const argsOf = ({ report, args }: Round): readonly string[] => [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...args,
];

/** Keeps what is printed together, until the round has ended. */
async function runQuietly(round: Round): Promise<number> {
  const { ok, printed, complaint } = await ask('vitest', argsOf(round));
  console.error(complaint);
  console.log(printed);
  return ok ? 0 : 1;
}

await runOrExit('node', ['scripts/build.ts']);
for (const { report } of ROUNDS) rmSync(report, { force: true });
const codes = await Promise.all(
  ROUNDS.map((round, at) => (at === 0 ? run('vitest', argsOf(round)) : runQuietly(round))),
);
const reports = ROUNDS.map(({ report }) => JSON.parse(readFileSync(report, 'utf8')));
const sum = (count: (report: (typeof reports)[number]) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);
console.log(
  `${sum((each) => each.numPassedTests)} passed, ${sum((each) => each.numFailedTests)} failed, ` +
    `${sum((each) => each.numPendingTests + each.numTodoTests)} skipped`,
);
process.exit(codes.find((code) => code !== 0) ?? 0);
