/**
 * What a move did, in counts that any game has: derived from the pieces, scores, notices and result before
 * and after it, so that no game repeats its rules here.
 */
import type { AnyRules, Outcome, Piece, Played, Score, Seat } from '../rules/index.ts';

export interface Deeds {
  readonly mover: Seat;
  /** Pieces of others, or of nobody, that left the board. */
  readonly taken: number;
  /** Pieces of others that changed sides where they stood. */
  readonly turned: number;
  /** By kind: how many more of them the mover has, where one kind became another. */
  readonly made: Readonly<Record<string, number>>;
  /** The same for the pieces of others that are still theirs. */
  readonly lowered: Readonly<Record<string, number>>;
  readonly outcome: Outcome | undefined;
  /** The codes of what is said of the turn, and of the position after it. */
  readonly notices: ReadonlySet<string>;
  /** The mover's pieces afterwards, and its scores. */
  readonly own: readonly Piece[];
  readonly scores: readonly Score[];
}

type Counts = Readonly<Record<string, number>>;

const countBy = (rules: AnyRules, pieces: readonly Piece[]): Counts =>
  Object.fromEntries(rules.kinds.map((kind) => [kind, pieces.filter((each) => each.kind === kind).length]));

/** The kinds of which there are more than before, if any other kind is less. */
function changed(before: Counts, after: Counts, added: number): Counts {
  const more = Object.entries(after).map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const);
  const hasLess = more.some(([, count]) => count < 0);
  return hasLess ? Object.fromEntries(more.filter(([, count]) => count > 0 && count > added)) : {};
}

export function deedsOf(rules: AnyRules, position: unknown, { steps, standing }: Played<unknown>): Deeds {
  const mover = rules.toMove(position);
  const army = rules.factions ? rules.factionOf?.(standing.position, mover) : mover;
  const [before, after] = [rules.pieces(position), rules.pieces(standing.position)];
  const isOwn = ({ seat }: Piece) => seat === army;
  const [own, others] = [after.filter(isOwn), after.filter((piece) => !isOwn(piece))];
  const [ownBefore, othersBefore] = [before.filter(isOwn), before.filter((piece) => !isOwn(piece))];
  // Only in games whose turns cannot be listed do stones come to the board: one with each cell.
  const placed = rules.unlistable ? steps.filter((step) => !rules.words.includes(step)).length : 0;
  const turned = Math.max(0, own.length - ownBefore.length - placed);
  const said = [
    ...(rules.turnNotices?.(position, standing, 'move') ?? []),
    ...(standing.outcome ? [] : (rules.notices?.(standing.position) ?? [])),
  ];
  return {
    mover,
    taken: Math.max(0, othersBefore.length - others.length - turned),
    turned,
    made: changed(countBy(rules, ownBefore), countBy(rules, own), turned),
    lowered: changed(countBy(rules, othersBefore), countBy(rules, others), 0),
    outcome: standing.outcome,
    notices: new Set(said.map(({ code }) => code)),
    own,
    scores: rules.scores(standing.position).filter(({ seat }) => seat === mover),
  };
}
