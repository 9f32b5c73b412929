/** Turns in rounds, as records of games print them. */
import type { Turn } from '../model/snapshot.ts';

/** By seat; null: the seat took no turn in this round. */
export type Round = readonly (Turn | null)[];

/**
 * A round goes around the table once: a turn by the same seat as the one before, or a lower one, begins the
 * next.
 */
export function roundsOf(turns: readonly Turn[], seats: number): readonly Round[] {
  const rounds: (Turn | null)[][] = [];
  let last = seats;
  for (const turn of turns) {
    if (turn.seat <= last) rounds.push(Array.from({ length: seats }, () => null));
    const round = rounds.at(-1);
    if (round) round[turn.seat] = turn;
    last = turn.seat;
  }
  return rounds;
}
