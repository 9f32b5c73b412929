/** The games of the vectors: real lines of play to measure with. */
import { existsSync, readFileSync } from 'node:fs';
import { type AnyRules, type Options, readMove, type Seat, type Standing } from '../../src/rules/index.ts';

export interface Line {
  readonly game: string;
  readonly options: Options;
  /** Canonical. */
  readonly moves: readonly string[];
}

export function linesOf(rules: AnyRules): readonly Line[] {
  const file = new URL(`../vectors/${rules.id}.jsonl`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

/** A position met in a line, and the move that was played there. */
export interface Met {
  readonly standing: Standing<unknown> & { readonly toMove: Seat };
  readonly ply: number;
  readonly move: string;
  readonly steps: readonly string[];
}

/** Every position of a line in which a move was played. */
export function positionsOf(rules: AnyRules, { options, moves }: Line): readonly Met[] {
  let standing: Standing<unknown> = rules.start(options);
  return moves.map((move, ply) => {
    if (standing.outcome) throw new Error(`${rules.id}: ${move} after the end`);
    const before = standing;
    const played = readMove(rules, before.position, move);
    if (!played.ok) throw new Error(`${rules.id}: ${move} is refused: ${played.error.code}`);
    standing = played.value.standing;
    return { standing: before, ply, move, steps: played.value.steps };
  });
}

/** `count` of the values, evenly spread; all of them when there are fewer. */
export function spread<T>(values: readonly T[], count: number): readonly T[] {
  if (values.length <= count) return values;
  return Array.from(
    { length: count },
    (_, index) => values[Math.floor((index * values.length) / count)] as T,
  );
}
