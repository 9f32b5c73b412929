/** The play token that a program sends: the same as in a letter's links. */
import { ok, type Result, refuse } from '../../../rules/index.ts';
import { isOfHand } from '../../game/model/hand.ts';
import type { Link } from '../../links.ts';
import type { Ctx } from '../app.ts';
import { bearerOf } from '../bearer.ts';
import { type FoundGame, findGame } from '../games.ts';
import { linkIn } from '../requestLink.ts';

/** Why a request is refused before a game is asked. */
export interface BadRequest {
  readonly code: 'BAD_TOKEN' | 'BAD_KEY' | 'BAD_BODY' | 'BAD_PLY' | 'OLD_TOKEN';
  readonly message: string;
}

export type PlayLink = Extract<Link, { readonly purpose: 'play' }>;

export interface TokenHolder {
  readonly link: PlayLink;
  readonly found: FoundGame;
}

/** The token of the `Authorization` header, if it is one of ours, made for a seat of the path's game. */
export function readToken(c: Ctx): Result<PlayLink, BadRequest> {
  const link = linkIn(c, bearerOf(c) ?? '');
  return link?.purpose === 'play' && link.game === c.req.param('id') ? ok(link) : refuse(badToken(c));
}

/** The same, if it was made for the player who now holds the seat. */
export async function openToken(c: Ctx): Promise<Result<TokenHolder, BadRequest>> {
  const read = readToken(c);
  if (!read.ok) return read;
  const link = read.value;
  const found = await findGame(c.env, link.game);
  return found && isOfHand(found.snapshot.seats[link.seat], link.hand)
    ? ok({ link, found })
    : refuse(badToken(c));
}

export const badToken = (c: Ctx): BadRequest => ({ code: 'BAD_TOKEN', message: c.var.words.api.badToken });
