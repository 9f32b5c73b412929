/** The letters in the outbox that invite somebody. */
import type { Seat } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { Outbox } from './outbox.ts';

/** Adds the invitation to a seat again, unless it has been answered or still waits; once for each `again`. */
export function resendInvitation(
  outbox: Outbox,
  state: GameState,
  seat: Seat,
  again: string,
  now: number,
): void {
  if (state.phase !== 'inviting' || state.seats[seat]?.state !== 'invited') return;
  const isWaiting = outbox
    .entries()
    .some(
      ({ work }) => work.kind === 'letter' && work.letter.kind === 'invitation' && work.letter.seat === seat,
    );
  if (isWaiting) return;
  outbox.putLetter(
    state.id,
    { kind: 'invitation', seat, ply: state.turns.length, seq: state.seq, again },
    now,
  );
}
