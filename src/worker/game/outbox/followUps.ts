/**
 * Carrying out what follows on a game outside of it. An attempt may be repeated: it has an effect only once.
 */
import { unreachable } from '../../../rules/index.ts';
import { announceAvailability } from '../../mail/out/announceAvailability.ts';
import { wantReceipts } from '../../store/mail/mailSettings.ts';
import { availabilityOfAccount, changeVacation } from '../../store/people/availability.ts';
import { registerGame } from '../../store/register.ts';
import type { GameState } from '../evolve/state.ts';
import type { Command } from '../model/commands.ts';
import type { AccountId, GameId } from '../model/ids.ts';
import { isVoid } from '../model/phase.ts';
import { newSeries, nextInSeries, rotated, type Series } from '../model/series.ts';
import type { FollowUp } from './entry.ts';
import { successorOf } from './successor.ts';

/** Carries a follow-up out; throws when it must be tried again. */
export async function carryOut(env: Env, followUp: FollowUp, state: GameState, now: number): Promise<void> {
  switch (followUp.kind) {
    case 'vacation': {
      const { account, date } = followUp;
      await changeVacation(env.DB, account, { add: [{ first: date, last: date }], remove: [] });
      return announceAvailability(env, account, `${state.id}:${date}`);
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

/** The command for the next game: the same terms, and everybody moves on by one seat. */
function nextGame(
  state: GameState,
  id: GameId,
  host: AccountId,
  hostName: string,
  series: Series | undefined,
): CreateGame {
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

/** The match goes on: all have agreed to it already, so the next game begins at once. */
async function startNextOfMatch(env: Env, state: GameState, now: number): Promise<void> {
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
  await createOnce(env, command, `after:${id}`, state);
}

/**
 * The first to ask for a rematch invites the others. Whoever asks later takes a seat in that game, or invites
 * to yet another one if that game was declined, cancelled or never filled.
 */
async function startRematch(env: Env, state: GameState, seat: number, now: number): Promise<void> {
  const { series, seats, id } = state;
  const player = seats[seat];
  if (!player) throw new Error(`game ${id} has no seat ${seat}`);
  const { account, name } = player;
  const availability = await availabilityOfAccount(env.DB, account);
  const again = series && newSeries(series.games, seats.length);
  for (let edition = 1; ; edition++) {
    const successor = successorOf(id, edition);
    await registerGame(env.DB, successor, now);
    const command = { ...nextGame(state, successor, account, name, again), availability };
    if (await createOnce(env, command, `again:${account}`, state)) return;
    const next = env.GAMES.getByName(successor);
    await next.execute(
      { type: 'takeSeat', seat: (seat + 1) % seats.length, account, name, availability },
      `sit:${account}`,
    );
    const phase = (await next.snapshot())?.phase;
    if (phase === undefined || !isVoid(phase)) return;
  }
}

/** Creates a game unless it exists; returns whether it did. */
async function createOnce(env: Env, command: CreateGame, cause: string, state: GameState): Promise<boolean> {
  const answer = await env.GAMES.getByName(command.id).execute(command, cause);
  if (!answer.ok && answer.error.code !== 'ALREADY_CREATED' && answer.error.code !== 'CAUSE_REUSED') {
    throw new Error(`no game follows on ${state.id}: ${answer.error.code}`);
  }
  return answer.ok;
}
