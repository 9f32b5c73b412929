/** Reads the lines of a plan, each at its place: below the line that it hangs from, or at the anchor. */
import { ok, type Result, refuse } from '../../../rules/index.ts';
import type { PlanRefusal } from '../model/planRefusal.ts';
import type { Place, Planning, WrittenNode } from './check.ts';
import { type CutTurn, cutLine } from './cut.ts';
import type { PlanToken } from './tokens.ts';

/** One line as written. */
export interface PlanLine {
  readonly text: string;
  readonly tokens: readonly PlanToken[];
  /** How far it is indented. */
  readonly indent: number;
  /** Its number in a list: `2`, `2.1`; or `…` for a move's number: it goes on from the line above. */
  readonly number: string | undefined;
}

interface Read {
  readonly written: PlanLine;
  /** From the anchor on. */
  readonly path: readonly CutTurn[];
  /** How much of it comes from the line that it hangs from. */
  readonly from: number;
}

/** Where a line may begin: after so much of an earlier path. */
interface Spot {
  readonly path: readonly CutTurn[];
  readonly place: Place;
}

export function readPlan(
  planning: Planning,
  anchor: Place,
  lines: readonly PlanLine[],
): Result<readonly WrittenNode[], PlanRefusal> {
  const read: Read[] = [];
  for (const line of lines) {
    for (const [part, tokens] of partsOf(line.tokens).entries()) {
      const spots = part > 0 ? spotsWithin(read.at(-1), tokens) : spotsOf(line, read, anchor);
      const found = readAt(planning, { ...line, tokens }, spots, part > 0 && tokens[0]?.kind === 'if');
      if (!found.ok) return found;
      read.push(found.value);
    }
  }
  const tree: Growing[] = [];
  for (const { path } of read) {
    const refusal = grow(planning, tree, path);
    if (refusal) return refuse(refusal);
  }
  return ok(tree);
}

/** Parted where another branch begins: before "otherwise", and before "if" behind the end of a sentence. */
function partsOf(tokens: readonly PlanToken[]): readonly (readonly PlanToken[])[] {
  const parts: PlanToken[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isAfterBreak = tokens[at - 1]?.kind === 'break';
    const begins = token.kind === 'else' || (token.kind === 'if' && isAfterBreak);
    if (begins && parts.at(-1)?.some(({ kind }) => kind === 'step')) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

const endOf = (path: readonly CutTurn[], anchor: Place): Spot => ({
  path,
  place: path.at(-1)?.after ?? anchor,
});

/** Where a part of a line may begin that follows another: beside its last condition, or below its end. */
function spotsWithin(last: Read | undefined, tokens: readonly PlanToken[]): readonly Spot[] {
  if (!last) return [];
  const { path, from } = last;
  const own = path.at(-1)?.seat;
  const at = path.findLastIndex(
    ({ seat }, index) => seat !== own && (index === 0 || path[index - 1]?.seat === own),
  );
  const beside = (index: number): readonly Spot[] => {
    const turn = path[index];
    return turn ? [{ path: path.slice(0, index), place: turn.before }] : [];
  };
  if (tokens[0]?.kind === 'else') return beside(Math.max(at, 0));
  const end = path.at(-1);
  return [...beside(from), ...(end ? [{ path, place: end.after }] : [])];
}

function spotsOf(line: PlanLine, read: readonly Read[], anchor: Place): readonly Spot[] {
  const top: Spot = { path: [], place: anchor };
  const last = read.at(-1);
  if (!last) return [top];
  if (line.indent > 0) {
    const parent = read.findLast(({ written }) => written.indent < line.indent);
    return [parent ? endOf(parent.path, anchor) : top];
  }
  const { number } = line;
  if (number === undefined) return [top];
  const above = number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : undefined;
  if (above !== undefined) {
    const parent = read.findLast(({ written }) => written.number === above);
    return parent ? [endOf(parent.path, anchor)] : [];
  }
  const isList = number !== '…' && read[0]?.written.number !== undefined;
  if (isList) return [top];
  const others = last.path.flatMap((turn, index) =>
    turn.seat !== last.path.at(-1)?.seat ? [{ path: last.path.slice(0, index), place: turn.before }] : [],
  );
  return [endOf(last.path, anchor), ...others.reverse(), top];
}

/** At the first spot where it fits; `isOne`: two where it fits are one too many. */
function readAt(
  planning: Planning,
  written: PlanLine,
  spots: readonly Spot[],
  isOne: boolean,
): Result<Read, PlanRefusal> {
  let first: PlanRefusal | undefined;
  const found: Read[] = [];
  for (const { path, place } of spots) {
    const cut = cutLine(planning, place, written.tokens);
    if (cut.ok) found.push({ written, path: [...path, ...cut.line], from: path.length });
    else first ??= cut.error;
    if (cut.ok && !isOne) break;
  }
  const [only, other] = found;
  if (only && other) return refuse({ code: 'PLAN_AMBIGUOUS', ways: [only, other].map(spelled) });
  return only ? ok(only) : refuse(first ?? { code: 'PLAN_EMPTY' });
}

const spelled = ({ path }: Read): string => path.at(-1)?.after.so.join(', ') ?? '';

type Growing = WrittenNode & { readonly next: WrittenNode[] };

/** Adds a path to the tree; refused where it answers differently to what is answered already. */
function grow({ owner }: Planning, tree: Growing[], path: readonly CutTurn[]): PlanRefusal | undefined {
  let level = tree;
  for (const { turn, seat, before } of path) {
    const same = level.find((each) => each.does === turn.does && moveOf(each) === moveOf(turn));
    if (!same && seat === owner && level.length > 0) return { code: 'PLAN_TWO_ANSWERS', so: before.so };
    const node: Growing = same ?? { ...turn, next: [] };
    if (!same) level.push(node);
    level = node.next as Growing[];
  }
  return undefined;
}

const moveOf = (turn: WrittenNode): string | undefined => (turn.does === 'move' ? turn.move : undefined);
