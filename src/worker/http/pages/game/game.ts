/**
 * The game's page, for anybody who has its link: the board at any ply, the players and the moves. The player
 * to move can play from it.
 */

import type { Hono } from 'hono';
import { describeNotices, viewFrom } from '../../../../render/index.ts';
import { NO_AVAILABILITY } from '../../../game/model/availability.ts';
import { namedHand } from '../../../game/model/hand.ts';
import { withoutNotesOf } from '../../../game/model/heardNotes.ts';
import type { AccountId } from '../../../game/model/ids.ts';
import type { GameSnapshot } from '../../../game/model/snapshot.ts';
import { showPlan } from '../../../game/plans/shown.ts';
import { drawPly } from '../../../game/show/drawnPosition.ts';
import { openAddress } from '../../../game/show/publicAddress.ts';
import { signLink } from '../../../links.ts';
import { nextTurnOf } from '../../../store/lists/games.ts';
import { availabilityOfAccount } from '../../../store/people/availability.ts';
import { blockedAmong } from '../../../store/people/blocks.ts';
import { randomLetters } from '../../../tokens.ts';
import { type WatchedGame, watchGame } from '../../access.ts';
import type { App, Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { noSuchGame, noSuchPosition } from '../../missing.ts';
import { boardFactsOf, newsSince } from '../../parts/boardFacts.ts';
import { namesOf } from '../../parts/gameWords.ts';
import { standingsFor } from '../../parts/standings.ts';
import { findUnreadable } from '../../unreadable.ts';
import { seatLettersOf, unreachableNames } from './gameLetters.ts';
import { gamePage, type Reader } from './gamePage.tsx';
import { invitationsSent } from './invitations.ts';
import { unreadablePage } from './unreadablePage.tsx';

export function gameRoutes(app: Hono<App>): void {
  app.get('/g/:id', async (c) => {
    const found = await watchGame(c);
    return found ? showGame(c, found, found.snapshot.turns.length) : showUnreadable(c);
  });

  app.get('/g/:id/:ply{[0-9]{1,5}}', async (c) => {
    const found = await watchGame(c);
    if (!found) return showUnreadable(c);
    const ply = Number(c.req.param('ply'));
    const last = found.snapshot.turns.length;
    return ply > last ? noSuchPosition(c, ply, last) : showGame(c, found, ply);
  });
}

/** When nothing of the game can be read, all of its pages say so. */
async function showUnreadable(c: Ctx) {
  const unreadable = await findUnreadable(c);
  return unreadable ? show(c, unreadablePage(c.var.words, unreadable)) : noSuchGame(c);
}

async function showGame(c: Ctx, found: WatchedGame, ply: number) {
  const { rules, snapshot, address } = found;
  const { words, settings, account } = c.var;
  const reader = readerOf(c, found, ply);
  const isNews = reader !== undefined && ply === snapshot.turns.length;
  const since = isNews ? newsSince(snapshot, reader.seat) : Math.max(0, ply - 1);
  const known = await standingsFor(c.env, found, ply, since);
  const { position } = known(snapshot.turns.length);
  const view = viewFrom(rules, position, reader?.seat ?? 0);
  const drawn = drawPly(words, rules, snapshot.options, snapshot.turns, ply, { view, since }, known);
  const mine = reader?.isToMove ? { seat: reader.seat, nonce: randomLetters(20) } : undefined;
  const [unreachable, letters, { zone }, blocked, nextTurn, sent, plan] = await Promise.all([
    // For players only. Otherwise a stranger could invite an address just to learn whether its mail arrives.
    reader ? unreachableNames(c.env, words, snapshot, account?.id) : [],
    account && reader ? seatLettersOf(c.env, snapshot.id, reader.seat, account.id) : undefined,
    account ? availabilityOfAccount(c.env.DB, account.id) : NO_AVAILABILITY,
    account ? blockedWriters(c, account.id, snapshot) : [],
    account && reader && !mine ? nextTurnOf(c.env.DB, account.id, snapshot.id) : undefined,
    invitationsSent(c.env, snapshot, account),
    reader && planOf(c, found, reader),
  ]);
  const page = gamePage(words, {
    settings,
    account,
    found: { ...found, snapshot: withoutNotesOf(snapshot, blocked) },
    ply,
    drawn,
    position,
    // Before a game begins nobody has committed to playing it, so its notices can wait.
    notices:
      snapshot.phase === 'inviting'
        ? []
        : describeNotices(words, rules, drawn.standing, namesOf(words, snapshot), reader?.seat),
    board: boardFactsOf(words, rules, snapshot, ply, `/g/${address}`, reader?.seat, mine),
    live: `/api/games/${openAddress(settings, snapshot)}/live`,
    reader,
    unreachable,
    letters,
    nextTurn,
    sent,
    plan,
    zone,
    now: Date.now(),
  });
  return show(c, page);
}

/** The reader's own plan, on the newest position of a game that they play. */
async function planOf(c: Ctx, { snapshot, rules }: WatchedGame, { seat, playPath }: Reader) {
  if (!playPath || snapshot.phase !== 'playing' || !snapshot.playing.includes(seat)) return undefined;
  return showPlan(rules, snapshot.turns, seat, await c.env.GAMES.getByName(snapshot.id).wishes(seat));
}

/** Those whose notes the reader does not want to see. */
const blockedWriters = (c: Ctx, reader: AccountId, { notes }: GameSnapshot) =>
  notes.length === 0
    ? []
    : blockedAmong(
        c.env.DB,
        reader,
        notes.map(({ account }) => account),
      );

/** What the page knows about a reader who plays. Links to play belong to the newest position only. */
function readerOf(c: Ctx, { snapshot }: WatchedGame, ply: number): Reader | undefined {
  const { id: game, seats, playing, turns, phase, toMove, trouble } = snapshot;
  const { account, settings } = c.var;
  const seat = account ? seats.findIndex((each) => each.account === account.id) : -1;
  if (seat < 0) return undefined;
  const isNewest = ply === turns.length && !trouble;
  return {
    seat,
    isToMove: isNewest && toMove === seat,
    mayLeave: isNewest && phase === 'playing' && playing.includes(seat),
    playPath: isNewest
      ? `/play/${signLink(settings.secret, { purpose: 'play', game, seat, ply, ...namedHand(seats[seat]) })}`
      : undefined,
  };
}
