/** Empties an object: what is not stored costs nothing. */
import type { HeldGame } from './heldGame.ts';

/** Nothing is left of the game here, in storage or in memory. */
export async function emptyObject(storage: DurableObjectStorage, game: HeldGame): Promise<void> {
  game.empty();
  await storage.deleteAlarm();
  await storage.deleteAll();
}
