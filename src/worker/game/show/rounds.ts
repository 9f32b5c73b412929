/** Groups turns into rounds, as printed game records do. */
import type { Turn } from '../model/snapshot.ts';

/** By seat; null if the seat took no turn in this round. */
export type Round = readonly (Turn | null)[];

/**
 * A round goes around the table once: a turn by the same seat as the previous one, or by a lower one, begins
 * the next round.
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
