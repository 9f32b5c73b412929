/** A plan as a numbered outline: each item is what others do, and the owner's answer to it. */
import {
  type AnyRules,
  type Played,
  type Refusal,
  type Result,
  readMove,
  type Seat,
  type Standing,
} from '../../../rules/index.ts';
import type { PlanPath } from './edit.ts';
import type { Plan, PlanNode } from './plan.ts';

export interface OutlineItem {
  /** `1.2`: the second branch below the first. */
  readonly number: string;
  /** In order; none if it is the owner's turn. */
  readonly others: readonly OutlineTurn[];
  /** undefined: the owner resigns. */
  readonly answer: string | undefined;
  /** To the last turn of the item. */
  readonly path: PlanPath;
}

/** A turn of somebody else. */
export interface OutlineTurn {
  readonly seat: Seat;
  /** undefined: any. */
  readonly move: string | undefined;
  /** Whether other moves stand beside it, so that "any" is any other. */
  readonly hasOthers: boolean;
  readonly path: PlanPath;
}

export function outlineOf(lines: readonly PlanNode[], owner: Seat): readonly OutlineItem[] {
  const items: OutlineItem[] = [];
  const walk = (nodes: readonly PlanNode[], above: string, to: PlanPath): void => {
    let count = 0;
    const branch = (level: readonly PlanNode[], others: OutlineItem['others'], path: PlanPath): void => {
      for (const [at, node] of level.entries()) {
        const here = [...path, at];
        if (node.seat !== owner) {
          const move = node.does === 'move' ? node.move : undefined;
          const other = { seat: node.seat, move, hasOthers: level.length > 1, path: here };
          branch(node.next, [...others, other], here);
          continue;
        }
        count += 1;
        const number = above === '' ? `${count}` : `${above}.${count}`;
        items.push({ number, others, answer: node.does === 'move' ? node.move : undefined, path: here });
        walk(node.next, number, here);
      }
    };
    branch(nodes, [], to);
  };
  walk(lines, '', []);
  return items;
}

/** The last move of the plan's first line whose board is known, and the position before it. */
export function endOfFirstLine(
  rules: AnyRules,
  plan: Plan,
): { readonly position: unknown; readonly played: Played<unknown> } | undefined {
  const position = rules.parsePosition(plan.position);
  if (position === undefined) return undefined;
  let standing: Standing<unknown> = { position, toMove: rules.toMove(position) };
  let end: ReturnType<typeof endOfFirstLine>;
  for (let node = plan.lines[0]; node?.does === 'move' && !standing.outcome; node = node.next[0]) {
    const read: Result<Played<unknown>, Refusal> = readMove(rules, standing.position, node.move);
    if (!read.ok) break;
    end = { position: standing.position, played: read.value };
    standing = read.value.standing;
  }
  return end;
}
