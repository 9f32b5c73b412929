/** The Worker, its objects and its database in this process, with storage that outlives them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { aliases, objectClasses, rateLimits, settingOf } from '../../bench/wranglerToml.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Bundles the Worker into `folder`; its modules, the entry first. */
export async function bundleWorker(folder: string) {
  await build({
    entryPoints: [path.join(root, 'src/worker/index.ts')],
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    plugins: [aliases],
    logLevel: 'warning',
  });
  return readdirSync(folder).map((name) => ({ type: 'ESModule' as const, path: path.join(folder, name) }));
}

/** An instance over what `storage` holds; `dispose` ends it as a crash would, whatever is still owed. */
export function runWorker(
  modules: Awaited<ReturnType<typeof bundleWorker>>,
  storage: string,
  bindings: Readonly<Record<string, string>>,
): Miniflare {
  return new Miniflare(
    convertV4MiniflareOptions({
      modules,
      modulesRoot: path.dirname(modules[0]?.path ?? ''),
      compatibilityDate: JSON.parse(settingOf('compatibility_date')),
      compatibilityFlags: JSON.parse(settingOf('compatibility_flags')),
      bindings,
      serviceBindings: { ASSETS: { disk: { path: path.join(root, 'public'), writable: false } } },
      d1Databases: ['DB'],
      r2Buckets: ['BACKUPS'],
      ratelimits: rateLimits(),
      durableObjects: Object.fromEntries(
        Object.entries(objectClasses()).map(([binding, className]) => [
          binding,
          { className, useSQLite: true },
        ]),
      ),
      resourcePersistencePath: storage,
    }),
  );
}

/** Brings the tables of an empty database into being. */
export async function migrate(db: D1Database): Promise<void> {
  for (const name of readdirSync(path.join(root, 'migrations')).sort()) {
    const sql = readFileSync(path.join(root, 'migrations', name), 'utf8').replaceAll(/--.*$/gm, '');
    const statements = sql.split(/;\s*$/m).filter((statement) => statement.trim() !== '');
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}
