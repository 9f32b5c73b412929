/**
 * `npm run rebuild -- [URL] [--objects FILE]`: restores an instance's lists from its games' logs. Without a
 * URL, uses the instance of `npm start`, on PORT if that is set; for any other, OPERATOR_TOKEN must be the
 * instance's secret. With --objects, first restores the register and the accounts from the objects named in
 * FILE, one id per line, or from those that Cloudflare lists and those in the archive
 * (`--objects cloudflare`). Names the games that fail, and then exits with 1.
 */
import { parseArgs } from 'node:util';
import { instanceAt, reasonOf } from './instance.ts';
import { objectsOf } from './objects.ts';
import { type Troubles, troubleLines } from './troubles.ts';

/** What has come of the rebuild so far. Of each kind a hundred games are named, and all are counted. */
interface Rebuilt extends Troubles {
  readonly games: number;
  readonly failures: number;
  readonly removed: readonly string[];
  readonly removals: number;
  readonly isDone: boolean;
}

const AT_ONCE = 50;
/** How often the progress is told, in ms. */
const TOLD_EVERY = 10_000;

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

/** Games that lie in the bucket ARCHIVE: their objects are empty, and Cloudflare's list leaves them out. */
async function archivedGames(): Promise<readonly string[]> {
  const games: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = (await instance.get(`/operator/archived?after=${after}`)) as {
      readonly games: readonly string[];
      readonly next?: string;
    };
    games.push(...page.games);
    after = page.next;
  }
  return games;
}

/** Slice by slice. Where this is broken off, the instance goes on by itself, every five minutes. */
async function rebuildAll(): Promise<Rebuilt> {
  for (let told = Date.now(); ; ) {
    const rebuilt = (await instance.post('/operator/rebuild', {})) as Rebuilt;
    if (rebuilt.isDone) return rebuilt;
    if (Date.now() - told < TOLD_EVERY) continue;
    told = Date.now();
    console.log(`${rebuilt.games} games so far`);
  }
}

const { values, positionals } = parseArgs({
  options: { objects: { type: 'string' } },
  allowPositionals: true,
});
const instance = instanceAt(positionals[0]);

try {
  if (values.objects !== undefined) {
    const objects = [...(await objectsOf(values.objects))];
    if (values.objects === 'cloudflare') objects.push(...(await archivedGames()));
    if ((await findAgain(objects)) > 0) process.exitCode = 1;
  }
  const rebuilt = await rebuildAll();
  console.log(
    `The lists of ${instance.url} were rebuilt. Games that wrote themselves into them: ${rebuilt.games}`,
  );
  for (const id of rebuilt.removed) console.log(`${id} was listed, but there is no such game: taken out`);
  const unnamed = rebuilt.removals - rebuilt.removed.length;
  if (unnamed > 0) console.log(`and ${unnamed} more`);
  for (const line of troubleLines(rebuilt)) console.error(line);
  if (rebuilt.failures > 0) {
    console.error(`${rebuilt.failures} failed in all`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`The lists of ${instance.url} were not rebuilt, or not all: ${reasonOf(error)}`);
  process.exitCode = 1;
}
