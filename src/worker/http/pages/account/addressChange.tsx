/**
 * Changing the address of an account: whoever reads the new one's mail proves it by a link; both are told, and the
 * old one can take the change back by a link of its own. Links show by GET and do by POST.
 */

import type { Hono } from 'hono';
import { composeLetter, type LetterOf } from '../../../../email/index.ts';
import { DAY, HOUR } from '../../../clock/units.ts';
import type { AccountId } from '../../../game/model/ids.ts';
import { sendAddressNotices, TAKE_BACK_DAYS, takeBackToken } from '../../../mail/out/addressNotices.ts';
import { mailroomOf } from '../../../mail/out/outgoingMail.ts';
import { callAgain } from '../../../mail/out/resendTurnLetters.ts';
import { liftBounce, mayWriteOnRequest } from '../../../store/mail/suppressions.ts';
import {
  type AddressChange,
  changeAddress,
  findAddressChange,
  planAddressChange,
} from '../../../store/people/addressChanges.ts';
import { hashToken, newToken } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { readAddress } from '../../forms.ts';
import { show, showNothing } from '../../layout.tsx';
import { accountOf, showAccount } from './account.tsx';
import { mayAsk } from './signIn.tsx';

const PROOF_HOURS = 24;

export function addressChangeRoutes(app: Hono<App>): void {
  app.post('/account/address', async (c) => {
    const account = accountOf(c);
    const address = readAddress((await c.req.parseBody()).address);
    if (!address.ok) return showAccount(c, [address.error]);
    if (address.value === account.address) return showAccount(c, ['That is your address already.']);
    const now = Date.now();
    if (!(await mayAsk(c, address.value)) || !(await mayWriteOnRequest(c.env.DB, address.value, now))) {
      return showAccount(c, [
        'A letter was sent there a short while ago. Please look for it, or try again later.',
      ]);
    }
    const link = await planProof(c, account.id, address.value, now);
    const sent = await sendNow(c, address.value, {
      kind: 'confirmAddress',
      name: account.name,
      link,
      hours: PROOF_HOURS,
    });
    if (!sent)
      return showAccount(c, ['The letter could not be sent just now. Please try again in a minute.']);
    return show(c, {
      title: 'A letter is on its way',
      children: (
        <>
          <h1>A letter is on its way</h1>
          <p>
            It goes to <strong>{address.value}</strong> and holds a link that makes it your address, for{' '}
            {PROOF_HOURS} hours. Until you use it, everything stays as it is.
          </p>
          <p>
            <a href="/account">To your account</a>
          </p>
        </>
      ),
    });
  });

  app.get('/account/address/:token', async (c) => {
    const change = await findAddressChange(c.env.DB, hashToken(c.req.param('token')));
    const useless = uselessBecause(change, Date.now());
    if (!change || useless) return showUseless(c, useless);
    const { name, address, takesBack } = change;
    return show(c, {
      title: 'Your address',
      children: (
        <>
          <h1>{takesBack ? 'Take the change back?' : `Is this your address, ${name}?`}</h1>
          <p>
            From then on the letters of {name} go to <strong>{address}</strong>, and everybody is signed out
            of the account{takesBack ? '; no later change holds' : ''}.
          </p>
          <form method="post" action={c.req.path}>
            <button type="submit">{takesBack ? 'Take it back' : 'Yes, send my letters there'}</button>
          </form>
        </>
      ),
    });
  });

  app.post('/account/address/:token', async (c) => {
    const now = Date.now();
    const hash = hashToken(c.req.param('token'));
    const change = await findAddressChange(c.env.DB, hash);
    const useless = uselessBecause(change, now);
    if (!change || useless) return showUseless(c, useless);
    const takeBack = {
      hash: hashToken(takeBackToken(c.var.settings.secret, hash)),
      expiresAt: now + TAKE_BACK_DAYS * DAY,
    };
    // A doubled click: the first one has done it.
    if (change.usedAt === undefined && !(await changeAddress(c.env.DB, change, takeBack, now))) {
      return showUseless(
        c,
        uselessBecause(await findAddressChange(c.env.DB, hash), now) ??
          'Another account has this address. Sign in there, or use another address.',
      );
    }
    await liftBounce(c.env.DB, change.address, now);
    await callAgain(c.env, () => now, change.address);
    await sendAddressNotices(c.env, () => now, hash);
    return show(c, {
      title: 'Your address',
      children: (
        <>
          <h1>It is done</h1>
          <p>
            Letters go to <strong>{change.address}</strong> now, and moves by mail count from there. Everybody
            was signed out of the account.
          </p>
          <p>
            <a href="/sign-in">Sign in again</a>
          </p>
        </>
      ),
    });
  });
}

/** The link that proves the address. */
async function planProof(c: Ctx, account: AccountId, address: string, now: number): Promise<string> {
  const token = newToken();
  const expiresAt = now + PROOF_HOURS * HOUR;
  await planAddressChange(c.env.DB, {
    hash: hashToken(token),
    account,
    address,
    takesBack: false,
    expiresAt,
  });
  return `${c.var.settings.publicUrl}/account/address/${token}`;
}

async function sendNow(c: Ctx, to: string, letter: LetterOf<'confirmAddress'>): Promise<boolean> {
  const { sendAtOnce } = mailroomOf(c.env, c.var.settings, () => Date.now());
  const sent = await sendAtOnce({
    ...composeLetter(c.var.words, letter),
    from: c.var.settings.mailFrom,
    to,
    idempotencyKey: `${letter.kind}:${hashToken(letter.link)}`,
  });
  return sent.ok;
}

function uselessBecause(change: AddressChange | undefined, now: number): string | undefined {
  if (!change) return 'This is not a link that we sent, or it is incomplete.';
  if (change.usedAt !== undefined && change.present !== change.address)
    return 'This link has been used already, or another change of the address has overtaken it.';
  if (change.usedAt === undefined && change.expiresAt <= now)
    return 'This link is too old. Ask for a new letter.';
  return undefined;
}

const showUseless = (c: Ctx, why = '') => showNothing(c, 'This link changes nothing', why, 410);
