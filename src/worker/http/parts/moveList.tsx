/** Every turn of a game, each linked to the position after it. */
import { describeTurn } from '../../../render/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot, Turn } from '../../game/model/snapshot.ts';

export interface MoveListFacts {
  readonly words: Words;
  readonly snapshot: GameSnapshot;
  /** The page of the newest position. */
  readonly path: string;
  /** The position on the page: after this many turns. */
  readonly ply: number;
}

/** Whether a turn is too long for a narrow column. */
const isLong = ({ move }: Turn): boolean => (move?.length ?? 0) > 9;

export const MoveList = ({ words, snapshot, path, ply }: MoveListFacts) =>
  snapshot.turns.length === 0 ? (
    <p class="hint">{words.pages.game.noMoves}</p>
  ) : (
    <ol id="moves" class={snapshot.turns.some(isLong) ? 'moves wide' : 'moves'} data-part="moves">
      {snapshot.turns.map((turn, index) => (
        <li>
          <a href={`${path}/${index + 1}`} aria-current={index + 1 === ply ? 'true' : undefined}>
            <span class="number">{index + 1}.</span> {snapshot.seats[turn.seat]?.side.letter}{' '}
            {describeTurn(words, turn)}
          </a>
        </li>
      ))}
    </ol>
  );
