/**
 * Passes a change of a player's availability on: to the planned warnings and to all of the player's games.
 */
import { endWarnings } from '../../clock/vacation.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { openGamesOf } from '../../store/lists/games.ts';
import { planWarnings } from '../../store/mail/vacationWarnings.ts';
import { availabilityOfAccount } from '../../store/people/availability.ts';
import {
  owedAvailability,
  postponeAvailability,
  settleAvailability,
} from '../../store/people/owedAvailability.ts';
import { type Sent, sendDue } from './sendDue.ts';

const BATCH = 50;

/** Tells the games of every account, or of one, for which that is still owed. */
export async function announceOwedAvailability(env: Env, now: () => number, only?: AccountId): Promise<Sent> {
  return sendDue({
    failure: 'availabilityNotAnnounced',
    items: await owedAvailability(env.DB, now(), BATCH, only),
    now,
    async send(owed) {
      await announceAvailability(env, owed.account, owed.change);
      await settleAvailability(env.DB, owed);
    },
    postpone: (owed, until) => postponeAvailability(env.DB, owed, until),
  });
}

/** `change` identifies this change, so that announcing it twice does nothing. */
export async function announceAvailability(env: Env, account: AccountId, change: string): Promise<void> {
  const [availability, games] = await Promise.all([
    availabilityOfAccount(env.DB, account),
    openGamesOf(env.DB, account),
  ]);
  const book = { taken: availability.vacation, isAutomatic: availability.isAutomatic };
  await planWarnings(env.DB, account, endWarnings(book, availability.zone, availability.quiet));
  const command = { type: 'changeAvailability', account, availability } as const;
  await Promise.all(
    games.map((id) => env.GAMES.getByName(id).execute(command, `habits:${account}:${change}`)),
  );
}
