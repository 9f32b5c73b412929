/** What became of the letters to one account, asked of its games. */
import { askAll, askSlice, failuresOf } from './askGames.ts';
import type { AccountId, GameId } from './game/model/ids.ts';
import type { ListedLetter } from './game/model/letterFate.ts';
import { latestGamesOf } from './store/lists/games.ts';
import { gamesWith } from './store/people/deletions.ts';

/** How many games are asked in one go, which every plan allows. */
const GAMES = 40;

export interface LettersOfGames {
  readonly letters: readonly ListedLetter[];
  /** Games that did not answer. */
  readonly failed: readonly GameId[];
  /** The last game that was asked, if there are more. */
  readonly next: GameId | undefined;
}

/** Of the account's next games after `after`. */
export async function lettersToAccount(
  env: Env,
  account: AccountId,
  after: GameId | undefined,
): Promise<LettersOfGames> {
  const { asked, next } = await askSlice(
    (last, limit) => gamesWith(env.DB, account, last, limit),
    (id) => env.GAMES.getByName(id).letters(account),
    { after, most: GAMES },
  );
  const failed = failuresOf(asked).map(({ game }) => game);
  return { letters: asked.flatMap((each) => (each.ok ? each.answer : [])), failed, next };
}

/** The newest of the games in which something happened last, newest first. */
export async function newestLettersTo(
  env: Env,
  account: AccountId,
  limit: number,
): Promise<readonly ListedLetter[]> {
  const games = await latestGamesOf(env.DB, account, GAMES / 2);
  const asked = await askAll(games, (id) => env.GAMES.getByName(id).letters(account));
  return asked
    .flatMap((each) => (each.ok ? each.answer : []))
    .sort((a, b) => b.at - a.at)
    .slice(0, limit);
}
