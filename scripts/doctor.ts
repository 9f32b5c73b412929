/**
 * `npm run doctor [URL]`: what an instance has and lacks, and the consequences; which versions of the rules
 * its running games need, which old ones no game needs any more, and which games are read-only. URL and
 * OPERATOR_TOKEN as for `npm run rebuild`.
 * Exits with 1 if a game needs something that is missing.
 */
import { instanceAt, reasonOf } from './instance.ts';
import { type Troubles, troubleLines } from './troubles.ts';

/** What one slice of the games says, and the instance. */
interface Findings extends Troubles {
  readonly games: number;
  /** After which game the next slice goes on. */
  readonly next?: string;
  readonly settings: { readonly publicUrl: string; readonly mailSender: string; readonly secrets: number };
  /** What the instance runs without, one sentence each. */
  readonly lacks: readonly string[];
  /** Why no letters are going out. */
  readonly mailStopped?: string;
  readonly jobs: readonly { readonly job: string; readonly at: number; readonly error?: string }[];
  readonly needed: readonly Needed[];
  readonly old: readonly { rulesId: string; version: number }[];
}

interface Needed {
  readonly rulesId: string;
  readonly version: number;
  readonly games: number;
  readonly isHere: boolean;
}

const instance = instanceAt(process.argv[2]);

const nameOf = ({ rulesId, version }: { rulesId: string; version: number }) =>
  `${rulesId} version ${version}`;

/** All slices as one. */
async function examineAll(): Promise<Findings> {
  let found: Findings | undefined;
  for (let next: string | undefined = ''; next !== undefined; next = found.next) {
    const slice = (await instance.get(`/operator/doctor${next && `?after=${next}`}`)) as Findings;
    found = found ? together(found, slice) : slice;
  }
  if (!found) throw new Error('nothing was asked');
  return found;
}

function together(before: Findings, slice: Findings): Findings {
  const needed = new Map<string, Needed>();
  for (const each of [...before.needed, ...slice.needed]) {
    const games = (needed.get(nameOf(each))?.games ?? 0) + each.games;
    needed.set(nameOf(each), { ...each, games });
  }
  return {
    ...slice,
    games: before.games + slice.games,
    needed: [...needed.values()],
    readOnly: [...before.readOnly, ...slice.readOnly],
    failed: [...before.failed, ...slice.failed],
  };
}

try {
  const found = await examineAll();
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
  const needed = [...found.needed].sort(
    (a, b) => a.rulesId.localeCompare(b.rulesId) || a.version - b.version,
  );
  for (const each of needed) {
    const count = `${each.games} running ${each.games === 1 ? 'game' : 'games'}`;
    console.log(`${nameOf(each)}: ${count}${each.isHere ? '' : ', and it is NOT HERE'}`);
  }
  for (const each of found.old) {
    if (!needed.some((other) => nameOf(other) === nameOf(each)))
      console.log(`${nameOf(each)}: no running game needs it`);
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
