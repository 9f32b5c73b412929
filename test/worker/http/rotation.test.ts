/**
 * Secrets that rotate: what an older secret of the list has made works on, and what a removed one has made
 * does not. One table of everything that depends on the secret.
 */
import { env, exports } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { formatReplyAddress, PURPOSES } from '../../../src/email/index.ts';
import { asRulesId } from '../../../src/rules/index.ts';
import { asAccountId, asGameId, NOBODY } from '../../../src/worker/game/model/ids.ts';
import { ALL_GAMES, type Link, signLink } from '../../../src/worker/links.ts';
import { receiveMail } from '../../../src/worker/mail/in/receive.ts';
import { startGame } from '../../../src/worker/startGame.ts';
import { accountForAddress } from '../../../src/worker/store/people/accounts.ts';
import { randomLetters } from '../../../src/worker/tokens.ts';
import { linksOf, ORIGIN, signedIn, Visitor } from '../../support/worker/browser.ts';
import { lettersTo } from '../../support/worker/mailbox.ts';
import { begin, invite, ring, stopTheClock } from '../../support/worker/table.ts';

const OLDER = env.SECRET ?? '';
const NEWER = 'f1c0b7e9a52d8466b1e4f7a90c2d35e3';
const OPERATOR = 'b5d0f3a1c7e94826b5d0';

