/**
 * The current board, for deciding on an answer. An old link may be quoted in a forwarded letter, so of a
 * private game it shows only what its own letter showed.
 */
import { viewFrom } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { drawPly } from '../../game/show/drawnPosition.ts';
import { BoardView } from './boardView.tsx';

export interface NewestBoardFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
  /** The ply the reader's link was made for. */
  readonly ply: number;
  /** The seat from which the board is seen. */
  readonly seat: Seat;
}

export const NewestBoard = ({ words, rules, snapshot, ply, seat }: NewestBoardFacts) => {
  const { turns, options, isPrivate } = snapshot;
  const shown = isPrivate ? Math.min(ply, turns.length) : turns.length;
  const { standing, pieces, marks, arrows, alt } = drawPly(words, rules, options, turns, shown);
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
