/** The two levels that look no further than their own move. */
import type { AnyRules, Seat } from '../rules/index.ts';
import { candidatesIn, expectedBy, type Move, pointsOf, tryOut } from './candidates.ts';
import type { Random } from './random.ts';

export interface Chosen {
  readonly move: Move;
  /** The points its seat may expect. */
  readonly estimate: number;
}

const WIN = 1;

/** How often Postman captures where it can. */
const EAGERNESS = 0.7;

/** Postman: wins on the spot; otherwise moves at random, and rather captures. */
export function chooseAtRandom(rules: AnyRules, position: unknown, nodes: number, random: Random): Chosen {
  const seat = rules.toMove(position);
  const tried = candidatesIn(rules, position, random, nodes).map((move) => tryOut(rules, position, move));
  const win = tried.find(({ standing }) => (standing.outcome?.points[seat] ?? 0) >= WIN);
  if (win) return { move: win.move, estimate: WIN };
  const others = countOthers(rules, position, seat);
  const isEager = random() < EAGERNESS;
  const capture = isEager
    ? tried.find(({ standing: { position: after } }) => countOthers(rules, after, seat) < others)
    : undefined;
  const found = capture ?? tried[0];
  if (!found) throw new Error('no move to choose from');
  return { move: found.move, estimate: expectedBy(pointsOf(rules, found.standing), seat) };
}

/** How many pieces on the board are not the seat's. */
function countOthers(rules: AnyRules, position: unknown, seat: Seat): number {
  const own = rules.factionOf ? rules.factionOf(position, seat) : seat;
  return rules.pieces(position).filter((piece) => piece.seat !== own).length;
}

/** Clerk: the move after which the position looks best. */
export function chooseByLooks(rules: AnyRules, position: unknown, nodes: number, random: Random): Chosen {
  const seat = rules.toMove(position);
  let best: Chosen | undefined;
  for (const move of candidatesIn(rules, position, random, nodes)) {
    const { standing } = tryOut(rules, position, move);
    const estimate = expectedBy(pointsOf(rules, standing), seat);
    if (!best || estimate > best.estimate) best = { move, estimate };
    if ((standing.outcome?.points[seat] ?? 0) >= WIN) break;
  }
  if (!best) throw new Error('no move to choose from');
  return best;
}
