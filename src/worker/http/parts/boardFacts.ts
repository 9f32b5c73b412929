/** What a page tells its board's script about the game. */
import type { BoardFacts, TurnFacts } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot, Turn } from '../../game/model/snapshot.ts';
import { namesOf, statusOf } from './gameWords.ts';

export const turnFactsOf = ({ at: _, move, ...turn }: Turn): TurnFacts => ({ ...turn, move: move ?? null });

/** The ply from which on turns are news to a player: after their own last one. */
export const newsSince = ({ turns }: GameSnapshot, reader: Seat): number =>
  turns.findLastIndex(({ seat }) => seat === reader) + 1;

/**
 * The facts for the board on a game's page. `path`: the page of the newest position. `reader`: the seat of
 * the player reading it. `mine`: the seat that may play from the page, and its form's nonce.
 */
export const boardFactsOf = (
  words: Words,
  rules: AnyRules,
  snapshot: GameSnapshot,
  ply: number,
  path: string,
  reader: Seat | undefined,
  mine?: BoardFacts['mine'],
): BoardFacts => ({
  rulesId: snapshot.rulesId,
  rulesVersion: snapshot.rulesVersion,
  options: snapshot.options,
  key: snapshot.id,
  path,
  turns: snapshot.turns.map(turnFactsOf),
  ply,
  // Before it begins, who has not sat down yet is spoken of by their side.
  names: snapshot.phase === 'inviting' ? snapshot.seats.map(({ name }) => name) : namesOf(words, snapshot),
  status: statusOf(words, rules, snapshot, reader),
  ...(reader !== undefined && { reader }),
  mine,
});
