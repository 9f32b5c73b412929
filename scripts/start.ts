/** `npm start`: the whole service on this machine: migrations, then workerd by `wrangler dev`. */
import { runOrExit, start } from './run.ts';

const port = process.env.PORT ?? '8787';
const url = `http://localhost:${port}`;

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
    '--show-interactive-dev-session=false',
  ],
  'pipe',
);
server.stderr?.pipe(process.stderr);
server.stdout?.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk);
  if (chunk.includes('Ready on')) {
    console.log(
      `\nSealed Move is at ${url}\nIts letters are at ${url}/post (no letter leaves this machine)\n`,
    );
  }
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
