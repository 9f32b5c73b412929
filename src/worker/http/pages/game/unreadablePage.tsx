/** The page of a game that cannot be read: who plays, and a link to the raw log. */
import type { Words } from '../../../../words/index.ts';
import type { PageFacts } from '../../layout.tsx';
import { nameOf } from '../../parts/gameWords.ts';
import { gameNameOf } from '../../parts/listedGame.ts';
import type { UnreadableGame } from '../../unreadable.ts';

export function unreadablePage(words: Words, { listed }: UnreadableGame): PageFacts {
  const names = listed.seats.map((player) => nameOf(words, player));
  const title = words.pages.standing.title(gameNameOf(words, listed.rulesId), names);
  return {
    title,
    children: (
      <>
        <h1>{title}</h1>
        <p class="problem" role="alert">
          {words.pages.game.readOnly.nothing}{' '}
          <a href={`/api/games/${listed.id}/log`}>{words.pages.game.readOnly.log}</a>
        </p>
        <p>{words.pages.game.readOnly.known(listed.ply)}</p>
      </>
    ),
  };
}
