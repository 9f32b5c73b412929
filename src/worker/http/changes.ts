/** How often a day somebody may change what others are told of, or given. */
import { DAY } from '../clock/units.ts';
import { CHANGES_A_DAY } from '../limits.ts';
import { countOne } from '../store/counts.ts';
import type { Ctx } from './app.ts';

/** What is wrong, if it was changed too often today; counts it otherwise. `whose`: an account or a game. */
export async function tooManyChanges(
  c: Ctx,
  what: keyof typeof CHANGES_A_DAY,
  whose: string,
): Promise<string | undefined> {
  const most = CHANGES_A_DAY[what];
  const isCounted = await countOne(c.env.DB, { what: `${what} ${whose}`, most, stretch: DAY }, Date.now());
  return isCounted ? undefined : c.var.words.pages.forms.changedTooOften(most);
}
