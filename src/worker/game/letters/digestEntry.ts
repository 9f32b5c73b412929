/** A game's part in the letter that a player gets once a day. */
import { deadlineOf } from '../../clock/clock.ts';
import type { GameState } from '../evolve/state.ts';
import type { DigestEntry } from '../model/digestEntry.ts';
import type { AccountId } from '../model/ids.ts';
import type { Telling } from './telling.ts';
import { yourTurn } from './yourTurn.ts';

/** What the daily letter says of the game; undefined: it is not the account's turn. */
export async function writeDigestEntry(
  means: Pick<Telling, 'words' | 'settings' | 'atlas'>,
  account: AccountId,
  state: GameState,
): Promise<DigestEntry | undefined> {
  const seat = state.phase === 'playing' ? state.standing.toMove : undefined;
  if (seat === undefined || state.seats[seat]?.account !== account) return undefined;
  const due = { seat, ply: state.turns.length, seq: state.seq };
  const { unsubscribe: _, ...game } = await yourTurn.tell({ ...means, state, seat }, due);
  return { game, deadline: deadlineOf(state.clock), since: state.changedAt };
}
