/**
 * An instance with a million games, as far as it lies around them. Here at a tenth of that; `npm run
 * test:scale` does it whole, and prints what breaks first and what it costs.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/worker/clock/units.ts';
import { freeMovesADay, lettersADay, MOVE, priceOfAMillion, QUEUED_MOVE } from './million.ts';
import { INVOCATION } from './prices.ts';
import { type Report, type Scale, seconds, simulate } from './simulation.ts';

const isWhole = process.env.SCALE === 'whole';
const SCALE: Scale = isWhole
  ? { games: 1_000_000, accounts: 100_000, moves: 1_000_000, lost: 1000, rate: 250 }
  : { games: 100_000, accounts: 10_000, moves: 10_000, lost: 1000, rate: 25 };

let report: Report;
beforeAll(async () => {
  report = await simulate(SCALE);
  if (isWhole) for (const line of linesOf(report)) console.log(line);
}, 3_600_000);

describe('an instance of any size', () => {
  it('costs nothing per game while games rest', () => {
    expect(report.atRest.toObjects).toBeLessThanOrEqual(5);
    expect(report.atRest.d1).toBeLessThanOrEqual(5);
  });

  it('finds a thousand lost alarms within half an hour', () => {
    expect(report.lost.longest).toBeLessThanOrEqual(30 * MINUTE);
  });

  it('sends every digest of one hour within ten minutes, and no game’s letter waits for that', () => {
    expect(report.digests.last).toBeLessThanOrEqual(10 * MINUTE);
    expect(report.digests.gameWaited).toBeLessThanOrEqual(MINUTE);
  });

  it('asks no more of the platform in one run than its plan allows', () => {
    for (const { toObjects, d1 } of [report.atRest, report.lost.busiest]) {
      expect(toObjects).toBeLessThanOrEqual(INVOCATION.free.toObjects);
      expect(d1).toBeLessThanOrEqual(INVOCATION.free.d1Queries);
    }
    expect(report.digests.handedOut.toObjects).toBeLessThanOrEqual(INVOCATION.paid.toObjects);
    expect(report.digests.handedOut.d1).toBeLessThanOrEqual(INVOCATION.paid.d1Queries);
  });

  it('writes two rows a move into the lists, their indexes aside, and a hundred games at once', () => {
    expect(report.moves.rows).toBeLessThanOrEqual(2);
    expect(report.moves.requests).toBe(1);
    // A parameter may have two million bytes.
    expect(report.moves.bytes).toBeLessThan(200_000);
  });

  it('lets no letter of a move wait while the rate is enough for a day’s', () => {
    expect(report.letterWaited).toBeLessThanOrEqual(MINUTE);
  });

  it('costs less than 25 dollars a million moves', () => {
    expect(priceOfAMillion(MOVE)).toBeLessThan(25);
    expect(priceOfAMillion(QUEUED_MOVE)).toBeLessThan(25);
  });
});

function linesOf({ atRest, lost, digests, moves, letterWaited }: Report): readonly string[] {
  const free = freeMovesADay(MOVE);
  return [
    `${SCALE.games} games at rest: ${atRest.toObjects} visits and ${atRest.d1} queries in five minutes`,
    `${SCALE.lost} lost alarms: the last was found ${seconds(lost.longest)} after it was due`,
    `${SCALE.accounts} digests of one hour at ${SCALE.rate} letters a second: the last after ${seconds(digests.last)};` +
      ` a letter of a game waited ${seconds(digests.gameWaited)} at most`,
    `handing them out: ${digests.handedOut.toObjects} requests to objects, ${digests.handedOut.d1} queries`,
    `${SCALE.moves} moves a day: ${moves.rows} rows in D1 each (their indexes aside), ${moves.bytes} bytes a hundred;` +
      ` a letter waited ${seconds(letterWaited)} at most`,
    `free plan, moves a day by what is used up first: ${free.map(([what, count]) => `${count} (${what})`).join(', ')}`,
    `one account at the mail provider with 5 letters a second: ${lettersADay(5)} letters a day`,
    `a million moves: ${priceOfAMillion(MOVE).toFixed(2)} dollars, with a queue ${priceOfAMillion(QUEUED_MOVE).toFixed(2)}`,
  ];
}