afterEach(() => {
  env.SECRET = OLDER;
  delete env.OPERATOR_TOKEN;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
  exports.default.fetch(`${ORIGIN}${path}`, {
    redirect: 'manual',
    headers: { origin: ORIGIN, ...headers },
    ...(body !== undefined && { method: 'POST', body }),
  });
const status = async (...asked: Parameters<typeof ask>): Promise<number> => {
  const response = await ask(...asked);
  await response.arrayBuffer();
  return response.status;
};
const signed = (link: Link): string => signLink(OLDER, link);

/** A private game of Ada's, with nobody at the other seat yet. */
async function privateGame() {
  const id = asGameId(randomLetters(12));
  const host = asAccountId('ada');
  const made = await env.GAMES.getByName(id).execute(
    {
      type: 'createGame',
      id,
      rulesId: asRulesId('three-crowns'),
      options: {},
      host,
      hostName: 'Ada',
      seats: [host, null],
      isPrivate: true,
    },
    'test:create',
  );
  expect(made).toEqual({ ok: true, value: expect.anything() });
  return id;
}

/** What is asked, by a name that says what for; the status, or whatever else tells whether it worked. */
type Row = readonly [name: string, works: unknown, refused: unknown, ask: () => Promise<unknown>];

async function rows(): Promise<readonly Row[]> {
  const played = await begin();
  await played.play('f1-e2');
  const game = played.id;
  const [account = NOBODY, other = NOBODY] = played.accounts;
  const [address = ''] = played.addresses;
  const waiting = await invite('three-crowns');
  const hidden = await privateGame();
  const ended = await begin();
  await ended.ask({ type: 'resign', seat: 1, ply: 0 });
  await ended.ask({ type: 'rematch', seat: 0 });
  await ring(ended.stub);
  const next = (await ask(`/g/${ended.id}/next`)).headers.get('location');

  const moving = { purpose: 'play', game, seat: 1, ply: 1 } as const;
  const play = signed(moving);
  const watch = signed({ purpose: 'watch', game: hidden, edition: 0 });
  const get = (name: string, path: string, works = 200, refused = 404): Row => [
    `${name}: ${path.split('?')[0]?.replace(/[a-z]+\.[\w.]{30,}/, 'TOKEN')}`,
    works,
    refused,
    () => status(path),
  ];
  const reply = (name: string, more: object): Row => [
    `reply address: ${name}`,
    'told',
    'rejected',
    async () => {
      const to = formatReplyAddress(OLDER, { game, seat: 1, ply: 1, ...more }, env.MAIL_DOMAIN);
      const raw = new Blob([
        `From: x@y.test\r\nMessage-ID: <${randomLetters(9)}@y.test>\r\n\r\nboard`,
      ]).stream();
      const { did } = await receiveMail({ from: 'x@y.test', to, size: 60, raw }, env);
      return did === 'rejected' ? did : 'told';
    },
  ];

  const browser = await signedIn(address);
  await browser.post('/account/address', { address: `new-${address}` });
  const changing = linksOf((await lettersTo(`new-${address}`)).at(-1)?.text ?? '').find((path) =>
    path.startsWith('/account/address/'),
  );
  await browser.post(changing ?? '');
  const taking = linksOf((await lettersTo(address)).at(-1)?.text ?? '').find((path) =>
    path.startsWith('/account/address/'),
  );
  await new Visitor().post('/sign-in', { address: played.addresses[1] ?? '' });
  const signingIn = linksOf((await lettersTo(played.addresses[1] ?? '')).at(-1)?.text ?? '').find((path) =>
    path.startsWith('/sign-in/'),
  );
  env.OPERATOR_TOKEN = OPERATOR;
  const desk = await ask(
    '/operator/sign-in',
    { 'content-type': 'application/x-www-form-urlencoded' },
    `token=${OPERATOR}`,
  );
  const cookie = (desk.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  const api = (path: string, body: object, works: number): Row => [
    `bearer: POST /api/games/ID/${path}`,
    works,
    401,
    () =>
      status(
        `/api/games/${game}/${path}`,
        { authorization: `Bearer ${play}`, 'idempotency-key': 'one' },
        JSON.stringify({ ply: 1, ...body }),
      ),
  ];
  return [
    get('play', `/play/${play}`),
    get('play', `/play/${play}/agreements`),
    get('play', `/play/${play}/resign`),
    get('play', `/play/${play}/cancel`),
    api('moves', { move: 'zz' }, 422),
    api('agreements', { do: 'claim' }, 409),
    get('confirm', `/confirm/${signed({ ...moving, purpose: 'confirm', move: 'a3-b3' })}`),
    get('invitation', `/invitation/${signed({ purpose: 'invitation', game: waiting.id, seat: 1 })}`),
    get('invitation', `/invitation/${signed({ purpose: 'invitation', game: waiting.id, seat: 1 })}/refuse`),
    get('substitute', `/substitute/${signed({ purpose: 'substitute', game, seat: 0, seq: 4 })}`),
    get('unsubscribe', `/unsubscribe/${signed({ purpose: 'unsubscribe', account, game })}`),
    get('unsubscribe', `/unsubscribe/${signed({ purpose: 'unsubscribe', account, game: ALL_GAMES })}`),
    get('watch', `/g/${watch}`),
    get('watch', `/g/${watch}/0`),
    get('watch', `/g/${watch}/0.png`),
    get('watch', `/g/${watch}/next`, 302),
    get('watch', `/g/${watch}/feed.atom`),
    get('watch', `/g/${watch}/game.txt`),
    get('watch', `/embed/${watch}`),
    get('watch', `/oembed?url=${ORIGIN}/g/${watch}`),
    get('watch', `/api/games/${watch}`),
    get('watch', `/api/games/${watch}/log`),
    get('watch', `/api/games/${watch}/live`, 426),
    get('picture', `/g/${signed({ purpose: 'picture', game: hidden, ply: 0 })}/0.png`),
    // A change of address, as above, voids the account's own.
    get('calendar', `/calendar/${signed({ purpose: 'calendar', account: other, edition: 0 })}.ics`),
    reply('of a turn', {}),
    reply('of an offer', { asks: { offer: 4 } }),
    reply('that asks whether to resign', { asks: 'resign' }),
    [
      'the next game',
      true,
      false,
      async () => (await ask(`/g/${ended.id}/next`)).headers.get('location') === next,
    ],
    // Tokens that are kept as hashes do not depend on the secret: they have their own, shorter lives.
    get('sign-in', signingIn ?? '', 200, 200),
    get('take back', taking ?? '', 200, 200),
    // The operator signs in again.
    ['the operator’s cookie', 401, 401, () => status('/operator', { cookie })],
  ];
}

it('is done for everything that is signed', async () => {
  stopTheClock();
  vi.spyOn(caches.default, 'put').mockResolvedValue();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const table = await rows();
  const by = async (secrets: string) => {
    env.SECRET = secrets;
    return Promise.all(table.map(async ([name, , , answer]) => [name, await answer()]));
  };
  const rotated = await by(`${NEWER}, ${OLDER}`);
  expect(rotated).toEqual(table.map(([name, works]) => [name, works]));
  const removed = await by(NEWER);
  expect(removed).toEqual(table.map(([name, , refused]) => [name, refused]));
  const missing = PURPOSES.filter((purpose) => !table.some(([name]) => name.startsWith(purpose)));
  expect(missing).toEqual([]);
});

it('makes no second game of what was asked for before', async () => {
  const host = await accountForAddress(env.DB, 'ada@example.com', asAccountId('ada'), 0);
  const game = { rulesId: asRulesId('three-crowns'), options: {}, host, players: [host, undefined] };
  const cause = 'mail:ada:<1@example.com>';
  const first = await startGame(env, game, cause, 0);
  env.SECRET = `${NEWER},${OLDER}`;
  expect((await startGame(env, game, cause, 0)).id).toBe(first.id);
  expect((await startGame(env, game, `${cause}2`, 0)).id).not.toBe(first.id);
});
