/**
 * Picks up changes to a player's availability that never reached the game: it asks for them itself now and
 * then.
 */
import { availabilityOfAccount } from '../store/people/availability.ts';
import { decideNow, type HeldGame } from './heldGame.ts';

/**
 * `catchUp` is called after each query to D1, because time has passed meanwhile; it returns the game's time.
 */
export async function followAvailability(
  game: HeldGame,
  db: D1Database,
  catchUp: () => number,
): Promise<void> {
  if (game.state?.phase !== 'playing') return;
  for (const { account } of game.state.seats) {
    const availability = await availabilityOfAccount(db, account);
    const now = catchUp();
    if (game.state.phase !== 'playing') return;
    const decided = decideNow(game, { type: 'changeAvailability', account, availability }, now);
    if (decided.ok) game.transact((record) => record(decided.value, now, 'sweep'));
  }
}
