/** Where an address works again, or is new, its reader may have missed the letter of a turn that still waits. */
import { openGamesOf } from '../../store/lists/games.ts';
import { markResendTried, markResent, owedResends } from '../../store/people/restoredAddresses.ts';
import { type Sent, sendDue } from './sendDue.ts';

const BATCH = 50;

/** Has games send their turn letters once more, for one address or for all that are owed them. */
export async function resendTurnLetters(env: Env, now: () => number, only?: string): Promise<Sent> {
  return sendDue({
    failure: 'turnLettersNotResent',
    items: await owedResends(env.DB, BATCH, only),
    now,
    async send(owed) {
      const { account, address, since } = owed;
      // The longest untried go first: from now on this one is last.
      await markResendTried(env.DB, owed, now());
      const games = await openGamesOf(env.DB, account);
      await Promise.all(
        games.map((id) => env.GAMES.getByName(id).resendTurnLetter(account, address, `mended-${since}`)),
      );
      await markResent(env.DB, owed);
    },
  });
}
