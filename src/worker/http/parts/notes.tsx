/** The notes that players wrote to each other, on the page of their game. */

import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { nameOf } from './gameWords.ts';

/** Nothing when there are none. */
export const Notes = ({ snapshot }: { snapshot: GameSnapshot }) =>
  snapshot.notes.length === 0 ? null : (
    <>
      <h2>Notes to each other</h2>
      <ul class="notes">
        {snapshot.notes.map(({ seat, ply, text }) => (
          <li>
            {nameOf(snapshot.seats[seat])}{' '}
            <span class="hint">{ply === 0 ? 'before the first move' : `after move ${ply}`}</span>: {text}
          </li>
        ))}
      </ul>
    </>
  );
