/**
 * What a plan answers, written apart from `src` and as slowly as it may be: a plan is the list of all its
 * lines, the game is played again from its start, and legal moves are listed.
 */
import { type AnyRules, legalMoves, type Options, replay, type Standing } from '../../../src/rules/index.ts';

export interface NaiveTurn {
  readonly seat: number;
  /** undefined: the seat left, or took back all from `backTo` on. */
  readonly move?: string | undefined;
  readonly backTo?: number;
}

/** `*`: whatever is played. */
export type NaiveLine = readonly { readonly seat: number; readonly text: string }[];

interface Numbered extends NaiveTurn {
  readonly ply: number;
}

/** The turns that stand, by playing all of them on a stack. */
export function standingTurns(turns: readonly NaiveTurn[]): readonly Numbered[] {
  const stacks: (readonly Numbered[])[] = [[]];
  for (const [ply, turn] of turns.entries()) {
    const before = stacks[ply] ?? [];
    stacks.push(turn.backTo === undefined ? [...before, { ...turn, ply }] : (stacks[turn.backTo] ?? []));
  }
  return stacks.at(-1) ?? [];
}

const afterTurns = (rules: AnyRules, options: Options, turns: readonly NaiveTurn[]) =>
  turns.reduce<Standing<unknown>>(
    (standing, { seat, move }) =>
      move === undefined ? rules.withdraw(standing.position, seat) : replay(rules, [move], standing),
    rules.start(options),
  );

function strength(rules: AnyRules, { position }: Standing<unknown>, seat: number): Record<string, number> {
  const side = rules.factions ? rules.factionOf?.(position, seat) : seat;
  const counts: Record<string, number> = {};
  for (const piece of rules.pieces(position)) {
    if (side !== undefined && piece.seat === side) counts[piece.kind] = (counts[piece.kind] ?? 0) + 1;
  }
  return counts;
}

/**
 * The move that is played now for `seat`, whose lines were written after the turns `made`; undefined: none.
 */
export function naiveAnswer(
  rules: AnyRules,
  options: Options,
  {
    made,
    lines,
    isUnguarded,
  }: { made: readonly NaiveTurn[]; lines: readonly NaiveLine[]; isUnguarded: boolean },
  turns: readonly NaiveTurn[],
  seat: number,
): string | undefined {
  const newest = turns.at(-1);
  if (!newest || newest.move === undefined || newest.seat === seat) return undefined;
  const then = standingTurns(made);
  const now = standingTurns(turns);
  if (then.some(({ ply }, at) => now[at]?.ply !== ply)) return undefined;
  const since = now.slice(then.length);
  let fitting = lines;
  let hasAny = false;
  for (const [at, turn] of since.entries()) {
    if (turn.move === undefined) return undefined;
    const exact = fitting.filter((line) => line[at]?.seat === turn.seat && line[at]?.text === turn.move);
    const any = fitting.filter((line) => line[at]?.seat === turn.seat && line[at]?.text === '*');
    if (exact.length === 0 && any.length > 0) hasAny = true;
    fitting = exact.length > 0 ? exact : any;
  }
  const text = fitting.find((line) => line[since.length]?.seat === seat)?.[since.length]?.text;
  if (text === undefined || text === '*') return undefined;
  const present = afterTurns(rules, options, now);
  if (present.outcome || present.toMove !== seat) return undefined;
  if (hasAny && !isUnguarded) {
    for (let at = then.length; at < now.length; at++) {
      if (now[at]?.seat === seat) continue;
      const before = strength(rules, afterTurns(rules, options, now.slice(0, at)), seat);
      const after = strength(rules, afterTurns(rules, options, now.slice(0, at + 1)), seat);
      if (Object.keys(before).some((kind) => (after[kind] ?? 0) < (before[kind] ?? 0))) return undefined;
    }
  }
  for (const steps of legalMoves(rules, present.position)) {
    const spelled = rules.spell(present.position, steps);
    // A plain move may have come to take something; a capture must still be one.
    if (spelled === text || spelled.replaceAll('x', '-') === text) return spelled;
  }
  return undefined;
}
