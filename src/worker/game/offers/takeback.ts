import * as z from 'zod/mini';
import { ok, refuse } from '../../../rules/index.ts';
import { MINUTE } from '../../clock/units.ts';
import { offerRules } from './kind.ts';

/** For this long a move may be taken back without asking, if nobody has been told of it. */
const FREE_TAKEBACK = 10 * MINUTE;

/** Takes back the proposer's last move, at ply `backTo`, and everything after it. */
export const takeback = offerRules({
  command: 'offer',
  particulars: z.object({ backTo: z.int().check(z.minimum(0)) }),
  numbers: {},
  isShared: false,
  deed: 'movesTakenBack',
  lapsesWith: ['turn', 'takenBack', 'left'],
  propose(_, { lastMoveOf }, seat) {
    const last = lastMoveOf(seat);
    return last ? ok({ backTo: last.ply }) : refuse({ code: 'NOTHING_TO_TAKE_BACK' });
  },
  isFree(_, seat, table) {
    const last = table.lastMoveOf(seat);
    const isFresh = last?.ply === table.ply - 1 && table.at - last.at <= FREE_TAKEBACK;
    return isFresh && !table.isNextTold;
  },
  carryOut: ({ backTo }, seat, { ply, timeAfterTakeback: atLeast }) =>
    ok([{ type: 'movesTakenBack', seat, ply, backTo, ...(atLeast !== undefined && { atLeast }) } as const]),
});
