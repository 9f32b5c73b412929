/**
 * Starts games and sends their invitations, for pages and for mail. Both share these limits on invitations.
 */
import { type Level, machineOf } from '../bots/index.ts';
import { type Options, ok, type Result, type RulesId, refuse } from '../rules/index.ts';
import { DAY } from './clock/units.ts';
import { baseAddress } from './entries.ts';
import { readSettings } from './env.ts';
import type { Answer } from './game/model/answers.ts';
import type { ClockSetup } from './game/model/clockSetup.ts';
import type { Cause } from './game/model/commands.ts';
import { type AccountId, asAccountId, asGameId, type GameId } from './game/model/ids.ts';
import { machineFor } from './game/model/machines.ts';
import type { GameRefusal } from './game/model/refusals.ts';
import { newSeries } from './game/model/series.ts';
import { GAMES_A_DAY, INVITATIONS, MOST_CHALLENGES } from './limits.ts';
import { hmacLetters } from './sha256.ts';
import { countOne } from './store/counts.ts';
import { openChallengesOf } from './store/lists/games.ts';
import { type Account, accountAt, accountForAddress } from './store/people/accounts.ts';
import { availabilityOfAccount } from './store/people/availability.ts';
import { forgetInvitations, isInvited, noteInvitations } from './store/people/invitations.ts';
import { countStarted } from './store/people/startedGames.ts';
import { registerGame } from './store/register.ts';
import { randomLetters } from './tokens.ts';

export interface NewGame {
  readonly rulesId: RulesId;
  readonly options: Options;
  readonly host: Account;
  /** By seat, including the host. undefined: a seat open to anybody. */
  readonly players: readonly (Account | undefined)[];
  readonly isPrivate?: boolean;
  /** Without it, the game has no clock. */
  readonly clock?: ClockSetup;
  /** How many games the match has. */
  readonly games?: number;
  /** By seat: the level of the machine that plays it; undefined where none does. */
  readonly machines?: readonly (Level | undefined)[];
  /** Machines of this level take the seats that are still open after a day. */
  readonly fillIn?: Level;
}

/** A game as somebody asked for it. */
export interface WantedGame extends Omit<NewGame, 'players'> {
  /** By seat, including the host's own. undefined: a seat open to anybody. */
  readonly addresses: readonly (string | undefined)[];
  /** A line that goes along with the invitations; '' or left out: none. */
  readonly greeting?: string;
}

/** Why nobody was invited and no game was made. */
export type InvitationRefusal =
  /** An address occurs twice, or is the host's own. */
  | { readonly code: 'SAME_PERSON' }
  | { readonly code: 'TOO_MANY_CHALLENGES'; readonly most: number }
  | { readonly code: 'TOO_FAST' }
  | { readonly code: 'TOO_MANY_GAMES'; readonly most: number }
  /** An earlier invitation from this host to the address is still unanswered. */
  | { readonly code: 'INVITED_ALREADY'; readonly address: string }
  /** Daily limits: on this host's invitations, and on those to one address from all hosts. */
  | { readonly code: 'TOO_MANY_INVITATIONS'; readonly most: number }
  | { readonly code: 'ADDRESS_HAD_ENOUGH'; readonly address: string; readonly most: number };

/** Makes the game its host asked for, and invites everybody else. */
export async function inviteToGame(
  env: Env,
  { addresses, greeting = '', ...wanted }: WantedGame,
  cause: Cause,
  now: number,
): Promise<Result<GameId, InvitationRefusal | { readonly game: GameRefusal }>> {
  const { host } = wanted;
  const named = addresses.filter((address) => address !== undefined);
  if (new Set(named).size < named.length) return refuse({ code: 'SAME_PERSON' });
  const isOpen = addresses.some((address, seat) => address === undefined && !wanted.machines?.[seat]);
  if (isOpen && (await openChallengesOf(env.DB, host.id)) >= MOST_CHALLENGES) {
    return refuse({ code: 'TOO_MANY_CHALLENGES', most: MOST_CHALLENGES });
  }
  const { success } = await env.INVITATION_LIMIT.limit({ key: host.id });
  if (!success) return refuse({ code: 'TOO_FAST' });
  const id = await gameIdOf(env, cause);
  // A repeated request is the same invitation: it counts once and gets the same answer.
  const isNew = (await env.GAMES.getByName(id).madeFor()) === undefined;
  const guests = named.filter((address) => address !== host.address);
  const refusal = isNew ? await countGame(env.DB, host, guests, now) : undefined;
  if (refusal) return refuse(refusal);
  // Only now: whoever may invite nobody makes no accounts for others either.
  const players = await playersAt(env.DB, addresses, now);
  if (isNew) await noteInvitations(env.DB, id, host.id, othersOf(players, host), greeting, now);
  const { answer } = await startGame(env, { ...wanted, players }, cause, now);
  if (answer.ok) return ok(id);
  if (isNew) await forgetInvitations(env.DB, id);
  return refuse({ game: answer.error });
}

