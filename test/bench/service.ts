/** The real Worker on raw workerd, and the requests that play games on it. */
import { signLink } from '../../src/email/index.ts';
import { asRulesId, rulesById } from '../../src/rules/index.ts';
import { type Connection, request } from './load.ts';
import type { Beginning } from './messages.ts';
import { type Line, positionsOf } from './vectors.ts';
import { type Server, serve } from './workerd.ts';
import { objectClasses } from './wranglerToml.ts';

const SECRET = 'for the bench and nothing else';

/**
 * The settings of production, but for the post office that takes letters instead of a provider. `hold`: how
 * long a letter waits for further moves, in seconds.
 */
export const serveService = (hold = 30): Promise<Server> =>
  serve({
    entry: 'worker/service.ts',
    objects: objectClasses(),
    vars: {
      PUBLIC_URL: 'http://localhost:8787',
      MAIL_DOMAIN: 'bench.localhost',
      MAIL_FROM: 'Sealed Move <games@bench.localhost>',
      MAIL_SENDER: 'post-office',
      AUTHSERV_ID: 'mx.bench.localhost',
      LETTER_HOLD_SECONDS: String(hold),
      SECRET,
    },
  });

let games = 0;

/** An id that no game of this run has yet. */
export const newGameId = (): string =>
  String(games++)
    .padStart(12, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

export async function beginGame(connection: Connection, id: string, { game, options }: Line): Promise<void> {
  const beginning: Beginning = { id, game, options };
  await connection.ask(request('POST', '/bench/begin', JSON.stringify(beginning)));
}

/** A first move of the game `id`, rightly signed, and of so many letters. */
export function longMove(id: string, letters: number): Buffer {
  const token = signLink(SECRET, { purpose: 'play', game: id, seat: 0, ply: 0 });
  return request('POST', `/api/games/${id}/moves`, JSON.stringify({ ply: 0, move: 'x'.repeat(letters) }), {
    authorization: `Bearer ${token}`,
    'idempotency-key': crypto.randomUUID(),
  });
}

/** The requests that play a line on the game `id`, each move signed by its player's token. */
export function moveRequests(id: string, line: Line): readonly Buffer[] {
  const rules = rulesById(asRulesId(line.game));
  if (!rules) throw new Error(`no rules ${line.game}`);
  return positionsOf(rules, line).map(({ standing, ply, move }) => {
    const token = signLink(SECRET, { purpose: 'play', game: id, seat: standing.toMove, ply });
    return request('POST', `/api/games/${id}/moves`, JSON.stringify({ ply, move }), {
      authorization: `Bearer ${token}`,
      'idempotency-key': `${id}-${ply}`,
    });
  });
}
