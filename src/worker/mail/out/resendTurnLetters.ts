/**
 * When an address works again, or is new, its player may have missed the letter about a turn that still
 * waits.
 */
import { readSettings } from '../../env.ts';
import { log } from '../../log.ts';
import { openGamesOf } from '../../store/lists/games.ts';
import { markResendTried, markResent, owedResends } from '../../store/people/restoredAddresses.ts';
import { outgoingMailOf } from './outgoingMail.ts';
import { type Sent, sendDue } from './sendDue.ts';

const BATCH = 50;

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
      const games = await openGamesOf(env.DB, account);
      await Promise.all(
        games.map((id) => env.GAMES.getByName(id).resendTurnLetter(account, address, `mended-${since}`)),
      );
      await markResent(env.DB, owed);
    },
  });
}
