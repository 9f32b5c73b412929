/**
 * Changing an account's address. The link sent to the new address proves it. Both addresses are notified,
 * and a link sent to the old one can undo the change. Opening a link changes nothing; only the button on its
 * page does.
 */
import type { Hono } from 'hono';
import { explain } from '../../../../words/index.ts';
import { DAY } from '../../../clock/units.ts';
import { readAddress } from '../../../entries.ts';
import { sendAddressNotices, TAKE_BACK_DAYS, takeBackToken } from '../../../mail/out/addressNotices.ts';
import { resendTurnLetters } from '../../../mail/out/resendTurnLetters.ts';
import { PROOF_HOURS } from '../../../proofLetter.ts';
import { liftBounce } from '../../../store/mail/suppressions.ts';
import {
  type AddressChange,
  changeAddress,
  findAddressChange,
} from '../../../store/people/addressChanges.ts';
import { hashToken } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { takeLetterOn } from '../../askedLetter.ts';
import { mayMachineAsk } from '../../askingLimit.ts';
import { tooManyChanges } from '../../changes.ts';
import { show, showNothing } from '../../layout.tsx';
import { payNow } from '../../owed.ts';
import { accountOf } from '../../session.ts';
import { showAccount } from './account.ts';
import { addressChangedPage, confirmAddressPage, proofSentPage } from './addressChangePage.tsx';

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
  const tooMany = await tooManyChanges(c, 'address', account.id);
  if (tooMany) return showAccount(c, tooMany);
  if (!(await mayMachineAsk(c))) return showAccount(c, text.tooFast);
  const asked = { kind: 'proof', address: address.value, account: account.id, next: '' } as const;
  if (!(await takeLetterOn(c, asked))) return showAccount(c, text.notSent);
  return show(c, proofSentPage(words, address.value, PROOF_HOURS));
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
