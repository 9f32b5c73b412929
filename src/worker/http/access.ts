/**
 * Who may see a game. A public game's address has its id. A private game is shown under its id to its
 * signed-in players, and to anybody else under its watch link's token, which replaces the id:
 * `/g/watch.ID.0.SEAL/12.png`. Pages, pictures, feeds, exports and embedded boards all look games up here. A
 * game the visitor may not see gets the same answer as one that does not exist.
 */

import { parseGameId } from '../game/model/ids.ts';
import type { Player } from '../game/model/snapshot.ts';
import { readLink } from '../links.ts';
import type { Ctx } from './app.ts';
import { type FoundGame, findGame, GameNotReachable } from './games.ts';

export interface WatchedGame extends FoundGame {
  /**
   * What stands for the game in the requested address: its id or a watch token. Links on its pages reuse it.
   */
  readonly address: string;
}

/** The game that `named` (by default the route's `:id`) stands for, if the visitor may see it. */
export async function watchGame(
  c: Ctx,
  named: string = c.req.param('id') ?? '',
): Promise<WatchedGame | undefined> {
  const link = parseGameId(named) ? undefined : readLink(c.var.settings.secrets, named);
  if (link && link.purpose !== 'watch') return undefined;
  const isSeatedAt = (seats: readonly Player[]): boolean =>
    c.var.account !== undefined && seats.some(({ account }) => account === c.var.account?.id);
  const found = await findGame(c.env, link?.game ?? named).catch((error: unknown) => {
    // Whoever may not see a private game is not told either that it lies in the archive.
    if (!(error instanceof GameNotReachable) || link) throw error;
    if (error.listed.isPrivate && !isSeatedAt(error.listed.seats)) return undefined;
    throw error;
  });
  if (!found) return undefined;
  const { isPrivate, watchEdition, seats } = found.snapshot;
  const maySee = link ? isPrivate && link.edition === watchEdition : !isPrivate || isSeatedAt(seats);
  return maySee ? { ...found, address: named } : undefined;
}
