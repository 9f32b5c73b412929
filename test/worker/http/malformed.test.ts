/** Bodies that are no form at all: the sender is told so, and no failure of ours is logged. */
import { env, exports } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../../src/worker/env.ts';
import { site } from '../../../src/worker/http/site.ts';
import { signLink } from '../../../src/worker/links.ts';
import { ORIGIN } from '../../support/worker/browser.ts';
import { signIn, startGame } from '../../support/worker/people.ts';

afterEach(() => vi.restoreAllMocks());

const BROKEN: readonly (readonly [string, string])[] = [
  ['multipart/form-data', 'x'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="address"\r\n\r\nnever ends',
  ],
  ['application/json', '{"never":'],
  ['application/x-www-form-urlencoded', '%E0%A4%A=%&&=&%00=\u0000'],
  ['text/plain; charset=utf-16', '\ud800'],
];

it('is said of every route that takes a form or JSON', async () => {
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => {
    logged.push(line);
  });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const ada = await signIn('Ada');
  const ben = await signIn('Ben');
  const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
  const secret = readSettings(env).secret;
  const token = (path: string) =>
    path.startsWith('/unsubscribe')
      ? signLink(secret, { purpose: 'unsubscribe', account: ada.account as never, game: id as never })
      : path.startsWith('/invitation')
        ? signLink(secret, { purpose: 'invitation', game: id as never, seat: 1 })
        : signLink(secret, { purpose: 'play', game: id as never, seat: 0, ply: 0 });
  const paths = new Set(
    site.routes
      .filter(({ method, path }) => method === 'POST' && !/delete|sign-out|restore/.test(path))
      .map(({ path }) =>
        path
          .replace(':token', token(path))
          .replace(/:id(\{.+\})?/, id)
          .replace(':account', ben.account)
          .replace(':game', 'three-crowns')
          .replace(/:\w+/g, 'x'),
      ),
  );
  const failed: string[] = [];
  for (const path of paths) {
    // One for every route; the others where forms and JSON are read alike.
    for (const [type, body] of path === '/sign-in' || path.startsWith('/api/')
      ? BROKEN
      : BROKEN.slice(0, 1)) {
      const response = await exports.default.fetch(`${ORIGIN}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': type,
          origin: ORIGIN,
          cookie: ada.browser.cookie,
          authorization: `Bearer ${token('/play')}`,
          'idempotency-key': 'k',
        },
        body,
      });
      await response.arrayBuffer();
      if (response.status >= 500) failed.push(`${response.status} ${path} ${type}`);
    }
  }
  expect(failed).toEqual([]);
  expect(logged).toEqual([]);
});
