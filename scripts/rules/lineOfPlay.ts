/** Playing a line of moves from a command or a trace; what is wrong with one is a sentence for its writer. */
import { explainRefusal } from '../../src/render/index.ts';
import {
  type AnyGame,
  completeOptions,
  gameById,
  games,
  type Options,
  ok,
  type Played,
  type Result,
  readMove,
  refuse,
  type Standing,
} from '../../src/rules/index.ts';

export interface Opening {
  readonly game: AnyGame;
  readonly standing: Standing<unknown>;
}

const SHOWN = 60;

/** What somebody wrote, as much of it as an error repeats. */
export const shortened = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;

/** The start of a game, or why there is none. */
export function openGame(id: string, given: Options): Result<Opening, string> {
  const game = gameById(id);
  if (!game)
    return refuse(`no game "${shortened(id)}"; there are: ${games.map((each) => each.id).join(', ')}`);
  const options = completeOptions(game, given);
  if (options.ok) return ok({ game, standing: game.start(options.value) });
  const { option, value, legal } = options.error;
  return refuse(
    legal.includes(option) || game.options.some(({ name }) => name === option)
      ? `option ${option} has no value "${shortened(value)}"; it has: ${legal.join(', ')}`
      : `${id} has no option "${shortened(option)}"; it has: ${legal.join(', ') || 'none'}`,
  );
}

/** Plays one typed move, or says why it cannot be played. */
export function playTyped(
  game: AnyGame,
  standing: Standing<unknown>,
  text: string,
): Result<Played<unknown>, string> {
  if (standing.outcome) return refuse(`"${shortened(text)}" comes after the end of the game`);
  const played = readMove(game, standing.position, text);
  return played.ok
    ? played
    : refuse(
        `"${shortened(text)}" is not legal. ${explainRefusal(game, played.error, { position: standing.position, names: [] }).join(' ')}`,
      );
}
