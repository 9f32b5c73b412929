/**
 * Proof search: whether a seat wins within so many moves of its own, whatever the others do. All their moves
 * are tried; a win in a game of three must hold against both.
 */
import { ANY, hasWon, MOST_TURNS, type Proof, turnsOf } from '../../src/puzzles/index.ts';
import type { AnyRules, Seat, Standing, Step } from '../../src/rules/index.ts';

/** More positions were needed than allowed: whether there is a win is not known. */
export class Exhausted extends Error {}

type Move = readonly Step[];

export interface Prover {
  /**
   * The proof that the seat, whoever moves now, wins within so many moves of its own; undefined: it does not.
   */
  prove(standing: Standing<unknown>, own: number): Proof | undefined;
}

/** Throws `Exhausted` after so many positions. */
export function proverFor(rules: AnyRules, seat: Seat, most: number): Prover {
  let left = most;
  /** Moves that decided elsewhere at the same depth are tried first: they often decide here, too. */
  const decisive = new Map<number, readonly string[]>();
  /** Only where a position is reached in many orders. */
  const known = rules.unlistable ? new Map<string, Proof | undefined>() : undefined;

  function prove(standing: Standing<unknown>, own: number): Proof | undefined {
    if (standing.outcome) throw new Error('the game is over');
    const { position, toMove } = standing;
    const key = known && `${own} ${rules.formatPosition(position)}`;
    if (key !== undefined && known?.has(key)) return known.get(key);
    const proof = toMove === seat ? proveOwn(position, own) : proveOthers(position, own);
    if (key !== undefined) known?.set(key, proof);
    return proof;
  }

  function proveOwn(position: unknown, own: number): Proof | undefined {
    if (own === 0) return undefined;
    for (const move of ordered(position, own)) {
      const after = play(position, move);
      if (after.outcome) {
        if (!hasWon(after, seat)) continue;
        remember(own, move);
        return rules.spell(position, move);
      }
      const then = own > 1 ? prove(after, own - 1) : undefined;
      if (then === undefined) continue;
      remember(own, move);
      return [rules.spell(position, move), then];
    }
    return undefined;
  }

  function proveOthers(position: unknown, own: number): Proof | undefined {
    if (own === 0) return undefined;
    const answers = new Map<string, Proof>();
    for (const move of ordered(position, -own)) {
      const after = play(position, move);
      const proof = after.outcome ? undefined : prove(after, own);
      if (after.outcome ? !hasWon(after, seat) : proof === undefined) {
        remember(-own, move);
        return undefined;
      }
      if (proof !== undefined) answers.set(rules.spell(position, move), proof);
    }
    return compact(answers);
  }

  function play(position: unknown, move: Move): Standing<unknown> {
    if (left-- <= 0) throw new Exhausted();
    return rules.play(position, move);
  }

  function ordered(position: unknown, depth: number): readonly Move[] {
    const moves = turnsOf(rules, position, MOST_TURNS);
    const first = decisive.get(depth);
    if (!first) return moves;
    const rankOf = (move: Move): number => {
      const at = first.indexOf(move.join(' '));
      return at < 0 ? first.length : at;
    };
    return moves
      .map((move) => ({ move, rank: rankOf(move) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ move }) => move);
  }

  function remember(depth: number, move: Move): void {
    const text = move.join(' ');
    const others = (decisive.get(depth) ?? []).filter((each) => each !== text);
    decisive.set(depth, [text, ...others].slice(0, 6));
  }

  return { prove };
}

/** The most frequent answer stands for all that are not named; none is needed to moves that end the game. */
function compact(answers: ReadonlyMap<string, Proof>): Proof {
  if (answers.size === 0) return {};
  const counts = new Map<string, number>();
  for (const proof of answers.values()) {
    const text = JSON.stringify(proof);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)[0] as [string, number];
  const named = [...answers].filter(([, proof]) => JSON.stringify(proof) !== most);
  return { ...Object.fromEntries(named), [ANY]: JSON.parse(most) as Proof };
}
