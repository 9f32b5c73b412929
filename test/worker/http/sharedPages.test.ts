/** Public pages are shared from the cache for seconds: what is kept, for whom, and who sees a change when. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LATER } from '../../../src/worker/http/sharedPages.ts';
import { site } from '../../../src/worker/http/site.ts';
import { createSession } from '../../../src/worker/store/people/sessions.ts';
import { begin, ring, type Table } from '../../support/worker/table.ts';

/** A public instance: on a developer's machine nothing is shared. */
const PUBLIC = {
  PUBLIC_URL: 'https://play.example.org',
  MAIL_DOMAIN: 'play.example.org',
  MAIL_FROM: 'Sealed Move <games@play.example.org>',
  RESEND_API_KEY: 're_fake',
  SECRET: 'sixteen-tons-of-0123456789',
};

async function ask(
  path: string,
  headers: Record<string, string> = {},
  body?: URLSearchParams,
  method?: 'HEAD',
) {
  const ctx = createExecutionContext();
  const request = new Request(`${PUBLIC.PUBLIC_URL}${path}`, {
    headers,
    redirect: 'manual',
    ...(method && { method }),
    ...(body && { method: 'POST', body }),
  });
  const response = await site.fetch(request, { ...env, ...PUBLIC } as Env, ctx);
  const text = await response.text();
  await waitOnExecutionContext(ctx);
  return {
    status: response.status,
    text,
    headers: response.headers,
    etag: response.headers.get('etag') ?? '',
  };
}

let table: Table;
beforeEach(async () => {
  table = await begin();
  await ring(table.stub);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The page's moves, as its list has them. */
const hasMove = ({ text }: { text: string }): boolean => text.includes('f1-e2');

it('keeps a page for those who are not signed in, and tells by its ETag whether they have it', async () => {
  for (const path of [
    `/g/${table.id}`,
    `/embed/${table.id}`,
    `/g/${table.id}/feed.atom`,
    '/lobby',
    '/archive',
  ]) {
    const first = await ask(path);
    expect([path, first.status]).toEqual([path, 200]);
    expect(first.etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(first.headers.get('cache-control')).toMatch(path.endsWith('.atom') ? /max-age=300/ : /no-cache/);
    const again = await ask(path, { 'if-none-match': first.etag });
    expect([again.status, again.text, again.etag]).toEqual([304, '', first.etag]);
    expect((await ask(path, { 'if-none-match': '"another"' })).text).toBe(first.text);
    // What is asked of a page without wanting it is told of that very page.
    const head = await ask(path, {}, undefined, 'HEAD');
    expect([head.status, head.text, head.etag]).toEqual([200, '', first.etag]);
    for (const name of ['cache-control', 'content-type', 'content-security-policy']) {
      expect([name, head.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    expect((await ask(path, { 'if-none-match': first.etag }, undefined, 'HEAD')).status).toBe(304);
    // Security headers are those of the page itself.
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  }
  await table.play('f1-e2');
  expect(hasMove(await ask(`/g/${table.id}`))).toBe(false);
  expect(LATER).toBe(15_000);
});

it('shows a change at once to who is signed in, reloads, or follows it', async () => {
  const [ada = 'nobody'] = table.accounts;
  const cookie = `__Host-session=${await createSession(env.DB, ada as never, Date.now(), Date.now() + 60_000)}`;
  await ask(`/g/${table.id}`);
  await table.play('f1-e2');
  const own = await ask(`/g/${table.id}`, { cookie });
  expect(hasMove(own)).toBe(true);
  expect([own.etag, own.headers.get('cache-control')]).toEqual(['', 'no-store']);
  expect(hasMove(await ask(`/g/${table.id}`))).toBe(false);
  expect(hasMove(await ask(`/g/${table.id}`, { 'cache-control': 'max-age=0' }))).toBe(true);
  // From then on for all.
  expect(hasMove(await ask(`/g/${table.id}`))).toBe(true);
});

it('shows it at once also to who has changed something by a link, without being signed in', async () => {
  await ask(`/g/${table.id}`);
  await table.play('f1-e2');
  await ask(`/api/games/${table.id}/moves`, {}, new URLSearchParams());
  expect(hasMove(await ask(`/g/${table.id}`))).toBe(true);
});

it('keeps nothing that is personal, refused, asked for with a token, or asked for otherwise', async () => {
  const put = vi.spyOn(caches.default, 'put');
  for (const path of [
    '/sign-in',
    '/games',
    '/account',
    '/operator',
    '/new',
    `/g/aaaaaaaaaaaa`,
    '/archive?to=x',
  ]) {
    expect([path, (await ask(path)).etag]).toEqual([path, '']);
  }
  expect((await ask(`/g/${table.id}?move=a1`)).etag).toBe('');
  expect((await ask(`/g/${table.id}`, { authorization: 'Bearer x' })).etag).toBe('');
  expect((await ask('/', { cookie: 'anything=1' })).etag).toBe('');
  expect(put).not.toHaveBeenCalled();
});
