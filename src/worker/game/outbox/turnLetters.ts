/** The letters in the outbox that tell a player it is their turn. */

import type { GameState } from '../evolve/state.ts';
import { type DueLetter, letterKey } from '../letters/index.ts';
import type { AccountId } from '../model/ids.ts';
import { hasBeenSettled, putLetter } from './table.ts';

/** When a new turn begins, removes the letters of earlier turns that nobody has tried to send yet. */
export const dropTurnLetters = (sql: SqlStorage): void => {
  sql.exec("DELETE FROM outbox WHERE kind = 'yourTurn' AND parked = 0 AND tried = 0");
};

/** Whether the letter for the current turn is still waiting, and nobody has tried to send it. */
export const hasFreshTurnLetter = (sql: SqlStorage): boolean =>
  sql
    .exec(
      `SELECT 1 FROM outbox WHERE kind = 'yourTurn' AND parked = 0 AND tried = 0
         AND json_extract(payload, '$.letter.again') IS NULL`,
    )
    .toArray().length > 0;

/**
 * Adds the letter for the current turn again, if it is the account's turn and no such letter is waiting; once
 * for each `again`.
 */
export function resendTurnLetter(
  sql: SqlStorage,
  state: GameState,
  account: AccountId,
  again: string,
  now: number,
): void {
  const seat = state.phase === 'playing' ? state.standing.toMove : undefined;
  if (seat === undefined || state.seats[seat]?.account !== account) return;
  const letter: DueLetter = { kind: 'yourTurn', seat, ply: state.turns.length, seq: state.seq, again };
  const isWaiting =
    sql.exec("SELECT 1 FROM outbox WHERE kind = 'yourTurn' AND parked = 0").toArray().length > 0;
  if (!isWaiting && !hasBeenSettled(sql, letterKey(state.id, letter))) putLetter(sql, state.id, letter, now);
}
