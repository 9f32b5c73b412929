import * as z from 'zod/mini';
import { ok, refuse } from '../../../rules/index.ts';
import { deadlineOf } from '../../clock/clock.ts';
import { dayOf, daysIn } from '../../clock/days.ts';
import { DAY } from '../../clock/units.ts';
import { DAYS_A_YEAR } from '../../clock/vacation.ts';
import { dateAt } from '../../clock/zone.ts';
import { offerRules } from './kind.ts';

/** A called player has this many days to move. */
const CALL_DAYS = 14;

/**
 * Calls the player to move in a game without a clock: they must move within so many days, or they leave the
 * game. The others have to agree; the called player is not asked.
 */
export const call = offerRules({
  command: 'offer',
  particulars: z.object({ of: z.int().check(z.minimum(0)) }),
  numbers: {},
  isShared: true,
  deed: 'seatCalled',
  lapsesWith: ['turn', 'takenBack', 'left'],
  about: ({ of }) => of,
  propose(_, { clock, toMove }, seat) {
    if (clock.terms.kind !== 'none') return refuse({ code: 'CLOCK_CALLS' });
    if (toMove === undefined || toMove === seat) return refuse({ code: 'NOBODY_TO_CALL' });
    const until = deadlineOf(clock);
    return until === undefined ? ok({ of: toMove }) : refuse({ code: 'ALREADY_CALLED' });
  },
  carryOut: ({ of }, seat, { ply, at, daysOff }) =>
    ok([{ type: 'seatCalled', seat, ply, of, until: at + daysFrom(at, daysOff(of)) * DAY } as const]),
});

/**
 * Whether a call made at `at` may last until `until`, however much vacation its seat has: at most what two
 * calendar years allow.
 */
export function mayLastUntil(until: number, at: number): boolean {
  const days = (until - at) / DAY;
  return Number.isInteger(days) && days >= CALL_DAYS && days <= CALL_DAYS + 2 * DAYS_A_YEAR;
}

/**
 * How many days the call lasts so that it has its full days besides those of vacation. Days are counted in
 * UTC, not in a player's zone, so that a log gives the same number anywhere.
 */
function daysFrom(at: number, vacation: Parameters<typeof daysIn>[0]): number {
  const off = new Set(daysIn(vacation));
  const today = dayOf(dateAt(at, 'UTC'));
  let days = 0;
  for (let counted = 0; counted < CALL_DAYS; days++) if (!off.has(today + days + 1)) counted++;
  return days;
}
