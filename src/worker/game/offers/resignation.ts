import * as z from 'zod/mini';
import { ok } from '../../../rules/index.ts';
import { offerRules } from './kind.ts';

/**
 * A resignation in games where one seat's leaving ends the game for all. It stands until it is answered or
 * taken back.
 */
export const resignation = offerRules({
  command: 'resign',
  particulars: z.object({}),
  numbers: {},
  isShared: false,
  deed: 'seatResigned',
  lapsesWith: [],
  mayBeAskedAgain: true,
  propose: () => ok({}),
  carryOut: (_, seat, { ply }) => ok([{ type: 'seatResigned', seat, ply } as const]),
});
