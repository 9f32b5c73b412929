/** The front page, and "Try it now" on an instance with a local post office. */
import type { Hono } from 'hono';
import { LEVELS } from '../../../../bots/index.ts';
import { allRules, completeOptions } from '../../../../rules/index.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { challenges, newestOfEach } from '../../../store/lists/games.ts';
import type { App, Ctx } from '../../app.ts';
import { hasPostOffice, show, showNothing } from '../../layout.tsx';
import { showcaseOf } from '../../parts/showcase.tsx';
import { frontPage } from './frontPage.tsx';
import { startSampleGame } from './sampleGame.ts';

const MOST_CHALLENGES = 4;

export function frontRoutes(app: Hono<App>): void {
  app.get('/', async (c) => {
    const [{ games: open }, newest] = await Promise.all([
      challenges(c.env.DB, undefined, MOST_CHALLENGES),
      newestOfEach(
        c.env.DB,
        allRules.map(({ id }) => id),
      ),
    ]);
    const { settings, account, words } = c.var;
    const canTry = hasPostOffice(c);
    const facts = { settings, account, open, canTry, showcase: showcaseOf(newest), now: Date.now() };
    return show(c, frontPage(words, facts));
  });
  app.post('/try', tryGame);
}

async function tryGame(c: Ctx) {
  const text = c.var.words.pages.front.tryIt;
  if (!hasPostOffice(c)) return showNothing(c, text.notHere.title, text.notHere.sentence);
  const { game: id = allRules[0]?.id, against, ...given } = await c.req.parseBody();
  const rules = allRules.find((each) => each.id === id);
  if (!rules) {
    const ids = allRules.map((each) => each.id);
    return showNothing(c, text.noSuchGame.title, text.noSuchGame.sentence(ids));
  }
  const chosen = Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const options = completeOptions(rules, Object.fromEntries(chosen));
  if (!options.ok) {
    const why = explainGameRefusal(c.var.words, { code: 'BAD_OPTION', refusal: options.error }, rules);
    return showNothing(c, text.noSuchOption, why.join(' '), 400);
  }
  const level = LEVELS.find((each) => each === against);
  await startSampleGame(c, { rules, options: options.value, level }, Date.now());
  return c.redirect('/post', 303);
}
