import * as z from 'zod/mini';
import { ok } from '../../../rules/index.ts';
import { checkPauseDays, LONGEST_PAUSE, pause as pauseClock } from '../../clock/pause.ts';
import { DAY } from '../../clock/units.ts';
import { offerRules } from './kind.ts';

/** Stops everybody's time for so many days. */
export const pause = offerRules({
  command: 'offer',
  particulars: z.object({ days: z.int() }),
  numbers: { days: { least: 1, most: LONGEST_PAUSE / DAY, usual: 7 } },
  isShared: false,
  deed: 'gamePaused',
  lapsesWith: ['ownTurn', 'paused', 'left'],
  propose({ days }, { clock, at }) {
    const whole = checkPauseDays(days);
    if (!whole.ok) return whole;
    const paused = pauseClock(clock, at, at + days * DAY);
    return paused.ok ? ok({ days }) : paused;
  },
  carryOut({ days }, seat, { clock, at, ply }) {
    const until = at + days * DAY;
    const paused = pauseClock(clock, at, until);
    return paused.ok ? ok([{ type: 'gamePaused', seat, ply, until } as const]) : paused;
  },
});
