/**
 * `npm run doctor [URL]`: which versions of the rules the running games of an instance need, which old ones
 * nobody needs any more, and which games can only be read. URL and OPERATOR_TOKEN as for `npm run rebuild`.
 * Ends with 1 where a game needs what is not there.
 */
import { instanceAt, reasonOf } from './instance.ts';
import { type Troubles, troubleLines } from './troubles.ts';

interface Findings extends Troubles {
  readonly games: number;
  readonly needed: readonly { rulesId: string; version: number; games: number; isHere: boolean }[];
  readonly unneeded: readonly { rulesId: string; version: number }[];
}

const instance = instanceAt(process.argv[2]);

try {
  const found = (await instance.get('/operator/doctor')) as Findings;
  console.log(`${found.games} games answered`);
  for (const { rulesId, version, games, isHere } of found.needed) {
    const count = `${games} running ${games === 1 ? 'game' : 'games'}`;
    console.log(`${rulesId} version ${version}: ${count}${isHere ? '' : ', and it is NOT HERE'}`);
  }
  for (const { rulesId, version } of found.unneeded) {
    console.log(`${rulesId} version ${version}: no running game needs it`);
  }
  for (const line of troubleLines(found)) console.error(line);
  const isIll = found.readOnly.length + found.failed.length > 0 || found.needed.some(({ isHere }) => !isHere);
  if (isIll) process.exitCode = 1;
} catch (error) {
  console.error(`${instance.url} was not examined: ${reasonOf(error)}`);
  process.exitCode = 1;
}
