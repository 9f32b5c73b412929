import * as z from 'zod/mini';
import { ok, refuse, type Seat } from '../../../rules/index.ts';
import { settle } from '../../clock/clock.ts';
import { DAY } from '../../clock/units.ts';
import { offerRules, type Situation } from './kind.ts';

const MOST_DAYS = 14;
/** A gift may not bring anybody above this on the clock. */
const MOST_LEFT = 180 * DAY;

/**
 * Gives time to an opponent, taken from nobody's clock. The receiver is not asked, so in a game of two nobody
 * is.
 */
export const gift = offerRules({
  command: 'offer',
  particulars: z.object({
    days: z.int().check(z.minimum(1), z.maximum(MOST_DAYS)),
    to: z.int().check(z.minimum(0)),
  }),
  numbers: { days: { least: 1, most: MOST_DAYS, usual: 3 } },
  isShared: false,
  deed: 'timeGiven',
  lapsesWith: ['turn', 'takenBack', 'left'],
  about: ({ to }) => to,
  propose({ days }, situation, seat) {
    const { clock, at } = situation;
    if (clock.terms.kind === 'none') return refuse({ code: 'NO_CLOCK' });
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
      return refuse({ code: 'GIFT_NOT_WHOLE_DAYS', most: MOST_DAYS });
    }
    const to = receiverOf(situation, seat);
    if (to === undefined) return refuse({ code: 'GIFT_TO_WHOM' });
    const now = settle(clock, at);
    if (now.running?.seat === to && now.running.hasFallen) return refuse({ code: 'GIFT_TOO_LATE' });
    return (now.remaining[to] ?? 0) + days * DAY > MOST_LEFT
      ? refuse({ code: 'GIFT_TOO_LARGE', most: MOST_LEFT })
      : ok({ days, to });
  },
  carryOut: ({ days, to }, seat, { ply }) =>
    ok([{ type: 'timeGiven', seat, ply, to, time: days * DAY } as const]),
});

/** The only opponent or, if there are several, the one to move. */
function receiverOf({ playing, toMove }: Situation, seat: Seat): Seat | undefined {
  const others = playing.filter((each) => each !== seat);
  return others.length === 1 ? others[0] : others.find((each) => each === toMove);
}
