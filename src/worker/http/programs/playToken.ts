/** The play token that a program sends: the same as in a letter's links. */
import { ok, type Result, refuse } from '../../../rules/index.ts';
import { isOfHand } from '../../game/model/hand.ts';
import { type Link, readLink } from '../../links.ts';
import type { Ctx } from '../app.ts';
import { bearerOf } from '../bearer.ts';
import { type FoundGame, findGame } from '../games.ts';

/** Why a request is refused before a game is asked. */
export interface BadRequest {
  readonly code: 'BAD_TOKEN' | 'BAD_KEY' | 'BAD_BODY' | 'BAD_PLY' | 'OLD_TOKEN';
  readonly message: string;
}

export interface TokenHolder {
  readonly link: Extract<Link, { readonly purpose: 'play' }>;
  readonly found: FoundGame;
}

/** The token of the `Authorization` header, made for the player who now holds a seat of the path's game. */
export async function openToken(c: Ctx): Promise<Result<TokenHolder, BadRequest>> {
  const link = readLink(c.var.settings.secrets, bearerOf(c) ?? '');
  const found =
    link?.purpose === 'play' && link.game === c.req.param('id')
      ? await findGame(c.env, link.game)
      : undefined;
  return link?.purpose === 'play' && found && isOfHand(found.snapshot.seats[link.seat], link.hand)
    ? ok({ link, found })
    : refuse({ code: 'BAD_TOKEN', message: c.var.words.api.badToken });
}
