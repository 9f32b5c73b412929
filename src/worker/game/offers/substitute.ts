import * as z from 'zod/mini';
import { ok, refuse, type Seat } from '../../../rules/index.ts';
import { deadlineOf, settle } from '../../clock/clock.ts';
import { offerRules, type Situation } from './kind.ts';

/**
 * Frees a seat for a substitute: the proposer's own, or that of a player who is absent and so is not asked,
 * having been called to move or being out of time in a game where the others may claim it. The player stays
 * until somebody takes the seat over. Nobody loses a seat while they can still respond: a called player's
 * seat can be taken only after the call has run out, and a move lets them keep it.
 */
export const substitute = offerRules({
  command: 'offer',
  particulars: z.object({ of: z.int().check(z.minimum(0)) }),
  numbers: {},
  isShared: false,
  deed: 'seatFreed',
  lapsesWith: ['left'],
  about: ({ of }) => of,
  propose: (_, situation, seat) =>
    situation.freed === undefined
      ? ok({ of: absentSeat(situation, seat) ?? seat })
      : refuse({ code: 'SEAT_IS_FREE' }),
  carryOut: ({ of }, seat, { ply }) => ok([{ type: 'seatFreed', seat, ply, of } as const]),
});

/** Somebody else's seat, if it was called or is out of time. */
function absentSeat({ clock, at, toMove }: Situation, seat: Seat): Seat | undefined {
  const isLate = settle(clock, at).running?.hasFallen ?? false;
  const isCalled = clock.terms.kind === 'none' && deadlineOf(clock) !== undefined;
  return (isLate || isCalled) && toMove !== seat ? toMove : undefined;
}
