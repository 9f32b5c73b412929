/** The players' notes to each other, on their game's page. */
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { noteText, writerAt } from '../../game/show/noteText.ts';
import { nameOf } from './gameWords.ts';

/** Renders nothing when there are none. */
export const Notes = ({ words, snapshot }: { readonly words: Words; readonly snapshot: GameSnapshot }) => {
  const text = words.pages.game.notes;
  if (snapshot.notes.length === 0) return null;
  return (
    <>
      <h3>{text.title}</h3>
      <ul class="notes">
        {snapshot.notes.map(({ seat, account, ply, text: written }) => (
          <li>
            {nameOf(words, writerAt(snapshot.seats[seat], account))}{' '}
            <span class="hint">{ply === 0 ? text.beforeFirstMove : text.afterMove(ply)}</span>:{' '}
            {noteText(words, written)}
          </li>
        ))}
      </ul>
    </>
  );
};
