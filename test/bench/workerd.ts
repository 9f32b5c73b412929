/**
 * Raw `workerd serve`: bundles an entry module, serves it on a free port, keeps its objects in memory if it
 * can.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import { aliases, settingOf } from './wranglerToml.ts';

export interface Server {
  readonly port: number;
  readonly pid: number;
  /** Where its objects keep what they store, among others. */
  readonly folder: string;
  stop(): Promise<void>;
}

export interface Served {
  /** The entry module, relative to this folder. */
  readonly entry: string;
  /** The bindings through which its objects are reached, and their classes. */
  readonly objects: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
}

const PUBLIC = path.join(import.meta.dirname, '../../public');

/** A new folder for what need not last: in memory where the system offers it. */
export const temporaryFolder = (): string =>
  mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'sealed-move-bench-'));

export async function serve(served: Served): Promise<Server> {
  const folder = temporaryFolder();
  try {
    await bundle(path.join(import.meta.dirname, served.entry), folder);
    mkdirSync(path.join(folder, 'state'));
    writeFileSync(path.join(folder, 'config.capnp'), configOf(served, folder));
    return await start(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Bundles as wrangler does for deployment. */
const bundle = (entry: string, folder: string) =>
  build({
    entryPoints: [entry],
    outdir: path.join(folder, 'modules'),
    entryNames: 'index',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    plugins: [aliases],
    logLevel: 'warning',
  });

function configOf({ objects, vars }: Served, folder: string): string {
  const namespaces = Object.values(objects).map(
    (className) => `(className = "${className}", uniqueKey = "${className}", enableSql = true)`,
  );
  const bindings = [
    ...Object.entries(objects).map(
      ([name, className]) => `(name = "${name}", durableObjectNamespace = "${className}")`,
    ),
    '(name = "ASSETS", service = "assets")',
    ...Object.entries(vars).map(([name, value]) => `(name = "${name}", text = ${JSON.stringify(value)})`),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "state", disk = (path = "${folder}/state", writable = true)),
    (name = "assets", disk = (path = "${PUBLIC}")),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "modules/index.js")],
  compatibilityDate = ${settingOf('compatibility_date')},
  compatibilityFlags = ${settingOf('compatibility_flags')},
  durableObjectNamespaces = [${namespaces.join(', ')}],
  durableObjectStorage = (localDisk = "state"),
  bindings = [${bindings.join(', ')}],
);
`;
}

async function start(folder: string): Promise<Server> {
  // The package's main module exports the path of the binary, so that no wrapper stands between it and us.
  const { default: binary }: { default: string } = createRequire(import.meta.url)('workerd');
  const child = spawn(binary, ['serve', '--control-fd=3', path.join(folder, 'config.capnp')], {
    // Standard output is for the figures.
    stdio: ['ignore', 2, 2, 'pipe'],
  });
  const end = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  const ended = once(child, 'exit').then(() => {
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  });
  const port = await Promise.race([portOf(child.stdio[3] as Readable), ended.then(() => undefined)]);
  if (port === undefined || child.pid === undefined) throw new Error('workerd did not start');
  return {
    port,
    pid: child.pid,
    folder,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The port that workerd tells of on its control stream. */
async function portOf(control: Readable): Promise<number | undefined> {
  for await (const line of createInterface({ input: control })) {
    const event: { event: string; port?: number } = JSON.parse(line);
    if (event.event === 'listen') return event.port;
  }
  return undefined;
}
