/** Runs the project's tools as child processes, with the project's Node and without telemetry. */
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

const environment = {
  ...process.env,
  PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  ...homeless(),
};

/**
 * Wrangler writes logs and a registry of running Workers below the home directory; if that is not writable,
 * below a directory of ours.
 */
function homeless(): Readonly<Record<string, string>> {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    const folder = path.join(tmpdir(), `sealed-move-home-${process.getuid?.() ?? 0}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { HOME: folder, XDG_CONFIG_HOME: folder };
  }
}

export const start = (
  command: string,
  args: readonly string[],
  stdio: 'inherit' | 'pipe' = 'inherit',
): ChildProcess => spawn(command, args, { stdio: ['ignore', stdio, stdio], env: environment });

/** Runs to the end; returns the exit code. */
export function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs to the end without output. If it fails, prints its output and exits. */
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

/** Runs to the end without output; returns what it printed, and whether it succeeded. */
export async function ask(
  command: string,
  args: readonly string[],
): Promise<{ readonly ok: boolean; readonly printed: string; readonly complaint: string }> {
  const child = start(command, args, 'pipe');
  let printed = '';
  let complaint = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const code = await new Promise<number>((resolve) => child.on('close', (value) => resolve(value ?? 1)));
  return { ok: code === 0, printed, complaint };
}
