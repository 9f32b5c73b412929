/** The site: what every request passes through, and the table of routes. */
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { wordsOf } from '../../words/index.ts';
import { settingsOf } from '../env.ts';
import { isLocalRequest } from '../settings.ts';
import { randomLetters } from '../tokens.ts';
import type { App } from './app.ts';
import { boundedBody, readableFormOfPages, slowAccounts, slowMachines } from './edge.ts';
import { answerFailure, answerNothing, refuseMethod } from './failures.ts';
import { accountRoutes } from './pages/account/account.ts';
import { addressChangeRoutes } from './pages/account/addressChange.ts';
import { availabilityRoutes } from './pages/account/availability.ts';
import { myGamesRoutes } from './pages/account/myGames.ts';
import { playerRoutes } from './pages/account/player.ts';
import { neighborRoutes, privacyRoutes } from './pages/account/privacy.ts';
import { signInRoutes } from './pages/account/signIn.ts';
import { unsubscribeRoutes } from './pages/account/unsubscribe.ts';
import { freeBoardRoutes } from './pages/board/freeBoard.ts';
import { againstMachineRoutes } from './pages/game/againstMachine.ts';
import { agreementRoutes } from './pages/game/agreements.ts';
import { cancelRoutes } from './pages/game/cancel.ts';
import { confirmRoutes } from './pages/game/confirm.ts';
import { freeSeatRoutes } from './pages/game/freeSeats.ts';
import { gameRoutes } from './pages/game/game.ts';
import { gameLettersRoutes } from './pages/game/gameLetters.ts';
import { invitationRoutes } from './pages/game/invitation.ts';
import { invitationsRoutes } from './pages/game/invitations.ts';
import { lobbyRoutes } from './pages/game/lobby.ts';
import { newGameRoutes } from './pages/game/newGame.ts';
import { nextGameRoutes } from './pages/game/nextGame.ts';
import { planRoutes } from './pages/game/plan.ts';
import { playRoutes } from './pages/game/play.ts';
import { resignRoutes } from './pages/game/resign.ts';
import { substituteRoutes } from './pages/game/substitute.ts';
import { watchLinkRoutes } from './pages/game/watchLink.ts';
import { lessonRoutes } from './pages/lessons/lessons.ts';
import { postOfficeRoutes } from './pages/postOffice/postOffice.ts';
import { puzzleRoutes } from './pages/puzzles/puzzles.ts';
import { archiveApi, archiveRoutes } from './pages/site/archive.ts';
import { frontRoutes } from './pages/site/front.ts';
import { healthRoutes } from './pages/site/health.ts';
import { imprintRoutes, securityTxtRoutes } from './pages/site/imprint.ts';
import { operatorRoutes } from './pages/site/operator.ts';
import { rulesRoutes } from './pages/site/rules.ts';
import { verifyRoutes } from './pages/site/verify.ts';
import { apiRoutes } from './programs/api.ts';
import { calendarRoutes } from './programs/calendar.ts';
import { embedRoutes } from './programs/embed.ts';
import { exportRoutes } from './programs/exports.ts';
import { gameFeedRoutes } from './programs/gameFeed.ts';
import { inboundWebhookRoutes } from './programs/inboundWebhook.ts';
import { oEmbedRoutes } from './programs/oEmbed.ts';
import { pictureRoutes } from './programs/pictures.ts';
import { proofRoutes } from './programs/proofs.ts';
import { webhookRoutes } from './programs/webhooks.ts';
import { refuseToServe } from './refusing.tsx';
import { headers, sameOrigin, storedNowhere } from './security.ts';
import { withAccount } from './session.ts';
import { sharedPages } from './sharedPages.ts';

export const site = new Hono<App>();

site.use(headers);
site.use(storedNowhere);
site.use((c, next) => {
  c.set('requestId', c.req.header('cf-ray') ?? randomLetters(12));
  return next();
});
site.use(methodNotAllowed({ app: site, onMethodNotAllowed: refuseMethod }));
site.use(async (c, next) => {
  const settings = settingsOf(c.env);
  if (!settings.ok) return refuseToServe(c, settings.error);
  const { isLocal, publicUrl, language } = settings.value;
  // A deployment still configured with a developer machine's address would get that machine's privileges.
  if (isLocal && !isLocalRequest(c.req.raw)) {
    return refuseToServe(c, [{ setting: 'PUBLIC_URL', code: 'NOT_THIS_HOST', found: publicUrl }]);
  }
  c.set('settings', settings.value);
  c.set('words', wordsOf(language));
  return next();
});

healthRoutes(site);
securityTxtRoutes(site);

site.use(boundedBody);
site.use(slowMachines);
site.use(readableFormOfPages);
site.use(sharedPages);

// For programs and other sites. These come before the sessions, because nobody is signed in here.
apiRoutes(site);
archiveApi(site);
webhookRoutes(site);
inboundWebhookRoutes(site);
proofRoutes(site);
pictureRoutes(site);
embedRoutes(site);
oEmbedRoutes(site);
gameFeedRoutes(site);
exportRoutes(site);
calendarRoutes(site);

site.use(withAccount);
site.use(sameOrigin);
site.use(slowAccounts);

// The site itself.
frontRoutes(site);
rulesRoutes(site);
lessonRoutes(site);
freeBoardRoutes(site);
puzzleRoutes(site);
archiveRoutes(site);
verifyRoutes(site);
postOfficeRoutes(site);
operatorRoutes(site);
imprintRoutes(site);

// A player's own pages, and their public one.
signInRoutes(site);
accountRoutes(site);
privacyRoutes(site);
neighborRoutes(site);
availabilityRoutes(site);
addressChangeRoutes(site);
myGamesRoutes(site);
playerRoutes(site);
unsubscribeRoutes(site);

// Finding and starting games.
lobbyRoutes(site);
freeSeatRoutes(site);
newGameRoutes(site);
againstMachineRoutes(site);
invitationRoutes(site);
invitationsRoutes(site);

// One game, for spectators and players.
gameRoutes(site);
nextGameRoutes(site);
gameLettersRoutes(site);
watchLinkRoutes(site);
playRoutes(site);
cancelRoutes(site);
planRoutes(site);
resignRoutes(site);
agreementRoutes(site);
substituteRoutes(site);
confirmRoutes(site);

// Browsers request this one no matter what the page says.
site.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));

site.notFound(answerNothing);
site.onError(answerFailure);
