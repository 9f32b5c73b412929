/**
 * The whole service, as `wrangler dev` runs it, on a port of its own and with storage that is thrown away.
 */
import type { D1Database } from '@cloudflare/workers-types';
import { createTestHarness } from 'wrangler';

export interface Service {
  /** Without a trailing slash. */
  readonly url: string;
  /** Fetches a path of ours, or a link from a letter, without following redirects. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts a form as one of our own pages does. */
  readonly post: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
  /** Hands a raw message to the Worker's e-mail handler; the reason when it is rejected. */
  readonly mail: (from: string, to: string, raw: string) => Promise<string | undefined>;
  readonly query: <Row>(sql: string) => Promise<readonly Row[]>;
  readonly logs: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** The address that the Worker believes to have; links in letters begin with it. */
export const PUBLIC_URL = 'http://localhost:8787';
export const SECRET = 'only for these tests';

/** The little of the Worker's environment that tests reach into. */
interface Bindings {
  readonly DB: D1Database;
}

export async function startService(
  vars: Readonly<Record<string, string>> = {},
  secrets: Readonly<Record<string, string>> = {},
): Promise<Service> {
  process.env.WRANGLER_SEND_METRICS = 'false';
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const harness = createTestHarness({
    workers: [{ configPath: './wrangler.toml', vars, secrets: { SECRET, ...secrets } }],
  });
  const { url } = await harness.listen();
  const worker = harness.getWorker<Bindings>();
  await worker.applyD1Migrations('DB');
  const origin = url.origin;
  const fetchPath: Service['fetch'] = (path, init) =>
    fetch(`${origin}${path.replace(PUBLIC_URL, '')}`, { redirect: 'manual', ...init });
  return {
    url: origin,
    fetch: fetchPath,
    post: (path, fields) =>
      fetchPath(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) }),
    mail: async (from, to, raw) => {
      const result = await worker.email({ from, to, raw });
      return result.outcome === 'ok' ? undefined : (result.rejectReason ?? 'failed');
    },
    query: async <Row>(sql: string) => (await (await worker.getEnv()).DB.prepare(sql).all<Row>()).results,
    logs: () => harness.getLogs().map(({ message }) => message),
    close: () => harness.close(),
  };
}
