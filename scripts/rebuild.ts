/**
 * `npm run rebuild [URL]`: restores the lists of an instance from its games' logs. Without a URL, the
 * instance of `npm start`, at PORT if that is set; elsewhere OPERATOR_TOKEN must be set to the instance's
 * secret. Games that fail are named, and make it end with 1.
 */
import { instanceAt, reasonOf } from './instance.ts';
import { type Troubles, troubleLines } from './troubles.ts';

interface Rebuilt extends Troubles {
  readonly games: number;
  readonly removed: readonly string[];
}

const instance = instanceAt(process.argv[2]);

try {
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
