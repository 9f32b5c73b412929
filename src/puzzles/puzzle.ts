/** A position in which a seat wins by force, and only one first move does so as fast. */
import type { RulesId } from '../rules/index.ts';
import type { Proof } from './proof.ts';

export interface Puzzle {
  readonly rulesId: RulesId;
  /** The game of the study, and its ply: `study/12 40`. */
  readonly from: string;
  /** The position as text. */
  readonly position: string;
  /** Within how many moves of its own the seat wins; by any other first move it takes longer, if it wins. */
  readonly own: number;
  /** What Clerk played. */
  readonly missed: string;
  /** As JSON; see `proof.ts`. */
  readonly proof: string;
}

export const proofOf = ({ proof }: Puzzle): Proof => JSON.parse(proof) as Proof;

/** The one first move. */
export function solutionOf(puzzle: Puzzle): string {
  const proof = proofOf(puzzle);
  return typeof proof === 'string' ? proof : String(Array.isArray(proof) ? proof[0] : '');
}
