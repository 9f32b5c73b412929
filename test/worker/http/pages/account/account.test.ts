import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../../../../src/worker/clock/units.ts';
import { verifyLog } from '../../../../../src/worker/game/log/verify.ts';
import { asAccountId, NOBODY } from '../../../../../src/worker/game/model/ids.ts';
import { sendAddressNotices } from '../../../../../src/worker/mail/out/addressNotices.ts';
import { resendTurnLetters } from '../../../../../src/worker/mail/out/resendTurnLetters.ts';
import { takeReport } from '../../../../../src/worker/mail/out/takeReport.ts';
import { mailSettingsOf } from '../../../../../src/worker/store/mail/mailSettings.ts';
import { liftBounce, suppressionOf } from '../../../../../src/worker/store/mail/suppressions.ts';
import { planAddressChange } from '../../../../../src/worker/store/people/addressChanges.ts';
import { hashToken } from '../../../../../src/worker/tokens.ts';
import { linksOf, signedIn, Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo, reply } from '../../../../support/worker/mailbox.ts';
import {
  begin,
  invite,
  lettersSent,
  passTime,
  ring,
  START,
  stopTheClock,
  type Table,
} from '../../../../support/worker/table.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The newest link to prove an address, or to take a change back, in the letters to an address. */
async function addressLink(address: string): Promise<string> {
  const text = (await lettersTo(address)).map((letter) => letter.text).join('\n');
  return linksOf(text).findLast((path) => path.startsWith('/account/address/')) ?? '';
}

const addressOf = (account = '') =>
  env.DB.prepare('SELECT address FROM accounts WHERE id = ?').bind(account).first<string>('address');

