/** Starts games, for pages and for mail. */
import type { Options, RulesId } from '../rules/index.ts';
import type { Answer } from './game/model/answers.ts';
import type { ClockSetup } from './game/model/clockSetup.ts';
import type { Cause } from './game/model/commands.ts';
import { asAccountId, type GameId } from './game/model/ids.ts';
import { newSeries } from './game/model/series.ts';
import { type Account, accountForAddress } from './store/people/accounts.ts';
import { availabilityOfAccount } from './store/people/availability.ts';
import { registerGame } from './store/register.ts';
import { randomLetters } from './tokens.ts';

export interface NewGame {
  readonly id: GameId;
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

/** Registers the game first: a failure must not leave a game behind that the sweeper cannot find. */
export async function startGame(env: Env, game: NewGame, cause: Cause, now: number): Promise<Answer> {
  await registerGame(env.DB, game.id, now);
  return env.GAMES.getByName(game.id).execute(
    {
      type: 'createGame',
      id: game.id,
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
}

/** The accounts of addresses, by seat; new ones for those that have none. */
export const playersAt = (
  db: D1Database,
  addresses: readonly (string | undefined)[],
  now: number,
): Promise<(Account | undefined)[]> =>
  Promise.all(
    addresses.map((address) =>
      address === undefined ? undefined : accountForAddress(db, address, asAccountId(randomLetters(16)), now),
    ),
  );
