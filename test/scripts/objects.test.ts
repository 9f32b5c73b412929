import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { objectsOf } from '../../scripts/objects.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sealed-move-objects-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('reads ids from a file, one a line', async () => {
  const file = path.join(folder, 'ids');
  writeFileSync(file, 'aaaaaaaaaaaa\r\n\n  bbbbbbbbbbbb');
  expect(await objectsOf(file)).toEqual(['aaaaaaaaaaaa', 'bbbbbbbbbbbb']);
});

it('asks Cloudflare page by page for the objects of the class that hold something', async () => {
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'me');
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  const page = (result: object, after?: string) =>
    Response.json({ success: true, result, result_info: { cursors: after === undefined ? {} : { after } } });
  const base = '/client/v4/accounts/me/workers/durable_objects/namespaces';
  const answers: Readonly<Record<string, () => Response>> = {
    [`${base}?per_page=1000`]: () =>
      page([
        { id: 'other', class: 'SenderObject', script: 'sealed-move' },
        { id: 'games', class: 'GameObject', script: 'sealed-move' },
      ]),
    [`${base}/games/objects?limit=1000`]: () =>
      page(
        [
          { id: '1a', hasStoredData: true },
          { id: '2b', hasStoredData: false },
        ],
        'x/y',
      ),
    [`${base}/games/objects?limit=1000&cursor=x%2Fy`]: () => page([{ id: '3c', hasStoredData: true }]),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname, search } = new URL(String(url));
    return answers[pathname + search]?.() ?? new Response('{"success":false,"errors":[]}');
  });
  expect(await objectsOf('cloudflare')).toEqual(['1a', '3c']);
});

it('says what it needs to ask Cloudflare', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
  await expect(objectsOf('cloudflare')).rejects.toThrow('CLOUDFLARE_ACCOUNT_ID');
});
