/** Follow-up work that a table remembers. It is tried right away, and its failure never fails the page. */
import type { AccountId } from '../game/model/ids.ts';
import { log, messageOf } from '../log.ts';
import { announceOwedAvailability } from '../mail/out/announceAvailability.ts';
import { oweAvailability } from '../store/people/owedAvailability.ts';
import { randomLetters } from '../tokens.ts';
import type { Ctx } from './app.ts';

/** If it fails here, the cron does it later. `what` is its name in the log. */
export async function payNow(c: Ctx, what: string, pay: () => Promise<unknown>): Promise<void> {
  try {
    await pay();
  } catch (error) {
    log.error('owedLater', { request: c.var.requestId, what, error: messageOf(error) });
  }
}

/** Tells the account's games that its availability has changed. */
export async function announceNow(c: Ctx, account: AccountId): Promise<void> {
  const now = Date.now();
  await oweAvailability(c.env.DB, account, randomLetters(12), now);
  await payNow(c, 'availability', () => announceOwedAvailability(c.env, () => now, account));
}
