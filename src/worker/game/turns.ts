/** Positions from turns: the log keeps what was done, the board is always computed. */
import type { AnyGame, Options, Standing } from '../../rules/index.ts';
import { replay } from '../../rules/index.ts';
import type { Turn } from './answers.ts';

/** The standing after one more turn; throws on a turn that cannot have been taken. */
export function afterTurn(game: AnyGame, standing: Standing<unknown>, turn: Turn): Standing<unknown> {
  if (standing.outcome) throw new Error('a turn after the end');
  return turn.move === undefined
    ? game.withdraw(standing.position, turn.seat)
    : replay(game, [turn.move], standing);
}

/** The standing at a ply: `options` complete, `turns` the ones before it. */
export const standingAfter = (game: AnyGame, options: Options, turns: readonly Turn[]): Standing<unknown> =>
  turns.reduce<Standing<unknown>>((standing, turn) => afterTurn(game, standing, turn), game.start(options));
