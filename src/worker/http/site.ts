/** The site: what guards every request, and the table of routes. */

import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { wordsOf } from '../../words/index.ts';
import { readSettings } from '../env.ts';
import type { App } from './app.ts';
import { showNothing } from './layout.tsx';
import { accountRoutes } from './pages/account/account.tsx';
import { addressChangeRoutes } from './pages/account/addressChange.tsx';
import { ownTimeRoutes } from './pages/account/availability.tsx';
import { myGamesRoutes } from './pages/account/myGames.tsx';
import { playerRoutes } from './pages/account/player.tsx';
import { signInRoutes } from './pages/account/signIn.tsx';
import { unsubscribeRoutes } from './pages/account/unsubscribe.tsx';
import { agreementRoutes } from './pages/game/agreements.tsx';
import { confirmRoutes } from './pages/game/confirm.tsx';
import { gameRoutes } from './pages/game/game.tsx';
import { gameLettersRoutes } from './pages/game/gameLetters.tsx';
import { invitationRoutes } from './pages/game/invitation.tsx';
import { lobbyRoutes } from './pages/game/lobby.tsx';
import { newGameRoutes } from './pages/game/newGame.tsx';
import { nextGameRoutes } from './pages/game/nextGame.ts';
import { playRoutes } from './pages/game/play.tsx';
import { watchLinkRoutes } from './pages/game/watchLink.ts';
import { postOfficeRoutes } from './pages/postOffice/routes.tsx';
import { frontRoutes } from './pages/site/front.tsx';
import { operatorRoutes } from './pages/site/operator.ts';
import { rulesRoutes } from './pages/site/rules.tsx';
import { verifyRoutes } from './pages/site/verify.tsx';
import { apiRoutes, noSuchEndpoint } from './programs/api.ts';
import { calendarRoutes } from './programs/calendar.ts';
import { embedRoutes } from './programs/embed.tsx';
import { exportRoutes } from './programs/exports.ts';
import { gameFeedRoutes } from './programs/gameFeed.ts';
import { inboundWebhookRoutes } from './programs/inboundWebhook.ts';
import { oEmbedRoutes } from './programs/oEmbed.ts';
import { pictureRoutes } from './programs/pictures.ts';
import { webhookRoutes } from './programs/webhooks.ts';
import { headers, sameOrigin } from './security.ts';
import { withAccount } from './session.ts';

export const site = new Hono<App>();

site.use(headers);
site.use(methodNotAllowed({ app: site }));
site.use(async (c, next) => {
  const settings = readSettings(c.env);
  c.set('settings', settings);
  c.set('words', wordsOf(settings.language));
  await next();
});
// The API, webhooks, pictures and what is for other programs and sites know nobody: they cost no look into the sessions.
apiRoutes(site);
pictureRoutes(site);
embedRoutes(site);
oEmbedRoutes(site);
gameFeedRoutes(site);
exportRoutes(site);
calendarRoutes(site);
webhookRoutes(site);
inboundWebhookRoutes(site);
site.use(withAccount);
site.use(sameOrigin);

frontRoutes(site);
signInRoutes(site);
accountRoutes(site);
ownTimeRoutes(site);
addressChangeRoutes(site);
newGameRoutes(site);
lobbyRoutes(site);
playerRoutes(site);
invitationRoutes(site);
myGamesRoutes(site);
gameRoutes(site);
nextGameRoutes(site);
gameLettersRoutes(site);
watchLinkRoutes(site);
playRoutes(site);
agreementRoutes(site);
confirmRoutes(site);
unsubscribeRoutes(site);
rulesRoutes(site);
verifyRoutes(site);
postOfficeRoutes(site);
operatorRoutes(site);

// Browsers ask for this one whatever the page says.
site.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));

site.notFound((c) =>
  c.req.path.startsWith('/api/')
    ? noSuchEndpoint(c)
    : showNothing(c, 'Nothing here', 'There is no page at this address. Is the link complete?'),
);
site.onError((error, c) => {
  console.error(
    JSON.stringify({ event: 'requestFailed', path: c.req.path, error: String(error), stack: error.stack }),
  );
  return showNothing(
    c,
    'Something went wrong',
    'The fault is ours, and nothing was changed. Please try again in a minute.',
    500,
  );
});
