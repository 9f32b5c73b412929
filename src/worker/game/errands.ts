/** What a game does for its players beyond itself. Everything may be repeated: it is done once. */
import { unreachable } from '../../rules/index.ts';
import { announceHabits, changeVacation, habitsOfAccount } from '../readModel/habits.ts';
import { registerGame } from '../readModel/register.ts';
import type { Command } from './commands.ts';
import type { Errand } from './outbox.ts';
import { newSeries, nextInSeries, rotated, type Series, successorOf } from './series.ts';
import type { GameState } from './state.ts';

/** Runs an errand of the game; throws when it is to be tried again. */
export async function runErrand(env: Env, errand: Errand, state: GameState, now: number): Promise<void> {
  switch (errand.kind) {
    case 'vacation': {
      const { account, date } = errand;
      await changeVacation(env.DB, account, { add: [{ first: date, last: date }], remove: [] });
      return announceHabits(env, account, `${state.id}:${date}`);
    }
    case 'nextGame':
      return errand.seat === undefined ? goOn(env, state, now) : playAgain(env, state, errand.seat, now);
    default:
      return unreachable(errand);
  }
}

type Created = Extract<Command, { type: 'createGame' }>;

/** The next game with everybody a seat further. */
function nextGame(state: GameState, maker: string, makerName: string, series: Series | undefined): Created {
  const { id, rules, options, isPrivate, clockSetup, seats } = state;
  return {
    type: 'createGame',
    id: successorOf(id),
    game: rules.id,
    options,
    maker,
    makerName,
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
      habits: await habitsOfAccount(env.DB, account),
    })),
  );
  await registerGame(env.DB, successorOf(id), now);
  const command = { ...nextGame(state, first.account, first.name, next), agreed };
  await make(env, command, `after:${id}`, state);
}

/** The first who asks invites the others; whoever asks later sits down. */
async function playAgain(env: Env, state: GameState, seat: number, now: number): Promise<void> {
  const { series, seats, id } = state;
  const holder = seats[seat];
  if (!holder) throw new Error(`game ${id} has no seat ${seat}`);
  const { account, name } = holder;
  const habits = await habitsOfAccount(env.DB, account);
  await registerGame(env.DB, successorOf(id), now);
  const again = series && newSeries(series.games, seats.length);
  const isMade = await make(
    env,
    { ...nextGame(state, account, name, again), habits },
    `again:${account}`,
    state,
  );
  if (isMade) return;
  await env.GAMES.getByName(successorOf(id)).execute(
    { type: 'takeSeat', seat: (seat + 1) % seats.length, account, name, habits },
    `sit:${account}`,
  );
}

/** Whether the game is made by this; false: it was there. */
async function make(env: Env, command: Created, cause: string, state: GameState): Promise<boolean> {
  const answer = await env.GAMES.getByName(command.id).execute(command, cause);
  if (!answer.ok && answer.error.code !== 'ALREADY_CREATED' && answer.error.code !== 'CAUSE_REUSED') {
    throw new Error(`no game follows on ${state.id}: ${answer.error.code}`);
  }
  return answer.ok;
}
