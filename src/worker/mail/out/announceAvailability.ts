/**
 * Passes a change of a player's availability on: to the planned warnings and to all of the player's games.
 */

import { askSlice, failuresOf } from '../../askGames.ts';
import { endWarnings } from '../../clock/vacation.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { log } from '../../log.ts';
import { openGamesOf } from '../../store/lists/games.ts';
import { planWarnings } from '../../store/mail/vacationWarnings.ts';
import { availabilityOfAccount } from '../../store/people/availability.ts';
import {
  continueAvailability,
  type OwedAvailability,
  owedAvailability,
  postponeAvailability,
  settleAvailability,
} from '../../store/people/owedAvailability.ts';
import { type Sent, sendDue } from './sendDue.ts';

const BATCH = 50;
/** How many games of an account are told in one run; the next goes on with the others. */
const GAMES = 200;

/** Tells the games of every account, or of one, for which that is still owed. */
export async function announceOwedAvailability(env: Env, now: () => number, only?: AccountId): Promise<Sent> {
  return sendDue({
    failure: 'availabilityNotAnnounced',
    items: await owedAvailability(env.DB, now(), BATCH, only),
    now,
    send: (owed) => announce(env, owed),
    postpone: (owed, until) => postponeAvailability(env.DB, owed, until),
  });
}

async function announce(env: Env, owed: OwedAvailability): Promise<void> {
  const { account, change, toldTo } = owed;
  const availability = await availabilityOfAccount(env.DB, account);
  const book = { taken: availability.vacation, isAutomatic: availability.isAutomatic };
  await planWarnings(env.DB, account, endWarnings(book, availability.zone, availability.quiet));
  const command = { type: 'changeAvailability', account, availability } as const;
  const { asked, next } = await askSlice(
    (after, limit) => openGamesOf(env.DB, account, after, limit),
    // The cause tells this change from others, so that announcing it twice does nothing.
    async (id) => {
      await env.GAMES.getByName(id).execute(command, `habits:${account}:${change}`);
    },
    { after: toldTo || undefined, most: GAMES },
  );
  const failures = failuresOf(asked);
  for (const failure of failures) log.error('availabilityNotAnnounced', { account, ...failure });
  const failed = owed.failed + failures.length;
  if (next) return continueAvailability(env.DB, owed, next, failed);
  if (failed > 0) throw new Error(`${failed} games failed`);
  await settleAvailability(env.DB, owed);
}
