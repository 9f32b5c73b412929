/**
 * What becomes of a reply by mail. The reply address has already named and proved game, seat and ply; here it
 * is decided which line is the move and whether the sender is to be believed.
 */
import { type AnyGame, looksLikeMove, readMove } from '../../rules/index.ts';
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
  const legal = legalMovesIn(lines, state.rules, position);
  const [[move, written] = [], other] = [...legal];
  if (other !== undefined) {
    return { to: 'refuse', read, refusal: { code: 'AMBIGUOUS_MOVES', moves: [...legal.keys()] } };
  }
  if (move !== undefined) {
    const doubt = doubtOf(reply, contact) ?? (isQuestion(written) ? 'QUESTION_MARK' : undefined);
    return doubt ? { to: 'askToConfirm', move, doubt } : { to: 'play', move };
  }
  const subject = reply.subject.replace(REPLY_MARK, '');
  if (readMove(state.rules, position, subject).ok) {
    return { to: 'refuse', read, refusal: { code: 'MOVE_IN_SUBJECT', text: subject } };
  }
  if (read === '') return { to: 'refuse', read, refusal: { code: 'NO_MOVE_FOUND' } };
  const refused = readMove(state.rules, position, read);
  if (refused.ok) throw new Error('a legal line was missed');
  return { to: 'refuse', read, refusal: { code: 'ILLEGAL_MOVE', text: read, refusal: refused.error } };
}

/**
 * The legal moves that stand in the lines by themselves: canonical, and as they were written. A long move may
 * have been broken into two lines by a mail program, of which the first alone could be legal as well.
 */
function legalMovesIn(
  lines: readonly string[],
  rules: AnyGame,
  position: unknown,
): ReadonlyMap<string, readonly string[]> {
  const legal = new Map<string, readonly string[]>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const isBroken = next !== undefined && looksLikeMove(rules, line) && looksLikeMove(rules, next);
    for (const text of isBroken ? [line, `${line} ${next}`] : [line]) {
      const played = readMove(rules, position, text);
      if (played.ok) legal.set(played.value.text, [...(legal.get(played.value.text) ?? []), text]);
    }
  }
  return legal;
}

/** Whether a move was never written but with a question mark; `?!` and `!?` are a chess player's remarks. */
const isQuestion = (written: readonly string[] = []): boolean =>
  written.every((line) => /[^!?]\?+[^\w!]*$/.test(line));

/** "Re: Re[2]: AW:" */
const REPLY_MARK = /^(?:\p{L}{1,4}(?:\[\d+\])?\s?[:：]\s*)+/u;

function doubtOf(reply: Reply, contact: string | undefined): Doubt | undefined {
  if (reply.from !== contact) return 'OTHER_ADDRESS';
  return reply.authenticated ? undefined : 'NOT_AUTHENTICATED';
}
