/** The rule sheets. */
import type { Hono } from 'hono';
import { allRules, asRulesId, rulesById } from '../../../../rules/index.ts';
import { guideOf } from '../../../guide.ts';
import { recentGames } from '../../../store/lists/games.ts';
import type { App } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { balancePage } from './balance/balancePage.tsx';
import { allRulesPage, rulesPage } from './rulesPage.tsx';

const MOST_GAMES = 6;

export function rulesRoutes(app: Hono<App>): void {
  app.get('/balance', (c) => show(c, balancePage(c.var.words)));

  app.get('/rules', (c) => show(c, allRulesPage(c.var.words, c.var.settings)));

  app.get('/rules/:game', async (c) => {
    const { settings, words } = c.var;
    const id = c.req.param('game');
    const rules = rulesById(asRulesId(id));
    if (!rules) {
      const { title, sentence } = words.pages.rules.noSuchGame;
      const ids = allRules.map((each) => each.id);
      return showNothing(c, title, sentence(id, ids));
    }
    const [recent, guide] = await Promise.all([
      recentGames(c.env.DB, rules.id, MOST_GAMES),
      guideOf(c.env, words, rules),
    ]);
    return show(c, rulesPage(words, { settings, rules, guide, recent, now: Date.now() }));
  });
}
