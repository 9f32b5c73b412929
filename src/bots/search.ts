/**
 * Master's search: a tree that grows where it is most promising, every seat doing the best for itself (maxn).
 * A node is valued by `evaluate` until its moves are looked at, then by the best of them for whoever moves
 * there.
 */
import type { AnyRules, Seat, Standing } from '../rules/index.ts';
import { candidatesIn, expectedBy, type Move, pointsOf } from './candidates.ts';
import type { Chosen } from './onePly.ts';
import type { Random } from './random.ts';

interface Node {
  readonly standing: Standing<unknown>;
  points: readonly number[];
  visits: number;
  /** undefined until its moves are looked at. Best first as they looked. */
  branches: readonly Branch[] | undefined;
}

interface Branch {
  readonly move: Move;
  readonly node: Node;
}

/** How many moves of a position are looked at. */
const WIDTH = 48;
/**
 * In Charybdis there are so many that the best are seldom among the first few dozen drawn; in ThreeHex Chess
 * all count, because a mate that is not seen is soon given by somebody.
 */
const WIDE = 96;
/** How far the search strays from the move that looks best. */
const CURIOSITY = 0.06;
/** Different seeds see positions slightly differently, so that no two games are alike. */
const NOISE = 0.004;

/** A search that can be stopped after any position and taken up again, and comes to the same. */
export interface Search {
  /** Looks at so many positions more. */
  advance(nodes: number): void;
  /** What it would play now. */
  choose(): Chosen;
}

export function searchFrom(rules: AnyRules, position: unknown, random: Random): Search {
  const seat = rules.toMove(position);
  const root = nodeAt({ position, toMove: seat }, rules.evaluate(position));
  const looking = look(rules, root, random);
  return {
    advance(nodes) {
      for (let left = nodes; left > 0 && !looking.next().done; left--);
    },
    choose() {
      while (!root.branches) looking.next();
      const chosen = favourite(root, seat);
      if (!chosen) throw new Error('no move to choose from');
      return { move: chosen.move, estimate: expectedBy(chosen.node.points, seat) };
    },
  };
}

/** Lets the tree grow, one position at a time, until nothing more is to be found out. */
function* look(rules: AnyRules, root: Node, random: Random): Generator<void, void, void> {
  const seat = rules.toMove(root.standing.position);
  while (!isSettled(root, seat)) {
    const path = descend(root);
    yield* grow(rules, path[path.length - 1] as Node, random);
    for (const node of path.toReversed()) update(node);
  }
}

const nodeAt = (standing: Standing<unknown>, points: readonly number[]): Node => ({
  standing,
  points,
  visits: 0,
  branches: undefined,
});

/** Nothing more is to be found out: there is only one move, or one wins. */
const isSettled = ({ branches = [] }: Node, seat: Seat): boolean =>
  branches.length === 1 || (branches[0]?.node.standing.outcome?.points[seat] ?? 0) >= 1;

const widthIn = ({ id }: AnyRules): number => (id === 'charybdis' || id === 'threehex' ? WIDE : WIDTH);

/** Looks at a node's moves. */
function* grow(rules: AnyRules, node: Node, random: Random): Generator<void, void, void> {
  const { position, toMove } = node.standing;
  if (toMove === undefined) {
    // A finished game costs hardly anything, but must cost something for the search to end.
    yield;
    return;
  }
  const branches: Branch[] = [];
  for (const move of candidatesIn(rules, position, random, widthIn(rules))) {
    const standing = rules.play(position, move);
    const points = pointsOf(rules, standing);
    const noise = standing.outcome ? 0 : NOISE * (random() - 0.5);
    branches.push({
      move,
      node: nodeAt(standing, noise === 0 ? points : points.map((each) => each + noise)),
    });
    yield;
  }
  node.branches = branches.sort(
    (one, other) => expectedBy(other.node.points, toMove) - expectedBy(one.node.points, toMove),
  );
}

/** From the root to a node whose moves have not been looked at, or where the game is over. */
function descend(root: Node): readonly Node[] {
  const path = [root];
  for (let node = root; node.branches && node.standing.toMove !== undefined; ) {
    node = mostPromising(node, node.branches, node.standing.toMove);
    path.push(node);
  }
  return path;
}

function mostPromising({ visits }: Node, branches: readonly Branch[], seat: Seat): Node {
  const curiosity = CURIOSITY * Math.sqrt(visits + 1);
  let found: Node | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let rank = 0; rank < branches.length; rank++) {
    const { node } = branches[rank] as Branch;
    const score = expectedBy(node.points, seat) + curiosity / ((1 + node.visits) * (2 + rank));
    if (score <= most) continue;
    most = score;
    found = node;
  }
  return found as Node;
}

const best = ({ branches = [] }: Node, seat: Seat): Branch | undefined =>
  branches.reduce<Branch | undefined>(
    (found, branch) =>
      found && expectedBy(found.node.points, seat) >= expectedBy(branch.node.points, seat) ? found : branch,
    undefined,
  );

function update(node: Node): void {
  node.visits++;
  const { toMove } = node.standing;
  if (toMove !== undefined) node.points = best(node, toMove)?.node.points ?? node.points;
}

/** The move that was looked at most; of several, the one of which more may be expected. */
const favourite = ({ branches = [] }: Node, seat: Seat): Branch | undefined =>
  branches.reduce<Branch | undefined>((found, branch) => {
    if (!found || branch.node.visits > found.node.visits) return branch;
    const isLess = branch.node.visits < found.node.visits;
    return isLess || expectedBy(branch.node.points, seat) <= expectedBy(found.node.points, seat)
      ? found
      : branch;
  }, undefined);
