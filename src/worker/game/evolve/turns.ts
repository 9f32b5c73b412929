/** Positions from turns: the log keeps what was done, the board is always computed. */
import type { AnyRules, Options, Seat, Standing } from '../../../rules/index.ts';
import { legalMoves, readMove, replay } from '../../../rules/index.ts';
import type { Turn } from '../model/snapshot.ts';

/** The standing after one more turn that takes nothing back; throws on a turn that cannot have been taken. */
export function afterTurn(rules: AnyRules, standing: Standing<unknown>, turn: Turn): Standing<unknown> {
  if (standing.outcome) throw new Error('a turn after the end');
  return turn.move === undefined
    ? rules.withdraw(standing.position, turn.seat)
    : replay(rules, [turn.move], standing);
}

/** The plies whose turns stand, oldest first: all but those that were taken back, and the takings back. */
export function lineOf(turns: readonly Turn[]): readonly number[] {
  const line: number[] = [];
  for (const [ply, { backTo }] of turns.entries()) {
    if (backTo === undefined) line.push(ply);
    else line.splice(line.indexOf(backTo));
  }
  return line;
}

/** Whether the turn of that ply was taken, and not taken back. */
export const stands = (turns: readonly Turn[], ply: number): boolean => lineOf(turns).includes(ply);

/** Whether the second turn has not been played, or was taken back. */
export const hasHardlyBegun = (turns: readonly Turn[]): boolean => lineOf(turns).length < 2;

/** The turns that stand. */
export const lasting = (turns: readonly Turn[]): readonly Turn[] =>
  lineOf(turns).map((ply) => turns[ply] as Turn);

/** The standing at a ply: `options` complete, `turns` the ones before it. */
export const standingAfter = (rules: AnyRules, options: Options, turns: readonly Turn[]): Standing<unknown> =>
  lasting(turns).reduce<Standing<unknown>>(
    (standing, turn) => afterTurn(rules, standing, turn),
    rules.start(options),
  );

/**
 * A move that is legal there, as an example of how one is written: the one of the rules where that is legal
 * or the game is over. `isAnswer`: the moves that are looked for there, which an example must not give away.
 */
export function exampleIn(
  rules: AnyRules,
  { position, outcome }: Standing<unknown>,
  isAnswer: (written: string) => boolean = () => false,
): string {
  const { example } = rules;
  if (outcome || (readMove(rules, position, example).ok && !isAnswer(example))) return example;
  for (const move of legalMoves(rules, position)) {
    const written = rules.spell(position, move);
    if (!isAnswer(written)) return written;
  }
  return example;
}

/** The standings of all plies in order, from the start to the newest. */
export function* standingsOf(
  rules: AnyRules,
  options: Options,
  turns: readonly Turn[],
): Generator<Standing<unknown>> {
  const standings = [rules.start(options)];
  yield standings[0] as Standing<unknown>;
  for (const turn of turns) {
    const standing =
      turn.backTo === undefined
        ? afterTurn(rules, standings.at(-1) as Standing<unknown>, turn)
        : (standings[turn.backTo] as Standing<unknown>);
    standings.push(standing);
    yield standing;
  }
}

/** The seat's newest move that can be taken back: nobody has left the game since. */
export function lastMove(
  turns: readonly Turn[],
  seat: Seat,
): { readonly ply: number; readonly at: number } | undefined {
  for (const ply of lineOf(turns).toReversed()) {
    const turn = turns[ply];
    if (turn?.move === undefined) return undefined;
    if (turn.seat === seat) return { ply, at: turn.at };
  }
  return undefined;
}
