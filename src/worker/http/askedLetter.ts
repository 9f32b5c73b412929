/** Asking for a letter at a page: neither what the page answers nor when tells anything about the address. */

import { sendAsked } from '../sendAsked.ts';
import type { AskedLetter } from '../store/mail/askedLetters.ts';
import { putAsked } from '../store/mail/askedLetters.ts';
import { randomLetters } from '../tokens.ts';
import type { Ctx } from './app.ts';
import { payNow } from './owed.ts';

/**
 * Takes the letter on; it is written after the page has been answered, and by the cron if that fails. false:
 * no letter leaves this instance now, whoever asks.
 */
export async function takeLetterOn(
  c: Ctx,
  asked: Pick<AskedLetter, 'kind' | 'address' | 'account' | 'next'>,
): Promise<boolean> {
  const id = randomLetters(20);
  const isHere = c.var.settings.mailSender === 'post-office';
  if (!isHere && (await isMailStopped(c))) return false;
  if (!(await putAsked(c.env.DB, { ...asked, id, at: Date.now() }))) return false;
  const sending = payNow(c, 'askedLetter', () => sendAsked(c.env, () => Date.now(), id));
  // The local post office has the letter when the page says so, and there is nobody to hide anything from.
  if (isHere) await sending;
  else c.executionCtx.waitUntil(sending);
  return true;
}

async function isMailStopped(c: Ctx): Promise<boolean> {
  const { fault } = await c.env.SENDER.getByName('all').state();
  return fault !== undefined && fault.until > Date.now();
}
