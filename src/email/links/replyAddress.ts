/**
 * The address for answering one letter. It names a game, a seat and a ply, and has a seal, so only somebody
 * who has seen the letter can write to it. Mail systems may change its case; nothing in it depends on case.
 */
import type { Seat } from '../../rules/index.ts';
import { isSealed, SEAL_LENGTH, seal } from './seal.ts';

export interface ReplyAddress {
  readonly game: string;
  readonly seat: Seat;
  readonly ply: number;
  /** How often the seat had changed hands; left out for never. */
  readonly hand?: number;
  /** What the letter asks, if "resign" or "accept" is to answer that and nothing else. */
  readonly asks?: Asked;
}

/** Whether to resign; or how to answer an offer, named by the number of the event that made it. */
export type Asked = 'resign' | { readonly offer: number };

const GAME = /^[a-z0-9]{12}$/;
const LOCAL_PART = new RegExp(
  `^m\\.([a-z0-9]{12})\\.(0|[1-9]\\d?)\\.(0|[1-9]\\d{0,5})(?:\\.h([1-9]\\d?))?(?:\\.(r|o[1-9]\\d{0,5}))?\\.([a-z2-7]{${SEAL_LENGTH}})$`,
);

/**
 * `m.<game>.<seat>.<ply>[.<asks>].<seal>@<domain>`, the local part at most 63 of the 64 characters that RFC
 * 5321 allows.
 */
export function formatReplyAddress(secret: string, address: ReplyAddress, domain: string): string {
  if (!GAME.test(address.game)) throw new Error(`not a game's id: ${address.game}`);
  const body = formatBody(address);
  return `m.${body}.${seal(secret, 'reply address', body)}@${domain}`;
}

/** undefined if `address` (bare: no display name, no angle brackets) is not one of ours at `domain`. */
export function parseReplyAddress(
  secrets: readonly string[],
  address: string,
  domain: string,
): ReplyAddress | undefined {
  const [local = '', host, ...rest] = address.toLowerCase().split('@');
  if (rest.length > 0 || host !== domain.toLowerCase()) return undefined;
  const [, game, seat, ply, hand, asks, claimed] = LOCAL_PART.exec(local) ?? [];
  if (!game || !claimed) return undefined;
  const read: ReplyAddress = {
    game,
    seat: Number(seat),
    ply: Number(ply),
    ...(hand && { hand: Number(hand) }),
    ...(asks && { asks: parseAsked(asks) }),
  };
  return isSealed(secrets, 'reply address', formatBody(read), claimed) ? read : undefined;
}

const formatBody = ({ game, seat, ply, hand, asks }: ReplyAddress): string =>
  [game, seat, ply, ...(hand ? [`h${hand}`] : []), ...(asks ? [formatAsked(asks)] : [])].join('.');

const formatAsked = (asks: Asked): string => (asks === 'resign' ? 'r' : `o${asks.offer}`);
const parseAsked = (text: string): Asked => (text === 'r' ? 'resign' : { offer: Number(text.slice(1)) });
