/**
 * The address that answers one letter: it names a game, a seat and a ply, and carries a seal, so that whoever
 * writes to it has seen the letter. Mail systems may change its case; nothing in it depends on case.
 */
import type { Seat } from '../../rules/index.ts';
import { isSealed, SEAL_LENGTH, seal } from './seal.ts';

export interface ReplyAddress {
  readonly game: string;
  readonly seat: Seat;
  readonly ply: number;
}

const GAME = /^[a-z0-9]{12}$/;
const LOCAL_PART = new RegExp(
  `^m\\.([a-z0-9]{12})\\.(0|[1-9]\\d?)\\.(0|[1-9]\\d{0,5})\\.([a-z2-7]{${SEAL_LENGTH}})$`,
);

/** `m.<game>.<seat>.<ply>.<seal>@<domain>`, the local part at most 50 of the 64 characters that RFC 5321 allows. */
export function formatReplyAddress(secret: string, address: ReplyAddress, domain: string): string {
  if (!GAME.test(address.game)) throw new Error(`not a game's id: ${address.game}`);
  const body = formatBody(address);
  return `m.${body}.${seal(secret, 'reply address', body)}@${domain}`;
}

/** undefined when `address` (bare: no display name, no angle brackets) is not one of ours at `domain`. */
export function parseReplyAddress(secret: string, address: string, domain: string): ReplyAddress | undefined {
  const [local = '', host, ...rest] = address.toLowerCase().split('@');
  if (rest.length > 0 || host !== domain.toLowerCase()) return undefined;
  const [, game, seat, ply, claimed] = LOCAL_PART.exec(local) ?? [];
  if (!game || !claimed) return undefined;
  const read: ReplyAddress = { game, seat: Number(seat), ply: Number(ply) };
  return isSealed(secret, 'reply address', formatBody(read), claimed) ? read : undefined;
}

const formatBody = ({ game, seat, ply }: ReplyAddress): string => `${game}.${seat}.${ply}`;
