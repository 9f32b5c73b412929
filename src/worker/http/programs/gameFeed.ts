/** The feed of a game: an entry a move, `/g/ID/feed.atom`. */

import type { Hono } from 'hono';
import { describeTurn } from '../../../render/index.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import type { FoundGame } from '../games.ts';
import { noSuchGame } from '../missing.ts';
import { addressesOf } from '../parts/addresses.ts';
import { titleOf } from '../parts/gameWords.ts';
import { positionWords } from '../parts/positionWords.ts';
import { answerFeed, type FeedEntry } from './feeds.ts';

/** Feed readers look in often enough to miss none of so many. */
const NEWEST = 50;

export function gameFeedRoutes(app: Hono<App>): void {
  app.get('/g/:id/feed.atom', async (c) => {
    const found = await watchGame(c);
    return found ? answerGameFeed(c, found) : noSuchGame(c);
  });
}

function answerGameFeed(c: Ctx, found: FoundGame): Promise<Response> {
  const { rules, snapshot } = found;
  const { turns, seats, createdAt, changedAt } = snapshot;
  const entryOf = (ply: number): FeedEntry => {
    const { position, picture } = addressesOf(c.var.settings, found, ply);
    const turn = turns[ply - 1];
    const seat = seats[turn?.seat ?? seats.findIndex(({ account }) => account === snapshot.host)];
    const { description } = positionWords(c.var.words, found, ply);
    return {
      url: position,
      title: turn ? `${ply}. ${seat?.side.name}: ${describeTurn(c.var.words, turn)}` : `${rules.name} begins`,
      summary: description,
      at: turn?.at ?? createdAt,
      author: seat?.name || 'a player',
      picture: { url: picture, alt: `The position after ${ply} moves` },
    };
  };
  const first = Math.max(0, turns.length + 1 - NEWEST);
  const entries = Array.from({ length: turns.length + 1 - first }, (_, index) =>
    entryOf(turns.length - index),
  );
  const { feed, game: page } = addressesOf(c.var.settings, found, turns.length);
  return answerFeed(c, { url: feed, page, title: titleOf(rules, snapshot), at: changedAt, entries });
}
