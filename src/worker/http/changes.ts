/** Daily limits on changes that other people are told of, or that void what they were given. */
import { DAY } from '../clock/units.ts';
import { CHANGES_A_DAY } from '../limits.ts';
import { countOne } from '../store/counts.ts';
import type { Ctx } from './app.ts';

/** Counts the change; or, if there were too many today, says so. `whose`: an account or a game. */
export async function tooManyChanges(
  c: Ctx,
  what: keyof typeof CHANGES_A_DAY,
  whose: string,
): Promise<string | undefined> {
  const most = CHANGES_A_DAY[what];
  const isCounted = await countOne(c.env.DB, { what: `${what} ${whose}`, most, stretch: DAY }, Date.now());
  return isCounted ? undefined : c.var.words.pages.forms.changedTooOften(most);
}
