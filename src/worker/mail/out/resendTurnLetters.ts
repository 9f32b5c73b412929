/** Where an address works again, or is new, its reader may have missed the letter of a turn that still waits. */
import { openGamesOf } from '../../store/lists/games.ts';
import { markCalled, markCallTried, owedCalls } from '../../store/people/restoredAddresses.ts';

const BATCH = 50;

/** Lets games call again, for one address or for all that are owed; what fails is told of and comes again. */
export async function callAgain(env: Env, now: () => number, only?: string): Promise<void> {
  for (const call of await owedCalls(env.DB, BATCH, only)) {
    const { account, address, since } = call;
    try {
      await markCallTried(env.DB, call, now());
      const games = await openGamesOf(env.DB, account);
      await Promise.all(
        games.map((id) => env.GAMES.getByName(id).resendTurnLetter(account, address, `mended-${since}`)),
      );
      await markCalled(env.DB, call);
    } catch (error) {
      console.error(JSON.stringify({ event: 'secondCallFailed', account, error: String(error) }));
    }
  }
}
