/** Signing in by letter: a form for the address, the letter, and the page its link opens. */

import type { Hono } from 'hono';
import { composeLetter } from '../../../../email/index.ts';
import { asAccountId } from '../../../game/model/ids.ts';
import { mailroomOf } from '../../../mail/out/outgoingMail.ts';
import { callAgain } from '../../../mail/out/resendTurnLetters.ts';
import { liftBounce, mayWriteOnRequest } from '../../../store/mail/suppressions.ts';
import { accountForAddress, proveAccount } from '../../../store/people/accounts.ts';
import {
  createSignInToken,
  findSignInToken,
  SIGN_IN_MINUTES,
  type SignInToken,
  spendSignInToken,
} from '../../../store/people/signInTokens.ts';
import { hashToken, randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { readAddress, readName, readNext } from '../../forms.ts';
import { Problem, show, showNothing } from '../../layout.tsx';
import { NameField } from '../../parts/nameField.tsx';
import { closeSession, openSession } from '../../session.ts';

export function signInRoutes(app: Hono<App>): void {
  app.get('/sign-in', (c) => askAddress(c, readNext(c.req.query('next'), '/games'), '', []));

  app.post('/sign-in', async (c) => {
    const form = await c.req.parseBody();
    const next = readNext(form.next, '/games');
    const address = readAddress(form.address);
    if (!address.ok) return askAddress(c, next, String(form.address ?? '').slice(0, 254), [address.error]);
    if (!(await mayAsk(c, address.value))) {
      return showNothing(
        c,
        'Too many letters',
        'Several sign-in letters were asked for within a minute. Please wait a minute, then ask again.',
        429,
      );
    }
    const now = Date.now();
    if (!(await mayWriteOnRequest(c.env.DB, address.value, now))) return showUnreachable(c);
    const account = await accountForAddress(c.env.DB, address.value, asAccountId(randomLetters(16)), now);
    const token = await createSignInToken(c.env.DB, account.id, next, now);
    const link = `${c.var.settings.publicUrl}/sign-in/${token}`;
    const { sendAtOnce } = mailroomOf(c.env, c.var.settings, () => now);
    const sent = await sendAtOnce({
      ...composeLetter(c.var.words, { kind: 'signIn', link, minutes: SIGN_IN_MINUTES }),
      from: c.var.settings.mailFrom,
      to: account.address,
      idempotencyKey: `signIn:${hashToken(token)}`,
    });
    if (!sent.ok) {
      console.error(JSON.stringify({ event: 'signInLetterFailed', error: sent.error }));
      return askAddress(
        c,
        next,
        address.value,
        ['The letter could not be sent just now. Please try again in a minute.'],
        503,
      );
    }
    return show(c, {
      title: 'A letter is on its way',
      children: (
        <>
          <h1>A letter is on its way</h1>
          <p>
            It goes to <strong>{address.value}</strong> and holds a link that signs you in. The link works
            once, for {SIGN_IN_MINUTES} minutes.
          </p>
          <p class="hint">Nothing there after some minutes? Look among unwanted mail, or ask again.</p>
        </>
      ),
    });
  });

  app.get('/sign-in/:token', async (c) => {
    const token = await findSignInToken(c.env.DB, c.req.param('token'));
    const useless = uselessBecause(token, Date.now());
    if (!token || useless) return askAgain(c, useless ?? '', token?.next);
    return confirmSignIn(c, token, []);
  });

  app.post('/sign-in/:token', async (c) => {
    const now = Date.now();
    const token = await findSignInToken(c.env.DB, c.req.param('token'));
    // A doubled click on the button: the first one has signed this browser in.
    if (token?.usedAt !== undefined && c.var.account?.id === token.account)
      return c.redirect(token.next, 303);
    const useless = uselessBecause(token, now);
    if (!token || useless) return askAgain(c, useless ?? '', token?.next);
    const form = await c.req.parseBody();
    const name = token.name === '' ? readName(form.name) : undefined;
    if (name && !name.ok) return confirmSignIn(c, token, [name.error]);
    if (!(await spendSignInToken(c.env.DB, c.req.param('token'), now))) {
      return askAgain(c, 'This link was used a moment ago.', token.next);
    }
    await proveAccount(c.env.DB, token.account, name?.value ?? '', now);
    await liftBounce(c.env.DB, token.address, now);
    await callAgain(c.env, () => now, token.address);
    await openSession(c, token.account, now);
    return c.redirect(token.next, 303);
  });

  app.post('/sign-out', async (c) => {
    await closeSession(c);
    return c.redirect('/', 303);
  });
}

const showUnreachable = (c: Ctx) =>
  showNothing(
    c,
    'No letter was sent',
    'Our letters to this address came back, or somebody there called them unwanted. We try it once a day: look for the last letter there, or ask again tomorrow.',
    429,
  );

/** Both the asking machine and the asked-for address are limited. */
export async function mayAsk(c: Ctx, address: string): Promise<boolean> {
  const machine = c.req.header('cf-connecting-ip') ?? 'local';
  const answers = await Promise.all(
    [`machine:${machine}`, `address:${address}`].map((key) => c.env.SIGN_IN_LIMIT.limit({ key })),
  );
  return answers.every(({ success }) => success);
}

function uselessBecause(token: SignInToken | undefined, now: number): string | undefined {
  if (!token) return 'This is not a sign-in link that we sent, or it is incomplete.';
  if (token.usedAt !== undefined) return 'This link has been used already; each link signs in once.';
  if (token.expiresAt <= now) return `This link is older than ${SIGN_IN_MINUTES} minutes.`;
  return undefined;
}

function askAddress(
  c: Ctx,
  next: string,
  value: string,
  problems: readonly string[],
  status: 200 | 503 = 200,
) {
  return show(
    c,
    {
      title: 'Sign in',
      children: (
        <>
          <h1>Sign in</h1>
          <p>There is no password: you get a letter with a link. A first letter makes your account.</p>
          <Problem sentences={problems} />
          <form method="post" action="/sign-in">
            <input type="hidden" name="next" value={next} />
            <div class="field">
              <label for="address">Your e-mail address</label>
              <input id="address" name="address" type="email" autocomplete="email" required value={value} />
              <p class="hint">Nobody else ever sees it.</p>
            </div>
            <button type="submit">Send me a letter</button>
          </form>
        </>
      ),
    },
    problems.length > 0 && status === 200 ? 400 : status,
  );
}

const askAgain = (c: Ctx, why: string, next = '/games') =>
  show(
    c,
    {
      title: 'This link does not sign in',
      children: (
        <>
          <h1>This link does not sign in</h1>
          <p>{why}</p>
          {c.var.account ? (
            <p>
              You are signed in as {c.var.account.name}. <a href={next}>Go on</a>
            </p>
          ) : (
            <p>
              <a href={`/sign-in?next=${encodeURIComponent(next)}`}>Ask for a new letter</a>
            </p>
          )}
        </>
      ),
    },
    410,
  );

const confirmSignIn = (c: Ctx, token: SignInToken, problems: readonly string[]) =>
  show(
    c,
    {
      title: 'Sign in',
      children: (
        <>
          <h1>{token.name === '' ? 'Welcome' : `Welcome back, ${token.name}`}</h1>
          <Problem sentences={problems} />
          <form method="post" action={c.req.path}>
            {token.name === '' ? <NameField /> : null}
            <button type="submit">Sign in</button>
          </form>
        </>
      ),
    },
    problems.length > 0 ? 400 : 200,
  );
