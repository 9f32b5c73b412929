/** Who sent a reply, and how certain that is. */
import { sha256Hex } from '../../sha256.ts';
import type { Reply } from '../model/commands.ts';
import type { Doubt } from '../model/refusals.ts';

/**
 * The seat's own player (their provider vouches for it), or somebody else, known by a hash of their address.
 * A seat's own replies and those of others are counted and remembered separately, so that nobody can use up
 * another's share or answer in their place.
 */
export type Sender = 'own' | `other:${string}`;

/** `contact` is the address of the seat's player, in lower case; undefined if it is not known. */
export const senderOf = (reply: Reply, contact: string | undefined): Sender =>
  doubtOfSender(reply, contact) === undefined ? 'own' : `other:${sha256Hex(reply.from).slice(0, 16)}`;

/** Why it is not certain that the seat's own player wrote the reply; undefined if it is. */
export function doubtOfSender(reply: Reply, contact: string | undefined): Doubt | undefined {
  if (reply.from !== contact) return 'OTHER_ADDRESS';
  return reply.authenticated ? undefined : 'NOT_AUTHENTICATED';
}
