/**
 * What deleting an account means for its games: it leaves those still running, and its name is removed from
 * all.
 */
import { askSlice, failuresOf } from './askGames.ts';
import type { AccountId, GameId } from './game/model/ids.ts';
import { log } from './log.ts';
import {
  closeDeletion,
  continueDeletion,
  gamesWith,
  type OpenDeletion,
  openDeletions,
  repeatDeletion,
} from './store/people/deletions.ts';

/** How many accounts are handled per run, and how many games of each; the next run goes on. */
const AT_A_TIME = 5;
const GAMES = 100;

/** Tells the games of deleted accounts, or of one. Games that fail are told again on a later run. */
export async function forgetDeleted(env: Env, now: number, only?: AccountId): Promise<void> {
  for (const deletion of await openDeletions(env.DB, AT_A_TIME, only)) await forget(env, deletion, now);
}

async function forget(env: Env, { account, toldTo, failed }: OpenDeletion, now: number): Promise<void> {
  const { asked, next } = await askSlice(
    (after, limit) => gamesWith(env.DB, account, after, limit),
    async (game) => {
      await leave(env, game, account);
      await env.GAMES.getByName(game).forget(account);
    },
    { after: toldTo || undefined, most: GAMES },
  );
  const failures = failuresOf(asked);
  for (const failure of failures) log.error('playerNotForgotten', { account, ...failure });
  const failedSoFar = failed + failures.length;
  if (next) await continueDeletion(env.DB, account, next, failedSoFar);
  else if (failedSoFar > 0) await repeatDeletion(env.DB, account, now);
  else await closeDeletion(env.DB, account);
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
