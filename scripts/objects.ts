/** The Durable Objects of an instance's games: from a file, or as Cloudflare lists them. */
import { readFileSync } from 'node:fs';

const API = 'https://api.cloudflare.com/client/v4';

interface Page<T> {
  readonly success: boolean;
  readonly result: readonly T[];
  readonly errors?: readonly { readonly message: string }[];
  readonly result_info?: { readonly cursor?: string; readonly cursors?: { readonly after?: string } };
}

/**
 * A file with one id per line, of a game or an object; or `cloudflare`. Throws if something is missing,
 * naming it.
 */
export async function objectsOf(from: string): Promise<readonly string[]> {
  if (from !== 'cloudflare') return readFileSync(from, 'utf8').split(/\s+/).filter(Boolean);
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env;
  if (!account || !token) {
    throw new Error('set CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN with leave to read Workers scripts');
  }
  const path = `/accounts/${account}/workers/durable_objects/namespaces`;
  const spaces = await ask<{ id: string; class: string; script: string }>(`${path}?per_page=1000`, token);
  const space = spaces.result.find((each) => each.class === 'GameObject' && each.script === 'sealed-move');
  if (!space) throw new Error('the account has no objects of the class GameObject of sealed-move');
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await ask<{ id: string; hasStoredData: boolean }>(
      `${path}/${space.id}/objects?limit=1000${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      token,
    );
    ids.push(...page.result.filter(({ hasStoredData }) => hasStoredData).map(({ id }) => id));
    const next = page.result_info?.cursors?.after ?? page.result_info?.cursor ?? '';
    if (next === '' || next === cursor || page.result.length === 0) return ids;
    cursor = next;
  }
}

async function ask<T>(path: string, token: string): Promise<Page<T>> {
  const response = await fetch(`${API}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const page = (await response.json()) as Page<T>;
  if (!page.success) throw new Error(`Cloudflare: ${page.errors?.[0]?.message ?? response.status}`);
  return page;
}
