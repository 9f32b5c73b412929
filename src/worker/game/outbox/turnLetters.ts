/** The letters in the outbox that tell a player it is their turn. */

import type { GameState } from '../evolve/state.ts';
import type { DueLetter } from '../letters/index.ts';
import type { AccountId } from '../model/ids.ts';
import type { OutboxEntry } from './entry.ts';
import type { Outbox } from './outbox.ts';

type TurnLetter = Extract<DueLetter, { kind: 'yourTurn' }>;

const turnLetterIn = ({ work }: OutboxEntry): TurnLetter | undefined =>
  work.kind === 'letter' && work.letter.kind === 'yourTurn' ? work.letter : undefined;

/** Those that wait and that nobody has tried to send yet. */
const freshIn = (outbox: Outbox): readonly OutboxEntry[] =>
  outbox.entries().filter((entry) => entry.tried === 0 && turnLetterIn(entry));

/** When a new turn begins, removes the letters of earlier turns that nobody has tried to send yet. */
export function dropTurnLetters(outbox: Outbox): void {
  for (const entry of freshIn(outbox)) outbox.takeOut(entry);
}

/** Whether the letter for the current turn is still waiting, and nobody has tried to send it. */
export const hasFreshTurnLetter = (outbox: Outbox): boolean =>
  freshIn(outbox).some((entry) => turnLetterIn(entry)?.again === undefined);

/**
 * Adds the letter for the current turn again, if it is the account's turn and no such letter is waiting; once
 * for each `again`.
 */
export function resendTurnLetter(
  outbox: Outbox,
  state: GameState,
  account: AccountId,
  again: string,
  now: number,
): void {
  const seat = state.phase === 'playing' ? state.standing.toMove : undefined;
  if (seat === undefined || state.seats[seat]?.account !== account) return;
  if (outbox.entries().some(turnLetterIn)) return;
  outbox.putLetter(state.id, { kind: 'yourTurn', seat, ply: state.turns.length, seq: state.seq, again }, now);
}
