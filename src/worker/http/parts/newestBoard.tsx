/**
 * The current board, for deciding on an answer. An old link may be quoted in a forwarded letter, so of a
 * private game it shows only what its own letter showed.
 */
import { viewFrom } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { drawPly, type Known } from '../../game/show/drawnPosition.ts';
import type { FoundGame } from '../games.ts';
import { BoardView } from './boardView.tsx';
import { standingsFor } from './standings.ts';

export interface NewestBoardFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
  /** The ply the reader's link was made for. */
  readonly ply: number;
  /** The seat from which the board is seen. */
  readonly seat: Seat;
  /** By `newestFor`. */
  readonly known: Known;
}

/** The ply that a link made for `ply` shows. */
const shownPly = ({ isPrivate, turns }: GameSnapshot, ply: number): number =>
  isPrivate ? Math.min(ply, turns.length) : turns.length;

/** What the board needs to know, for a link made for `ply`. */
export const newestFor = (env: Env, found: FoundGame, ply: number): Promise<Known> =>
  standingsFor(env, found, shownPly(found.snapshot, ply));

export const NewestBoard = ({ words, rules, snapshot, ply, seat, known }: NewestBoardFacts) => {
  const { turns, options } = snapshot;
  const shown = shownPly(snapshot, ply);
  const { standing, pieces, marks, arrows, alt } = drawPly(words, rules, options, turns, shown, {}, known);
  return (
    <BoardView
      words={words}
      rules={rules}
      pieces={pieces}
      marks={marks}
      arrows={arrows}
      view={viewFrom(rules, standing.position, seat)}
      alt={alt}
    />
  );
};
