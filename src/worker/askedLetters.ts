/**
 * Limits on letters that people ask for, on a page or by mail: per address, and in total. The person asking
 * is never told that a letter was held back, because that would tell strangers who plays here.
 */
import { DAY, HOUR } from './clock/units.ts';
import { baseAddress } from './entries.ts';
import { SIGN_IN_LETTERS, SIGN_IN_LIFE } from './limits.ts';
import { countOne, type Limit } from './store/counts.ts';
import { mayWriteOnRequest } from './store/mail/suppressions.ts';
import { accountAt } from './store/people/accounts.ts';

/**
 * Whether a requested letter may go to this address; if so, counts it. `isPlayers`: a player here has proved
 * the address. It then has a count of its own, so that letters to variants of it (plus tags) cannot use up
 * its share.
 */
export async function mayLetterGo(
  db: D1Database,
  address: string,
  isPlayers: boolean,
  now: number,
): Promise<boolean> {
  if (!(await mayWriteOnRequest(db, address, now))) return false;
  const { toAddress, toAddressADay, playersAnHour, newcomersAnHour } = SIGN_IN_LETTERS;
  const whom = isPlayers ? `player:${address}` : baseAddress(address);
  const count = (what: string, most: number, stretch: Limit['stretch']): Promise<boolean> =>
    countOne(db, { what: `asked:${what}`, most, stretch }, now);
  if (!(await count(`to:${whom}`, toAddress, SIGN_IN_LIFE))) return false;
  const mayGo =
    (await count(`day:${whom}`, toAddressADay, DAY)) || (await count(`last:${whom}`, 1, SIGN_IN_LIFE));
  if (!mayGo) return false;
  return isPlayers ? count('players', playersAnHour, HOUR) : count('newcomers', newcomersAnHour, HOUR);
}

/** The same for a letter with a sign-in link. */
export const maySignInLetterGo = async (db: D1Database, address: string, now: number): Promise<boolean> =>
  mayLetterGo(db, address, (await accountAt(db, address))?.isProved ?? false, now);
