/**
 * An instance of 100,000 games as a part of `npm run bench`: a sweep, an hour in which 10,000 digests are
 * due, and the lists. Counts and simulated times, which are the same on every machine.
 */
import { MINUTE } from '../../src/worker/clock/units.ts';
import { atLeast, below, type Part } from '../bench/figure.ts';
import { freeMovesADay, MOVE, priceOfAMillion, QUEUED_MOVE } from './million.ts';
import { simulate } from './simulation.ts';

const SCALE = { games: 100_000, accounts: 10_000, moves: 10_000, lost: 1000, rate: 25 };

export async function measureScale(): Promise<Part> {
  const { atRest, lost, digests, moves, letterWaited } = await simulate(SCALE);
  const [, freeMoves = 0] = freeMovesADay(MOVE)[0] ?? [];
  const dollars = { unit: '', target: below(25) } as const;
  return {
    figures: [
      { path: 'sweep.visitsAtRest', value: atRest.toObjects, unit: '', target: below(6) },
      { path: 'sweep.queriesAtRest', value: atRest.d1, unit: '', target: below(6) },
      { path: 'sweep.lostAlarmMs', value: lost.longest, unit: 'ms', target: below(30 * MINUTE + 1) },
      { path: 'digests.lastMs', value: digests.last, unit: 'ms', target: below(10 * MINUTE + 1) },
      { path: 'digests.gameWaitedMs', value: digests.gameWaited, unit: 'ms', target: below(MINUTE + 1) },
      { path: 'digests.requestsToObjects', value: digests.handedOut.toObjects, unit: '' },
      { path: 'digests.queries', value: digests.handedOut.d1, unit: '' },
      { path: 'rows.d1Tables', value: moves.rows, unit: '', target: below(2.01) },
      { path: 'rows.d1', value: MOVE.d1RowsWritten ?? 0, unit: '', target: below(5.01) },
      { path: 'letters.waitedMs', value: letterWaited, unit: 'ms', target: below(MINUTE + 1) },
      { path: 'million.dollars', value: priceOfAMillion(MOVE), ...dollars },
      { path: 'million.dollarsWithQueue', value: priceOfAMillion(QUEUED_MOVE), ...dollars },
      { path: 'free.movesADay', value: freeMoves, unit: '', target: atLeast(3000) },
    ],
    notes: [
      `sweep, digests, letters: simulated, ${SCALE.games} games, ${SCALE.accounts} digests due at one hour, ${SCALE.lost} lost alarms, ${SCALE.rate} letters a second; the real sweeper, gate and writing of lists.`,
      'rows.d1Tables: rows that a move changes in the lists, indexes aside; rows.d1: all of a move, its letter and the report, with indexes, as test/worker/store/rows.test.ts holds them.',
    ],
  };
}
