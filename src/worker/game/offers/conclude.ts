import * as z from 'zod/mini';
import { ok, refuse } from '../../../rules/index.ts';
import { offerRules } from './kind.ts';

/**
 * Ends a match whose winner is already certain after the games that were played; the current game is
 * cancelled.
 */
export const conclude = offerRules({
  command: 'offer',
  particulars: z.object({}),
  numbers: {},
  isShared: true,
  deed: 'gameCancelled',
  lapsesWith: ['ownTurn', 'left'],
  propose: (_, { isMatchDecided }) =>
    isMatchDecided
      ? ok({})
      : refuse({ code: isMatchDecided === undefined ? 'NO_MATCH' : 'MATCH_NOT_DECIDED' }),
  carryOut: (_, seat, { ply }) => ok([{ type: 'gameCancelled', seat, ply, isMatchDecided: true } as const]),
});
