/** The operator's page: behind its token, with what goes wrong and the few things to do about it. */
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepGames } from '../../../../../src/worker/cron/sweeper.ts';
import { asAccountId } from '../../../../../src/worker/game/model/ids.ts';
import { receiveMail } from '../../../../../src/worker/mail/in/receive.ts';
import { suppress, suppressionOf } from '../../../../../src/worker/store/mail/suppressions.ts';
import { isBanned } from '../../../../../src/worker/store/people/bans.ts';
import { fileReport } from '../../../../../src/worker/store/people/playerReports.ts';
import { ORIGIN, signedIn, Visitor } from '../../../../support/worker/browser.ts';
import { begin, ring } from '../../../../support/worker/table.ts';

const TOKEN = 'b5d0f3a1c7e94826b5d0';
const COOKIE = 'operator';

beforeEach(() => {
  env.OPERATOR_TOKEN = TOKEN;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  delete env.OPERATOR_TOKEN;
  vi.restoreAllMocks();
});

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await exports.default.fetch(`${ORIGIN}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: ORIGIN, ...headers } });

async function open(): Promise<string> {
  const opened = await post('/operator/sign-in', { token: TOKEN });
  expect(opened.status).toBe(303);
  return (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

describe('the operator’s page', () => {
  it('opens by the token alone', async () => {
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { cookie: `${COOKIE}=9999999999999.x` }]) {
      const shut = await ask('/operator', { headers });
      expect([shut.status, shut.text.includes('The sweeper')]).toEqual([401, false]);
    }
    expect((await post('/operator/sign-in', { token: 'wrong' })).status).toBe(401);
    const cookie = await open();
    const page = await ask('/operator', { headers: { cookie } });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).toContain('What the sweeper found');
    // Another site's page cannot use the cookie; another token ends it.
    const forged = await post('/operator/act', { act: 'open' }, { cookie, origin: 'https://evil.test' });
    expect(forged.status).toBe(401);
    env.OPERATOR_TOKEN = `${TOKEN}-another-one`;
    expect((await ask('/operator', { headers: { cookie } })).status).toBe(401);
  });

  it('shows what goes wrong, and mends it', async () => {
    const table = await begin();
    const [, ben = ''] = table.accounts;
    await env.DB.prepare('UPDATE accounts SET id = ? WHERE id = ?').bind('nobody', ben).run();
    await ring(table.stub);
    await sweepGames(env, Date.now());
    await env.DB.prepare('UPDATE accounts SET id = ? WHERE id = ?').bind(ben, 'nobody').run();
    await env.SENDER.getByName('all').stop('403 validation_error: The domain is not verified');
    const to = `m.${table.id}.0.0.${'a'.repeat(26)}@sealed-move.localhost`;
    const raw = () => new Blob(['From: x@forger.test\r\n\r\nf1-e2']).stream();
    await receiveMail({ from: 'x@forger.test', to, size: 30, raw: raw() }, env);

    const cookie = await open();
    const { text } = await ask('/operator', { headers: { cookie } });
    for (const part of [
      'The domain is not verified',
      `no account ${ben}`,
      'rejected: NO_SUCH_ADDRESS',
      'forger.test',
      'letters parked',
      `gameBegun:1:0, attempt 1: no account ${ben}`,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('x@forger.test');

    expect((await post('/operator/act', { act: 'open' }, { cookie })).headers.get('location')).toBe(
      '/operator?done=open',
    );
    expect((await env.SENDER.getByName('all').state()).fault).toBeUndefined();
    const resent = await post('/operator/act', { act: 'resend' }, { cookie });
    expect(resent.headers.get('location')).toBe('/operator?done=resend&letters=1');
    expect((await ask('/operator?done=resend&letters=1', { headers: { cookie } })).text).toContain(
      'Letters to be tried again: 1.',
    );
  });

  it('says what became of a player’s mail, and closes an account', async () => {
    const table = await begin();
    await ring(table.stub);
    const [ada = ''] = table.addresses;
    const [account = ''] = table.accounts;
    const visitor = await signedIn(ada);
    expect((await visitor.get('/account')).status).toBe(200);
    await suppress(env.DB, ada, '550 no such user', Date.now());
    const cookie = await open();
    const look = async () =>
      (await ask(`/operator?who=${encodeURIComponent(ada)}`, { headers: { cookie } })).text;
    expect(await look()).toContain('yourTurn 0:0');
    expect(await look()).toContain('550 no such user');
    await post('/operator/act', { act: 'lift', who: account }, { cookie });
    expect(await suppressionOf(env.DB, ada)).toBeUndefined();

    const report = {
      reporter: asAccountId('r'),
      about: asAccountId(account),
      text: 'called me <names>',
      at: 0,
    };
    await fileReport(env.DB, report);
    expect(await look()).toContain('called me &lt;names&gt;');

    await post('/operator/act', { act: 'ban', who: account, reason: 'spam', back: 'player' }, { cookie });
    expect(await isBanned(env.DB, asAccountId(account))).toBe(true);
    expect(await look()).toContain('spam');
    expect((await visitor.get('/account')).location).toContain('/sign-in');
    // The running game goes on.
    await table.play('f1-e2');
    expect((await table.stub.snapshot())?.turns.length).toBe(1);
    await post('/operator/act', { act: 'liftBan', who: account }, { cookie });
    expect(await isBanned(env.DB, asAccountId(account))).toBe(false);
    expect(
      (await post('/operator/act', { act: 'ban', who: 'nobody@here.test' }, { cookie })).headers.get(
        'location',
      ),
    ).toBe('/operator?done=nobody');
  });
});

describe('who runs the instance', () => {
  it('is said where it is set', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(404);
    expect((await ask('/imprint')).status).toBe(404);
    expect((await ask('/privacy')).text).toContain('no exported log');
    try {
      env.CONTACT = 'help@play.example.org';
      env.IMPRINT = 'Ada Lovelace\n12 St James’s Square, London';
      const { text, headers } = await ask('/.well-known/security.txt');
      expect(headers.get('content-type')).toContain('text/plain');
      expect(text).toMatch(
        /^Contact: mailto:help@play\.example\.org\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/,
      );
      expect((await ask('/imprint')).text).toContain('12 St James’s Square');
      expect((await new Visitor().get('/')).text).toContain('href="/imprint"');
    } finally {
      delete env.CONTACT;
      delete env.IMPRINT;
    }
  });
});
