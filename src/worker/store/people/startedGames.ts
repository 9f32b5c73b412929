import { DAY } from '../../clock/units.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { GAMES_A_DAY } from '../../limits.ts';
import { countOne } from '../counts.ts';

/** Counts one more game that the account starts; false if it has started as many today as it may. */
export const countStarted = (db: D1Database, host: AccountId, now: number): Promise<boolean> =>
  countOne(db, { what: `gamesBy:${host}`, most: GAMES_A_DAY, stretch: DAY }, now);
