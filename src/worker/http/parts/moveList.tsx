/** Every turn of a game, each linked to the position after it. */
import { html, raw } from 'hono/html';
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

/** Written as text: as elements, these would be three quarters of all that a long game's page consists of. */
const itemOf = ({ words, snapshot, path, ply }: MoveListFacts, turn: Turn, number: number) =>
  html`<li><a href="${path}/${number}"${number === ply ? CURRENT : ''}><span class="number">${number}.</span> ${
    snapshot.seats[turn.seat]?.side.letter
  } ${describeTurn(words, turn)}</a></li>`;

const CURRENT = raw(' aria-current="true"');

export const MoveList = (facts: MoveListFacts) => {
  const { words, snapshot } = facts;
  return snapshot.turns.length === 0 ? (
    <p class="hint">{words.pages.game.noMoves}</p>
  ) : (
    <ol id="moves" class={snapshot.turns.some(isLong) ? 'moves wide' : 'moves'} data-part="moves">
      {snapshot.turns.map((turn, index) => itemOf(facts, turn, index + 1))}
    </ol>
  );
};
