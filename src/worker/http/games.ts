/** Starts and finds games, for pages and the API. */
import { type AnyRules, type Options, type RulesId, rulesById, rulesOf } from '../../rules/index.ts';
import type { Answer } from '../game/model/answers.ts';
import type { ClockSetup } from '../game/model/clockSetup.ts';
import type { Cause } from '../game/model/commands.ts';
import { type GameId, parseGameId } from '../game/model/ids.ts';
import { newSeries } from '../game/model/series.ts';
import type { GameSnapshot } from '../game/model/snapshot.ts';
import type { Account } from '../store/people/accounts.ts';
import { availabilityOfAccount } from '../store/people/availability.ts';
import { registerGame } from '../store/register.ts';

export interface NewGame {
  readonly id: GameId;
  readonly rulesId: RulesId;
  readonly options: Options;
  readonly host: Account;
  /** By seat, including the host; undefined: a seat that is open to anybody. */
  readonly players: readonly (Account | undefined)[];
  readonly isPrivate?: boolean;
  /** Without it, the game has no clock. */
  readonly clock?: ClockSetup;
  /** How many games the match has. */
  readonly games?: number;
}

/** Registers the game first: otherwise a failure could leave a game behind that the sweeper cannot find. */
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

export interface FoundGame {
  readonly snapshot: GameSnapshot;
  readonly rules: AnyRules;
}

/** The game that text names by its id, and its rules; undefined when there is none. */
export async function findGame(env: Env, named: string): Promise<FoundGame | undefined> {
  const id = parseGameId(named);
  if (id === undefined) return undefined;
  const snapshot = await env.GAMES.getByName(id).snapshot();
  if (!snapshot) return undefined;
  // A game that can only be read, because its own rules are not here, is shown by those of today.
  const rules = rulesOf(snapshot.rulesId, snapshot.rulesVersion) ?? rulesById(snapshot.rulesId);
  if (!rules) throw new Error(`game ${id} is of rules that are not here: ${snapshot.rulesId}`);
  return { snapshot, rules };
}
