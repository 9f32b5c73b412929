/**
 * Who may do what: each route, for everybody who might ask, from one table. The game is private and two moves
 * old; it is Ada's, who made it, and Ben's.
 */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { signLink } from '../../../src/email/index.ts';
import { readSettings } from '../../../src/worker/env.ts';
import { asAccountId } from '../../../src/worker/game/model/ids.ts';
import { site } from '../../../src/worker/http/site.ts';
import { ORIGIN, Visitor } from '../../support/worker/browser.ts';
import { type Person, signIn, startGame, tellLists } from '../../support/worker/people.ts';

/**
 * GAME: the private game, named by its id, or by its watch link for who has that. ADA: the maker's account.
 * PLAY: the newest play token, its maker's; an old one for who has that; a forged one for all others.
 * SUBSTITUTE: a link to a seat that is free no more, for the other player; a forged one for all others. A
 * body in braces goes as a program's, with PLAY as its token. A row is tried in this order, and changes
 * nothing for those who come after it, but for the last.
 */
const TABLE = `
                                                        stranger other opponent maker watcher operator oldToken
GET /                                                   200      200   200      200   200     200      200
GET /lobby                                              200      200   200      200   200     200      200
GET /board/hibryd                                       200      200   200      200   200     200      200
GET /puzzles/hibryd                                     200      200   200      200   200     200      200
GET /puzzles/hibryd/1                                   200      200   200      200   200     200      200
GET /rules/hibryd/lessons                               200      200   200      200   200     200      200
GET /rules/hibryd/lessons/1                             200      200   200      200   200     200      200
GET /archive                                            200      200   200      200   200     200      200
GET /api/archive                                        200      200   200      200   200     200      200
GET /g/GAME                                             404      404   200      200   200     404      404
GET /g/GAME/0                                           404      404   200      200   200     404      404
GET /g/GAME/1.png                                       404      404   404      404   200     404      404
GET /g/GAME/game.gif                                    404      404   404      404   200     404      404
GET /g/GAME/game.txt                                    404      404   404      404   200     404      404
GET /g/GAME/feed.atom                                   404      404   404      404   200     404      404
GET /g/GAME/next                                        404      404   302      302   302     404      404
GET /embed/GAME                                         404      404   404      404   200     404      404
GET /api/games/GAME                                     404      404   404      404   200     404      404
GET /api/games/GAME/log                                 404      404   404      404   200     404      404
GET /api/games/GAME/live                                404      404   404      404   426     404      404
POST /g/GAME/watch-link edition=9                       404      404   409      409   409     404      404
POST /g/GAME/seat seat=1                                404      404   409      409   303     404      404
POST /g/GAME/withdraw                                   404      404   409      409   409     404      404
POST /g/GAME/invitations seat=1                         404      404   403      409   403     404      404
POST /g/GAME/letters mode=each                          403      403   303      303   403     403      403
GET /play/PLAY                                          404      404   404      200   404     404      200
GET /play/PLAY/agreements                               404      404   404      200   404     404      200
GET /play/PLAY/resign                                   404      404   404      200   404     404      200
GET /play/PLAY/plan                                     404      404   404      200   404     404      409
POST /play/PLAY/plan do=end                             404      404   404      409   404     404      409
GET /play/PLAY/cancel                                   404      404   404      200   404     404      200
POST /play/PLAY move=zz                                 404      404   404      400   404     404      409
POST /play/PLAY/agreements do=offer+draw                404      404   404      303   404     404      409
POST /play/PLAY/cancel                                  404      404   404      409   404     404      409
GET /confirm/PLAY                                       404      404   404      404   404     404      404
POST /confirm/PLAY                                      404      404   404      404   404     404      404
GET /invitation/PLAY                                    404      404   404      404   404     404      404
POST /invitation/PLAY/refuse do=block                   404      404   404      404   404     404      404
GET /unsubscribe/PLAY                                   404      404   404      404   404     404      404
POST /unsubscribe/PLAY                                  404      404   404      404   404     404      404
GET /sign-in/PLAY                                       410      410   410      410   410     410      410
GET /account/address/PLAY                               410      410   410      410   410     410      410
GET /games                                              303      200   200      200   303     303      303
GET /account                                            303      200   200      200   303     303      303
GET /account/time                                       303      200   200      200   303     303      303
GET /account/privacy                                    303      200   200      200   303     303      303
GET /account/privacy/export                             303      200   200      200   303     303      303
GET /account/privacy/delete                             303      200   200      200   303     303      303
POST /account/name name=+                               303      400   400      400   303     303      303
POST /account/privacy/delete address=x                  303      400   400      400   303     303      303
POST /account/privacy/unblock                           303      303   303      303   303     303      303
GET /new/three-crowns                                   303      200   200      200   303     303      303
POST /against/chess                                     404      404   404      404   404     404      404
POST /new/three-crowns                                  303      400   400      400   303     303      303
GET /operator/parked                                    401      401   401      401   401     200      401
GET /operator/reports                                   401      401   401      401   401     200      401
GET /operator/read-only                                 401      401   401      401   401     200      401
GET /operator/doctor                                    401      401   401      401   401     200      401
GET /operator/games/ID/log                              401      401   401      401   401     200      401
GET /operator/backup                                    401      401   401      401   401     200      401
GET /operator/backup/rows                               401      401   401      401   401     200      401
POST /operator/rebuild                                  401      401   401      401   401     200      401
POST /operator/parked/resend                            401      401   401      401   401     200      401
POST /operator/restore/end                              401      401   401      401   401     409      401
POST /webhooks/resend                                   404      404   404      404   404     404      404
GET /healthz                                            200      200   200      200   200     200      200
GET /imprint                                            404      404   404      404   404     404      404
GET /privacy                                            200      200   200      200   200     200      200
GET /favicon.ico                                        301      301   301      301   301     301      301
GET /.well-known/security.txt                           404      404   404      404   404     404      404
GET /.well-known/sealed-move-keys.json                  200      200   200      200   200     200      200
GET /balance                                            200      200   200      200   200     200      200
GET /rules                                              200      200   200      200   200     200      200
GET /rules/hibryd                                       200      200   200      200   200     200      200
GET /rules/hibryd/card.png                              200      200   200      200   200     200      200
GET /film.svg                                           200      200   200      200   200     200      200
GET /card.png                                           200      200   200      200   200     200      200
GET /rules/hibryd/board.svg                             200      200   200      200   200     200      200
GET /sign-in                                            200      200   200      200   200     200      200
GET /verify                                             200      200   200      200   200     200      200
POST /verify log=x                                      422      422   422      422   422     422      422
GET /oembed?url=http://localhost:8787/g/GAME            404      404   404      404   200     404      404
GET /g/GAME/game.json                                   404      404   404      404   409     404      404
GET /embed/GAME/1                                       404      404   404      404   200     404      404
POST /api/games/GAME/moves {"ply":2,"move":"zz"}        401      401   401      422   401     401      400
POST /api/games/GAME/agreements {"ply":2,"do":"cancel"} 401      401   401      409   401     401      400
GET /api/games/GAME/plan {}                             401      401   401      200   401     401      409
PUT /api/games/GAME/plan {"ply":2,"lines":[]}           401      401   401      409   401     401      409
DELETE /api/games/GAME/plan {}                          401      401   401      409   401     401      409
GET /calendar/PLAY.ics                                  404      404   404      404   404     404      404
GET /p/ADA                                              200      200   200      200   200     200      200
GET /p/ADA/feed.atom                                    200      200   200      200   200     200      200
POST /p/ADA/report text=x                               303      200   200      404   303     303      303
POST /p/ADA/block                                       303      303   303      404   303     303      303
GET /substitute/SUBSTITUTE                              404      200   404      404   404     404      404
POST /substitute/SUBSTITUTE                             404      409   404      404   404     404      404
POST /play/PLAY/resign                                  404      404   404      303   404     404      409
POST /invitation/PLAY answer=accept                     404      404   404      404   404     404      404
GET /invitation/PLAY/refuse                             404      404   404      404   404     404      404
POST /sign-in address=x                                 400      400   400      400   400     400      400
POST /sign-in/PLAY                                      410      410   410      410   410     410      410
POST /try game=x                                        404      404   404      404   404     404      404
POST /account/address address=x                         303      400   400      400   303     303      303
POST /account/address/PLAY                              410      410   410      410   410     410      410
POST /account/letters                                   303      400   400      400   303     303      303
POST /account/reach                                     303      303   303      303   303     303      303
POST /account/calendar                                  303      303   303      303   303     303      303
POST /account/time zone=x                               303      303   303      303   303     303      303
POST /account/time/vacation                             303      400   400      400   303     303      303
POST /account/time/give-back                            303      303   303      303   303     303      303
GET /new                                                200      200   200      200   200     200      200
GET /post                                               200      200   200      200   200     200      200
GET /post/box/nobody@example.com                        200      200   200      200   200     200      200
GET /post/letter/none                                   404      404   404      404   404     404      404
GET /post/letter/none/html                              404      404   404      404   404     404      404
GET /post/letter/none/part/x                            404      404   404      404   404     404      404
POST /post/letter/none/answer                           404      404   404      404   404     404      404
GET /operator                                           401      401   401      401   401     200      401
POST /operator/sign-in token=x                          401      401   401      401   401     401      401
POST /operator/act act=nothing                          401      401   401      401   401     303      401
GET /operator/backup/games                              401      401   401      401   401     200      401
GET /operator/backup/games/ID                           401      401   401      401   401     200      401
GET /operator/archived                                  401      401   401      401   401     200      401
POST /operator/register                                 401      401   401      401   401     422      401
POST /operator/restore                                  401      401   401      401   401     422      401
POST /operator/restore/rows                             401      401   401      401   401     409      401
POST /operator/restore/game                             401      401   401      401   401     409      401
POST /operator/sign-out                                 401      401   401      401   401     303      401
POST /webhooks/resend-inbound                           404      404   404      404   404     404      404
POST /account/privacy/sign-out                          303      303   303      303   303     303      303
POST /sign-out                                          303      303   303      303   303     303      303
`;

