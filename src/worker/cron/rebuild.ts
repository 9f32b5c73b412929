/**
 * Has every game write itself into the lists anew, each for itself: one that cannot is named, keeps what the
 * lists say of it, and holds up no other. Only then is looked at what this rebuild has not touched, and taken
 * out if no game stands behind it.
 */
import { askAll, askSlice, type Failure, failuresOf, type IdsAfter, named } from '../askGames.ts';
import type { GameId } from '../game/model/ids.ts';
import type { Checkup, Trouble } from '../game/model/trouble.ts';
import { removeGame, staleGames } from '../store/lists/games.ts';
import { archivedAmong } from '../store/lists/restingGames.ts';
import { registeredGames, registerGame } from '../store/register.ts';
import type { Job } from './job.ts';

/** How many games one slice asks, and how many entries it looks at. */
const GAMES = 200;
const ENTRIES = 1000;

export interface Rebuilt {
  /** How many games have written themselves anew, those that can only be read among them. */
  readonly games: number;
  /** Those whose logs cannot be followed to their ends. */
  readonly readOnly: readonly { readonly game: GameId; readonly trouble: Trouble }[];
  /** Those that could not be asked or written; their lists are as before. */
  readonly failed: readonly Failure[];
  readonly failures: number;
  /** Entries of the lists without a game. */
  readonly removed: readonly GameId[];
  readonly removals: number;
}

interface State extends Rebuilt {
  /** When it was begun; what it writes bears this number. */
  readonly generation: number;
  readonly phase: 'games' | 'stale';
  /** The last game that was asked. */
  readonly after: GameId | undefined;
}

export const rebuild: Job<State> = {
  begin: (now) => ({
    ...{ generation: now, phase: 'games', after: undefined },
    ...{ games: 0, readOnly: [], failed: [], failures: 0, removed: [], removals: 0 },
  }),
  goOn: (env, state, now) =>
    state.phase === 'games' ? askRegistered(env, state) : lookAtStale(env, state, now),
};

async function askRegistered(env: Env, before: State) {
  const registered: IdsAfter = (after, limit) => registeredGames(env.DB, after, limit);
  const { asked, next } = await askSlice(registered, republish(env, before), {
    after: before.after,
    most: GAMES,
  });
  let state: State = withFailures(before, failuresOf(asked));
  for (const each of asked) if (each.ok && each.answer) state = withGame(state, each.game, each.answer);
  return { state: { ...state, after: next, phase: next ? 'games' : 'stale' } as const, isDone: false };
}

/** An archived game's object is empty: without its archive it looks like a game that never was. */
const notInArchive = (game: GameId): Failure => ({
  game,
  error: 'it was archived, and the archive has nothing of it: is ARCHIVE bound?',
});

/** What is listed and was not written: a game that the register has lost, one that failed, or none. */
async function lookAtStale(env: Env, before: State, now: number) {
  const { generation, after } = before;
  const { stale, next } = await staleGames(env.DB, generation, after, ENTRIES);
  let state: State = before;
  const fail = (failure: Failure): void => {
    const isKnown = state.failed.some(({ game }) => game === failure.game);
    if (!isKnown) state = withFailures(state, [failure]);
  };
  const asked = await askAll(stale, republish(env, before));
  const empty = asked.filter((each) => each.ok && !each.answer).map(({ game }) => game);
  const archived = await archivedAmong(env.DB, empty);
  for (const each of asked) {
    if (!each.ok) fail(each.failure);
    else if (each.answer) {
      await registerGame(env.DB, each.game, now);
      state = withGame(state, each.game, each.answer);
    } else if (archived.has(each.game)) fail(notInArchive(each.game));
    else {
      await removeGame(env.DB, each.game);
      const removed = named(state.removed, [each.game]);
      state = { ...state, removed, removals: state.removals + 1 };
    }
  }
  return { state: { ...state, after: next }, isDone: next === undefined };
}

const republish =
  (env: Env, { generation }: State) =>
  (id: GameId): Promise<Checkup | undefined> =>
    env.GAMES.getByName(id).republish(generation);

function withGame(state: State, game: GameId, { trouble }: Checkup): State {
  const readOnly = trouble ? named(state.readOnly, [{ game, trouble }]) : state.readOnly;
  return { ...state, games: state.games + 1, readOnly };
}

const withFailures = (state: State, failures: readonly Failure[]): State => ({
  ...state,
  failed: named(state.failed, failures),
  failures: state.failures + failures.length,
});