describe('another address', () => {
  /** Ben has moved to `new-ben@...`, and that address has been proved. */
  async function move(table: Table) {
    const [, account = ''] = table.accounts;
    const [, old = ''] = table.addresses;
    const ben = await signedIn(old);
    const next = `new-${account}@players.test`;
    await ben.post('/account/address', { address: next });
    return { ben, account, old, next, link: await addressLink(next) };
  }

  it('counts only once it is proved, by a button', async () => {
    const { account, old, next, link } = await move(await begin());
    expect(await addressOf(account)).toBe(old);
    expect((await new Visitor().get(link)).text).toContain('Is this your address, Ben?');
    expect(await addressOf(account)).toBe(old);
    expect((await new Visitor().post(link)).text).toContain('Done');
    expect(await addressOf(account)).toBe(next);
    expect((await new Visitor().post(link)).text).toContain('Done');
  });

  it('takes letters and moves by mail along at once, and the old one moves nothing any more', async () => {
    const table = await begin();
    const { old, next, link } = await move(table);
    await ring(table.stub);
    await table.play('f1-e2');
    await ring(table.stub);
    const replyTo = (await lettersTo(old)).find(({ key }) => key.includes('yourTurn'))?.replyTo ?? '';
    await new Visitor().post(link);
    await ring(table.stub);
    expect((await lettersTo(next)).at(-1)?.key).toContain(`${table.id}:yourTurn:1:1:mended-`);
    await reply({ from: old, to: replyTo, text: 'c8-d7' });
    expect((await table.stub.snapshot())?.turns).toHaveLength(1);
    await reply({ from: next, to: replyTo, text: 'c8-d7' });
    expect((await table.stub.snapshot())?.turns).toHaveLength(2);
    await table.play('e2-e3');
    await ring(table.stub);
    expect((await lettersTo(next)).at(-1)?.key).toBe(`${table.id}:yourTurn:1:3`);
  });

  it('is told to the old one, from where it can be taken back', async () => {
    const { ben, account, old, next, link } = await move(await begin());
    await new Visitor().post(link);
    expect((await lettersTo(old)).at(-1)?.subject).toBe('Your address at Sealed Move was changed');
    const takeBack = await addressLink(old);
    expect((await new Visitor().get(takeBack)).text).toContain('Take the change back?');
    expect(await addressOf(account)).toBe(next);
    await new Visitor().post(takeBack);
    expect(await addressOf(account)).toBe(old);
    expect((await ben.get('/account')).location).toBe('/sign-in?next=/account');
    expect((await new Visitor().get(link)).text).toContain('used already');
  });

  it('once it is taken back, dies in every other link: nobody after the owner changes it again', async () => {
    const { ben: thief, account, old, next, link } = await move(await begin());
    await new Visitor().post(link);
    const takeBack = await addressLink(old);
    const third = `third-${account}@players.test`;
    const again = await signedIn(next);
    await again.post('/account/address', { address: third });
    await new Visitor().post(await addressLink(third));
    const later = await addressLink(next);
    expect(await addressOf(account)).toBe(third);
    const last = await signedIn(third);
    await planAddressChange(env.DB, {
      hash: hashToken('pending'),
      account: asAccountId(account),
      address: `pending-${account}@players.test`,
      takesBack: false,
      expiresAt: Date.now() + MINUTE,
    });
    const waiting = '/account/address/pending';
    expect((await new Visitor().get(waiting)).status).toBe(200);

    await new Visitor().post(takeBack);
    expect(await addressOf(account)).toBe(old);
    for (const dead of [later, waiting]) {
      expect((await new Visitor().get(dead)).status).toBe(410);
      expect((await new Visitor().post(dead)).status).toBe(410);
      expect(await addressOf(account)).toBe(old);
    }
    for (const browser of [thief, again, last]) {
      expect((await browser.get('/account')).location).toBe('/sign-in?next=/account');
    }
    const told = (await lettersTo(third)).at(-1)?.text.replace(/\s+/g, ' ');
    expect(told).toContain('the change was taken back');
    expect((await lettersTo(old)).at(-1)?.text).toMatch(/come\s+to\s+this\s+address/);
  });

  it('taken back from a later address can still be taken back from an earlier one', async () => {
    const { account, old, next, link } = await move(await begin());
    await new Visitor().post(link);
    const first = await addressLink(old);
    const third = `third-${account}@players.test`;
    await (await signedIn(next)).post('/account/address', { address: third });
    await new Visitor().post(await addressLink(third));
    await new Visitor().post(await addressLink(next));
    expect(await addressOf(account)).toBe(next);
    await new Visitor().post(first);
    expect(await addressOf(account)).toBe(old);
  });

  it('is told to the old one later when the letter fails at first', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stopTheClock();
    const { account, old, next, link } = await move(await begin());
    await env.DB.prepare('ALTER TABLE post_office RENAME TO away').run();
    await new Visitor().post(link);
    await env.DB.prepare('ALTER TABLE away RENAME TO post_office').run();
    expect(await addressOf(account)).toBe(next);
    const news = async () => (await lettersTo(old)).filter(({ key }) => key.startsWith('addressChanged'));
    await sendAddressNotices(env, () => Date.now());
    expect(await news()).toHaveLength(0);
    passTime(5 * MINUTE);
    await sendAddressNotices(env, () => Date.now());
    await sendAddressNotices(env, () => Date.now());
    expect(await news()).toHaveLength(1);
    await new Visitor().post(await addressLink(old));
    expect(await addressOf(account)).toBe(old);
  });

  it('cannot be kept from its owner by asking for sign-in letters to it', async () => {
    const { account, old, link } = await move(await begin());
    await new Visitor().post(link);
    const takeBack = await addressLink(old);
    await new Visitor().post('/sign-in', { address: old });
    expect((await new Visitor().post(takeBack)).text).toContain('Done');
    expect(await addressOf(account)).toBe(old);
  });

  it('is taken back also after its owner has signed in there anew, and played nothing', async () => {
    const { account, old, link } = await move(await begin());
    await new Visitor().post(link);
    const takeBack = await addressLink(old);
    const anew = await signedIn(old);
    expect((await new Visitor().post(takeBack)).text).toContain('Done');
    expect(await addressOf(account)).toBe(old);
    expect((await anew.get('/account')).location).toBe('/sign-in?next=/account');
  });

  it('takes along the invitations that went there meanwhile', async () => {
    const { account, old, link } = await move(await begin());
    await new Visitor().post(link);
    const takeBack = await addressLink(old);
    const game = await invite('three-crowns');
    const stranger = game.accounts[1] ?? '';
    await env.DB.prepare("UPDATE accounts SET address = ?, name = '', proved_at = NULL WHERE id = ?")
      .bind(old, stranger)
      .run();
    await ring(game.stub);
    const invitation = linksOf((await lettersTo(old)).at(-1)?.text ?? '').find((path) =>
      path.startsWith('/invitation/'),
    );
    await new Visitor().post(takeBack);
    expect((await new Visitor().post(invitation ?? '', { answer: 'accept' })).status).toBe(303);
    expect((await game.stub.snapshot())?.seats[1]).toMatchObject({ account, name: 'Ben', state: 'playing' });
    await game.play('f1-e2');
    await ring(game.stub);
    expect((await lettersTo(old)).at(-1)?.key).toBe(`${game.id}:yourTurn:1:1`);
    const log = (await game.stub.log()).map((record) => JSON.stringify(record)).join('\n');
    expect(verifyLog(log)).toMatchObject({ ok: true });
  });

  it('is refused where another account has it, and where it is none', async () => {
    const table = await begin();
    const ben = await signedIn(table.addresses[1] ?? '');
    expect((await ben.post('/account/address', { address: 'nonsense' })).text).toContain(
      'is not an e-mail address',
    );
    await ben.post('/account/address', { address: table.addresses[0] ?? '' });
    const link = await addressLink(table.addresses[0] ?? '');
    expect((await new Visitor().post(link)).text).toContain('Another account has this address');
    expect(await addressOf(table.accounts[1])).toBe(table.addresses[1]);
  });

  it('is nobody’s but of who is signed in', async () => {
    const visitor = new Visitor();
    expect((await visitor.get('/account')).location).toBe('/sign-in?next=/account');
    expect((await visitor.post('/account/address', { address: 'x@y.test' })).location).toBe(
      '/sign-in?next=/account',
    );
    expect((await visitor.get('/account/address/abc')).status).toBe(410);
  });
});

