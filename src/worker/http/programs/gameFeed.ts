/** A game's feed of moves, `/g/ID/feed.atom`. */
import type { Hono } from 'hono';
import { describeTurn } from '../../../render/index.ts';
import { gameWords } from '../../../words/index.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import type { FoundGame } from '../games.ts';
import { nothingOfGame } from '../missing.ts';
import { addressesOf } from '../parts/addresses.ts';
import { sideNameOf, titleOf } from '../parts/gameWords.ts';
import { positionWords } from '../parts/positionWords.ts';
import { answerFeed, type FeedEntry } from './feeds.ts';

/** Feed readers poll often enough not to miss any. */
const MOST_ENTRIES = 50;

export function gameFeedRoutes(app: Hono<App>): void {
  app.get('/g/:id/feed.atom', async (c) => {
    const found = await watchGame(c);
    return found ? answerGameFeed(c, found) : nothingOfGame(c);
  });
}

function answerGameFeed(c: Ctx, found: FoundGame): Promise<Response> {
  const { rules, snapshot } = found;
  const last = snapshot.turns.length;
  const { feed, game: page } = addressesOf(c.var.settings, found, last);
  const entries = Array.from({ length: Math.min(last + 1, MOST_ENTRIES) }, (_, index) =>
    entryOf(c, found, last - index),
  );
  return answerFeed(c, {
    url: feed,
    page,
    title: titleOf(c.var.words, rules, snapshot),
    at: snapshot.changedAt,
    entries,
  });
}

/** The position after `ply` turns. The first entry names the host as its author. */
function entryOf(c: Ctx, found: FoundGame, ply: number): FeedEntry {
  const { words, settings } = c.var;
  const { rules, snapshot } = found;
  const { position, picture } = addressesOf(settings, found, ply);
  const turn = snapshot.turns[ply - 1];
  const hostSeat = snapshot.seats.findIndex(({ account }) => account === snapshot.host);
  const seat = snapshot.seats[turn?.seat ?? hostSeat];
  return {
    url: position,
    title: turn
      ? words.feeds.turn(ply, sideNameOf(words, rules, seat), describeTurn(words, turn))
      : words.feeds.begins(gameWords(words, rules).name),
    summary: positionWords(words, found, ply).description,
    at: turn?.at ?? snapshot.createdAt,
    author: seat?.name || words.feeds.somebody,
    picture: { url: picture, alt: words.feeds.positionAfter(ply) },
  };
}
