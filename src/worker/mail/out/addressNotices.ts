/** Tells both addresses of a change: whoever had the account before must learn of it, also if the mail fails at first. */
import { composeLetter, type LetterOf } from '../../../email/index.ts';
import { wordsOf } from '../../../words/index.ts';
import { DAY } from '../../clock/units.ts';
import { readSettings, type Settings } from '../../env.ts';
import {
  type AddressNotice,
  dueNotices,
  postponeNotice,
  removeNotice,
} from '../../store/mail/addressNotices.ts';
import { deriveToken, hashToken } from '../../tokens.ts';
import { nextAttempt } from './backOff.ts';
import { mailroomOf } from './outgoingMail.ts';

/** How long a change can be taken back. */
export const TAKE_BACK_DAYS = 14;
const BATCH = 50;

/** The token that takes a change back; nobody can make it who has only read the database. */
export const takeBackToken = (secret: string, change: string): string =>
  deriveToken(secret, `take back ${change}`);

/**
 * Sends what is due, of one change (by its link's hash) or of all; one that fails is told of, holds up no other, and
 * comes again later.
 */
export async function sendAddressNotices(env: Env, now: () => number, only?: string): Promise<void> {
  const settings = readSettings(env);
  const { sendAtOnce } = mailroomOf(env, settings, now);
  for (const notice of await dueNotices(env.DB, now(), BATCH, only)) {
    const { account, address, change, owedSince, attempts } = notice;
    if (now() - owedSince > TAKE_BACK_DAYS * DAY) {
      await removeNotice(env.DB, notice);
      continue;
    }
    const sent = await sendAtOnce({
      ...composeLetter(wordsOf(settings.language), letterOf(notice, settings)),
      from: settings.mailFrom,
      to: address,
      idempotencyKey: `addressChanged:${change.slice(0, 32)}:${hashToken(address).slice(0, 16)}`,
    });
    if (sent.ok) {
      await removeNotice(env.DB, notice);
      continue;
    }
    console.error(JSON.stringify({ event: 'addressNoticeFailed', account, error: sent.error }));
    await postponeNotice(env.DB, notice, nextAttempt(attempts + 1, now()));
  }
}

function letterOf(
  { change, name, news }: AddressNotice,
  { publicUrl, secret }: Settings,
): LetterOf<'addressChanged'> {
  const token = takeBackToken(secret, change);
  return {
    kind: 'addressChanged',
    name,
    news:
      news === 'left'
        ? { what: news, link: `${publicUrl}/account/address/${token}`, days: TAKE_BACK_DAYS }
        : { what: news },
  };
}
