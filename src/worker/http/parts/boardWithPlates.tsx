/** The board between the plates of its players. */
import type { Child } from 'hono/jsx';
import { viewFrom } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { Zone } from '../../clock/zone.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import type { DrawnPosition } from '../../game/show/drawnPosition.ts';
import { BoardView } from './boardView.tsx';
import { Plates } from './plates.tsx';

export interface BoardWithPlatesFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
  readonly drawn: DrawnPosition;
  /** The seat the board is seen from. */
  readonly side: Seat;
  /** The newest position of the game, which says who plays which army. */
  readonly position: unknown;
  readonly zone: Zone;
  readonly now: number;
  /** What stands below. */
  readonly children: Child;
}

export const BoardWithPlates = ({ drawn, children, ...facts }: BoardWithPlatesFacts) => {
  const { words, rules, snapshot } = facts;
  const { standing, pieces, marks, arrows, alt } = drawn;
  const view = viewFrom(rules, facts.position, facts.side);
  const toMove = snapshot.phase === 'playing' && !standing.outcome ? standing.toMove : undefined;
  return (
    <div class="table">
      <Plates {...facts} edge="far" shown={standing.position} toMove={toMove} />
      <BoardView
        words={words}
        rules={rules}
        pieces={pieces}
        marks={marks}
        arrows={arrows}
        view={view}
        alt={alt}
      />
      <Plates {...facts} edge="near" shown={standing.position} toMove={toMove} />
      {children}
    </div>
  );
};