const othersOf = (players: readonly (Account | undefined)[], host: Account): readonly Account[] =>
  players.flatMap((player) => (player && player.id !== host.id ? [player] : []));

/** Counts an invitation to an address against the day's limits; or says which of them is reached. */
export async function countInvitation(
  db: D1Database,
  host: AccountId,
  address: string,
  now: number,
): Promise<InvitationRefusal | undefined> {
  const { byHost, toAddress } = INVITATIONS;
  const ofHost = { what: `invitationsBy:${host}`, most: byHost, stretch: DAY };
  if (!(await countOne(db, ofHost, now))) return { code: 'TOO_MANY_INVITATIONS', most: byHost };
  const to = { what: `invitationsTo:${baseAddress(address)}`, most: toAddress, stretch: DAY };
  if (!(await countOne(db, to, now))) return { code: 'ADDRESS_HAD_ENOUGH', address, most: toAddress };
  return undefined;
}

/** Counts a new game and its invitations to the addresses; or says why it is not to be. */
async function countGame(
  db: D1Database,
  host: Account,
  guests: readonly string[],
  now: number,
): Promise<InvitationRefusal | undefined> {
  for (const address of guests) {
    const known = await accountAt(db, address);
    if (known && (await isInvited(db, host.id, known.id, now))) return { code: 'INVITED_ALREADY', address };
  }
  if (!(await countStarted(db, host.id, now))) return { code: 'TOO_MANY_GAMES', most: GAMES_A_DAY };
  for (const address of guests) {
    const refusal = await countInvitation(db, host.id, address, now);
    if (refusal) return refusal;
  }
  return undefined;
}

/**
 * The id of the game this cause makes, or has made under an older secret. It depends on the instance's
 * secret, so nobody else can choose or predict it.
 */
export async function gameIdOf(env: Env, cause: Cause): Promise<GameId> {
  const { secret, secrets } = readSettings(env);
  for (const older of secrets.slice(1)) {
    const id = idUnder(older, cause);
    if ((await env.GAMES.getByName(id).madeFor()) === cause) return id;
  }
  return idUnder(secret, cause);
}

const idUnder = (secret: string, cause: Cause): GameId => asGameId(hmacLetters(secret, `game ${cause}`, 12));

/**
 * Starts the game this cause asks for; repeating the cause starts no second one. Registers the game first:
 * if something fails in between, the sweeper can still find the game.
 */
export async function startGame(
  env: Env,
  game: NewGame,
  cause: Cause,
  now: number,
): Promise<{ readonly id: GameId; readonly answer: Answer }> {
  const id = await gameIdOf(env, cause);
  await registerGame(env.DB, id, now);
  const answer = await env.GAMES.getByName(id).execute(
    {
      type: 'createGame',
      id,
      rulesId: game.rulesId,
      options: game.options,
      host: game.host.id,
      hostName: game.host.name,
      seats: seatsOf(game),
      ...(game.isPrivate && { isPrivate: true }),
      ...(game.clock && { clock: game.clock }),
      ...(game.fillIn && { fillIn: machineOf(game.rulesId, game.fillIn) }),
      ...(game.games && game.games > 1 && { series: newSeries(game.games, game.players.length) }),
      availability: await availabilityOfAccount(env.DB, game.host.id),
    },
    cause,
    Object.fromEntries(game.players.flatMap((player) => (player ? [[player.id, player.address]] : []))),
  );
  return { id, answer };
}

/** Who is to sit where; two machines of one level have accounts of their own. */
function seatsOf({ players, machines = [] }: NewGame): readonly (AccountId | null)[] {
  const seats: (AccountId | null)[] = [];
  for (const [seat, player] of players.entries()) {
    const level = machines[seat];
    seats.push(player?.id ?? (level && machineFor(level, seats)) ?? null);
  }
  return seats;
}

/** The accounts of the addresses, by seat. Makes accounts for addresses that have none. */
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
