/**
 * A position as people see it: the board at a ply, or with a move drawn in that has not been played. Pages,
 * pictures and letters all draw through here, so that they agree.
 */
import {
  type Arrow,
  altText,
  type Changes,
  changesBetween,
  type Mark,
  type Scene,
  type Size,
  sceneOf,
  standingMarks,
  textBoard,
  type View,
} from '../../../render/index.ts';
import type { AnyRules, Options, Piece, Played, Standing } from '../../../rules/index.ts';
import { readMove } from '../../../rules/index.ts';
import type { BoardWords } from '../../../words/index.ts';
import { afterTurn, standingAfter, standingsOf } from '../evolve/turns.ts';
import type { Turn } from '../model/snapshot.ts';

export interface DrawnPosition {
  readonly standing: Standing<unknown>;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  readonly scene: Scene;
  readonly text: string;
  readonly alt: string;
}

/** For whom a position is drawn. */
export interface Onlooker {
  /** The army whose side of the board is nearest. */
  readonly view?: View;
  /** The ply from which on turns are news: all of them are marked, not only the last. */
  readonly since?: number;
  readonly size?: Size;
}

const NO_CHANGES: Changes = { marks: [], arrows: [] };

/** How the board stood after so many turns. */
export type Known = (ply: number) => Standing<unknown>;

export const playedAgain =
  (rules: AnyRules, options: Options, turns: readonly Turn[]): Known =>
  (ply) =>
    standingAfter(rules, options, turns.slice(0, ply));

/**
 * The board after the first `ply` turns, with the last of them marked, or all since a ply. `known`: left out
 * where the turns have to be played again.
 */
export function drawPly(
  words: BoardWords,
  rules: AnyRules,
  options: Options,
  turns: readonly Turn[],
  ply: number,
  onlooker: Onlooker = {},
  known: Known = playedAgain(rules, options, turns),
): DrawnPosition {
  const { since = ply - 1 } = onlooker;
  const shown = turns.slice(0, ply);
  const last = shown.at(-1);
  if (!last) return drawn(words, rules, rules.start(options), NO_CHANGES, onlooker);
  const before = known(ply - 1);
  const after = last.backTo === undefined ? afterTurn(rules, before, last) : known(ply);
  const newest = changesOf(rules, before.position, after, last);
  const older = since < ply - 1 ? olderChanges(rules, shown, since, after, known) : NO_CHANGES;
  const changes = {
    marks: [...older.marks, ...newest.marks],
    arrows: [...newest.arrows, ...older.arrows],
  };
  return drawn(words, rules, after, changes, onlooker);
}

/** What the turns from a ply on did before the last one, as far as it still shows on the board. */
function olderChanges(
  rules: AnyRules,
  turns: readonly Turn[],
  since: number,
  now: Standing<unknown>,
  known: Known,
): Changes {
  // A turn taken back shows nothing any more, and neither does what came before it.
  const from = Math.max(0, since, turns.findLastIndex(({ backTo }) => backTo !== undefined) + 1);
  const occupied = new Set(rules.pieces(now.position).map(({ cell }) => cell));
  const found: Changes[] = [];
  let standing = known(from);
  for (const turn of turns.slice(from, -1)) {
    const next = afterTurn(rules, standing, turn);
    found.push(changesOf(rules, standing.position, next, turn));
    standing = next;
  }
  return {
    marks: found.flatMap(({ marks }) =>
      marks.filter(({ kind, cell }) => kind === 'captured' && !occupied.has(cell)),
    ),
    arrows: found.toReversed().flatMap(({ arrows }) => arrows.map((arrow) => ({ ...arrow, isOlder: true }))),
  };
}

/** The pictures of all positions in order, from the start to the newest. */
export function* scenesOf(
  rules: AnyRules,
  options: Options,
  turns: readonly Turn[],
  view?: View,
): Generator<Scene> {
  let before: Standing<unknown> | undefined;
  let ply = 0;
  for (const standing of standingsOf(rules, options, turns)) {
    const turn = turns[ply - 1];
    const changes = before && turn ? changesOf(rules, before.position, standing, turn) : NO_CHANGES;
    yield drawScene(rules, standing, changes, { view }).scene;
    before = standing;
    ply++;
  }
}

/** The board with a legal move drawn in. */
export function drawMove(
  words: BoardWords,
  rules: AnyRules,
  position: unknown,
  { standing, steps }: Played<unknown>,
  view?: View,
): DrawnPosition {
  return drawn(words, rules, standing, changesBetween(rules, position, standing.position, steps), { view });
}

function changesOf(rules: AnyRules, before: unknown, after: Standing<unknown>, { move }: Turn): Changes {
  const steps = move === undefined ? [] : stepsOf(rules, before, move);
  return changesBetween(rules, before, after.position, steps);
}

function stepsOf(rules: AnyRules, position: unknown, move: string): readonly string[] {
  const played = readMove(rules, position, move);
  return played.ok ? played.value.steps : [];
}

function drawScene(rules: AnyRules, standing: Standing<unknown>, changes: Changes, { view, size }: Onlooker) {
  const pieces = rules.pieces(standing.position);
  const marks = [...changes.marks, ...standingMarks(rules, standing)];
  const { arrows } = changes;
  return { pieces, marks, arrows, scene: sceneOf(rules, pieces, { marks, arrows, view, size }) };
}

function drawn(
  words: BoardWords,
  rules: AnyRules,
  standing: Standing<unknown>,
  changes: Changes,
  onlooker: Onlooker,
): DrawnPosition {
  const drawing = drawScene(rules, standing, changes, onlooker);
  const { pieces, marks } = drawing;
  return {
    standing,
    ...drawing,
    text: textBoard(words, rules, pieces, marks, onlooker.view),
    alt: altText(words, rules, pieces, marks, standing.toMove),
  };
}
