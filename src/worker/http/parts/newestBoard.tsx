/** The board as it stands, to decide by. */
import type { AnyRules } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { drawPly } from '../../game/show/drawnPosition.ts';
import { BoardView } from './boardView.tsx';

export interface NewestBoardFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
}

export const NewestBoard = ({ words, rules, snapshot: { turns, options } }: NewestBoardFacts) => {
  const { pieces, marks, alt } = drawPly(words, rules, options, turns, turns.length);
  return <BoardView words={words} rules={rules} pieces={pieces} marks={marks} alt={alt} />;
};
