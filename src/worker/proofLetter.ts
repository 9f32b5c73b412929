/** The letter to a new address, with the link that proves it. */
import { composeLetter, type SendResult } from '../email/index.ts';
import { confirmAddress } from '../email/letters/confirmAddress.ts';
import { wordsOf } from '../words/index.ts';
import { HOUR } from './clock/units.ts';
import { readSettings } from './env.ts';
import type { AccountId } from './game/model/ids.ts';
import { outgoingMailOf } from './mail/out/outgoingMail.ts';
import { accountById } from './store/people/accounts.ts';
import { planAddressChange } from './store/people/addressChanges.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long its link works. */
export const PROOF_HOURS = 24;

interface Wanted {
  readonly account: AccountId;
  readonly address: string;
}

/** Plans the change that the letter's link makes, and sends it. */
export async function sendProof(
  env: Env,
  { account: id, address }: Wanted,
  now: number,
): Promise<SendResult> {
  const account = await accountById(env.DB, id);
  if (!account) return { ok: false, mayRetry: false, error: `no account ${id}` };
  const settings = readSettings(env);
  const token = newToken();
  await planAddressChange(env.DB, {
    hash: hashToken(token),
    account: account.id,
    address,
    takesBack: false,
    expiresAt: now + PROOF_HOURS * HOUR,
  });
  const link = `${settings.publicUrl}/account/address/${token}`;
  return outgoingMailOf(env, settings, () => now).sendAtOnce({
    ...composeLetter(wordsOf(settings.language), confirmAddress, {
      name: account.name,
      link,
      hours: PROOF_HOURS,
    }),
    from: settings.mailFrom,
    to: address,
    idempotencyKey: `confirmAddress:${hashToken(link)}`,
  });
}
