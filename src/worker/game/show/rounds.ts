/** Turns gathered into rounds, as records of games print them. */
import type { Turn } from '../model/snapshot.ts';

/** By seat; null: the seat did not move in this round. */
export type Round = readonly (Turn | null)[];

/** A round goes once around the table: it ends before a turn of a seat that is not after the one before. */
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