describe('an address that letters do not reach', () => {
  const bounce = (address: string, fate: 'bounced' | 'complained', at = START) =>
    takeReport(env, crypto.randomUUID(), {
      key: 'k',
      fate,
      reason: '550 gone',
      at,
      stops: address,
    });

  it('is told with the reason on the account’s page, and mended there', async () => {
    const [address = ''] = (await begin()).addresses;
    const ada = await signedIn(address);
    await bounce(address, 'bounced');
    expect((await ada.get('/account')).text).toContain('<q>550 gone</q>');
    await ada.post('/account/reach');
    expect(await suppressionOf(env.DB, address)).toBeUndefined();
    expect((await ada.get('/account')).text).not.toContain('Our letters do not reach you');
  });

  it('is called to the turn that waits once it is mended, once, and so after the next bounce', async () => {
    stopTheClock();
    const table = await begin();
    const [address = ''] = table.addresses;
    const ada = await signedIn(address);
    passTime(MINUTE);
    await bounce(address, 'bounced', Date.now());
    await ring(table.stub);
    expect(await lettersSent(table)).toEqual(['gameBegun:1:0']);
    const calls: string[] = [];
    for (let time = 0; time < 2; time++) {
      passTime(MINUTE);
      calls.push(`yourTurn:0:0:mended-${Date.now()}`);
      for (let again = 0; again < 2; again++) {
        await ada.post('/account/reach');
        await resendTurnLetters(env, () => Date.now());
        await ring(table.stub);
        passTime(MINUTE);
      }
      expect(await lettersSent(table)).toEqual(['gameBegun:1:0', ...calls]);
      await bounce(address, 'bounced', Date.now());
    }
  });

  it('is called later where its games could not be asked at once, and once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stopTheClock();
    const table = await begin();
    const [address = ''] = table.addresses;
    passTime(MINUTE);
    await bounce(address, 'bounced', Date.now());
    await ring(table.stub);
    passTime(MINUTE);
    await liftBounce(env.DB, address, Date.now());
    await env.DB.prepare('ALTER TABLE seats RENAME TO away').run();
    await resendTurnLetters(env, () => Date.now());
    await env.DB.prepare('ALTER TABLE away RENAME TO seats').run();
    for (let again = 0; again < 2; again++) {
      await resendTurnLetters(env, () => Date.now());
      await ring(table.stub);
    }
    expect(await lettersSent(table)).toEqual(['gameBegun:1:0', `yourTurn:0:0:mended-${Date.now()}`]);
  });

  it('gets one sign-in letter a day, and using it mends what bounced, not what was reported as spam', async () => {
    stopTheClock();
    const [ada = '', ben = ''] = (await begin()).addresses;
    await bounce(ada, 'bounced');
    await bounce(ben, 'complained');
    await signedIn(ada);
    expect(await suppressionOf(env.DB, ada)).toBeUndefined();
    await signedIn(ben);
    expect(await suppressionOf(env.DB, ben)).toMatchObject({ reason: 'complained' });
    const before = (await lettersTo(ben)).length;
    await new Visitor().post('/sign-in', { address: ben });
    expect(await lettersTo(ben)).toHaveLength(before);
  });
});

