/** A game's part in the letter that a player gets once a day. */
import type { Words } from '../../../words/index.ts';
import { deadlineOf } from '../../clock/clock.ts';
import type { Settings } from '../../env.ts';
import type { GameState } from '../evolve/state.ts';
import type { DigestEntry } from '../model/digestEntry.ts';
import type { AccountId } from '../model/ids.ts';
import { yourTurn } from './yourTurn.ts';

/** What the daily letter says of the game; undefined: it is not the account's turn. */
export async function writeDigestEntry(
  words: Words,
  account: AccountId,
  state: GameState,
  settings: Settings,
): Promise<DigestEntry | undefined> {
  const seat = state.phase === 'playing' ? state.standing.toMove : undefined;
  if (seat === undefined || state.seats[seat]?.account !== account) return undefined;
  const due = { seat, ply: state.turns.length, seq: state.seq };
  const { unsubscribe: _, ...game } = await yourTurn.tell({ words, state, seat, settings }, due);
  return { game, deadline: deadlineOf(state.clock), since: state.changedAt };
}
