/**
 * Changing an account's address. The link sent to the new address proves it. Both addresses are notified,
 * and a link sent to the old one can undo the change. Opening a link changes nothing; only the button on its
 * page does.
 */
import type { Hono } from 'hono';
import { composeLetter } from '../../../../email/index.ts';
import { confirmAddress } from '../../../../email/letters/confirmAddress.ts';
import { explain } from '../../../../words/index.ts';
import { mayLetterGo } from '../../../askedLetters.ts';
import { DAY, HOUR } from '../../../clock/units.ts';
import { readAddress } from '../../../entries.ts';
import { sendAddressNotices, TAKE_BACK_DAYS, takeBackToken } from '../../../mail/out/addressNotices.ts';
import { outgoingMailOf } from '../../../mail/out/outgoingMail.ts';
import { resendTurnLetters } from '../../../mail/out/resendTurnLetters.ts';
import { liftBounce } from '../../../store/mail/suppressions.ts';
import type { Account } from '../../../store/people/accounts.ts';
import {
  type AddressChange,
  changeAddress,
  findAddressChange,
  planAddressChange,
} from '../../../store/people/addressChanges.ts';
import { hashToken, newToken } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { mayMachineAsk } from '../../askingLimit.ts';
import { tooManyChanges } from '../../changes.ts';
import { show, showNothing } from '../../layout.tsx';
import { payNow } from '../../owed.ts';
import { accountOf } from '../../session.ts';
import { showAccount } from './account.ts';
import { addressChangedPage, confirmAddressPage, proofSentPage } from './addressChangePage.tsx';

const PROOF_HOURS = 24;

export function addressChangeRoutes(app: Hono<App>): void {
  app.post('/account/address', askForChange);

  app.get('/account/address/:token', async (c) => {
    const change = await findAddressChange(c.env.DB, hashToken(c.req.param('token')));
    const why = whyUseless(change, Date.now());
    if (!change || why) return showUseless(c, why);
    return show(c, confirmAddressPage(c.var.words, change, c.req.path));
  });

  app.post('/account/address/:token', change);
}

async function askForChange(c: Ctx) {
  const { words } = c.var;
  const text = words.pages.addressChange;
  const account = accountOf(c);
  const address = readAddress((await c.req.parseBody()).address);
  if (!address.ok) return showAccount(c, explain(words.pages.forms.refusals, address.error));
  if (address.value === account.address) return showAccount(c, text.yoursAlready);
  const now = Date.now();
  const tooMany = await tooManyChanges(c, 'address', account.id);
  if (tooMany) return showAccount(c, tooMany);
  if (!(await mayMachineAsk(c))) return showAccount(c, text.tooFast);
  // The answer is the same whether or not we may write to the address, so strangers learn nothing about it.
  if (await mayLetterGo(c.env.DB, address.value, false, now)) {
    if (!(await sendProof(c, account, address.value, now))) return showAccount(c, text.notSent);
  }
  return show(c, proofSentPage(words, address.value, PROOF_HOURS));
}

/**
 * Records the change and sends the link that proves the address. false: sending failed, and may work later.
 */
async function sendProof(c: Ctx, account: Account, address: string, now: number): Promise<boolean> {
  const { settings } = c.var;
  const token = newToken();
  await planAddressChange(c.env.DB, {
    hash: hashToken(token),
    account: account.id,
    address,
    takesBack: false,
    expiresAt: now + PROOF_HOURS * HOUR,
  });
  const link = `${settings.publicUrl}/account/address/${token}`;
  const sent = await outgoingMailOf(c.env, settings, () => Date.now()).sendAtOnce({
    ...composeLetter(c.var.words, confirmAddress, { name: account.name, link, hours: PROOF_HOURS }),
    from: settings.mailFrom,
    to: address,
    idempotencyKey: `confirmAddress:${hashToken(link)}`,
  });
  return sent.ok || !sent.mayRetry;
}

async function change(c: Ctx) {
  const now = Date.now();
  const hash = hashToken(c.req.param('token') ?? '');
  const planned = await findAddressChange(c.env.DB, hash);
  const why = whyUseless(planned, now);
  if (!planned || why) return showUseless(c, why);
  const takeBack = {
    hash: hashToken(takeBackToken(c.var.settings.secret, hash)),
    expiresAt: now + TAKE_BACK_DAYS * DAY,
  };
  // On a double click, the first click has already made the change.
  if (planned.usedAt === undefined && !(await changeAddress(c.env.DB, planned, takeBack, now))) {
    const late = whyUseless(await findAddressChange(c.env.DB, hash), now);
    return showUseless(c, late ?? { code: 'ADDRESS_TAKEN' });
  }
  await liftBounce(c.env.DB, planned.address, now);
  await payNow(c, 'turnLetters', () => resendTurnLetters(c.env, () => now, planned.address));
  await payNow(c, 'addressNotices', () => sendAddressNotices(c.env, () => now, hash));
  return show(c, addressChangedPage(c.var.words, planned.address));
}

interface WhyUseless {
  readonly code: 'UNKNOWN' | 'OVERTAKEN' | 'TOO_OLD' | 'ADDRESS_TAKEN';
}

function whyUseless(change: AddressChange | undefined, now: number): WhyUseless | undefined {
  if (!change) return { code: 'UNKNOWN' };
  if (change.usedAt !== undefined && change.present !== change.address) return { code: 'OVERTAKEN' };
  if (change.usedAt === undefined && change.expiresAt <= now) return { code: 'TOO_OLD' };
  return undefined;
}

function showUseless(c: Ctx, refusal: WhyUseless = { code: 'UNKNOWN' }) {
  const { title, because } = c.var.words.pages.addressChange.uselessLink;
  return showNothing(c, title, explain(because, refusal), 410);
}
