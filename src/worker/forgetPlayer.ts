/**
 * What deleting an account means for its games: it leaves those still running, and its name is removed from
 * all.
 */
import type { AccountId, GameId } from './game/model/ids.ts';
import { log, messageOf } from './log.ts';
import { closeDeletion, gamesWith, openDeletions } from './store/people/deletions.ts';

/** How many accounts are handled per run. */
const AT_A_TIME = 5;

/** Tells the games of deleted accounts. A game that fails is told again on the next run. */
export async function forgetDeleted(env: Env): Promise<void> {
  for (const account of await openDeletions(env.DB, AT_A_TIME)) await forgetPlayer(env, account);
}

export async function forgetPlayer(env: Env, account: AccountId): Promise<void> {
  let failed = 0;
  for (const game of await gamesWith(env.DB, account)) {
    try {
      await leave(env, game, account);
      await env.GAMES.getByName(game).forget(account);
    } catch (error) {
      failed++;
      log.error('playerNotForgotten', { game, account, error: messageOf(error) });
    }
  }
  if (failed === 0) await closeDeletion(env.DB, account);
}

/**
 * A refusal is not an error: the game may have ended meanwhile, or may be waiting for the opponents to
 * accept the resignation.
 */
async function leave(env: Env, game: GameId, account: AccountId): Promise<void> {
  const stub = env.GAMES.getByName(game);
  const snapshot = await stub.snapshot();
  const seat = snapshot?.seats.findIndex((player) => player.account === account) ?? -1;
  if (!snapshot || seat < 0) return;
  const cause = `deleted:${account}`;
  if (snapshot.phase === 'playing') {
    await stub.execute({ type: 'resign', seat, ply: snapshot.turns.length }, cause);
  } else if (snapshot.phase === 'inviting' && snapshot.host === account) {
    await stub.execute({ type: 'cancelGame', seat, ply: 0 }, cause);
  } else if (snapshot.phase === 'inviting') {
    await stub.execute({ type: 'declineSeat', seat, account }, cause);
  }
}
