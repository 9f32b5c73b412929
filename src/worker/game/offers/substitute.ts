import * as z from 'zod';
import { ok, refuse, type Seat } from '../../../rules/index.ts';
import { settle } from '../../clock/clock.ts';
import { offerRules, type Situation } from './kind.ts';

/**
 * A seat is free for a substitute: the one of whoever proposes it, or, where a player's time is up and the
 * others may end it, that player's, who is then not asked. Until somebody takes it over, its player stays.
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
      ? ok({ of: lateSeat(situation, seat) ?? seat })
      : refuse({ code: 'SEAT_IS_FREE' }),
  carryOut: ({ of }, seat, { ply }) => ok([{ type: 'seatFreed', seat, ply, of } as const]),
});

/** Another's seat whose time is up. */
function lateSeat({ clock, at, toMove }: Situation, seat: Seat): Seat | undefined {
  const isLate = settle(clock, at).running?.hasFallen ?? false;
  return isLate && toMove !== seat ? toMove : undefined;
}
