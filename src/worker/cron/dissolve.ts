/**
 * Dissolves games that came to nothing: nobody joined in time, or somebody declined or cancelled before a
 * move counted. After a while neither their objects nor the lists have anything of them.
 */
import { askAll } from '../askGames.ts';
import { DAY } from '../clock/units.ts';
import { log } from '../log.ts';
import type { Place } from '../store/lists/paging.ts';
import { forgetGame, voidGames } from '../store/lists/voidGames.ts';
import type { Job } from './job.ts';

/** How long a game is shown that came to nothing, and how many a slice dissolves. */
const SHOWN = 90 * DAY;
const GAMES = 50;

interface State {
  readonly games: number;
  readonly after: Place | undefined;
}

/** Whatever is killed in between goes on with the lists: an object that is empty says so again. */
export const dissolve: Job<State> = {
  begin: () => ({ games: 0, after: undefined }),
  async goOn(env, state, now) {
    const page = await voidGames(env.DB, state.after, now - SHOWN, GAMES);
    const ids = page.map(({ id }) => id);
    let { games } = state;
    for (const each of await askAll(ids, (id) => env.GAMES.getByName(id).dissolve(now - SHOWN))) {
      if (!each.ok) log.error('notDissolved', { ...each.failure });
      else if (each.answer) {
        await forgetGame(env.DB, each.game);
        games++;
      }
    }
    const last = page.length === GAMES ? page.at(-1) : undefined;
    return { state: { games, after: last }, isDone: last === undefined };
  },
};
