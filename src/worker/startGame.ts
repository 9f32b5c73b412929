/** Starts games and invites to them, for pages and for mail: what limits invitations holds here for both. */
import { type Options, ok, type Result, type RulesId, refuse } from '../rules/index.ts';
import { readSettings } from './env.ts';
import type { Answer } from './game/model/answers.ts';
import type { ClockSetup } from './game/model/clockSetup.ts';
import type { Cause } from './game/model/commands.ts';
import { asAccountId, asGameId, type GameId } from './game/model/ids.ts';
import type { GameRefusal } from './game/model/refusals.ts';
import { newSeries } from './game/model/series.ts';
import { MOST_CHALLENGES } from './limits.ts';
import { hmacLetters } from './sha256.ts';
import { openChallengesOf } from './store/lists/games.ts';
import { type Account, accountForAddress } from './store/people/accounts.ts';
import { availabilityOfAccount } from './store/people/availability.ts';
import { registerGame } from './store/register.ts';
import { randomLetters } from './tokens.ts';

export interface NewGame {
  readonly rulesId: RulesId;
  readonly options: Options;
  readonly host: Account;
  /** By seat, the host among them; undefined: a seat that anybody may take. */
  readonly players: readonly (Account | undefined)[];
  readonly isPrivate?: boolean;
  /** Without it, the game has no clock. */
  readonly clock?: ClockSetup;
  /** How many games the match has. */
  readonly games?: number;
}

/** A game that somebody asks for. */
export interface WantedGame extends Omit<NewGame, 'players'> {
  /** By seat, the host's own among them; undefined: a seat that anybody may take. */
  readonly addresses: readonly (string | undefined)[];
}

/** Why nobody is invited and no game is made. */
export type InvitationRefusal =
  /** An address stands there twice, or is the host's. */
  | { readonly code: 'SAME_PERSON' }
  | { readonly code: 'TOO_MANY_CHALLENGES'; readonly most: number }
  | { readonly code: 'TOO_FAST' };

/** Makes the game that its host asks for; all others get their invitations. */
export async function inviteToGame(
  env: Env,
  { addresses, ...wanted }: WantedGame,
  cause: Cause,
  now: number,
): Promise<Result<GameId, InvitationRefusal | { readonly game: GameRefusal }>> {
  const { host } = wanted;
  const named = addresses.filter((address) => address !== undefined);
  if (new Set(named).size < named.length) return refuse({ code: 'SAME_PERSON' });
  if (named.length < addresses.length && (await openChallengesOf(env.DB, host.id)) >= MOST_CHALLENGES) {
    return refuse({ code: 'TOO_MANY_CHALLENGES', most: MOST_CHALLENGES });
  }
  const { success } = await env.INVITATION_LIMIT.limit({ key: host.id });
  if (!success) return refuse({ code: 'TOO_FAST' });
  const players = await playersAt(env.DB, addresses, now);
  const { id, answer } = await startGame(env, { ...wanted, players }, cause, now);
  return answer.ok ? ok(id) : refuse({ game: answer.error });
}

/** The game that a cause makes. It follows from the instance's secret, too: nobody else can choose or foresee it. */
export const gameIdOf = (env: Env, cause: Cause): GameId =>
  asGameId(hmacLetters(readSettings(env).secret, `game ${cause}`, 12));

/**
 * Starts the game that this cause asks for; the same cause again starts no other. Registers the game first, because a failure must not
 * leave a game behind that the sweeper cannot find.
 */
export async function startGame(
  env: Env,
  game: NewGame,
  cause: Cause,
  now: number,
): Promise<{ readonly id: GameId; readonly answer: Answer }> {
  const id = gameIdOf(env, cause);
  await registerGame(env.DB, id, now);
  const answer = await env.GAMES.getByName(id).execute(
    {
      type: 'createGame',
      id,
      rulesId: game.rulesId,
      options: game.options,
      host: game.host.id,
      hostName: game.host.name,
      seats: game.players.map((player) => player?.id ?? null),
      ...(game.isPrivate && { isPrivate: true }),
      ...(game.clock && { clock: game.clock }),
      ...(game.games && game.games > 1 && { series: newSeries(game.games, game.players.length) }),
      availability: await availabilityOfAccount(env.DB, game.host.id),
    },
    cause,
    Object.fromEntries(game.players.flatMap((player) => (player ? [[player.id, player.address]] : []))),
  );
  return { id, answer };
}

/** The accounts of addresses, by seat; new ones for those that have none. */
const playersAt = (
  db: D1Database,
  addresses: readonly (string | undefined)[],
  now: number,
): Promise<(Account | undefined)[]> =>
  Promise.all(
    addresses.map((address) =>
      address === undefined ? undefined : accountForAddress(db, address, asAccountId(randomLetters(16)), now),
    ),
  );
