/**
 * What becomes of a reply by mail. The reply address has already named and proved game, seat and ply; here it
 * is decided which line is the move and whether the sender is to be believed.
 */
import { looksLikeMove, readMove } from '../../rules/index.ts';
import type { Doubt, ReplyRefusal } from './answers.ts';
import type { Reply } from './commands.ts';
import { mayMove } from './decide.ts';
import type { GameState } from './state.ts';

/** More lines than this are not read: a move stands at the top. */
const MAX_LINES = 40;

export type ReplyDecision =
  | { readonly to: 'play'; readonly move: string }
  | { readonly to: 'askToConfirm'; readonly move: string; readonly doubt: Doubt }
  /** `read` is the line that was taken for a move; '' when there was none. */
  | { readonly to: 'refuse'; readonly read: string; readonly refusal: ReplyRefusal };

/** `contact` is the address of the seat, lower case. */
export function decideReply(reply: Reply, state: GameState, contact: string | undefined): ReplyDecision {
  const lines = reply.lines.slice(0, MAX_LINES);
  const read = lines.find((line) => looksLikeMove(state.rules, line)) ?? lines[0] ?? '';
  const moving = mayMove(state, reply.seat, reply.ply);
  if (!moving.ok) return { to: 'refuse', read, refusal: moving.error };

  const { position } = moving.value;
  const legal = new Set<string>();
  for (const line of lines) {
    const played = readMove(state.rules, position, line);
    if (played.ok) legal.add(played.value.text);
  }
  const [move, other] = [...legal];
  if (other !== undefined) {
    return { to: 'refuse', read, refusal: { code: 'AMBIGUOUS_MOVES', moves: [...legal] } };
  }
  if (move !== undefined) {
    const doubt = doubtOf(reply, contact);
    return doubt ? { to: 'askToConfirm', move, doubt } : { to: 'play', move };
  }
  if (read === '') return { to: 'refuse', read, refusal: { code: 'NO_MOVE_FOUND' } };
  const refused = readMove(state.rules, position, read);
  if (refused.ok) throw new Error('a legal line was missed');
  return { to: 'refuse', read, refusal: { code: 'ILLEGAL_MOVE', text: read, refusal: refused.error } };
}

function doubtOf(reply: Reply, contact: string | undefined): Doubt | undefined {
  if (reply.from !== contact) return 'OTHER_ADDRESS';
  return reply.authenticated ? undefined : 'NOT_AUTHENTICATED';
}
