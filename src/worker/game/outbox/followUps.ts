/** What a game does for its players beyond itself. Everything may be repeated: it is done once. */
import { unreachable } from '../../../rules/index.ts';
import { announceAvailability } from '../../mail/out/announceAvailability.ts';
import { availabilityOfAccount, changeVacation } from '../../store/people/availability.ts';
import { registerGame } from '../../store/register.ts';
import type { GameState } from '../evolve/state.ts';
import type { Command } from '../model/commands.ts';
import type { AccountId, GameId } from '../model/ids.ts';
import { isVoid } from '../model/phase.ts';
import { newSeries, nextInSeries, rotated, type Series } from '../model/series.ts';
import type { FollowUp } from './drain.ts';
import { successorOf } from './successor.ts';

/** Runs a follow-up; throws when it is to be tried again. */
export async function runFollowUp(
  env: Env,
  followUp: FollowUp,
  state: GameState,
  now: number,
): Promise<void> {
  switch (followUp.kind) {
    case 'vacation': {
      const { account, date } = followUp;
      await changeVacation(env.DB, account, { add: [{ first: date, last: date }], remove: [] });
      return announceAvailability(env, account, `${state.id}:${date}`);
    }
    case 'nextGame':
      return followUp.seat === undefined ? goOn(env, state, now) : playAgain(env, state, followUp.seat, now);
    default:
      return unreachable(followUp);
  }
}

type Created = Extract<Command, { type: 'createGame' }>;

/** The next game with everybody a seat further. */
function nextGame(
  state: GameState,
  id: GameId,
  host: AccountId,
  hostName: string,
  series: Series | undefined,
): Created {
  const { rules, options, isPrivate, clockSetup, seats } = state;
  return {
    type: 'createGame',
    id,
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

/** The match goes on: the next game begins at once. */
async function goOn(env: Env, state: GameState, now: number): Promise<void> {
  const { series, standing, seats, id } = state;
  const next = series && standing.outcome && nextInSeries(series, standing.outcome);
  const [first] = seats;
  if (!next || !first) throw new Error(`game ${id} is the last of its match`);
  const agreed = await Promise.all(
    rotated(seats).map(async ({ account, name }) => ({
      name,
      availability: await availabilityOfAccount(env.DB, account),
    })),
  );
  const successor = successorOf(id);
  await registerGame(env.DB, successor, now);
  const command = { ...nextGame(state, successor, first.account, first.name, next), agreed };
  await make(env, command, `after:${id}`, state);
}

/** The first who asks invites the others; whoever asks later sits down, or invites anew where nothing came of it. */
async function playAgain(env: Env, state: GameState, seat: number, now: number): Promise<void> {
  const { series, seats, id } = state;
  const holder = seats[seat];
  if (!holder) throw new Error(`game ${id} has no seat ${seat}`);
  const { account, name } = holder;
  const availability = await availabilityOfAccount(env.DB, account);
  const again = series && newSeries(series.games, seats.length);
  for (let edition = 1; ; edition++) {
    const successor = successorOf(id, edition);
    await registerGame(env.DB, successor, now);
    const command = { ...nextGame(state, successor, account, name, again), availability };
    if (await make(env, command, `again:${account}`, state)) return;
    const next = env.GAMES.getByName(successor);
    await next.execute(
      { type: 'takeSeat', seat: (seat + 1) % seats.length, account, name, availability },
      `sit:${account}`,
    );
    const phase = (await next.snapshot())?.phase;
    if (phase === undefined || !isVoid(phase)) return;
  }
}

/** Whether the game is made by this; false: it was there. */
async function make(env: Env, command: Created, cause: string, state: GameState): Promise<boolean> {
  const answer = await env.GAMES.getByName(command.id).execute(command, cause);
  if (!answer.ok && answer.error.code !== 'ALREADY_CREATED' && answer.error.code !== 'CAUSE_REUSED') {
    throw new Error(`no game follows on ${state.id}: ${answer.error.code}`);
  }
  return answer.ok;
}
