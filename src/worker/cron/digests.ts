/**
 * Hands out the digests that are due to objects that send them, a few to each. None is handed out twice: each
 * is claimed first, for longer than an object keeps it.
 */
import { MINUTE } from '../clock/units.ts';
import { log, messageOf } from '../log.ts';
import { claimDigests, type DueDigest, dueDigests } from '../store/mail/digests.ts';

/** How many are read at once, how many one object is given, and how many are handed out in one run. */
const PAGE = 500;
const EACH = 25;
const MOST = 100_000;
/** What was not sent by then is handed out again. */
const CLAIM = 30 * MINUTE;

/** Returns how many were handed out. */
export async function handOutDigests(env: Env, now: number): Promise<number> {
  let handedOut = 0;
  for (let after: DueDigest | undefined; handedOut < MOST; ) {
    const page = await dueDigests(env.DB, now, after, PAGE);
    if (page.length > 0) {
      const claimed = await claimDigests(env.DB, page, now, now + CLAIM);
      await handOut(env, claimed, Math.ceil(handedOut / EACH));
      handedOut += claimed.length;
    }
    if (page.length < PAGE) break;
    after = page.at(-1);
  }
  return handedOut;
}

async function handOut(env: Env, page: readonly DueDigest[], first: number): Promise<void> {
  const slices = Array.from({ length: Math.ceil(page.length / EACH) }, (_, index) =>
    page.slice(index * EACH, (index + 1) * EACH),
  );
  await Promise.all(
    slices.map(async (due, index) => {
      try {
        await env.DIGESTS.getByName(String(first + index)).take(due);
      } catch (error) {
        // Its claim runs out, and another run hands it out again.
        log.error('digestsNotHandedOut', { digests: due.length, error: messageOf(error) });
      }
    }),
  );
}
