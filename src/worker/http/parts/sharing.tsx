/** On a game's page: how to share the game, and what can be downloaded. */

import type { Seat } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import type { FoundGame } from '../games.ts';
import { addressesOf } from './addresses.ts';

export interface SharingFacts {
  readonly words: Words;
  readonly settings: Settings;
  readonly found: FoundGame;
  readonly ply: number;
  /** The reader's seat; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** Whether the reader is the host, who may renew the watch link. */
  readonly isHost: boolean;
}

export const Sharing = ({ words, settings, found, ply, seat, isHost }: SharingFacts) => {
  const text = words.pages.sharing;
  const { rules, snapshot } = found;
  const { position, embedded, ...files } = addressesOf(settings, found, ply, seat);
  const frame = `<iframe src="${embedded}" width="480" height="600" title="${gameWords(words, rules).name}" frameborder="0"></iframe>`;
  return (
    <div class="sharing">
      <div class="field">
        <label for="share-link">{text.link}</label>
        <input id="share-link" type="text" readonly value={position} />
        {snapshot.isPrivate ? <p class="hint">{text.private}</p> : null}
      </div>
      {snapshot.isPrivate && isHost ? (
        <form method="post" action={`/g/${snapshot.id}/watch-link`} class="field">
          <input type="hidden" name="edition" value={String(snapshot.watchEdition)} />
          <button type="submit" class="plain">
            {text.newLink}
          </button>
          <p class="hint">{text.aboutNewLink}</p>
        </form>
      ) : null}
      <div class="field">
        <label for="share-frame">{text.frame}</label>
        <input id="share-frame" type="text" readonly value={frame} />
      </div>
      <p class="hint">
        <a href={files.picture}>{text.picture}</a> · <a href={files.animation}>{text.animation}</a> ·{' '}
        <a href={files.feed}>{text.feed}</a> · <a href={files.text}>{text.text}</a> ·{' '}
        {snapshot.outcome ? <a href={files.record}>{text.record}</a> : null}
        {snapshot.outcome ? ' · ' : ''}
        <a href={files.log}>{text.log}</a>
        {text.which}
        <a href="/verify">{text.provesItself}</a>
      </p>
    </div>
  );
};
