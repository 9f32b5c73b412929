/** The command line of the rules: `npm run -s rules -- VERB ...`; `rules/verbs.ts` has the verbs. */
import { createInterface } from 'node:readline';
import { traceLine } from './rules/trace.ts';
import { answer } from './rules/verbs.ts';

async function trace(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') process.stdout.write(`${traceLine(line)}\n`);
  }
}

// It is not an error if the reader has seen enough (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const [verb, ...args] = process.argv.slice(2);
if (verb === 'trace') {
  await trace();
} else {
  const answered = answer(verb, args);
  if (answered.ok) {
    if (answered.value !== '') console.log(answered.value);
  } else {
    console.error(answered.error);
    process.exitCode = 1;
  }
}
