/**
 * Changes to the lines of a plan that can still come, as its owner sees them numbered. Another tab, a letter
 * or the game itself may have changed them since: a change names the lines it was made for.
 */
import { canonicalJson } from '../../canonicalJson.ts';
import { sha256Hex } from '../../sha256.ts';
import type { PlanNode } from './plan.ts';

/** Which child to take, from the top, to a turn of the plan. */
export type PlanPath = readonly number[];

export interface PlanEdit {
  /** `remove`: the line that ends there. `any`: whatever that player plays, instead of this move. */
  readonly does: 'remove' | 'any';
  readonly path: PlanPath;
  /** The edition of the lines in which the path was counted. */
  readonly edition: string;
}

/** Another one as soon as anything of the lines is. */
export const editionOf = (lines: readonly PlanNode[]): string => sha256Hex(canonicalJson(lines)).slice(0, 16);

export const editLines = (lines: readonly PlanNode[], { does, path }: PlanEdit): readonly PlanNode[] =>
  does === 'remove' ? without(lines, path) : withAny(lines, path);

/** Without the branch that ends at this path, and without what then answers nothing. */
function without(nodes: readonly PlanNode[], [at = -1, ...rest]: PlanPath): readonly PlanNode[] {
  return nodes.flatMap((node, index) => {
    if (index !== at) return [node];
    const next = rest.length > 0 ? without(node.next, rest) : [];
    return next.length > 0 ? [{ ...node, next }] : [];
  });
}

/** With "any" in place of the turn at this path, and of an "any" beside it. */
function withAny(nodes: readonly PlanNode[], [at = -1, ...rest]: PlanPath): readonly PlanNode[] {
  return nodes.flatMap((node, index): readonly PlanNode[] => {
    const isLast = rest.length === 0;
    if (index !== at) return isLast && node.does === 'any' ? [] : [node];
    if (!isLast) return [{ ...node, next: withAny(node.next, rest) }];
    return [{ seat: node.seat, does: 'any', next: node.next }];
  });
}
