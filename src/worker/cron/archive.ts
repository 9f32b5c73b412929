/**
 * Moves games that ended long ago into the bucket ARCHIVE, where one is bound: each object writes itself
 * there and is emptied only once it has read and checked what lies there. One that cannot is named, and asked
 * again in the next round.
 */
import { askAll } from '../askGames.ts';
import { DAY } from '../clock/units.ts';
import { readSettings } from '../env.ts';
import { ARCHIVED, keyInArchive } from '../game/model/archived.ts';
import { log } from '../log.ts';
import type { Place } from '../store/lists/paging.ts';
import { noteArchived, restingGames } from '../store/lists/restingGames.ts';
import type { Job } from './job.ts';

const GAMES = 25;

interface State {
  readonly games: number;
  readonly after: Place | undefined;
}

export const archive: Job<State> = {
  begin: () => ({ games: 0, after: undefined }),
  async goOn(env, { games, after }, now) {
    if (!env.ARCHIVE) return { state: { games, after: undefined }, isDone: true };
    const before = now - readSettings(env).archiveAfterDays * DAY;
    const page = await restingGames(env.DB, after, before, GAMES);
    const ids = page.map(({ id }) => id);
    const asked = await askAll(ids, (id) => env.GAMES.getByName(id).archive(before));
    for (const each of asked) if (!each.ok) log.error('notArchived', { ...each.failure });
    const archived = asked.flatMap((each) => (each.ok && each.answer ? [each.game] : []));
    await noteArchived(env.DB, archived);
    const last = page.length === GAMES ? page.at(-1) : undefined;
    return { state: { games: games + archived.length, after: last }, isDone: last === undefined };
  },
};

const LISTED = 1000;

/** The games that lie in the archive, in order, after one of them; `next`: the last, if there may be more. */
export async function archivedGames({ ARCHIVE }: Env, after: string | undefined) {
  const listed = await ARCHIVE?.list({
    prefix: ARCHIVED,
    limit: LISTED,
    ...(after && { startAfter: keyInArchive(after) }),
  });
  const games = (listed?.objects ?? []).map(({ key }) => key.slice(ARCHIVED.length));
  return { games, next: listed?.truncated ? games.at(-1) : undefined };
}
