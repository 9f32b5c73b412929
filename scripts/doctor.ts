/**
 * `npm run doctor [URL]`: what an instance has and lacks, and the consequences; which versions of the rules
 * its running games need, which old ones no game needs any more, and which games are read-only. URL and
 * OPERATOR_TOKEN as for `npm run rebuild`.
 * Exits with 1 if a game needs something that is missing.
 */
import { instanceAt, reasonOf } from './instance.ts';
import { type Troubles, troubleLines } from './troubles.ts';

interface Findings extends Troubles {
  readonly games: number;
  readonly settings: { readonly publicUrl: string; readonly mailSender: string; readonly secrets: number };
  /** What the instance runs without, one sentence each. */
  readonly lacks: readonly string[];
  /** Why no letters are going out. */
  readonly mailStopped?: string;
  readonly jobs: readonly { readonly job: string; readonly at: number; readonly error?: string }[];
  readonly needed: readonly { rulesId: string; version: number; games: number; isHere: boolean }[];
  readonly unneeded: readonly { rulesId: string; version: number }[];
}

const instance = instanceAt(process.argv[2]);

try {
  const found = (await instance.get('/operator/doctor')) as Findings;
  const { publicUrl, mailSender, secrets } = found.settings;
  console.log(
    `${publicUrl}: letters by ${mailSender}, ${secrets === 1 ? 'one secret' : `${secrets} secrets`}`,
  );
  for (const lack of found.lacks) console.log(lack);
  if (found.mailStopped) console.error(`No letter leaves: ${found.mailStopped}`);
  if (found.jobs.length === 0)
    console.error('The cron has not rung yet: letters on a schedule do not leave.');
  for (const { job, error } of found.jobs)
    if (error) console.error(`${job} failed when it last ran: ${error}`);
  console.log(`${found.games} games answered`);
  for (const { rulesId, version, games, isHere } of found.needed) {
    const count = `${games} running ${games === 1 ? 'game' : 'games'}`;
    console.log(`${rulesId} version ${version}: ${count}${isHere ? '' : ', and it is NOT HERE'}`);
  }
  for (const { rulesId, version } of found.unneeded) {
    console.log(`${rulesId} version ${version}: no running game needs it`);
  }
  for (const line of troubleLines(found)) console.error(line);
  const isIll =
    found.mailStopped !== undefined ||
    found.readOnly.length + found.failed.length > 0 ||
    found.needed.some(({ isHere }) => !isHere);
  if (isIll) process.exitCode = 1;
} catch (error) {
  console.error(`${instance.url} was not examined: ${reasonOf(error)}`);
  process.exitCode = 1;
}
