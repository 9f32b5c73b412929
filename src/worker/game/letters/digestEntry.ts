/** A game's part in the letter that a player gets once a day. */
import { deadlineOf } from '../../clock/clock.ts';
import type { Settings } from '../../env.ts';
import type { GameState } from '../evolve/state.ts';
import type { DigestEntry } from '../model/digestEntry.ts';
import type { AccountId } from '../model/ids.ts';
import { writeLetter } from './writeLetter.ts';

/** What the daily letter says of the game; undefined: it is not the account's turn. */
export async function writeDigestEntry(
  account: AccountId,
  state: GameState,
  settings: Settings,
): Promise<DigestEntry | undefined> {
  const seat = state.phase === 'playing' ? state.standing.toMove : undefined;
  if (seat === undefined || state.seats[seat]?.account !== account) return undefined;
  const due = { kind: 'yourTurn', seat, ply: state.turns.length, seq: state.seq } as const;
  const letter = await writeLetter(due, state, settings);
  if (letter.kind !== 'yourTurn') throw new Error(`a ${letter.kind} letter for a digest`);
  const { kind: _, unsubscribe: __, ...game } = letter;
  return { game, deadline: deadlineOf(state.clock), since: state.changedAt };
}
