/**
 * The most rows that a move writes: one of two players with a clock, with its letter, the report that it was
 * delivered, and its lists. `test/worker/game/rows.test.ts` counts them and holds them to this; what a
 * million moves cost is computed from it.
 */
export const ROWS_OF_A_MOVE = { object: 11, d1: 4 } as const;
