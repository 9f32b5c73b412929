/** The moves a machine looks at: all of them, or a sample where they are too many. */
import { type AnyRules, listMoves, type Standing, type Step } from '../rules/index.ts';
import { type Random, shuffle } from './random.ts';

export type Move = readonly Step[];

/** A move, and where it leads. */
export interface Tried {
  readonly move: Move;
  readonly standing: Standing<unknown>;
}

/** Legal moves in an order by chance, at most so many. */
export function candidatesIn(
  rules: AnyRules,
  position: unknown,
  random: Random,
  most: number,
): readonly Move[] {
  if (rules.draw) return rules.draw(position, random, most);
  return shuffle([...listMoves(rules, position)], random, most).slice(0, most);
}

export const pointsOf = (rules: AnyRules, { position, outcome }: Standing<unknown>): readonly number[] =>
  outcome ? (rules.evaluateEnd?.(outcome) ?? outcome.points) : rules.evaluate(position);

export const tryOut = (rules: AnyRules, position: unknown, move: Move): Tried => ({
  move,
  standing: rules.play(position, move),
});

/** What a seat may expect; a seat that is not there may expect nothing. */
export const expectedBy = (points: readonly number[], seat: number): number => points[seat] ?? 0;
