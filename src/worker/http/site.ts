/** The site: what guards every request, and the table of routes. */
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { readSettings } from '../env.ts';
import { accountRoutes } from './account.tsx';
import { addressChangeRoutes } from './addressChange.tsx';
import { agreementRoutes } from './agreements.tsx';
import { apiRoutes, noSuchEndpoint } from './api.ts';
import type { App } from './app.ts';
import { calendarRoutes } from './calendar.ts';
import { confirmRoutes } from './confirm.tsx';
import { embedRoutes } from './embed.tsx';
import { exportRoutes } from './exports.ts';
import { frontRoutes } from './front.tsx';
import { gameRoutes } from './game.tsx';
import { gameFeedRoutes } from './gameFeed.ts';
import { gameLettersRoutes } from './gameLetters.tsx';
import { inboundWebhookRoutes } from './inboundWebhook.ts';
import { invitationRoutes } from './invitation.tsx';
import { showNothing } from './layout.tsx';
import { lobbyRoutes } from './lobby.tsx';
import { myGamesRoutes } from './myGames.tsx';
import { newGameRoutes } from './newGame.tsx';
import { nextGameRoutes } from './nextGame.ts';
import { oEmbedRoutes } from './oEmbed.ts';
import { operatorRoutes } from './operator.ts';
import { ownTimeRoutes } from './ownTime.tsx';
import { pictureRoutes } from './pictures.ts';
import { playRoutes } from './play.tsx';
import { playerRoutes } from './player.tsx';
import { postOfficeRoutes } from './postOffice/routes.tsx';
import { rulesRoutes } from './rules.tsx';
import { headers, sameOrigin } from './security.ts';
import { withAccount } from './session.ts';
import { signInRoutes } from './signIn.tsx';
import { unsubscribeRoutes } from './unsubscribe.tsx';
import { verifyRoutes } from './verify.tsx';
import { watchLinkRoutes } from './watching.ts';
import { webhookRoutes } from './webhooks.ts';

export const site = new Hono<App>();

site.use(headers);
site.use(methodNotAllowed({ app: site }));
site.use(async (c, next) => {
  c.set('settings', readSettings(c.env));
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
