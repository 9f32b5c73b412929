/**
 * A game whose log cannot be read from its first record on. All we can show is what the lists say, and the
 * raw log. The lists also say whether the game is private; if they lack it, nobody is shown anything.
 */
import { parseGameId } from '../game/model/ids.ts';
import type { Trouble } from '../game/model/trouble.ts';
import { type ListedGame, listedGame } from '../store/lists/games.ts';
import type { Ctx } from './app.ts';

export interface UnreadableGame {
  readonly listed: ListedGame;
  readonly trouble: Trouble;
}

/** The game with the route's `:id`, if it is one of those and the visitor may see it. */
export async function findUnreadable(c: Ctx): Promise<UnreadableGame | undefined> {
  const id = parseGameId(c.req.param('id') ?? '');
  const listed = id && (await listedGame(c.env.DB, id));
  if (!id || !listed) return undefined;
  const asking = c.get('account')?.id;
  const maySee =
    !listed.isPrivate || listed.seats.some(({ account }) => account !== '' && account === asking);
  const found = maySee ? await c.env.GAMES.getByName(id).checkup() : undefined;
  return found?.trouble && found.rulesId === undefined ? { listed, trouble: found.trouble } : undefined;
}
