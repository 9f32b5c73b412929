/** A player as everybody sees them: name, results and public games, but no address. */
import type { Hono } from 'hono';
import type { Level } from '../../../../bots/index.ts';
import { type AccountId, asAccountId } from '../../../game/model/ids.ts';
import { levelOf } from '../../../game/model/machines.ts';
import { endedGamesOf, type ListedGame, publicRunningGamesOf } from '../../../store/lists/games.ts';
import { resultsOf } from '../../../store/lists/results.ts';
import { type Account, accountById } from '../../../store/people/accounts.ts';
import { hasBlocked } from '../../../store/people/blocks.ts';
import type { App, Ctx } from '../../app.ts';
import { parseCursor } from '../../cursors.ts';
import { show, showNothing } from '../../layout.tsx';
import { namesOf } from '../../parts/gameWords.ts';
import { gameNameOf, standingWords } from '../../parts/listedGame.ts';
import { answerFeed, type FeedEntry } from '../../programs/feeds.ts';
import { playerPage } from './playerPage.tsx';

const MOST_GAMES = 60;
const ACCOUNT_ID = /^[\w-]{1,64}$/;

export function playerRoutes(app: Hono<App>): void {
  app.get('/p/:account', async (c) => {
    const player = await findPlayer(c);
    if (!player) return noSuchPlayer(c);
    const before = parseCursor(c.req.query('ended') ?? '');
    const [running, ended, results] = await Promise.all([
      before ? [] : publicRunningGamesOf(c.env.DB, player.id, MOST_GAMES),
      endedGamesOf(c.env.DB, player.id, before, true),
      resultsOf(c.env.DB, player.id),
    ]);
    const games = [...running, ...ended.games];
    const { settings, words, account } = c.var;
    const isBlocked =
      account && account.id !== player.id && !levelOf(player.id)
        ? await hasBlocked(c.env.DB, account.id, player.id)
        : undefined;
    const paging = { isFirst: !before, older: ended.next };
    return show(
      c,
      playerPage(words, { settings, player, games, ...paging, results, now: Date.now(), isBlocked }),
    );
  });

  app.get('/p/:account/feed.atom', async (c) => {
    const player = await findPlayer(c);
    if (!player) return noSuchPlayer(c);
    const [running, ended] = await Promise.all([
      publicRunningGamesOf(c.env.DB, player.id, MOST_GAMES),
      endedGamesOf(c.env.DB, player.id, undefined, true),
    ]);
    const games = [...running, ...ended.games].sort((a, b) => b.movedAt - a.movedAt).slice(0, MOST_GAMES);
    const page = `${c.var.settings.publicUrl}/p/${player.id}`;
    return answerFeed(c, {
      url: `${page}/feed.atom`,
      page,
      title: c.var.words.pages.player.gamesOf(player.name),
      at: games[0]?.movedAt ?? 0,
      entries: games.map((listed) => entryOf(c, player, listed)),
    });
  });
}

function entryOf(c: Ctx, player: Account, listed: ListedGame): FeedEntry {
  const { words } = c.var;
  const url = `${c.var.settings.publicUrl}/g/${listed.id}/${listed.ply}`;
  return {
    url,
    title: words.pages.standing.title(gameNameOf(words, listed.rulesId), namesOf(words, listed)),
    summary: standingWords(words, listed, undefined),
    at: listed.movedAt,
    author: player.name,
    picture: { url: `${url}.png`, alt: words.feeds.positionAfter(listed.ply) },
  };
}

/** An account without a name has no public page: it was written to, but nobody ever answered. */
async function findPlayer(c: Ctx): Promise<Account | undefined> {
  const id = c.req.param('account') ?? '';
  const level = levelOf(asAccountId(id));
  if (level) return machineAccount(c, asAccountId(id), level);
  const account = ACCOUNT_ID.test(id) ? await accountById(c.env.DB, asAccountId(id)) : undefined;
  return account?.name ? account : undefined;
}

/** A machine has no row in D1; nobody blocks it, and it has no letters. */
const machineAccount = (c: Ctx, id: AccountId, level: Level): Account => ({
  id,
  address: '',
  name: c.var.words.pages.machines.levels[level].name,
  isProved: true,
  calendarEdition: 0,
});

function noSuchPlayer(c: Ctx) {
  const { title, sentence } = c.var.words.pages.player.noSuchPlayer;
  return showNothing(c, title, sentence);
}
