/** Whether a player has lost something since a plan was made: a line with "any" then waits for its owner. */
import type { AnyRules, Seat, Standing } from '../../../rules/index.ts';
import { afterTurn } from '../evolve/turns.ts';
import type { Turn } from '../model/snapshot.ts';
import type { Plan } from './plan.ts';

/** How many pieces of each kind the seat has. */
function kindsOf(rules: AnyRules, position: unknown, seat: Seat): ReadonlyMap<string, number> {
  const owner = rules.factions ? rules.factionOf?.(position, seat) : seat;
  const counts = new Map<string, number>();
  for (const piece of rules.pieces(position)) {
    if (owner !== undefined && piece.seat === owner) {
      counts.set(piece.kind, (counts.get(piece.kind) ?? 0) + 1);
    }
  }
  return counts;
}

/** Whether a turn of another took, turned over or demoted a piece of the seat. */
export function hasLost(rules: AnyRules, plan: Plan, seat: Seat, since: readonly Turn[]): boolean {
  const position = rules.parsePosition(plan.position);
  if (position === undefined) return true;
  let standing: Standing<unknown> = { position, toMove: rules.toMove(position) };
  for (const turn of since) {
    const before = kindsOf(rules, standing.position, seat);
    standing = afterTurn(rules, standing, turn);
    if (turn.seat === seat) continue;
    const after = kindsOf(rules, standing.position, seat);
    if ([...before].some(([kind, count]) => (after.get(kind) ?? 0) < count)) return true;
  }
  return false;
}
