/** What a million moves use and cost, and what breaks first on each plan. */
import { DAY, SECOND } from '../../src/worker/clock/units.ts';
import { ROWS_OF_A_MOVE } from '../support/rowsOfAMove.ts';
import { FREE_A_DAY, MILLION, type Priced, priceOf, type Use } from './prices.ts';

/**
 * One move of two players with a clock and its letter: played by mail or at a page that is then looked at
 * twice, told to the lists, and the letter delivered and reported.
 */
export const MOVE: Use = {
  // The message or the form, two pages, the provider's report.
  workerRequests: 4,
  workerCpuMs: 25,
  // The move, the alarm for lists and letter, the slot at the gate, two pages, the report.
  objectRequests: 6.5,
  // 128 MB for about 0.4 s.
  objectGbSeconds: 0.05,
  // The game's, and the gate's, which keeps the slot.
  objectRowsWritten: ROWS_OF_A_MOVE.object + 1,
  objectRowsRead: 30,
  d1RowsWritten: ROWS_OF_A_MOVE.d1,
  d1RowsRead: 40,
};

/** The same with a queue bound: three operations a message, for which D1 is asked once in a hundred moves. */
export const QUEUED_MOVE: Use = { ...MOVE, queueOperations: 3 };

export const priceOfAMillion = (move: Use): number => priceOf(times(move));
const times = (move: Use): Use =>
  Object.fromEntries(Object.entries(move).map(([what, amount]) => [what, amount * MILLION]));

/** How many moves a day the free plan lets through, by what it allows; the least comes first. */
export const freeMovesADay = (move: Use): readonly (readonly [what: Priced, moves: number])[] =>
  (Object.entries(FREE_A_DAY) as [Priced, number][])
    .map(([what, allowed]) => [what, Math.floor(allowed / (move[what] ?? 1))] as const)
    .sort(([, a], [, b]) => a - b);

/** Letters that one account at the mail provider lets through in a day. */
export const lettersADay = (rate: number): number => Math.floor(((rate / 1.1) * DAY) / SECOND);
