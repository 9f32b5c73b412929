/** The archive: ended public games, searched and turned over page by page, for people and for programs. */
import type { Hono } from 'hono';
import { explain } from '../../../../words/index.ts';
import { searchArchive } from '../../../store/lists/archive.ts';
import { accountById } from '../../../store/people/accounts.ts';
import type { App } from '../../app.ts';
import { addressOf, readSearch, writtenIn } from '../../archiveSearch.ts';
import { show } from '../../layout.tsx';
import { listedForPrograms } from '../../programs/gameForPrograms.ts';
import { archivePage } from './archivePage.tsx';

export function archiveRoutes(app: Hono<App>): void {
  app.get('/archive', async (c) => {
    const { words, settings } = c.var;
    const written = writtenIn((name) => c.req.query(name));
    const search = await readSearch(c.env.DB, written);
    const found = search.ok ? await searchArchive(c.env.DB, search.value) : undefined;
    const several = !search.ok && search.error.code === 'SEVERAL_PLAYERS' ? search.error : undefined;
    const players = await Promise.all((several?.players ?? []).map((id) => accountById(c.env.DB, id)));
    const facts = {
      ...{ settings, written, found, now: Date.now() },
      refusal: search.ok ? undefined : explain(words.pages.archive.refusals, search.error),
      players: players.filter((player) => player !== undefined),
      field: several?.field ?? 'player',
    };
    return show(c, archivePage(words, facts), search.ok ? 200 : 400);
  });
}

/** Among the other addresses for programs. */
export function archiveApi(app: Hono<App>): void {
  app.get('/api/archive', async (c) => {
    const written = writtenIn((name) => c.req.query(name));
    const search = await readSearch(c.env.DB, written);
    if (!search.ok) {
      const message = explain(c.var.words.pages.archive.refusals, search.error);
      return c.json({ ...search.error, message }, 400);
    }
    const { games, next } = await searchArchive(c.env.DB, search.value);
    const { publicUrl } = c.var.settings;
    return c.json({
      games: games.map((game) => listedForPrograms(game, publicUrl)),
      next: next ? publicUrl + addressOf('/api/archive', written, next) : null,
    });
  });
}
