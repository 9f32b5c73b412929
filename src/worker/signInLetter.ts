/** The letter with a sign-in link, requested on a page or by mail. */
import { composeLetter, playAddress, type SendResult } from '../email/index.ts';
import { signIn } from '../email/letters/signIn.ts';
import { wordsOf } from '../words/index.ts';
import { readSettings } from './env.ts';
import { asAccountId } from './game/model/ids.ts';
import { outgoingMailOf } from './mail/out/outgoingMail.ts';
import { accountForAddress } from './store/people/accounts.ts';
import { createSignInToken, SIGN_IN_MINUTES } from './store/people/signInTokens.ts';
import { hashToken, randomLetters } from './tokens.ts';

interface Wanted {
  readonly address: string;
  /** The page to open after signing in. */
  readonly next: string;
  /** Where it was asked for: at a page, somebody is waiting for it. */
  readonly askedBy: 'page' | 'letter';
  readonly now: number;
}

/** Sends the letter. An address without an account gets one, unproved. */
export async function sendSignInLetter(
  env: Env,
  { address, next, askedBy, now }: Wanted,
): Promise<SendResult> {
  const settings = readSettings(env);
  const account = await accountForAddress(env.DB, address, asAccountId(randomLetters(16)), now);
  const token = await createSignInToken(env.DB, account.id, next, now);
  const outgoing = outgoingMailOf(env, settings, () => now);
  const letter = composeLetter(wordsOf(settings.language), signIn, {
    link: `${settings.publicUrl}/sign-in/${token}`,
    minutes: SIGN_IN_MINUTES,
    ...(askedBy === 'letter' && { wroteTo: playAddress(settings.mailDomain) }),
  });
  return (askedBy === 'page' ? outgoing.sendSignIn : outgoing.sendInTurn)({
    ...letter,
    from: settings.mailFrom,
    to: account.address,
    idempotencyKey: `signIn:${hashToken(token)}`,
  });
}
