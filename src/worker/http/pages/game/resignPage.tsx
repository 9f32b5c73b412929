/** The page that asks whether a player resigns. */
import type { Words } from '../../../../words/index.ts';
import type { PageFacts } from '../../layout.tsx';
import { sideNameOf, titleOf } from '../../parts/gameWords.ts';
import { NewestBoard } from '../../parts/newestBoard.tsx';
import type { PlayLink } from './gameLinks.ts';

/** `nonce`: so that a doubled click asks once. */
export function resignPage(
  words: Words,
  { rules, snapshot, seat, token }: PlayLink,
  nonce: string,
): PageFacts {
  const text = words.pages.play.resign;
  const title = titleOf(words, rules, snapshot);
  return {
    title: text.title(title),
    children: (
      <>
        <h1>{title}</h1>
        <p>
          {text.question(sideNameOf(words, rules, snapshot.seats[seat]))}{' '}
          {rules.resignsByConsent ? text.byConsent : text.isFinal}
        </p>
        <form method="post" action={`/play/${token}/resign`} class="card">
          <input type="hidden" name="nonce" value={nonce} />
          <div class="row">
            <button type="submit">{text.yes}</button>
            <a href={`/g/${snapshot.id}`}>{text.no}</a>
          </div>
        </form>
        <NewestBoard words={words} rules={rules} snapshot={snapshot} />
      </>
    ),
  };
}
