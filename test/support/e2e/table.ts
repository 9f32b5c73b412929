/** Games between the sample players, and the links to play them. */
import { signLink } from '../../../src/email/index.ts';
import {
  type AnyRules,
  asRulesId,
  completeOptions,
  lex,
  readMove,
  rulesById,
  type Step,
} from '../../../src/rules/index.ts';
import { SECRET, type Service, startService } from './service.ts';

export const startTables = (): Promise<Service> => startService();

export const gameNamed = (id: string): AnyRules => {
  const rules = rulesById(asRulesId(id));
  if (!rules) throw new Error(`no game ${id}`);
  return rules;
};

/** Begins a game between Ada, Ben and Cleo; its id. */
export async function beginGame(service: Service, game: string): Promise<string> {
  const known = new Set((await gamesOf(service)).map(({ id }) => id));
  await service.post('/try', { game });
  const begun = (await gamesOf(service)).find(({ id }) => !known.has(id));
  if (!begun) throw new Error(`no game of ${game} was begun`);
  return begun.id;
}

const gamesOf = (service: Service) => service.query<{ readonly id: string }>('SELECT id FROM games');

/** The address on which the seat plays at this ply. */
export const playPath = (game: string, seat: number, ply: number): string =>
  `/play/${signLink(SECRET, { purpose: 'play', game, seat, ply })}`;

/** The address that asks whether a move that came by letter is the seat's own. */
export const confirmPath = (game: string, seat: number, ply: number, move: string): string =>
  `/confirm/${signLink(SECRET, { purpose: 'confirm', game, seat, ply, move })}`;

/** Plays moves from the start, without a browser. */
export async function playMoves(
  service: Service,
  rules: string,
  id: string,
  moves: readonly string[],
): Promise<void> {
  const game = gameNamed(rules);
  const options = completeOptions(game, {});
  let standing = options.ok ? game.start(options.value) : undefined;
  for (const [ply, move] of moves.entries()) {
    // The rules know whose turn it is; asking the service would take as long as playing.
    const played = standing && readMove(game, standing.position, move);
    if (!played?.ok) throw new Error(`${move} at ply ${ply} is not legal`);
    const path = playPath(id, standing?.toMove ?? 0, ply);
    const answer = await service.post(path, { move, nonce: `nonce${ply}` });
    if (answer.status !== 303) throw new Error(`${move} at ply ${ply} was answered with ${answer.status}`);
    standing = played.value.standing;
  }
}

/** The seat whose turn it is; `otherwise` when the game is over. */
export async function seatToMove(service: Service, id: string, otherwise = 0): Promise<number> {
  const game = (await (await service.fetch(`/api/games/${id}`)).json()) as { readonly toMove: number | null };
  return game.toMove ?? otherwise;
}

/** The steps of a move as it is written. */
export const stepsOf = (rules: string, move: string): readonly Step[] =>
  lex(gameNamed(rules), move).flatMap(({ step }) => step ?? []);
