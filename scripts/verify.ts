/** `npm run verify FILE`: proves an exported log without the service; `-` reads standard input. */
import { readFileSync } from 'node:fs';
import { describeOutcome, sideName } from '../src/render/index.ts';
import { rulesOf } from '../src/rules/index.ts';
import { explain, gameWords, wordsOf } from '../src/words/index.ts';
import { type Proof, verifyLog } from '../src/worker/game/log/verify.ts';

const words = wordsOf('en');

function summaryOf({ snapshot, events, hash, otherZones }: Proof): string {
  const rules = rulesOf(snapshot.rulesId, snapshot.rulesVersion);
  const names = snapshot.seats.map(
    ({ name, side }) => name || (rules ? sideName(words, rules, side) : side.letter),
  );
  const result =
    rules && snapshot.outcome ? describeOutcome(words, rules, snapshot.outcome, names) : 'Not over.';
  return [
    `sound: ${rules && gameWords(words, rules).name} ${snapshot.id}, ${names.join(' – ')}`,
    `Events: ${events}. Turns: ${snapshot.turns.length}. ${result}`,
    ...(otherZones.length > 0 ? [words.logs.otherZones({ seqs: otherZones })] : []),
    `last hash ${hash}`,
  ].join('\n');
}

/** The file's text; undefined when it cannot be read. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    return undefined;
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run -s verify FILE   (an export of /api/games/ID/log; - for standard input)');
  process.exitCode = 2;
} else {
  const text = readText(file);
  const verified = text === undefined ? undefined : verifyLog(text);
  if (verified?.ok) console.log(summaryOf(verified.value));
  else {
    console.error(
      verified
        ? `not sound: ${explain(words.logs.flaws, verified.error)}`
        : `There is no file that can be read at ${file}.`,
    );
    process.exitCode = verified ? 1 : 2;
  }
}
