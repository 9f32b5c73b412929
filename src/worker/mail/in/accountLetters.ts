/** The letters with which the mail room answers, in the name of an account rather than of a game. */
import { composeLetter, type LetterKind, playAddress, type Template } from '../../../email/index.ts';
import { type Words, wordsOf } from '../../../words/index.ts';
import { readSettings, type Settings } from '../../env.ts';
import { sha256Hex } from '../../sha256.ts';
import type { Account } from '../../store/people/accounts.ts';
import { outgoingMailOf } from '../out/outgoingMail.ts';
import { unsubscribeLink } from '../out/unsubscribeLink.ts';

/** Who wrote, and the message that is answered. */
export interface Answering {
  readonly account: Account;
  /** Names the message: its answer has one key, however often it comes. */
  readonly messageId: string;
  readonly now: number;
  /** Of the last answer for a day: how many there are at most. */
  readonly mostAnswers?: number;
}

/** What all letters about an account tell. */
export const accountFacts = (settings: Settings, { account, mostAnswers }: Answering) => ({
  account: `${settings.publicUrl}/account`,
  unsubscribe: unsubscribeLink(settings, account.id),
  replyTo: playAddress(settings.mailDomain),
  ...(mostAnswers !== undefined && { mostAnswers }),
});

/** Throws when it cannot be sent: then the message must come again. */
export async function sendAnswer<Facts>(
  env: Env,
  { account, messageId, now }: Answering,
  template: Template<LetterKind, Facts>,
  tell: (words: Words, settings: Settings) => Facts,
): Promise<void> {
  const settings = readSettings(env);
  const words = wordsOf(settings.language);
  const sent = await outgoingMailOf(env, settings, () => now).sendInTurn({
    ...composeLetter(words, template, tell(words, settings)),
    from: settings.mailFrom,
    to: account.address,
    idempotencyKey: `${template.kind}:${account.id}:${sha256Hex(messageId).slice(0, 16)}`,
  });
  if (!sent.ok) throw new Error(sent.error);
}
