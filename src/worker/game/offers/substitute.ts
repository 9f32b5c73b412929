import * as z from 'zod';
import { ok, refuse, type Seat } from '../../../rules/index.ts';
import { deadlineOf, settle } from '../../clock/clock.ts';
import { offerRules, type Situation } from './kind.ts';

/**
 * A seat is free for a substitute: the one of whoever proposes it, or that of somebody absent, who is then
 * not asked: who was called to move, or whose time is up while the others may end it. Until somebody takes it
 * over, its player stays. Nobody loses a seat while they answer: that of who was called can be taken only
 * once the call has run out, and with a move its player keeps it.
 */
export const substitute = offerRules({
  command: 'offer',
  particulars: z.object({ of: z.int().min(0) }),
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

/** Another's seat that was called, or whose time is up. */
function absentSeat({ clock, at, toMove }: Situation, seat: Seat): Seat | undefined {
  const isLate = settle(clock, at).running?.hasFallen ?? false;
  const isCalled = clock.terms.kind === 'none' && deadlineOf(clock) !== undefined;
  return (isLate || isCalled) && toMove !== seat ? toMove : undefined;
}
