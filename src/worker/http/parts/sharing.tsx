/** On a game's page: how to pass it on, and what one can take away of it. */

import { gameWords, type Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import type { FoundGame } from '../games.ts';
import { addressesOf } from './addresses.ts';

export interface SharingFacts {
  readonly words: Words;
  readonly settings: Settings;
  readonly found: FoundGame;
  readonly ply: number;
  /** Whether the reader made the game, and so may renew its watch link. */
  readonly isMaker: boolean;
}

export const Sharing = ({ words, settings, found, ply, isMaker }: SharingFacts) => {
  const { rules, snapshot } = found;
  const { position, picture, film, feed, text, record, log, embedded } = addressesOf(settings, found, ply);
  const frame = `<iframe src="${embedded}" width="480" height="600" title="${gameWords(words, rules).name}" frameborder="0"></iframe>`;
  return (
    <details class="sharing" open={snapshot.isPrivate && snapshot.phase === 'inviting'}>
      <summary>Share and export</summary>
      <div class="field">
        <label for="share-link">Link to this position</label>
        <input id="share-link" type="text" readonly value={position} />
        {snapshot.isPrivate ? (
          <p class="hint">The game is private: its players see it, and whoever has this link.</p>
        ) : null}
      </div>
      {snapshot.isPrivate && isMaker ? (
        <form method="post" action={`/g/${snapshot.id}/watch-link`} class="field">
          <input type="hidden" name="edition" value={String(snapshot.watchEdition)} />
          <button type="submit" class="plain">
            Make a new link
          </button>
          <p class="hint">Every older link is worthless from then on.</p>
        </form>
      ) : null}
      <div class="field">
        <label for="share-frame">Board for another page</label>
        <input id="share-frame" type="text" readonly value={frame} />
      </div>
      <p class="hint">
        <a href={picture}>Picture</a> · <a href={film}>Animated GIF</a> · <a href={feed}>Feed of moves</a> ·{' '}
        <a href={text}>Text</a> · {snapshot.outcome ? <a href={record}>Record (JSON)</a> : null}
        {snapshot.outcome ? ' · ' : ''}
        <a href={log}>Log</a>, which <a href="/verify">proves itself</a>
      </p>
    </details>
  );
};