type Who = 'stranger' | 'other' | 'opponent' | 'maker' | 'watcher' | 'operator' | 'oldToken';

const [head = '', ...lines] = TABLE.trim().split('\n');
const EVERYBODY = head.trim().split(/\s+/) as Who[];
const ROWS = lines.map((line) => {
  const words = line.trim().split(/\s+/);
  return { request: words.slice(0, -EVERYBODY.length), statuses: words.slice(-EVERYBODY.length).map(Number) };
});

const SUBSTITUTE = (game: string) => ({ purpose: 'substitute', game, seat: 0, seq: 99 }) as const;
const OPERATOR = 'an operator’s token for this test'.replaceAll(/[^a-z]/g, '-');

let ada: Person;
let ben: Person;
let mallory: Person;
let id: string;
let watch: string;

async function begin(): Promise<void> {
  vi.spyOn(caches.default, 'put').mockResolvedValue();
  [ada, ben, mallory] = [await signIn('Ada'), await signIn('Ben'), await signIn('Mallory')];
  id = await startGame(ada, 'three-crowns', { 'address-1': ben.address, private: 'yes' });
  const game = env.GAMES.getByName(id);
  const account = asAccountId(ben.account);
  await game.execute({ type: 'takeSeat', seat: 1, account, name: 'Ben' }, 'test:take');
  await game.execute({ type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' }, 'test:0');
  await game.execute({ type: 'playMove', seat: 1, ply: 1, text: 'a3-b3' }, 'test:1');
  await tellLists(id);
  watch = signLink(readSettings(env).secret, {
    purpose: 'watch',
    game: id,
    edition: (await game.snapshot())?.watchEdition ?? 0,
  });
}
afterEach(() => vi.restoreAllMocks());

const playToken = (secret: string, ply: number): string =>
  signLink(secret, { purpose: 'play', game: id, seat: 0, ply });

async function ask(who: Who, [method = 'GET', path = '/', fields]: readonly string[]): Promise<Response> {
  const { secret } = readSettings(env);
  const tokens: Partial<Record<Who, string>> = {
    maker: playToken(secret, 2),
    oldToken: playToken(secret, 0),
  };
  const token = tokens[who] ?? playToken('a secret that is not ours', 2);
  const named = path
    .replace('GAME', who === 'watcher' ? watch : id)
    .replace('ID', id)
    .replace('PLAY', token)
    .replace('ADA', ada.account)
    .replace('SUBSTITUTE', signLink(who === 'other' ? secret : 'a secret that is not ours', SUBSTITUTE(id)));
  const isJson = fields?.startsWith('{') ?? false;
  const browser = { other: mallory, opponent: ben, maker: ada }[who as string]?.browser ?? new Visitor();
  const request = new Request(new URL(named, ORIGIN), {
    method,
    redirect: 'manual',
    headers: {
      origin: ORIGIN,
      cookie: browser.cookie,
      // Each asks from a machine of their own: limits are counted by machine.
      'cf-connecting-ip': `127.0.0.${EVERYBODY.indexOf(who) + 1}`,
      ...(isJson && { authorization: `Bearer ${token}`, 'idempotency-key': 'one-of-this-test' }),
      ...(who === 'operator' && !isJson && { authorization: `Bearer ${OPERATOR}` }),
    },
    ...((method === 'POST' || method === 'PUT') && {
      body: isJson ? fields : new URLSearchParams(fields ?? ''),
    }),
  });
  return site.fetch(request, { ...env, OPERATOR_TOKEN: OPERATOR }, createExecutionContext());
}

it('is what the table says, for each route and everybody', async () => {
  await begin();
  const found: string[] = [];
  for (const { request, statuses } of ROWS) {
    const answers = await Promise.all(EVERYBODY.map((who) => ask(who, request)));
    const got = answers.map(({ status }) => status);
    if (got.join() !== statuses.join())
      found.push(`${request.join(' ')}: ${got.join(' ')}, not ${statuses.join(' ')}`);
  }
  expect(found).toEqual([]);
});

it('has a row for each route of the site', () => {
  const asked = ROWS.map(({ request: [method, path = ''] }) => ({ method, path: path.split('?')[0] ?? '' }));
  const missing = site.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' && !asked.some((row) => row.method === method && patternOf(path).test(row.path)),
  );
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

/** `/embed/:id/:ply{[0-9]{1,5}}` as an expression. */
const patternOf = (path: string): RegExp => {
  const segments = path.split(/\/(?![^{]*\})/).map((segment) => {
    const named = /^:\w+(?:\{(.+)\})?$/.exec(segment);
    return named ? (named[1] ?? '[^/]+') : segment.replaceAll('.', '\\.');
  });
  return new RegExp(`^${segments.join('/')}$`);
};