describe('wishes for letters', () => {
  it('are kept, with the hour and the zone as they are usually written', async () => {
    const table = await begin();
    const ada = await signedIn(table.addresses[0] ?? '');
    await ada.post('/account/letters', { mode: 'digest', hour: '7', zone: 'europe/berlin' });
    expect(await mailSettingsOf(env.DB, table.accounts[0] ?? NOBODY)).toEqual({
      mode: 'digest',
      digestHour: 7,
      wantsReceipts: false,
      zone: 'Europe/Berlin',
    });
    const page = (await ada.get('/account')).text;
    expect(page).toContain('value="Europe/Berlin"');
    expect(page).toMatch(/value="digest" checked/);
  });

  it('are refused with a reason where they make no sense', async () => {
    const ada = await signedIn((await begin()).addresses[0] ?? '');
    const post = (fields: Record<string, string>) =>
      ada.post('/account/letters', { mode: 'each', hour: '7', zone: 'UTC', ...fields });
    expect((await post({ zone: 'Mars/Base' })).text).toContain('“Mars/Base” is not a time zone');
    expect((await post({ hour: '24' })).status).toBe(400);
    expect((await post({ mode: 'never' })).status).toBe(400);
  });

  it('a name is changed for the games to come', async () => {
    const ada = await signedIn((await begin()).addresses[0] ?? '');
    await ada.post('/account/name', { name: 'Countess' });
    expect((await ada.get('/account')).text).toContain('Sign out Countess');
    expect((await ada.post('/account/name', { name: 'a@b.test' })).status).toBe(400);
  });
});

it('the calendar gets a new address by a button, and the old one is void', async () => {
  const ada = await signedIn((await begin()).addresses[0] ?? '');
  const calendar = async () =>
    linksOf((await ada.get('/account')).text).find((path) => path.startsWith('/calendar/')) ?? '';
  const old = await calendar();
  expect((await new Visitor().get(old)).status).toBe(200);
  await ada.post('/account/calendar');
  expect((await new Visitor().get(old)).status).toBe(404);
  expect((await new Visitor().get(await calendar())).status).toBe(200);
});

describe('one click in the mail program', () => {
  const oneClick = (url: string) =>
    new Visitor().post(new URL(url).pathname, { 'List-Unsubscribe': 'One-Click' }, '');

  it('turns the letters of that game off, and the page says how to turn them on again', async () => {
    const table = await begin();
    await ring(table.stub);
    const [letter] = await lettersTo(table.addresses[1] ?? '');
    const url = letter?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
    const { text } = await oneClick(url);
    expect(text).toContain('Letters of this game are off');
    expect(text).toContain('This same page turns them on again');
    await table.play('f1-e2');
    await ring(table.stub);
    expect(await lettersSent(table)).not.toContain('yourTurn:1:1');

    const path = new URL(url).pathname;
    expect((await new Visitor().get(path)).text).toContain('Send me letters of this game again');
    expect((await new Visitor().post(path, { letters: 'on' })).text).toContain('Letters of this game are on');
    await table.play('c8-d7');
    await table.play('e2-e3');
    await ring(table.stub);
    expect(await lettersSent(table)).toContain('yourTurn:1:3');
  });

  it('turns all games off where that is asked for, and one of them on again', async () => {
    const table = await begin();
    await ring(table.stub);
    const [letter] = await lettersTo(table.addresses[1] ?? '');
    const path = new URL(letter?.headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname;
    const off = await new Visitor().post(path, { letters: 'all-off' });
    expect(off.text).toContain('Letters of your other games are off, too');
    expect((await mailSettingsOf(env.DB, table.accounts[1] ?? NOBODY)).mode).toBe('quiet');
    expect((await new Visitor().post(path, { letters: 'on' })).text).toContain('Letters of this game are on');
    expect((await mailSettingsOf(env.DB, table.accounts[1] ?? NOBODY)).mode).toBe('quiet');
  });
});
