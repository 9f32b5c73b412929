/** Turning letters off by a link: GET shows a button, POST does it (RFC 8058 one-click included). */
import type { Hono } from 'hono';
import { readLink } from '../../email/index.ts';
import { subscribe, unsubscribe } from '../readModel/unsubscriptions.ts';
import type { App } from './app.ts';
import { show } from './layout.tsx';
import { badLink } from './play.tsx';

export function unsubscribeRoutes(app: Hono<App>): void {
  app.get('/unsubscribe/:token', (c) => {
    const link = readLink(c.var.settings.secret, c.req.param('token'));
    if (link?.purpose !== 'unsubscribe') return badLink(c);
    return show(c, {
      title: 'Letters of this game',
      children: (
        <>
          <h1>Letters of this game</h1>
          <p>
            No letter means that you have to look at the game’s page yourself to see when it is your turn.
          </p>
          <form method="post" action={`/unsubscribe/${c.req.param('token')}`}>
            <div class="row">
              <button type="submit" name="letters" value="off">
                Send me no letters of this game
              </button>
              <button type="submit" name="letters" value="on" class="plain">
                Send them again
              </button>
              <a href={`/g/${link.game}`}>To the game</a>
            </div>
          </form>
        </>
      ),
    });
  });

  app.post('/unsubscribe/:token', async (c) => {
    const link = readLink(c.var.settings.secret, c.req.param('token'));
    if (link?.purpose !== 'unsubscribe') return badLink(c);
    const form = await c.req.parseBody();
    const isOn = form.letters === 'on';
    if (isOn) await subscribe(c.env.DB, link.account, link.game);
    else await unsubscribe(c.env.DB, link.account, link.game, Date.now());
    return show(c, {
      title: isOn ? 'Letters are on' : 'Letters are off',
      children: (
        <>
          <h1>{isOn ? 'Letters are on' : 'Letters are off'}</h1>
          <p>
            {isOn
              ? 'You will get a letter whenever it is your turn in this game.'
              : 'You will get no more letters of this game. The same link turns them on again.'}
          </p>
          <p>
            <a href={`/unsubscribe/${c.req.param('token')}`}>Change it</a> ·{' '}
            <a href={`/g/${link.game}`}>To the game</a>
          </p>
        </>
      ),
    });
  });
}
