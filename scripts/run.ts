/** Runs the project's tools as child processes, with the project's Node and no calls home. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const environment = {
  ...process.env,
  PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

export const start = (
  command: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe' = 'inherit',
): ChildProcess => spawn(command, args, { stdio: ['ignore', stdio, stdio], env: environment });

/** Runs to the end; the exit code. */
export function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs to the end, quietly; what it printed is shown only when it fails, and then this process ends too. */
export async function runOrExit(command: string, args: readonly string[]): Promise<void> {
  const child = start(command, args, 'pipe');
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const code = await new Promise<number>((resolve) => child.on('close', (value) => resolve(value ?? 1)));
  if (code === 0) return;
  console.error(printed);
  process.exit(code);
}
