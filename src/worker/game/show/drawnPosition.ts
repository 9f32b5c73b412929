/**
 * A position as people see it: the board at a ply, or with a move drawn in that has not been played. Pages,
 * pictures and letters all draw through here, so that they agree.
 */
import {
  altText,
  checkMarks,
  type Mark,
  marksBetween,
  type Scene,
  sceneOf,
  textBoard,
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
  readonly scene: Scene;
  readonly text: string;
  readonly alt: string;
}

/** The board after the first `ply` turns, with the last of them marked. */
export function drawPly(
  words: BoardWords,
  rules: AnyRules,
  options: Options,
  turns: readonly Turn[],
  ply: number,
): DrawnPosition {
  const last = turns[ply - 1];
  if (!last) return drawn(words, rules, rules.start(options), []);
  const before = standingAfter(rules, options, turns.slice(0, ply - 1));
  const after =
    last.backTo === undefined
      ? afterTurn(rules, before, last)
      : standingAfter(rules, options, turns.slice(0, last.backTo));
  return drawn(words, rules, after, changesOf(rules, before.position, after, last));
}

/** The pictures of all positions in order, from the start to the newest. */
export function* scenesOf(
  words: BoardWords,
  rules: AnyRules,
  options: Options,
  turns: readonly Turn[],
): Generator<Scene> {
  let before: Standing<unknown> | undefined;
  let ply = 0;
  for (const standing of standingsOf(rules, options, turns)) {
    const turn = turns[ply - 1];
    const changes = before && turn ? changesOf(rules, before.position, standing, turn) : [];
    yield drawScene(words, rules, standing, changes).scene;
    before = standing;
    ply++;
  }
}

/** The board with a legal move drawn in. */
export function drawMove(
  words: BoardWords,
  rules: AnyRules,
  position: unknown,
  move: Played<unknown>,
): DrawnPosition {
  const after = move.standing;
  return drawn(
    words,
    rules,
    after,
    marksBetween(rules.pieces(position), rules.pieces(after.position), move.steps),
  );
}

function changesOf(
  rules: AnyRules,
  before: unknown,
  after: Standing<unknown>,
  { move }: Turn,
): readonly Mark[] {
  const steps = move === undefined ? [] : stepsOf(rules, before, move);
  return marksBetween(rules.pieces(before), rules.pieces(after.position), steps);
}

function stepsOf(rules: AnyRules, position: unknown, move: string): readonly string[] {
  const played = readMove(rules, position, move);
  return played.ok ? played.value.steps : [];
}

function drawScene(
  words: BoardWords,
  rules: AnyRules,
  standing: Standing<unknown>,
  changes: readonly Mark[],
) {
  const pieces = rules.pieces(standing.position);
  const notices = standing.outcome ? [] : (rules.notices?.(standing.position) ?? []);
  const marks = [...changes, ...checkMarks(rules, pieces, notices)];
  return { pieces, marks, scene: sceneOf(words, rules, pieces, marks) };
}

function drawn(
  words: BoardWords,
  rules: AnyRules,
  standing: Standing<unknown>,
  changes: readonly Mark[],
): DrawnPosition {
  const drawing = drawScene(words, rules, standing, changes);
  const { pieces, marks } = drawing;
  return {
    standing,
    ...drawing,
    text: textBoard(words, rules, pieces, marks),
    alt: altText(words, rules, pieces, marks, standing.toMove),
  };
}
