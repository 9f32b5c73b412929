/** Looks for puzzles in the positions of a game: one first move wins by force, and Clerk did not play it. */
import {
  findGap,
  MOST_TURNS,
  type Proof,
  type Puzzle,
  resultOf,
  TooMany,
  turnsOf,
} from '../../src/puzzles/index.ts';
import type { AnyRules, Seat, Standing, Step } from '../../src/rules/index.ts';
import { Exhausted, proverFor } from './prove.ts';

/** How far proofs go, in moves of the seat's own. */
const MOST_OWN = 3;
/**
 * How many positions a search may look at. One that would need more for a first glance (a reply to each
 * first move, and an answer) is not begun: Hibryd has hundreds of turns.
 */
const MOST_POSITIONS = 20_000;
/** A first move out of fewer is no puzzle. */
const FEWEST_TURNS = 4;
/** Of JSON; a longer proof nobody reads. */
const LONGEST_PROOF = 2500;

type Turn = readonly Step[];

interface Win {
  readonly turn: Turn;
  readonly after: Proof | undefined;
}

/** The first moves that win within so many moves; after two it looks no further. */
function winsWithin(rules: AnyRules, position: unknown, own: number, turns: readonly Turn[]): readonly Win[] {
  if (turns.length ** own > MOST_POSITIONS) throw new Exhausted();
  const seat: Seat = rules.toMove(position);
  const { prove } = proverFor(rules, seat, MOST_POSITIONS);
  const wins: Win[] = [];
  for (const turn of turns) {
    const after: Standing<unknown> = rules.play(position, turn);
    if (after.outcome) {
      if ((after.outcome.points[seat] ?? 0) >= 1) wins.push({ turn, after: undefined });
    } else if (own > 1) {
      const then = prove(after, own - 1);
      if (then !== undefined) wins.push({ turn, after: then });
    }
    if (wins.length > 1) break;
  }
  return wins;
}

/** undefined: the search would take too long. */
function bounded<T>(search: () => T): T | undefined {
  try {
    return search();
  } catch (error) {
    if (error instanceof Exhausted || error instanceof TooMany) return undefined;
    throw error;
  }
}

/** `played`: what Clerk chose there. */
export function puzzleAt(rules: AnyRules, text: string, played: Turn, from: string): Puzzle | undefined {
  // Earlier occurrences of positions are left out, as they are for whoever solves it.
  const position = rules.parsePosition(text);
  if (position === undefined) return undefined;
  const turns = bounded(() => turnsOf(rules, position, MOST_TURNS));
  if (!turns || turns.length < FEWEST_TURNS) return undefined;
  const clerk = resultOf(rules, position, played);
  for (let own = 1; own <= MOST_OWN; own++) {
    const wins = bounded(() => winsWithin(rules, position, own, turns));
    if (!wins || wins.length > 1) return undefined;
    const [win] = wins;
    if (!win) continue;
    if (resultOf(rules, position, win.turn) === clerk) return undefined;
    const first = rules.spell(position, win.turn);
    const proof: Proof = win.after === undefined ? first : [first, win.after];
    const json = JSON.stringify(proof);
    if (json.length > LONGEST_PROOF) return undefined;
    const gap = findGap(rules, { position, toMove: rules.toMove(position) }, rules.toMove(position), proof);
    if (gap !== undefined) throw new Error(`${rules.id} ${text}: the proof has a gap after ${gap}`);
    return {
      rulesId: rules.id,
      from,
      position: text,
      own,
      missed: rules.spell(position, played),
      proof: json,
    };
  }
  return undefined;
}
