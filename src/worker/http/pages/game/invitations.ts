/** The invitations to a game that has not begun, for its host: what became of each, and sending it again. */
import type { Hono } from 'hono';
import type { Seat } from '../../../../rules/index.ts';
import { explain } from '../../../../words/index.ts';
import { DAY } from '../../../clock/units.ts';
import type { GameSnapshot } from '../../../game/model/snapshot.ts';
import { countInvitation } from '../../../startGame.ts';
import { countOne } from '../../../store/counts.ts';
import type { Account } from '../../../store/people/accounts.ts';
import { addressesTyped } from '../../../store/people/invitations.ts';
import { type WatchedGame, watchGame } from '../../access.ts';
import type { App, Ctx } from '../../app.ts';
import { showNothing } from '../../layout.tsx';
import { noSuchGame } from '../../missing.ts';
import type { SentInvitation } from '../../parts/invitationList.tsx';

/** How often a day one invitation may be sent again. */
const AGAIN_A_DAY = 1;

export function invitationsRoutes(app: Hono<App>): void {
  app.post('/g/:id/invitations', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const { account } = c.var;
    if (!account || account.id !== found.snapshot.host) return notYours(c, 403);
    return sendAgain(c, found, account);
  });
}

function notYours(c: Ctx, status: 403 | 409 | 429, why?: string) {
  const { title, sentence } = c.var.words.pages.game.invitations.notSent;
  return showNothing(c, title, why ?? sentence, status);
}

/** Counts as an invitation, and against a limit of its own: nobody is to be pestered. */
async function sendAgain(c: Ctx, { snapshot }: WatchedGame, host: Account) {
  const { words, env } = { words: c.var.words, env: c.env };
  const form = await c.req.parseBody();
  const seat = Number(form.seat);
  const typed = await addressesTyped(env.DB, snapshot.id, host.id);
  const player = snapshot.seats[seat];
  const address = player && typed.get(player.account);
  if (player?.state !== 'invited' || address === undefined) return notYours(c, 409);
  const now = Date.now();
  const once = { what: `invitationAgain:${snapshot.id}:${seat}`, most: AGAIN_A_DAY, stretch: DAY };
  if (!(await countOne(env.DB, once, now))) return notYours(c, 429, words.pages.game.invitations.onceADay);
  const refusal = await countInvitation(env.DB, host.id, address, now);
  if (refusal) return notYours(c, 429, explain(words.pages.newGame.refusals, refusal));
  await env.GAMES.getByName(snapshot.id).resendInvitation(seat, String(now));
  return c.redirect(`/g/${snapshot.id}`, 303);
}

/** For the host of a game that waits for players: what they sent, and what became of it. */
export async function invitationsSent(
  { DB, GAMES }: Env,
  { id, seats, phase, host }: GameSnapshot,
  reader: Account | undefined,
): Promise<readonly SentInvitation[]> {
  if (reader?.id !== host || (phase !== 'inviting' && phase !== 'declined')) return [];
  const [typed, letters] = await Promise.all([addressesTyped(DB, id, host), GAMES.getByName(id).letters()]);
  return seats.flatMap((player, seat: Seat) => {
    const address = typed.get(player.account);
    if (address === undefined) return [];
    const letter = letters.findLast((each) => each.kind === 'invitation' && each.seat === seat);
    return [{ seat, address, state: player.state, letter }];
  });
}
