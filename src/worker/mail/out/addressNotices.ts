/**
 * Tells both addresses about a change: the account's owner must hear of it, even if the first attempt fails.
 */
import { composeLetter, type FactsOf } from '../../../email/index.ts';
import { addressChanged } from '../../../email/letters/addressChanged.ts';
import { wordsOf } from '../../../words/index.ts';
import { DAY } from '../../clock/units.ts';
import { readSettings, type Settings } from '../../env.ts';
import {
  type AddressNotice,
  dueNotices,
  postponeNotice,
  removeNotice,
} from '../../store/mail/addressNotices.ts';
import { findAddressChange } from '../../store/people/addressChanges.ts';
import { deriveToken, hashToken } from '../../tokens.ts';
import { outgoingMailOf } from './outgoingMail.ts';
import { type Sent, sendDue } from './sendDue.ts';

/** How long the old address can take a change back. */
export const TAKE_BACK_DAYS = 14;
const BATCH = 50;

/** The token that takes a change back. Having read the database is not enough to forge it. */
export const takeBackToken = (secret: string, change: string): string =>
  deriveToken(secret, `take back ${change}`);

/** Sends the notices that are due: those of one change (named by its link's hash), or all. */
export async function sendAddressNotices(env: Env, now: () => number, only?: string): Promise<Sent> {
  const settings = readSettings(env);
  const { sendAtOnce } = outgoingMailOf(env, settings, now);
  return sendDue({
    failure: 'addressNoticeFailed',
    items: await dueNotices(env.DB, now(), BATCH, only),
    now,
    async send(notice) {
      const { address, change, owedSince } = notice;
      if (now() - owedSince <= TAKE_BACK_DAYS * DAY) {
        const sent = await sendAtOnce({
          ...composeLetter(
            wordsOf(settings.language),
            addressChanged,
            factsOf(notice, settings, await tokenOf(env, change)),
          ),
          from: settings.mailFrom,
          to: address,
          idempotencyKey: `addressChanged:${change.slice(0, 32)}:${hashToken(address).slice(0, 16)}`,
        });
        if (!sent.ok) throw new Error(sent.error);
      }
      await removeNotice(env.DB, notice);
    },
    postpone: (notice, until) => postponeNotice(env.DB, notice, until),
  });
}

/** The token that was planned with the change: the secret may have been replaced since. */
async function tokenOf(env: Env, change: string): Promise<string> {
  const tokens = readSettings(env).secrets.map((secret) => takeBackToken(secret, change));
  for (const token of tokens) if (await findAddressChange(env.DB, hashToken(token))) return token;
  return tokens[0] ?? '';
}

function factsOf(
  { name, news }: AddressNotice,
  { publicUrl }: Settings,
  token: string,
): FactsOf<typeof addressChanged> {
  return {
    name,
    news:
      news === 'left'
        ? { what: news, link: `${publicUrl}/account/address/${token}`, days: TAKE_BACK_DAYS }
        : { what: news },
  };
}
