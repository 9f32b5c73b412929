/** The board between plates of its sides, where nobody in particular plays. */
import type { Child } from 'hono/jsx';
import { viewFrom } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { DrawnPosition } from '../../game/show/drawnPosition.ts';
import { BoardView } from './boardView.tsx';
import { SidePlates } from './plates.tsx';

export interface FreeBoardFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly drawn: DrawnPosition;
  /** The seat the board is seen from. */
  readonly side: Seat;
  /** What stands below. */
  readonly children: Child;
}

export const FreeBoardView = ({ words, rules, drawn, side, children }: FreeBoardFacts) => {
  const { standing, pieces, marks, arrows, alt } = drawn;
  const { position } = standing;
  const plates = { words, rules, side, position, toMove: standing.toMove };
  return (
    <div class="table">
      <SidePlates {...plates} edge="far" />
      <BoardView
        words={words}
        rules={rules}
        pieces={pieces}
        marks={marks}
        arrows={arrows}
        view={viewFrom(rules, position, side)}
        alt={alt}
      />
      <SidePlates {...plates} edge="near" />
      {children}
    </div>
  );
};
