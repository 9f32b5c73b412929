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
const staging = `${production}
[env.staging.vars]
PUBLIC_URL = "https://staging.example.org"
MAIL_DOMAIN = "staging.example.org"
MAIL_FROM = "games@staging.example.org"
MAIL_SENDER = "resend"
AUTHSERV_ID = "mx.cloudflare.net"
LETTER_HOLD_SECONDS = "thirty"
`;

function deploy(toml: string, ...args: readonly string[]): Promise<{ code: number; said: string }> {
  writeFileSync(path.join(folder, 'wrangler.toml'), toml);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'scripts/deploy.ts'), '--dry-run', ...args],
      { cwd: folder },
      (error, _, said) => resolve({ code: Number(error?.code ?? 0), said }),
    );
  });
}

it('names what an environment has not repeated, and what is wrong in it', async () => {
  const { code, said } = await deploy(staging, '--env', 'staging');
  expect(code).toBe(1);
  for (const name of ['DB', 'GAMES', 'SENDER', 'MAIL', 'SIGN_IN_LIMIT']) {
    expect(said.split(`The binding ${name} is missing`).length).toBe(2);
  }
  expect(said).toContain('LETTER_HOLD_SECONDS is “thirty”');
}, 30_000);
