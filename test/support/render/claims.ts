/** What the rules say to what a diagram's caption says: one line for each claim that is not true. */
import { beginningOf } from '../../../src/render/diagram.ts';
import {
  type AnyRules,
  type BoardCell,
  type Diagram,
  type DiagramClaims,
  listMoves,
  type Notice,
  type Piece,
  readMove,
  replay,
  type Standing,
} from '../../../src/rules/index.ts';

interface Facts {
  readonly rules: AnyRules;
  readonly diagram: Diagram;
  readonly before: Standing<unknown>;
  readonly after: Standing<unknown>;
  /** The one that is drawn. */
  readonly shown: Standing<unknown>;
}

type Check<Claim> = (claim: Claim, facts: Facts) => readonly string[];

const inOrder = (texts: readonly string[]): string => [...texts].sort().join(' ');
const symbols = (pieces: readonly Piece[]) => new Map(pieces.map(({ cell, symbol }) => [cell, symbol]));

/** Everything that differs: cell -> symbol, '' for nothing. */
function changesIn({ rules, before, after }: Facts): Readonly<Record<string, string>> {
  const [old, now] = [before, after].map(({ position }) => symbols(rules.pieces(position)));
  const cells = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  return Object.fromEntries(
    cells
      .filter((cell) => old?.get(cell) !== now?.get(cell))
      .sort()
      .map((cell) => [cell, now?.get(cell) ?? '']),
  );
}

const differs = (what: string, is: unknown, said: unknown): readonly string[] =>
  JSON.stringify(is) === JSON.stringify(said)
    ? []
    : [`${what}: said ${JSON.stringify(said)}, is ${JSON.stringify(is)}`];

/** Triangles with a common edge are nearer than others, which touch at a corner at most. */
const BESIDE = 0.6;

function known({ board }: AnyRules, name: string): BoardCell {
  const found = board.cells.find(({ cell }) => cell === name);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const missing = (codes: readonly string[], notices: readonly Notice[] = []): readonly string[] => {
  const said = notices.map(({ code }) => code);
  return codes.filter((code) => !said.includes(code)).map((code) => `no ${code} among ${said.join()}`);
};

const CHECKS: { readonly [Claim in keyof DiagramClaims]-?: Check<NonNullable<DiagramClaims[Claim]>> } = {
  legal: (moves, { rules, before }) =>
    moves.filter((move) => !readMove(rules, before.position, move).ok).map((move) => `${move} is illegal`),
  illegal: (moves, { rules, before }) =>
    moves.filter((move) => readMove(rules, before.position, move).ok).map((move) => `${move} is legal`),
  only: (moves, { rules, before: { position } }) =>
    differs(
      'only',
      inOrder(listMoves(rules, position).map((move) => rules.spell(position, move))),
      inOrder(moves),
    ),
  reach: (steps, { rules, diagram, shown }) => {
    const beginning = steps.split(' ').filter(Boolean);
    const refused = beginning.filter(
      (step, index) => !rules.next(shown.position, beginning.slice(0, index)).steps.includes(step),
    );
    if (refused.length > 0) return [`${refused[0]} cannot be chosen`];
    const reached = rules.next(shown.position, beginning).steps;
    return differs('reach', inOrder(reached), inOrder((diagram.marks?.legal ?? '').split(' ')));
  },
  mayEnd: (mayEnd, { rules, diagram, shown }) =>
    differs(
      'mayEnd',
      rules.next(shown.position, (diagram.says.reach ?? '').split(' ').filter(Boolean)).mayEnd,
      mayEnd,
    ),
  toMove: (letter, { rules, shown }) => differs('toMove', rules.seats[shown.toMove ?? -1]?.letter, letter),
  crosses: (_, { rules, diagram: { marks = {}, says } }) => {
    const cellsOf = (text = '') => text.split(' ').map((cell) => known(rules, cell));
    const isBeside = (one: BoardCell, other: BoardCell) =>
      Math.hypot(one.x - other.x, one.y - other.y) < BESIDE;
    const from = known(rules, says.reach ?? '');
    const crossed = cellsOf(marks.legal).map((to) =>
      rules.board.cells.filter((cell) => isBeside(cell, from) && isBeside(cell, to)),
    );
    const wrong = crossed.filter(({ length }) => length !== 1).map(() => 'a step crosses no single cell');
    const found = new Set(crossed.flat().map(({ cell }) => cell));
    return [...wrong, ...differs('crosses', inOrder([...found]), inOrder(marks.path?.split(' ') ?? []))];
  },
  stands: (cells, { rules, shown }) => {
    const now = symbols(rules.pieces(shown.position));
    return differs(
      'stands',
      Object.fromEntries(Object.keys(cells).map((cell) => [cell, now.get(cell) ?? ''])),
      cells,
    );
  },
  changes: (changes, facts) => differs('changes', changesIn(facts), sorted(changes)),
  ends: ({ reason, points }, { after: { outcome } }) =>
    differs('ends', outcome && { reason: outcome.reason, points: outcome.points }, { reason, points }),
  goesOn: (_, { after: { outcome } }) => (outcome ? [`ends: ${outcome.reason}`] : []),
  notices: (codes, { rules, shown: { position, outcome } }) => {
    const notices = outcome ? rules.endNotices?.(position, outcome) : rules.notices?.(position);
    return missing(codes, notices);
  },
  tells: (codes, { rules, diagram: { moves = [] }, before, after }) => {
    const { position } = replay(rules, moves.slice(0, -1), before);
    return missing(codes, rules.turnNotices?.(position, after, 'move'));
  },
  scores: (scores, { rules, after: { position } }) => {
    const counts = rules.scores(position).flatMap(({ code, seat = -1, count }) => {
      const name = `${code} ${rules.seats[seat]?.letter}`;
      return name in scores ? [[name, count] as const] : [];
    });
    return differs('scores', sorted(Object.fromEntries(counts)), sorted(scores));
  },
};

export function untrueClaims(rules: AnyRules, diagram: Diagram): readonly string[] {
  const before = beginningOf(rules, diagram);
  const after = replay(rules, diagram.moves ?? [], before);
  const facts = { rules, diagram, before, after, shown: diagram.isBefore ? before : after };
  return Object.entries(diagram.says).flatMap(([claim, said]) =>
    (CHECKS[claim as keyof DiagramClaims] as Check<unknown>)(said, facts),
  );
}
