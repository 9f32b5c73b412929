/** One game between machines; every move is checked by the rules. */
import { type Level, machineOf, think } from '../../src/bots/index.ts';
import { type AnyRules, completeOptions, play, type Seat, type Standing } from '../../src/rules/index.ts';

export interface PlayedGame {
  readonly points: readonly number[];
  readonly reason: string;
  readonly plies: number;
  /** The sum, over all positions, of the moves there were; for Charybdis, of the cells to begin with. */
  readonly choices: number;
}

/** A turn after which a game surely never ends. */
const MOST_PLIES = 5000;

/** `levels`: by seat. */
export function playGame(
  rules: AnyRules,
  levels: readonly Level[],
  seed: string,
  visit?: (position: unknown, seat: Seat) => void,
): PlayedGame {
  const options = completeOptions(rules, {});
  let standing: Standing<unknown> = rules.start(options.ok ? options.value : {});
  let choices = 0;
  let plies = 0;
  while (!standing.outcome) {
    const { position, toMove } = standing;
    visit?.(position, toMove);
    choices += rules.count?.(position) ?? rules.next(position, []).steps.length;
    const level = levels[toMove] as Level;
    const { move } = think(rules, position, level, machineOf(rules.id, level), `${seed}/${plies}`);
    const played = play(rules, position, move);
    if (!played.ok) throw new Error(`${rules.id} ${seed}: ${move.join(' ')} is refused at ply ${plies}`);
    standing = played.value.standing;
    if (++plies > MOST_PLIES) throw new Error(`${rules.id} ${seed} does not end`);
  }
  return { ...standing.outcome, plies, choices };
}
