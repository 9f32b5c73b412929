/** Letters to players whose vacation is about to end, three days and one day before clocks go on. */
import { composeLetter, playAddress } from '../../../email/index.ts';
import { vacationEnds } from '../../../email/letters/vacationEnds.ts';
import { wordsOf } from '../../../words/index.ts';
import { DAY } from '../../clock/units.ts';
import { formatRange } from '../../clock/words.ts';
import { readSettings } from '../../env.ts';
import { dueWarnings, markWarned, postponeWarning } from '../../store/mail/vacationWarnings.ts';
import { outgoingMailOf } from './outgoingMail.ts';
import { type Sent, sendDue } from './sendDue.ts';
import { unsubscribeLink } from './unsubscribeLink.ts';

const BATCH = 50;

/** Sends what is due; a warning that would come a day too late is left out. */
export async function sendVacationWarnings(env: Env, now: () => number): Promise<Sent> {
  const settings = readSettings(env);
  const { publicUrl } = settings;
  const { sendInTurn } = outgoingMailOf(env, settings, now);
  return sendDue({
    failure: 'vacationWarningFailed',
    items: await dueWarnings(env.DB, now(), BATCH),
    now,
    async send(warning) {
      const { account, address, last, daysLeft, at } = warning;
      if (now() - at < DAY) {
        const sent = await sendInTurn({
          ...composeLetter(wordsOf(settings.language), vacationEnds, {
            days: daysLeft,
            last: formatRange(wordsOf(settings.language), { first: last, last }),
            link: `${publicUrl}/account/time`,
            account: `${publicUrl}/account`,
            unsubscribe: unsubscribeLink(settings, account),
            replyTo: playAddress(settings.mailDomain),
          }),
          from: settings.mailFrom,
          to: address,
          idempotencyKey: `vacation:${account}:${last}:${daysLeft}`,
        });
        if (!sent.ok) throw new Error(sent.error);
      }
      await markWarned(env.DB, warning, now());
    },
    postpone: (warning, until) => postponeWarning(env.DB, warning, until),
  });
}
