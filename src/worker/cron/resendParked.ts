/** Tries the letters that were given up again, as if they were new. */
import { askSlice, type Failure, failuresOf, named } from '../askGames.ts';
import type { GameId } from '../game/model/ids.ts';
import { gamesWithParked } from '../store/mail/letters.ts';
import type { Job } from './job.ts';

const GAMES = 200;

interface State {
  readonly letters: number;
  readonly failed: readonly Failure[];
  /** The last game that was asked. */
  readonly after: GameId | undefined;
}

export const resendParked: Job<State> = {
  begin: () => ({ letters: 0, failed: [], after: undefined }),
  async goOn(env, state) {
    const { asked, next } = await askSlice(
      (after, limit) => gamesWithParked(env.DB, after, limit),
      (id) => env.GAMES.getByName(id).retryParked(),
      { after: state.after, most: GAMES },
    );
    const letters = asked.reduce((sum, each) => sum + (each.ok ? each.answer : 0), state.letters);
    const failed = named(state.failed, failuresOf(asked));
    return { state: { letters, failed, after: next }, isDone: next === undefined };
  },
};
