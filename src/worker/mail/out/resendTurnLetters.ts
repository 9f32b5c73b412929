/**
 * When an address works again, or is new, its player may have missed the letter about a turn that still
 * waits.
 */
import { askSlice, failuresOf } from '../../askGames.ts';
import { readSettings } from '../../env.ts';
import { log } from '../../log.ts';
import { openGamesOf } from '../../store/lists/games.ts';
import {
  continueResend,
  markResendTried,
  markResent,
  owedResends,
} from '../../store/people/restoredAddresses.ts';
import { outgoingMailOf } from './outgoingMail.ts';
import { type Sent, sendDue } from './sendDue.ts';

const BATCH = 50;
/** How many games of an account are asked in one run; the next goes on with the others. */
const GAMES = 200;

/** Asks the games to send their turn letters once more, for one restored address or for all. */
export async function resendTurnLetters(env: Env, now: () => number, only?: string): Promise<Sent> {
  const mail = outgoingMailOf(env, readSettings(env), now);
  return sendDue({
    failure: 'turnLettersNotResent',
    items: await owedResends(env.DB, BATCH, only),
    now,
    async send(owed) {
      const { account, address, since } = owed;
      // Those tried longest ago go first, so this one goes to the back of the queue.
      await markResendTried(env.DB, owed, now());
      // The provider keeps a list of its own. Where it cannot be told (a key that may only send), letters go
      // on anyway.
      const forgotten = await mail.restoreAddress(address);
      if (!forgotten.ok) log.error('suppressionNotRemoved', { account, error: forgotten.error });
      const { asked, next } = await askSlice(
        (after, limit) => openGamesOf(env.DB, account, after, limit),
        (id) => env.GAMES.getByName(id).resendTurnLetter(account, address, `mended-${since}`),
        { after: owed.toldTo || undefined, most: GAMES },
      );
      const failures = failuresOf(asked);
      for (const failure of failures) log.error('turnLettersNotResent', { account, ...failure });
      const failed = owed.failed + failures.length;
      if (next) return continueResend(env.DB, owed, next, failed);
      if (failed === 0) return markResent(env.DB, owed);
      await continueResend(env.DB, owed, '', 0);
      throw new Error(`${failed} games failed`);
    },
  });
}
