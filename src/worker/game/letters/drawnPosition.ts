/**
 * A position as people see it: the board at a ply, or with a move drawn in that is not played yet. Pages,
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
import type { AnyGame, Options, Piece, Played, Standing } from '../../../rules/index.ts';
import { readMove } from '../../../rules/index.ts';
import { afterTurn, standingAfter, standingsOf } from '../evolve/turns.ts';
import type { Turn } from '../model/answers.ts';

export interface DrawnPosition {
  readonly standing: Standing<unknown>;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly scene: Scene;
  readonly text: string;
  readonly alt: string;
}

/** The board after the first `ply` turns, the last of them marked. */
export function drawPly(game: AnyGame, options: Options, turns: readonly Turn[], ply: number): DrawnPosition {
  const last = turns[ply - 1];
  if (!last) return drawn(game, game.start(options), []);
  const before = standingAfter(game, options, turns.slice(0, ply - 1));
  const after =
    last.backTo === undefined
      ? afterTurn(game, before, last)
      : standingAfter(game, options, turns.slice(0, last.backTo));
  return drawn(game, after, changesOf(game, before.position, after, last));
}

/** The pictures of all positions in order, from the start to the newest. */
export function* scenesOf(game: AnyGame, options: Options, turns: readonly Turn[]): Generator<Scene> {
  let before: Standing<unknown> | undefined;
  let ply = 0;
  for (const standing of standingsOf(game, options, turns)) {
    const turn = turns[ply - 1];
    const changes = before && turn ? changesOf(game, before.position, standing, turn) : [];
    yield drawScene(game, standing, changes).scene;
    before = standing;
    ply++;
  }
}

/** The board with a legal move drawn in. */
export function drawMove(game: AnyGame, position: unknown, move: Played<unknown>): DrawnPosition {
  const after = move.standing;
  return drawn(game, after, marksBetween(game.pieces(position), game.pieces(after.position), move.steps));
}

function changesOf(
  game: AnyGame,
  before: unknown,
  after: Standing<unknown>,
  { move }: Turn,
): readonly Mark[] {
  const steps = move === undefined ? [] : stepsOf(game, before, move);
  return marksBetween(game.pieces(before), game.pieces(after.position), steps);
}

function stepsOf(game: AnyGame, position: unknown, move: string): readonly string[] {
  const played = readMove(game, position, move);
  return played.ok ? played.value.steps : [];
}

function drawScene(game: AnyGame, standing: Standing<unknown>, changes: readonly Mark[]) {
  const pieces = game.pieces(standing.position);
  const notices = standing.outcome ? [] : (game.notices?.(standing.position) ?? []);
  const marks = [...changes, ...checkMarks(game, pieces, notices)];
  return { pieces, marks, scene: sceneOf(game, pieces, marks) };
}

function drawn(game: AnyGame, standing: Standing<unknown>, changes: readonly Mark[]): DrawnPosition {
  const drawing = drawScene(game, standing, changes);
  const { pieces, marks } = drawing;
  return {
    standing,
    ...drawing,
    text: textBoard(game, pieces, marks),
    alt: altText(game, pieces, marks, standing.toMove),
  };
}
