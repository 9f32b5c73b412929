/**
 * `npm start`: the whole service on this machine: migrations, then workerd through `wrangler dev`, and its
 * cron.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { runOrExit, start } from './run.ts';

const STATE = '.wrangler/state';
const CRON_MINUTES = 5;

const port = process.env.PORT ?? '8787';
const url = `http://localhost:${port}`;

if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
  console.error(`PORT is ${port}: it must be a number from 1 to 65535.`);
  process.exit(1);
}
if (!(await isFree(Number(port)))) {
  const other = Number(port) < 65_535 ? Number(port) + 1 : 8788;
  console.error(`Port ${port} is taken, perhaps by another npm start. Elsewhere: PORT=${other} npm start`);
  process.exit(1);
}
const secret = localSecret();
await runOrExit('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local']);

const server = start(
  'wrangler',
  [
    'dev',
    '--ip',
    '127.0.0.1',
    '--port',
    port,
    '--var',
    `PUBLIC_URL:${url}`,
    '--env-file',
    secret,
    // A developer's own secrets, such as a Resend key, take precedence over ours.
    ...(existsSync('.dev.vars') ? ['--env-file', '.dev.vars'] : []),
    '--show-interactive-dev-session=false',
  ],
  'pipe',
);
server.stderr?.pipe(process.stderr);
server.stdout?.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk);
  if (chunk.includes('Ready on')) {
    console.log(
      `\nSealed Move is at ${url}\nIts letters are at ${url}/post (no letter leaves this machine)\n` +
        `To begin afresh, stop it and delete the folder ${STATE}\n`,
    );
  }
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));

// On Cloudflare the cron is triggered for us; on this machine nobody else does it.
setInterval(() => {
  fetch(`${url}/cdn-cgi/handler/scheduled?cron=*/${CRON_MINUTES}+*+*+*+*`).catch(() => undefined);
}, CRON_MINUTES * 60_000).unref();

/**
 * The file with this machine's own secret. It is made once and kept, so that links made earlier still work.
 */
function localSecret(): string {
  const file = path.join(STATE, 'secrets.env');
  if (existsSync(file)) return file;
  mkdirSync(STATE, { recursive: true });
  writeFileSync(file, `SECRET=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  return file;
}

function isFree(wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(wanted, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
