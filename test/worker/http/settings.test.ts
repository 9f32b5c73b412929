/** What becomes of a deployment where a setting is missing or wrong. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import worker from '../../../src/worker/index.ts';
import { parseSettings } from '../../../src/worker/settings.ts';

const DEPLOYED = {
  PUBLIC_URL: 'https://play.example.org',
  MAIL_DOMAIN: 'play.example.org',
  MAIL_FROM: 'Sealed Move <games@play.example.org>',
  MAIL_SENDER: 'resend',
  AUTHSERV_ID: 'mx.cloudflare.net',
  LETTER_HOLD_SECONDS: '30',
  SECRET: '3f1c0b7e9a52d8466b1e4f7a90c2d35e',
  RESEND_API_KEY: 're_1234567890',
  OPERATOR_TOKEN: 'b5d0f3a1c7e94826',
};
type Changes = Readonly<Record<string, unknown>>;
type Row = [setting: string, what: string, changes: Changes];

const deployed = (changes: Changes = {}): Env => {
  const all: Record<string, unknown> = {
    ...env,
    ...DEPLOYED,
    OPERATOR_TOKEN: 'b5d0f3a1c7e94826b5d0',
    ...changes,
  };
  for (const [name, value] of Object.entries(all)) if (value === undefined) delete all[name];
  return all as unknown as Env;
};

async function ask(given: Env, path = '/', origin = DEPLOYED.PUBLIC_URL, headers: HeadersInit = {}) {
  const request = new Request(`${origin}${path}`, { headers }) as Request<
    unknown,
    IncomingRequestCfProperties
  >;
  const response = await worker.fetch?.(request, given, createExecutionContext());
  return { status: response?.status, text: (await response?.text()) ?? '' };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('an instance for the public', () => {
  it('serves with all its settings', async () => {
    expect((await ask(deployed())).status).toBe(200);
    expect((await ask(deployed({ SECRET: `${DEPLOYED.SECRET}, an older one of ours 123` }))).status).toBe(
      200,
    );
    // Numbers of wrangler.toml come as numbers.
    expect((await ask(deployed({ LETTER_HOLD_SECONDS: 30 }))).status).toBe(200);
    const byCloudflare = { MAIL_SENDER: 'cloudflare', RESEND_API_KEY: undefined };
    expect((await ask(deployed(byCloudflare))).status).toBe(200);
  });

  it.each<Row>([
    ['PUBLIC_URL', 'is missing', { PUBLIC_URL: undefined }],
    ['PUBLIC_URL', 'must be an https address', { PUBLIC_URL: 'play.example.org' }],
    ['PUBLIC_URL', 'must be an https address', { PUBLIC_URL: 'http://play.example.org' }],
    ['PUBLIC_URL', 'must be an https address', { PUBLIC_URL: 'https://play.example.org/games' }],
    ...['https://:key@play.example.org', 'https://ada:key@play.example.org', 'https://play.example.org.']
      .concat([
        'https://203.0.113.7',
        'https://play',
        'https://play.example.org/?a',
        'ftp://play.example.org',
      ])
      .map((url): Row => ['PUBLIC_URL', 'must be an https address', { PUBLIC_URL: url }]),
    ['PUBLIC_URL', 'came from elsewhere', { PUBLIC_URL: 'http://localhost:8787' }],
    ['MAIL_DOMAIN', 'is missing', { MAIL_DOMAIN: '' }],
    ['MAIL_DOMAIN', 'for a developer', { MAIL_DOMAIN: 'sealed-move.localhost' }],
    ['LOG_PERCENT', 'must be a whole number from 0 to 100', { LOG_PERCENT: '101' }],
    ['MAIL_DOMAIN', 'must be a host name', { MAIL_DOMAIN: 'games@play.example.org' }],
    ['MAIL_DOMAIN', 'for a developer', { MAIL_DOMAIN: 'sealed-move.localhost\n' }],
    ['MAIL_DOMAIN', 'must be a host name', { MAIL_DOMAIN: 'play.example.org.' }],
    ['MAIL_DOMAIN', 'must be a host name', { MAIL_DOMAIN: '203.0.113.7' }],
    ['MAIL_FROM', 'is missing', { MAIL_FROM: undefined }],
    ['MAIL_FROM', 'must be an address', { MAIL_FROM: 'Sealed Move' }],
    ['MAIL_FROM', 'for a developer', { MAIL_FROM: 'Sealed Move <games@sealed-move.localhost>' }],
    ['MAIL_SENDER', 'is missing', { MAIL_SENDER: undefined }],
    ['MAIL_SENDER', 'must be one of post-office, resend, cloudflare', { MAIL_SENDER: 'sendmail' }],
    ['MAIL_SENDER', 'reach nobody', { MAIL_SENDER: 'post-office', RESEND_API_KEY: undefined }],
    ['MAIL_SENDER', 'reach nobody', { MAIL_SENDER: ' post-office ', RESEND_API_KEY: undefined }],
    ['RESEND_API_KEY', 'is missing', { MAIL_SENDER: ' resend ', RESEND_API_KEY: undefined }],
    ['RESEND_API_KEY', 'is missing', { RESEND_API_KEY: '  ' }],
    ['RESEND_API_KEY', 'several different ones', { RESEND_API_KEY: 're_123,,re_456' }],
    ['RESEND_API_KEY', 'several different ones', { RESEND_API_KEY: 're_123, re_123' }],
    ['RESEND_API_KEY', 'several different ones', { RESEND_API_KEY: 're_123 re_456' }],
    ...['0', '-5', '1e3', 'Infinity', '٥', '5.5', '1000', Number.POSITIVE_INFINITY].map(
      (rate): Row => ['MAIL_RATE', 'from 1 to 999', { MAIL_RATE: rate }],
    ),
    ['MAIL_DAILY_BUDGET', 'at least 1', { MAIL_DAILY_BUDGET: '٥' }],
    ['LETTER_HOLD_SECONDS', 'is “٣٠”', { LETTER_HOLD_SECONDS: '٣٠' }],
    ['LETTER_HOLD_SECONDS', 'is “Infinity”', { LETTER_HOLD_SECONDS: 'Infinity' }],
    ['MAIL', 'binding', { MAIL_SENDER: 'cloudflare\t', MAIL: undefined }],
    ['RESEND_API_KEY', 'wrangler secret put RESEND_API_KEY', { RESEND_API_KEY: undefined }],
    ['MAIL', 'binding', { MAIL_SENDER: 'cloudflare', MAIL: undefined }],
    ['AUTHSERV_ID', 'is missing', { AUTHSERV_ID: undefined }],
    ['LETTER_HOLD_SECONDS', 'is missing', { LETTER_HOLD_SECONDS: undefined }],
    ['LETTER_HOLD_SECONDS', 'is “thirty”', { LETTER_HOLD_SECONDS: 'thirty' }],
    ['LETTER_HOLD_SECONDS', 'is “-5”', { LETTER_HOLD_SECONDS: '-5' }],
    ['LETTER_HOLD_SECONDS', 'is “86400”', { LETTER_HOLD_SECONDS: '86400' }],
    ['SECRET', 'wrangler secret put SECRET', { SECRET: undefined }],
    ['SECRET', 'can be guessed', { SECRET: 'a' }],
    ['SECRET', 'can be guessed', { SECRET: 'a'.repeat(64) }],
    ['SECRET', 'can be guessed', { SECRET: `${DEPLOYED.SECRET},` }],
    ['SECRET', 'anybody can read', { SECRET: 'only for this machine' }],
    ['OPERATOR_TOKEN', 'can be guessed', { OPERATOR_TOKEN: 'operator' }],
    ['PROOF_KEY', 'can be guessed', { PROOF_KEY: 'key' }],
    ['RESEND_WEBHOOK_SECRET', 'begins with whsec_', { RESEND_WEBHOOK_SECRET: 'secret' }],
    ['RESEND_URL', 'must be an https address', { RESEND_URL: 'http://api.resend.com' }],
    ['LANGUAGE', 'must be one of en', { LANGUAGE: 'xx' }],
    ['CONTACT', 'must be an e-mail address or an https address', { CONTACT: 'me' }],
    ['DB', 'repeat them there', { DB: undefined }],
    ['GAMES', 'repeat them there', { GAMES: undefined }],
    ['SENDER', 'repeat them there', { SENDER: undefined }],
    ['DIGESTS', 'repeat them there', { DIGESTS: undefined }],
  ])('names %s where it %s, and serves nothing', async (setting, what, changes) => {
    const given = deployed(changes);
    const page = await ask(given, '/sign-in');
    expect([page.status, page.text.includes(setting)]).toEqual([503, true]);
    const health = await ask(given, '/healthz');
    expect(health.status).toBe(503);
    expect(JSON.parse(health.text)).toMatchObject({ code: 'WRONG_SETTINGS', settings: [{ setting }] });
    expect(JSON.parse(health.text).message).toContain(what);
    expect(page.text + health.text).not.toContain('key@');
    for (const name of ['SECRET', 'OPERATOR_TOKEN', 'PROOF_KEY']) {
      const secret = changes[name];
      if (typeof secret === 'string' && secret.length > 2) expect(page.text).not.toContain(secret);
    }
  });

  it.each([
    ['https://play.example.org/?', 'https://play.example.org'],
    ['https://Play.Example.ORG:443//', 'https://play.example.org'],
    ['https://play.example.org/#', 'https://play.example.org'],
    ['https://b\u00fccher.example', 'https://xn--bcher-kva.example'],
  ])('writes links of %s as %s/...', (url, publicUrl) => {
    expect(parseSettings({ ...deployed({ PUBLIC_URL: url }) })).toMatchObject({ value: { publicUrl } });
  });

  it('names all that is wrong at once, each setting once', () => {
    const read = parseSettings({ MAIL_SENDER: 'resend', LETTER_HOLD_SECONDS: 'x' });
    const wrong = read.ok ? [] : read.error.map(({ setting }) => setting);
    expect(wrong).toEqual(
      expect.arrayContaining(['PUBLIC_URL', 'SECRET', 'RESEND_API_KEY', 'LETTER_HOLD_SECONDS']),
    );
    expect(new Set(wrong).size).toBe(wrong.length);
  });

  it('gives a machine’s own rights to nobody, whatever PUBLIC_URL says', async () => {
    const kept = deployed({ PUBLIC_URL: 'http://localhost:8787', OPERATOR_TOKEN: undefined });
    for (const path of ['/post', '/operator/parked', '/operator/backup/rows', '/try']) {
      expect((await ask(kept, path)).status).toBe(503);
      // By a tunnel to this machine.
      const through = await ask(kept, path, 'http://localhost:8787', { 'cf-connecting-ip': '203.0.113.9' });
      expect(through.status).toBe(503);
    }
    const here = await ask(kept, '/operator/parked', 'http://localhost:8787');
    expect(here).toEqual({ status: 200, text: '[]' });
    expect((await ask(deployed({ OPERATOR_TOKEN: undefined }), '/operator/parked')).status).toBe(401);
  });
});

describe('the health of an instance', () => {
  it('is told to monitors', async () => {
    const asked = async () => JSON.parse((await ask(deployed(), '/healthz')).text);
    expect(await asked()).toEqual({
      status: 'ailing',
      checks: { settings: 'ok', database: 'ok', cron: 'never', mail: 'ok' },
    });
    await worker.scheduled?.({ scheduledTime: 0, cron: '', noRetry() {} }, env, createExecutionContext());
    expect(await asked()).toMatchObject({ status: 'ok', checks: { cron: 'ok' } });
    await env.DB.prepare('UPDATE heartbeats SET at = at - 3600000').run();
    expect(await asked()).toMatchObject({ status: 'ailing', checks: { cron: 'late' } });
    await env.SENDER.getByName('all').stop('403 validation_error: The domain is not verified');
    expect(await asked()).toMatchObject({ checks: { mail: 'stopped' } });
    await env.DB.prepare('DROP TABLE heartbeats').run();
    expect(await asked()).toMatchObject({ status: 'ailing', checks: { database: 'failing' } });
  });
});
