/** Signing in by letter: the form for the address, the letter, and the page its link opens. */
import type { Hono } from 'hono';
import { explain } from '../../../../words/index.ts';
import { readAddress, readName } from '../../../entries.ts';
import { NOBODY } from '../../../game/model/ids.ts';
import { resendTurnLetters } from '../../../mail/out/resendTurnLetters.ts';
import { beginMailSettings } from '../../../store/mail/mailSettings.ts';
import { liftBounce } from '../../../store/mail/suppressions.ts';
import { proveAccount } from '../../../store/people/accounts.ts';
import { isBanned } from '../../../store/people/bans.ts';
import {
  findSignInToken,
  SIGN_IN_MINUTES,
  type SignInToken,
  spendSignInToken,
} from '../../../store/people/signInTokens.ts';
import type { App, Ctx } from '../../app.ts';
import { takeLetterOn } from '../../askedLetter.ts';
import { mayMachineAsk } from '../../askingLimit.ts';
import { readNext } from '../../forms.ts';
import { show, showNothing } from '../../layout.tsx';
import { accountClosed } from '../../missing.ts';
import { payNow } from '../../owed.ts';
import { readZone } from '../../parts/zoneField.tsx';
import { closeSession, openSession } from '../../session.ts';
import { askAddressPage, confirmSignInPage, signInSentPage, uselessSignInPage } from './signInPage.tsx';

/** Where players go after signing in, unless they were on their way somewhere else. */
const HOME = '/games';

export function signInRoutes(app: Hono<App>): void {
  app.get('/sign-in', (c) =>
    show(
      c,
      askAddressPage(c.var.words, { next: readNext(c.req.query('next'), HOME), address: '', problems: [] }),
    ),
  );
  app.post('/sign-in', askForLetter);
  app.get('/sign-in/:token', async (c) => {
    const token = await findSignInToken(c.env.DB, c.req.param('token'));
    const why = whyUseless(token, Date.now());
    return !token || why ? showUseless(c, token, why) : confirm(c, token);
  });
  app.post('/sign-in/:token', signIn);
  app.post('/sign-out', async (c) => {
    await closeSession(c);
    return c.redirect('/', 303);
  });
}

async function askForLetter(c: Ctx) {
  const { words } = c.var;
  const text = words.pages.signIn;
  const form = await c.req.parseBody();
  const next = readNext(form.next, HOME);
  const address = readAddress(form.address);
  if (!address.ok) {
    const problems = [explain(words.pages.forms.refusals, address.error)];
    const written = String(form.address ?? '').slice(0, 254);
    return show(c, askAddressPage(words, { next, address: written, problems }), 400);
  }
  if (!(await mayMachineAsk(c))) {
    c.header('retry-after', '60');
    return showNothing(c, text.tooMany.title, text.tooMany.sentence, 429);
  }
  if (!(await takeLetterOn(c, { kind: 'signIn', address: address.value, account: NOBODY, next }))) {
    const problems = [text.notSent];
    return show(c, askAddressPage(words, { next, address: address.value, problems }), 503);
  }
  return show(c, signInSentPage(words, address.value, SIGN_IN_MINUTES));
}

async function signIn(c: Ctx) {
  const now = Date.now();
  const secret = c.req.param('token') ?? '';
  const token = await findSignInToken(c.env.DB, secret);
  // This is a second click on the button: the first has already signed this browser in.
  if (token?.usedAt !== undefined && c.var.account?.id === token.account) return c.redirect(token.next, 303);
  const why = whyUseless(token, now);
  if (!token || why) return showUseless(c, token, why);
  const form = token.name === '' ? await c.req.parseBody() : undefined;
  const name = form && readName(form.name);
  if (name && !name.ok) {
    return confirm(c, token, [explain(c.var.words.pages.forms.refusals, name.error)]);
  }
  const wrong: string[] = [];
  const zone = readZone(c.var.words, form?.zone, wrong);
  if (wrong.length > 0) return confirm(c, token, wrong);
  if (!(await spendSignInToken(c.env.DB, secret, now)))
    return showUseless(c, token, { code: 'USED_JUST_NOW' });
  if (await isBanned(c.env.DB, token.account)) {
    return accountClosed(c);
  }
  await proveAccount(c.env.DB, token.account, name?.value ?? '', now);
  if (zone) await beginMailSettings(c.env.DB, token.account, zone);
  await liftBounce(c.env.DB, token.address, now);
  await payNow(c, 'turnLetters', () => resendTurnLetters(c.env, () => now, token.address));
  await openSession(c, token.account, now);
  return c.redirect(token.next, 303);
}

const confirm = (c: Ctx, { name }: SignInToken, problems: readonly string[] = []) =>
  show(
    c,
    confirmSignInPage(c.var.words, { name, action: c.req.path, problems }),
    problems.length > 0 ? 400 : 200,
  );

type WhyUseless =
  | { readonly code: 'UNKNOWN' | 'USED' | 'USED_JUST_NOW' }
  | { readonly code: 'TOO_OLD'; readonly minutes: number };

function whyUseless(token: SignInToken | undefined, now: number): WhyUseless | undefined {
  if (!token) return { code: 'UNKNOWN' };
  if (token.usedAt !== undefined) return { code: 'USED' };
  if (token.expiresAt <= now) return { code: 'TOO_OLD', minutes: SIGN_IN_MINUTES };
  return undefined;
}

function showUseless(c: Ctx, token: SignInToken | undefined, refusal: WhyUseless = { code: 'UNKNOWN' }) {
  const why = explain(c.var.words.pages.signIn.uselessLink.because, refusal);
  const signedInAs = c.var.account?.name;
  return show(c, uselessSignInPage(c.var.words, { why, signedInAs, next: token?.next ?? HOME }), 410);
}
