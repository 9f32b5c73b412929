/**
 * `npm run verify FILE [KEYS]`: verifies an exported log without the service; `-` reads standard input. KEYS
 * is a file or a URL with the service's public keys (its /.well-known/sealed-move-keys.json), to check the
 * signature.
 */
import { readFileSync } from 'node:fs';
import { describeOutcome, sideName } from '../src/render/index.ts';
import { rulesOf } from '../src/rules/index.ts';
import { explain, gameWords, wordsOf } from '../src/words/index.ts';
import { readText } from '../src/worker/game/log/readText.ts';
import { type KeySet, keySet, vouchFor } from '../src/worker/game/log/signature.ts';
import { type Proof, verifyLog } from '../src/worker/game/log/verify.ts';

const words = wordsOf('en');

async function summaryOf(proof: Proof, keys: KeySet | undefined): Promise<string> {
  const { snapshot, events, hash, signature } = proof;
  const rules = rulesOf(snapshot.rulesId, snapshot.rulesVersion);
  const names = snapshot.seats.map(
    ({ name, side }) => name || (rules ? sideName(words, rules, side) : side.letter),
  );
  const isOver = snapshot.phase !== 'inviting' && snapshot.phase !== 'playing';
  const toMove = snapshot.toMove === undefined ? undefined : names[snapshot.toMove];
  const result =
    rules && snapshot.outcome ? describeOutcome(words, rules, snapshot.outcome, names) : 'Not over.';
  const vouched = await vouchFor({ game: snapshot.id, events, hash }, signature, keys);
  return [
    `sound: ${rules && gameWords(words, rules).name} ${snapshot.id}, ${names.join(' – ')}`,
    `Events: ${events}. Turns: ${snapshot.turns.length}. ${result}`,
    ...words.logs.remarks(proof),
    ...(isOver ? [] : [words.logs.goesOn(toMove)]),
    words.logs.vouched[vouched](signature?.service ?? ''),
    `last hash ${hash}`,
  ].join('\n');
}

/** The file's text; undefined when it cannot be read. */
function readFile(path: string): string | undefined {
  try {
    return readText(readFileSync(path === '-' ? 0 : path));
  } catch {
    return undefined;
  }
}

/** The keys at a path or a URL; throws a sentence if there are none. */
async function readKeys(from: string): Promise<KeySet> {
  try {
    const text = /^https?:/.test(from) ? await (await fetch(from)).text() : readText(readFileSync(from));
    return keySet.parse(JSON.parse(text));
  } catch {
    throw new Error(`There are no keys of a service at ${from}.`);
  }
}

async function verify(file: string, keysFrom: string | undefined): Promise<number> {
  const text = readFile(file);
  if (text === undefined) {
    console.error(`There is no file that can be read at ${file}.`);
    return 2;
  }
  const verified = verifyLog(text, 'computed');
  if (!verified.ok) {
    console.error(`not sound: ${explain(words.logs.flaws, verified.error)}`);
    return 1;
  }
  console.log(await summaryOf(verified.value, keysFrom === undefined ? undefined : await readKeys(keysFrom)));
  return 0;
}

const [file, keysFrom] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    'usage: npm run -s verify FILE [KEYS]   (an export of /api/games/ID/log?signed; - for standard input)',
  );
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await verify(file, keysFrom);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
