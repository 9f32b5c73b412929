/** The link from a game's page to its reader's plan. The same whether there is one or not. */
import type { Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';

export interface PlanLinkFacts {
  readonly words: Words;
  readonly snapshot: GameSnapshot;
  /** The reader's seat. */
  readonly seat: Seat;
  readonly path: string;
}

export const PlanLink = ({ words, snapshot, seat, path }: PlanLinkFacts) =>
  snapshot.phase === 'playing' && snapshot.playing.includes(seat) ? (
    <p>
      <a href={path}>{words.pages.plan[snapshot.toMove === seat ? 'linkKept' : 'link']}</a>
    </p>
  ) : null;
