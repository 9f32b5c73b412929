/** `npm run deploy` looks first: nothing leaves this machine while the Worker would not serve. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sealed-move-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shipped = readFileSync(path.join(ROOT, 'wrangler.toml'), 'utf8');
const production = shipped
  .replace('http://localhost:8787', 'https://play.example.org')
  .replaceAll('sealed-move.localhost', 'play.example.org')
  .replace('MAIL_SENDER = "post-office"', 'MAIL_SENDER = "resend"')
  .replace('00000000-0000-0000-0000-000000000000', '11111111-2222-3333-4444-555555555555');
/** As "Staging" in README.md says. */
const complete = (LETTER_HOLD_SECONDS: string, own: string) => `${production.replace(
  '[vars]',
  `[[routes]]
pattern = "play.example.org"
custom_domain = true

[vars]`,
)}
[env.staging]
routes = [{ pattern = "${own}.example.org", custom_domain = true }]

[env.staging.vars]
PUBLIC_URL = "https://${own}.example.org"
MAIL_DOMAIN = "${own}.example.org"
MAIL_FROM = "games@${own}.example.org"
MAIL_SENDER = "resend"
AUTHSERV_ID = "mx.cloudflare.net"
LETTER_HOLD_SECONDS = "${LETTER_HOLD_SECONDS}"
RESEND_URL = "https://api.resend.com"

[[env.staging.d1_databases]]
binding = "DB"
database_name = "sealed-move-${own}"
database_id = "${own === 'play' ? '11111111' : '99999999'}-2222-3333-4444-555555555555"
migrations_dir = "migrations"

[[env.staging.durable_objects.bindings]]
name = "GAMES"
class_name = "GameObject"

[[env.staging.durable_objects.bindings]]
name = "SENDER"
class_name = "SenderObject"

[[env.staging.durable_objects.bindings]]
name = "DIGESTS"
class_name = "DigestObject"

[[env.staging.send_email]]
name = "MAIL"
${['SIGN_IN', 'INVITATION', 'WRITE']
  .map(
    (name, at) => `
[[env.staging.ratelimits]]
name = "${name}_LIMIT"
namespace_id = "${(own === 'play' ? 1001 : 2001) + at}"
simple = { limit = 5, period = 60 }`,
  )
  .join('\n')}
`;
const staging = `${production}
[env.staging.vars]
PUBLIC_URL = "https://staging.example.org"
MAIL_DOMAIN = "staging.example.org"
MAIL_FROM = "games@staging.example.org"
MAIL_SENDER = "resend"
AUTHSERV_ID = "mx.cloudflare.net"
LETTER_HOLD_SECONDS = "thirty"
`;

function deploy(
  toml: string,
  ...args: readonly string[]
): Promise<{ code: number; said: string; printed: string }> {
  writeFileSync(path.join(folder, 'wrangler.toml'), toml);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'scripts/deploy.ts'), '--dry-run', ...args],
      { cwd: folder },
      (error, printed, said) => resolve({ code: Number(error?.code ?? 0), said, printed }),
    );
  });
}

it('names what an environment has not repeated, and what is wrong in it', async () => {
  const { code, said } = await deploy(staging, '--env', 'staging');
  expect(code).toBe(1);
  for (const name of ['DB', 'GAMES', 'SENDER', 'DIGESTS', 'MAIL', 'SIGN_IN_LIMIT']) {
    expect(said.split(`The binding ${name} is missing`).length).toBe(2);
  }
  expect(said).toContain('LETTER_HOLD_SECONDS is “thirty”');
}, 30_000);

it('refuses an environment that shares with the top level what each needs for itself', async () => {
  const { code, said } = await deploy(complete('30', 'play'), '--env', 'staging');
  expect(code).toBe(1);
  for (const shared of [
    'PUBLIC_URL',
    'MAIL_DOMAIN',
    'database_id',
    'namespace_id of a rate limit',
    'routes',
  ]) {
    expect(said).toContain(`${shared} is that of the top level`);
  }
}, 30_000);

it('deploys an environment that is complete, in a dry run', async () => {
  const toml = complete('30', 'staging')
    // What is built lies in the repository; this folder holds the settings alone.
    .replace(/\[build\]\n(?:.+\n)+/, '')
    .replace(/ = "(\.\/.+|src\/.+)"$/gm, (_, file) => ` = "${path.join(ROOT, file)}"`);
  const { code, said, printed } = await deploy(toml, '--env', 'staging');
  expect([code, said]).toEqual([0, '']);
  expect(printed).toContain('env.DB (sealed-move-staging)');
}, 60_000);
