/**
 * Checks the lines of a plan by the rules, from the position at its anchor. Behind an "any" nobody knows the
 * position, so what comes there is checked when it comes true.
 */
import {
  type AnyRules,
  lex,
  ok,
  type Result,
  readMove,
  refuse,
  type Seat,
  type Standing,
} from '../../../rules/index.ts';
import { LONGEST_MOVE } from '../../limits.ts';
import type { PlanRefusal } from '../model/planRefusal.ts';
import { isTooLarge, MOST_DEPTH, MOST_NODES, type PlanNode } from './plan.ts';
import { isSameTurn } from './sameTurn.ts';

/** A turn as somebody wrote it: a move as typed. */
export type WrittenNode =
  | { readonly does: 'move'; readonly move: string; readonly next: readonly WrittenNode[] }
  | { readonly does: 'any'; readonly next: readonly WrittenNode[] }
  | { readonly does: 'resign'; readonly next: readonly WrittenNode[] };

/** Where a line has come to. */
export interface Place {
  readonly seat: Seat | undefined;
  /** undefined behind an "any". */
  readonly standing: Standing<unknown> | undefined;
  /** The seats that take turns, in their order, as far as is known. */
  readonly order: readonly Seat[];
  readonly so: readonly string[];
}

export interface Planning {
  readonly rules: AnyRules;
  /** Whose plan it is. */
  readonly owner: Seat;
}

export const placeOf = (standing: Standing<unknown>, order: readonly Seat[]): Place => ({
  seat: standing.toMove,
  standing,
  order,
  so: [],
});

/** The seat that moves after this one. */
const seatAfter = (order: readonly Seat[], seat: Seat): Seat =>
  order.find((each) => each > seat) ?? order[0] ?? seat;

/** Where a turn leads to that the rules allow, with the move in canonical spelling; or why they do not. */
export function takeTurn(
  { rules, owner }: Planning,
  place: Place,
  turn: WrittenNode,
): Result<{ readonly node: PlanNode; readonly place: Place }, PlanRefusal> {
  const { seat, standing, order, so } = place;
  const text = turn.does === 'move' ? turn.move : turn.does;
  if (seat === undefined) return refuse({ code: 'PLAN_AFTER_END', so, text });
  const isOwn = seat === owner;
  const next: readonly PlanNode[] = [];
  if (turn.does === 'any') {
    if (isOwn) return refuse({ code: 'PLAN_TWO_ANSWERS', so });
    const beyond = { seat: seatAfter(order, seat), standing: undefined, order, so: [...so, ANY] };
    return ok({ node: { seat, does: 'any', next }, place: beyond });
  }
  if (turn.does === 'resign') {
    if (!isOwn || !standing || rules.resignsByConsent) return refuse({ code: 'PLAN_RESIGNS' });
    return ok({
      node: { seat, does: 'resign', next },
      place: { ...place, seat: undefined, so: [...so, text] },
    });
  }
  if (!standing || standing.outcome) {
    const move = turn.move.replace(/\s+/g, ' ').trim().slice(0, LONGEST_MOVE);
    const words = lex(rules, move);
    const unknown = words.find(({ step }) => step === undefined);
    if (unknown || words.length === 0) {
      return refuse({ code: 'PLAN_UNREADABLE', line: move, word: unknown?.written ?? move });
    }
    const beyond = { seat: seatAfter(order, seat), standing: undefined, order, so: [...so, move] };
    return ok({ node: { seat, does: 'move', move, next }, place: beyond });
  }
  const read = readMove(rules, standing.position, turn.move);
  if (!read.ok) return refuse({ code: 'PLAN_ILLEGAL', so, text, seat, refusal: read.error });
  const { text: move, standing: after } = read.value;
  const inAfter = order.filter((each) => rules.isIn?.(after.position, each) ?? true);
  return ok({
    node: { seat, does: 'move', move, next },
    place: { seat: after.toMove, standing: after, order: inAfter, so: [...so, move] },
  });
}

/** Stands for any move where moves are listed. */
const ANY = '*';

/** The lines with seats and canonical moves; of equal turns the later replaces the earlier. */
export function checkLines(
  planning: Planning,
  place: Place,
  written: readonly WrittenNode[],
): Result<readonly PlanNode[], PlanRefusal> {
  let nodes: readonly PlanNode[] = [];
  for (const turn of written) {
    const taken = takeTurn(planning, place, turn);
    if (!taken.ok) return taken;
    const below = checkLines(planning, taken.value.place, turn.next);
    if (!below.ok) return below;
    const isOwn = taken.value.node.seat === planning.owner;
    if (!isOwn && below.value.length === 0) {
      const { so, seat = planning.owner } = taken.value.place;
      return refuse({ code: 'PLAN_WITHOUT_ANSWER', so, seat });
    }
    nodes = mergeLines(planning, nodes, [{ ...taken.value.node, next: below.value }]);
  }
  const isTwice = nodes.filter(({ seat }) => seat === planning.owner).length > 1;
  return isTwice ? refuse({ code: 'PLAN_TWO_ANSWERS', so: place.so }) : ok(nodes);
}

/** Both, one below the other; of two answers to the same, the newer stays. */
export function mergeLines(
  { rules, owner }: Planning,
  older: readonly PlanNode[],
  newer: readonly PlanNode[],
): readonly PlanNode[] {
  const merged = [...older];
  for (const node of newer) {
    const at = merged.findIndex((each) => isSameTurn(rules, each, node));
    const same = merged[at];
    if (same) {
      const kept = answersReplaced(owner, same.next, node.next);
      merged[at] = { ...same, next: mergeLines({ rules, owner }, kept, node.next) };
    } else merged.push(node);
  }
  return merged;
}

/** The owner has one answer: the newer one. */
const answersReplaced = (
  owner: Seat,
  older: readonly PlanNode[],
  newer: readonly PlanNode[],
): readonly PlanNode[] => {
  const isAnswered = newer.some(({ seat }) => seat === owner);
  if (!isAnswered) return older;
  const [answer] = newer;
  return older.filter(
    (each) =>
      each.seat !== owner ||
      (each.does === answer?.does &&
        (each.does !== 'move' || answer.does !== 'move' || each.move === answer.move)),
  );
};

export const sizeRefusal = (
  lines: readonly { readonly next: WrittenNode['next'] }[],
): PlanRefusal | undefined =>
  isTooLarge(lines) ? { code: 'PLAN_TOO_LARGE', nodes: MOST_NODES, depth: MOST_DEPTH } : undefined;
