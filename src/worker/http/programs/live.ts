/**
 * A socket that gets `{"seq", "ply"}` whenever something happens in a game. The address names the game as
 * `access.ts` says, or by a player's link: players have places of their own among those who follow.
 */
import type { Seat } from '../../../rules/index.ts';
import { isOfHand } from '../../game/model/hand.ts';
import { MACHINE, SEAT } from '../../game/model/machine.ts';
import { readLink } from '../../links.ts';
import { sha256Hex } from '../../sha256.ts';
import { watchGame } from '../access.ts';
import type { Ctx } from '../app.ts';
import { type FoundGame, findGame } from '../games.ts';
import { machineOf } from '../machine.ts';
import { sessionOf } from '../session.ts';

export async function follow(c: Ctx) {
  const followed = (await byPlayLink(c)) ?? (await byAddress(c));
  if (!followed) return c.json({ code: 'NO_SUCH_GAME', message: c.var.words.api.noSuchGame }, 404);
  if (c.req.header('upgrade') !== 'websocket') {
    return c.json({ code: 'NOT_A_SOCKET', message: c.var.words.api.onlyWebSockets }, 426);
  }
  const request = new Request(c.req.raw);
  request.headers.set(MACHINE, sha256Hex(machineOf(c)).slice(0, 16));
  // Whatever the browser sent under that name.
  request.headers.delete(SEAT);
  if (followed.seat !== undefined) request.headers.set(SEAT, String(followed.seat));
  return c.env.GAMES.getByName(followed.snapshot.id).fetch(request);
}

interface Followed extends FoundGame {
  readonly seat?: Seat;
}

async function byPlayLink(c: Ctx): Promise<Followed | undefined> {
  const link = readLink(c.var.settings.secrets, c.req.param('id') ?? '');
  if (link?.purpose !== 'play') return undefined;
  const found = await findGame(c.env, link.game);
  return found && isOfHand(found.snapshot.seats[link.seat], link.hand)
    ? { ...found, seat: link.seat }
    : undefined;
}

async function byAddress(c: Ctx): Promise<Followed | undefined> {
  const found = await watchGame(c);
  const account = found && (await sessionOf(c))?.account.id;
  if (!account) return found;
  const seat = found.snapshot.seats.findIndex(
    (player) => player.account === account && player.state === 'playing',
  );
  return seat < 0 ? found : { ...found, seat };
}
