/** Takes the seat somebody was invited to, for pages and for mail. */
import { ok, type Result } from '../rules/index.ts';
import { type NameRefusal, readName } from './entries.ts';
import type { AccountId, GameId } from './game/model/ids.ts';
import type { GameRefusal } from './game/model/refusals.ts';
import { accountById, proveAccount } from './store/people/accounts.ts';
import { availabilityOfAccount } from './store/people/availability.ts';
import { isBanned } from './store/people/bans.ts';

export interface Acceptance {
  readonly game: GameId;
  readonly seat: number;
  /** The account that was invited. */
  readonly invited: AccountId;
  /** For an account without a name. */
  readonly newName: unknown;
  readonly now: number;
}

type AcceptRefusal =
  | { readonly name: NameRefusal }
  | { readonly game: GameRefusal }
  | { readonly closed: true };

/**
 * Accepting also proves the account's address, since only its mailbox has the letter. May be refused by the
 * game, because of the name, or because the operator has closed the account.
 */
export async function acceptInvitation(
  { DB, GAMES }: Env,
  { game, seat, invited, newName, now }: Acceptance,
): Promise<Result<'accepted', AcceptRefusal>> {
  const known = await accountById(DB, invited);
  // The invited account may have been merged into another one since then.
  const account = known?.id ?? invited;
  if (await isBanned(DB, account)) return { ok: false, error: { closed: true } };
  const name = known?.name ? ok(known.name) : readName(newName);
  if (!name.ok) return { ok: false, error: { name: name.error } };
  const answer = await GAMES.getByName(game).execute(
    {
      type: 'takeSeat',
      seat,
      account,
      name: name.value,
      availability: await availabilityOfAccount(DB, account),
      ...(account !== invited && { invited }),
    },
    `accept:${seat}`,
  );
  if (!answer.ok) return { ok: false, error: { game: answer.error } };
  await proveAccount(DB, account, name.value, now);
  return ok('accepted');
}
