/**
 * Turning letters off, and on again, by the link that every game letter holds: GET shows how it stands, POST changes
 * it. A POST without a word is the one click of RFC 8058: it turns off what the link is for.
 */

import type { Hono } from 'hono';
import type { AccountId, GameId } from '../../../game/model/ids.ts';
import { ALL_GAMES, readLink } from '../../../links.ts';
import {
  gameModeOf,
  mailSettingsOf,
  setGameMode,
  turnAllOff,
  turnOn,
} from '../../../store/mail/mailSettings.ts';
import type { App, Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { MODE_WORDS } from '../../parts/letterWords.ts';
import { badLink } from '../game/play.tsx';

export function unsubscribeRoutes(app: Hono<App>): void {
  app.get('/unsubscribe/:token', async (c) => {
    const link = readUnsubscribe(c);
    return link ? showState(c, link) : badLink(c, 'your letters come as before');
  });

  app.post('/unsubscribe/:token', async (c) => {
    const link = readUnsubscribe(c);
    if (!link) return badLink(c, 'your letters come as before');
    const { account, game } = link;
    const { letters } = await c.req.parseBody();
    const now = Date.now();
    if (letters === 'on')
      await (game === ALL_GAMES
        ? turnOn(c.env.DB, account, now)
        : setGameMode(c.env.DB, account, game, 'each', now));
    else if (letters === 'all-off' || game === ALL_GAMES) await turnAllOff(c.env.DB, account);
    else await setGameMode(c.env.DB, account, game, 'quiet', now);
    return showState(c, link);
  });
}

interface Unsubscribe {
  readonly account: AccountId;
  readonly game: GameId;
  readonly token: string;
}

function readUnsubscribe(c: Ctx): Unsubscribe | undefined {
  const token = c.req.param('token') ?? '';
  const link = readLink(c.var.settings.secret, token);
  return link?.purpose === 'unsubscribe' ? { ...link, token } : undefined;
}

async function showState(c: Ctx, { account, game, token }: Unsubscribe) {
  const settings = await mailSettingsOf(c.env.DB, account);
  const own = game === ALL_GAMES ? undefined : await gameModeOf(c.env.DB, account, game);
  const mode = own ?? settings.mode;
  const what = game === ALL_GAMES ? 'your games' : 'this game';
  const title = mode === 'quiet' ? `Letters of ${what} are off` : `Letters of ${what} are on`;
  return show(c, {
    title,
    children: (
      <>
        <h1>{title}</h1>
        <p>
          {mode === 'quiet'
            ? 'You get no more letters, so look at the page yourself to see when it is your turn. This same page turns them on again, at any time.'
            : `At present: ${MODE_WORDS[mode]}.`}
        </p>
        <form method="post" action={`/unsubscribe/${token}`}>
          <div class="row">
            {mode === 'quiet' ? (
              <button type="submit" name="letters" value="on">
                Send me letters of {what} again
              </button>
            ) : (
              <button type="submit" name="letters" value="off">
                Send me no letters of {what}
              </button>
            )}
            {game !== ALL_GAMES && settings.mode !== 'quiet' ? (
              <button type="submit" name="letters" value="all-off" class="plain">
                Send me no letters of any game
              </button>
            ) : null}
          </div>
        </form>
        {game !== ALL_GAMES && settings.mode === 'quiet' ? (
          <p>
            Letters of your other games are off, too: <a href="/account">your account</a> turns them on.
          </p>
        ) : null}
        <p>
          {game === ALL_GAMES ? null : (
            <>
              <a href={`/g/${game}`}>To the game</a> ·{' '}
            </>
          )}
          <a href="/account">All about your letters</a>
        </p>
      </>
    ),
  });
}
