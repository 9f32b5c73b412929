/**
 * Changing the address of an account: whoever reads the new one's mail proves it by a link; the old one is told, and
 * can take the change back by a link of its own. Links show by GET and do by POST.
 */
import type { Hono } from 'hono';
import { composeLetter, type LetterData } from '../../email/index.ts';
import {
  type AddressChange,
  changeAddress,
  findAddressChange,
  planAddressChange,
} from '../readModel/addressChanges.ts';
import { openGamesOf } from '../readModel/habits.ts';
import { liftBounce, mayWriteOnRequest, suppressionOf } from '../readModel/suppressions.ts';
import { mailroomOf } from '../sending/mailroom.ts';
import { accountOf, showAccount } from './account.tsx';
import type { App, Ctx } from './app.ts';
import { readAddress } from './forms.ts';
import { show, showNothing } from './layout.tsx';
import { hashToken, newToken } from './secrets.ts';
import { mayAsk } from './signIn.tsx';

const HOUR = 3_600_000;
const PROOF_HOURS = 24;
const TAKE_BACK_DAYS = 14;

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
    const link = await planLink(c, { account: account.id, address: address.value, takesBack: false }, now);
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
            From then on the letters of {name} go to <strong>{address}</strong>
            {takesBack ? ', and everybody is signed out of the account' : ''}.
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
    // A doubled click: the first one has done it.
    if (change.usedAt === undefined && !(await changeAddress(c.env.DB, hash, change, now))) {
      return showUseless(c, 'Another account has this address. Sign in there, or use another address.');
    }
    await liftBounce(c.env.DB, change.address);
    const games = await openGamesOf(c.env.DB, change.account);
    await Promise.all(
      games.map((id) => c.env.GAMES.getByName(id).followAddress(change.account, change.address)),
    );
    if (change.usedAt === undefined && !change.takesBack) await tellOldAddress(c, change, now);
    return show(c, {
      title: 'Your address',
      children: (
        <>
          <h1>It is done</h1>
          <p>
            Letters go to <strong>{change.address}</strong> now, and moves by mail count from there.
          </p>
          <p>
            <a href="/games">To your games</a>
          </p>
        </>
      ),
    });
  });
}

/** Where nothing arrives, nothing is sent. */
async function tellOldAddress(c: Ctx, { account, name, present }: AddressChange, now: number): Promise<void> {
  if (await suppressionOf(c.env.DB, present)) return;
  const link = await planLink(c, { account, address: present, takesBack: true }, now);
  if (!(await sendNow(c, present, { kind: 'addressChanged', name, link, days: TAKE_BACK_DAYS }))) {
    console.error(JSON.stringify({ event: 'addressNoticeFailed', account }));
  }
}

async function planLink(
  c: Ctx,
  change: Pick<AddressChange, 'account' | 'address' | 'takesBack'>,
  now: number,
): Promise<string> {
  const token = newToken();
  const life = change.takesBack ? TAKE_BACK_DAYS * 24 * HOUR : PROOF_HOURS * HOUR;
  await planAddressChange(c.env.DB, { ...change, hash: hashToken(token), expiresAt: now + life });
  return `${c.var.settings.publicUrl}/account/address/${token}`;
}

async function sendNow(
  c: Ctx,
  to: string,
  letter: Extract<LetterData, { kind: 'confirmAddress' | 'addressChanged' }>,
): Promise<boolean> {
  const { sendAtOnce } = mailroomOf(c.env, c.var.settings, () => Date.now());
  const sent = await sendAtOnce({
    ...composeLetter(letter),
    from: c.var.settings.mailFrom,
    to,
    idempotencyKey: `${letter.kind}:${hashToken(letter.link)}`,
  });
  return sent.ok;
}

function uselessBecause(change: AddressChange | undefined, now: number): string | undefined {
  if (!change) return 'This is not a link that we sent, or it is incomplete.';
  if (change.usedAt !== undefined && change.present !== change.address)
    return 'This link has been used already.';
  if (change.usedAt === undefined && change.expiresAt <= now)
    return 'This link is too old. Ask for a new letter.';
  return undefined;
}

const showUseless = (c: Ctx, why = '') => showNothing(c, 'This link changes nothing', why, 410);
