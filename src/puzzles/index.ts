/** The entry point of the puzzles: positions with one winning move, and the proofs that it wins. */
export * from './proof.ts';
export * from './puzzle.ts';
export { puzzlesOf } from './puzzles.ts';
export * from './turns.ts';
