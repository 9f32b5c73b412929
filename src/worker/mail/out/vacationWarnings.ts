/** Letters to players whose vacation is about to end, three days and one day before clocks go on. */
import { composeLetter } from '../../../email/index.ts';
import { wordsOf } from '../../../words/index.ts';
import { DAY } from '../../clock/units.ts';
import { formatRange } from '../../clock/words.ts';
import { readSettings } from '../../env.ts';
import { dueWarnings, markWarned, postponeWarning } from '../../store/mail/vacationWarnings.ts';
import { nextAttempt } from './backOff.ts';
import { mailroomOf } from './outgoingMail.ts';
import { unsubscribeLink } from './unsubscribeLink.ts';

const BATCH = 50;

/** Sends what is due; what comes a day too late is left out. One that fails holds up no other and comes again later. */
export async function sendVacationWarnings(env: Env, now: () => number): Promise<void> {
  const settings = readSettings(env);
  const { publicUrl } = settings;
  const mailroom = mailroomOf(env, settings, now);
  for (const warning of await dueWarnings(env.DB, now(), BATCH)) {
    const { account, address, last, daysLeft, at } = warning;
    if (now() - at < DAY) {
      const sent = await mailroom.sendInTurn({
        ...composeLetter(wordsOf(settings.language), {
          kind: 'vacationEnds',
          days: daysLeft,
          last: formatRange({ first: last, last }),
          link: `${publicUrl}/account/time`,
          account: `${publicUrl}/account`,
          unsubscribe: unsubscribeLink(settings, account),
        }),
        from: settings.mailFrom,
        to: address,
        idempotencyKey: `vacation:${account}:${last}:${daysLeft}`,
      });
      if (!sent.ok) {
        console.error(JSON.stringify({ event: 'vacationWarningFailed', account, error: sent.error }));
        await postponeWarning(env.DB, warning, nextAttempt(warning.attempts + 1, now()));
        continue;
      }
    }
    await markWarned(env.DB, warning, now());
  }
}
