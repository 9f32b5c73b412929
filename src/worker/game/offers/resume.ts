import * as z from 'zod/mini';
import { ok, refuse } from '../../../rules/index.ts';
import { pauseAt } from '../../clock/pause.ts';
import { offerRules } from './kind.ts';

/** Ends a pause early. */
export const resume = offerRules({
  command: 'offer',
  particulars: z.object({}),
  numbers: {},
  isShared: true,
  deed: 'pauseEnded',
  lapsesWith: ['ownTurn', 'pauseEnded', 'left'],
  propose: (_, { clock, at }) => (pauseAt(clock, at) === undefined ? refuse({ code: 'NOT_PAUSED' }) : ok({})),
  carryOut: (_, seat, { ply }) => ok([{ type: 'pauseEnded', seat, ply } as const]),
});
