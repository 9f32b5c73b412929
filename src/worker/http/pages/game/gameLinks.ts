/**
 * The signed links that letters have into a game. Each is made for one seat, and works without signing in.
 */
import type { Seat } from '../../../../rules/index.ts';
import { isOfHand } from '../../../game/model/hand.ts';
import type { GameId } from '../../../game/model/ids.ts';
import type { Link } from '../../../links.ts';
import type { Ctx } from '../../app.ts';
import { type FoundGame, findGame } from '../../games.ts';
import { linkIn } from '../../requestLink.ts';

type LinkFor<Purpose extends Link['purpose']> = Extract<Link, { readonly purpose: Purpose }>;

/** The game, and what the link says. `token` is the link as written in addresses. */
type Opened<Purpose extends Link['purpose']> = FoundGame & LinkFor<Purpose> & { readonly token: string };

/** Made for the seat's player. The ply is the one the letter was about; the game may have moved on since. */
export type PlayLink = Opened<'play'>;
export type ConfirmLink = Opened<'confirm'>;
export type InvitationLink = Opened<'invitation'>;
export type SubstituteLink = Opened<'substitute'>;
/** A link that works for one turn of its seat. */
export type TurnLink = PlayLink | ConfirmLink;

/** What the route's `:token` opens; undefined when it is not one of our links. */
export async function openPlayLink(c: Ctx): Promise<PlayLink | undefined> {
  const link = linkOf(c);
  return link?.purpose === 'play' ? ofHolder(await open(c, link)) : undefined;
}

export async function openConfirmLink(c: Ctx): Promise<ConfirmLink | undefined> {
  const link = linkOf(c);
  return link?.purpose === 'confirm' ? ofHolder(await open(c, link)) : undefined;
}

export async function openInvitation(c: Ctx): Promise<InvitationLink | undefined> {
  const link = linkOf(c);
  return link?.purpose === 'invitation' ? ofHolder(await open(c, link)) : undefined;
}

export async function openSubstitution(c: Ctx): Promise<SubstituteLink | undefined> {
  const link = linkOf(c);
  return link?.purpose === 'substitute' ? open(c, link) : undefined;
}

const tokenOf = (c: Ctx): string => c.req.param('token') ?? '';

const linkOf = (c: Ctx): Link | undefined => linkIn(c, tokenOf(c));

/** The link, if it was made for the player who holds its seat now. */
const ofHolder = <L extends FoundGame & { readonly seat: Seat; readonly hand?: number }>(
  link: L | undefined,
): L | undefined => (link && isOfHand(link.snapshot.seats[link.seat], link.hand) ? link : undefined);

async function open<GameLink extends { readonly game: GameId }>(c: Ctx, link: GameLink) {
  const found = await findGame(c.env, link.game);
  return found && { ...found, ...link, token: tokenOf(c) };
}
