/**
 * Carries out what a game leads to outside itself. An attempt may be repeated, but takes effect only once.
 */
import { unreachable } from '../../../rules/index.ts';
import { readSettings } from '../../env.ts';
import { log } from '../../log.ts';
import { announceOwedAvailability } from '../../mail/out/announceAvailability.ts';
import { wantReceipts } from '../../store/mail/mailSettings.ts';
import { availabilityOfAccount, changeVacation } from '../../store/people/availability.ts';
import { isBanned } from '../../store/people/bans.ts';
import { oweAvailability } from '../../store/people/owedAvailability.ts';
import { countStarted } from '../../store/people/startedGames.ts';
import { registerGame } from '../../store/register.ts';
import type { GameState } from '../evolve/state.ts';
import type { Answer } from '../model/answers.ts';
import type { Cause, Command } from '../model/commands.ts';
import type { AccountId, GameId } from '../model/ids.ts';
import { isVoid } from '../model/phase.ts';
import { newSeries, nextInSeries, rotated, type Series } from '../model/series.ts';
import type { FollowUp } from './entry.ts';
import { causeOfNext, causeOfRematch, followsOn, namingSecret, successorOf } from './successor.ts';

/** Carries out a follow-up; throws when it must be tried again. */
export async function carryOut(env: Env, followUp: FollowUp, state: GameState, now: number): Promise<void> {
  switch (followUp.kind) {
    case 'vacation': {
      const { account, date } = followUp;
      await changeVacation(env.DB, account, { add: [{ first: date, last: date }], remove: [] });
      await oweAvailability(env.DB, account, `${state.id}:${date}`, now);
      // What fails is owed still, and the cron does it.
      await announceOwedAvailability(env, () => now, account);
      return;
    }
    case 'receipts':
      return wantReceipts(env.DB, followUp.account, followUp.areWanted);
    case 'nextGame':
      return followUp.seat === undefined
        ? startNextOfMatch(env, state, now)
        : startRematch(env, state, followUp.seat, now);
    default:
      return unreachable(followUp);
  }
}

type CreateGame = Extract<Command, { type: 'createGame' }>;

/** The command for the next game: the same terms, with everybody moved on by one seat. */
function nextGame(
  state: GameState,
  host: AccountId,
  hostName: string,
  series: Series | undefined,
): Omit<CreateGame, 'id'> {
  const { rules, options, isPrivate, clockSetup, seats } = state;
  return {
    type: 'createGame',
    rulesId: rules.id,
    options,
    host,
    hostName,
    seats: rotated(seats).map(({ account }) => account),
    ...(isPrivate && { isPrivate }),
    clock: clockSetup,
    ...(series && { series }),
  };
}

/** The match goes on: all players have agreed to it already, so the next game begins at once. */
async function startNextOfMatch(env: Env, state: GameState, now: number): Promise<void> {
  const { series, standing, seats, id } = state;
  const next = series && standing.outcome && nextInSeries(series, standing.outcome);
  const [first] = seats;
  if (!next || !first) throw new Error(`game ${id} is the last of its match`);
  const agreed = await Promise.all(
    rotated(seats).map(async ({ account, name, machine }) => ({
      name,
      availability: await availabilityOfAccount(env.DB, account),
      ...(machine && { machine }),
    })),
  );
  const start = nextGame(state, first.account, first.name, next);
  await eachSuccessor(env, state, now, async (successor) => {
    const made = await create(env, { ...start, id: successor, agreed }, causeOfNext(id));
    return made.ok || (await isSuccessor(env, id, successor));
  });
}

/**
 * The first player to ask for a rematch invites the others. Anyone who asks later takes a seat in that game,
 * or invites the others to yet another one if it was declined, cancelled or never filled.
 */
async function startRematch(env: Env, state: GameState, seat: number, now: number): Promise<void> {
  const { series, seats, id } = state;
  const player = seats[seat];
  if (!player) throw new Error(`game ${id} has no seat ${seat}`);
  const { account, name } = player;
  // The account was banned after it asked, or it asked by mail. Its running games go on, but it may not start
  // or join others.
  if (await isBanned(env.DB, account)) return;
  // Thrown, so that it is tried again: tomorrow it may be made.
  if (!(await countStarted(env.DB, account, now)))
    throw new Error(`${account} has started enough games today`);
  const availability = await availabilityOfAccount(env.DB, account);
  const start = nextGame(state, account, name, series && newSeries(series.games, seats.length));
  await eachSuccessor(env, state, now, async (successor) => {
    const made = await create(env, { ...start, id: successor, availability }, causeOfRematch(id, account));
    if (made.ok) return true;
    if (!(await isSuccessor(env, id, successor))) return false;
    const next = env.GAMES.getByName(successor);
    await next.execute(
      { type: 'takeSeat', seat: (seat + 1) % seats.length, account, name, availability },
      `sit:${account}`,
    );
    const phase = (await next.snapshot())?.phase;
    return phase === undefined || !isVoid(phase);
  });
}

/** Registers the ids of the games that may follow this one, until `use` has found the right one. */
async function eachSuccessor(
  env: Env,
  { id }: GameState,
  now: number,
  use: (successor: GameId) => Promise<boolean>,
): Promise<void> {
  const secret = await namingSecret(env, readSettings(env).secrets, id);
  for (let edition = 1; ; edition++) {
    const successor = successorOf(secret, id, edition);
    await registerGame(env.DB, successor, now);
    if (await use(successor)) return;
  }
}

/** An existing game is this one's successor only if this very follow-up created it. */
async function isSuccessor(env: Env, id: GameId, successor: GameId): Promise<boolean> {
  const follows = followsOn(id, await env.GAMES.getByName(successor).madeFor());
  if (!follows) log.error('successorTaken', { game: id, successor });
  return follows;
}

/** Creates a game unless one exists already; the refusal then says so. */
async function create(env: Env, command: CreateGame, cause: Cause): Promise<Answer> {
  const answer = await env.GAMES.getByName(command.id).execute(command, cause);
  if (!answer.ok && answer.error.code !== 'ALREADY_CREATED' && answer.error.code !== 'CAUSE_REUSED') {
    throw new Error(`no game can be made: ${answer.error.code}`);
  }
  return answer;
}
