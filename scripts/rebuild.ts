/**
 * `npm run rebuild -- [URL] [--objects FILE]`: restores an instance's lists from its games' logs. Without a
 * URL, uses the instance of `npm start`, on PORT if that is set; for any other, OPERATOR_TOKEN must be the
 * instance's secret. With --objects, first restores the register and the accounts from the objects named in
 * FILE, one id per line, or as Cloudflare lists them (`--objects cloudflare`). Names the games that fail,
 * and then exits with 1.
 */
import { parseArgs } from 'node:util';
import { instanceAt, reasonOf } from './instance.ts';
import { objectsOf } from './objects.ts';
import { type Troubles, troubleLines } from './troubles.ts';

interface Rebuilt extends Troubles {
  readonly games: number;
  readonly removed: readonly string[];
}

const AT_ONCE = 50;

/** Registers the games of these objects again; returns how many failed. */
async function findAgain(objects: readonly string[]): Promise<number> {
  const all = { games: 0, accounts: 0, failed: 0 };
  for (let from = 0; from < objects.length; from += AT_ONCE) {
    const body = { objects: objects.slice(from, from + AT_ONCE) };
    const found = (await instance.post('/operator/register', body)) as {
      readonly games: number;
      readonly accounts: number;
      readonly failed: Troubles['failed'];
    };
    all.games += found.games;
    all.accounts += found.accounts;
    all.failed += found.failed.length;
    for (const line of troubleLines({ readOnly: [], failed: found.failed })) console.error(line);
  }
  console.log(`${all.games} games are on the register, and ${all.accounts} accounts were restored from them`);
  return all.failed;
}

const { values, positionals } = parseArgs({
  options: { objects: { type: 'string' } },
  allowPositionals: true,
});
const instance = instanceAt(positionals[0]);

try {
  if (values.objects !== undefined && (await findAgain(await objectsOf(values.objects))) > 0) {
    process.exitCode = 1;
  }
  const rebuilt = (await instance.post('/operator/rebuild', {})) as Rebuilt;
  console.log(
    `The lists of ${instance.url} were rebuilt. Games that wrote themselves into them: ${rebuilt.games}`,
  );
  for (const id of rebuilt.removed) console.log(`${id} was listed, but there is no such game: taken out`);
  for (const line of troubleLines(rebuilt)) console.error(line);
  if (rebuilt.failed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`The lists of ${instance.url} were not rebuilt, or not all: ${reasonOf(error)}`);
  process.exitCode = 1;
}
