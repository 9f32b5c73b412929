/** Who sits where around the board: below it the seat it is seen from, the others above it. */
import { type AnyRules, completeOptions, type Seat } from '../rules/index.ts';
import { layoutOf } from './layout.ts';
import { viewOf } from './sides.ts';

/** The seats above the board, from left to right, and the one below it. */
interface Edges {
  readonly far: readonly Seat[];
  readonly near: readonly Seat[];
}

/**
 * The seats at the board's edges, seen from the side of one. Those above stand in the order in which their
 * armies stand at the start; on a board that begins empty, in the order of turns.
 */
export function edgesOf(rules: AnyRules, position: unknown, side: Seat): Edges {
  const others = rules.seats.map((_, seat) => (side + seat) % rules.seats.length).slice(1);
  const { places } = layoutOf(rules, viewFrom(rules, position, side));
  const usual = completeOptions(rules, {});
  const pieces = usual.ok ? rules.pieces(rules.start(usual.value).position) : [];
  const across = (seat: Seat): number => {
    const army = viewOf(rules, position, seat);
    const own = army === undefined ? [] : pieces.filter((piece) => piece.seat === army);
    const xs = own.flatMap(({ cell }) => places.get(cell)?.x ?? []);
    return xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);
  };
  return { far: others.toSorted((one, other) => across(one) - across(other)), near: [side] };
}

/** How the board is seen from a seat that may have no army yet: then as if it had taken its own in turn. */
export const viewFrom = (rules: AnyRules, position: unknown, side: Seat): Seat =>
  viewOf(rules, position, side) ?? side;
